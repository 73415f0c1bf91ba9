import { PASSWORD_MAX_LENGTH } from '@phuong/domain/forms/password'
import { z } from 'zod'
import { noteSignIn, signIn } from '../../services/auth/login.ts'
import { sha1HexOf } from '../../services/auth/passwords.ts'
import { signInByPlatform } from '../../services/auth/platform-login.ts'
import { meSchema } from '../../services/people/profile.ts'
import { defineProcedure } from '../define.ts'

/**
 * Alternate path (C-069 to C-073, C-098, C-100): the typed password goes to the other platform when one is configured;
 * any failure there falls back to the main path with its SHA-1 hex. The typed password is neither stored nor logged.
 */
export const login = defineProcedure({
  name: 'AUTH_Typed_Login',
  kind: 'write',
  evenWithoutRoom: true,
  allow: 'visitors',
  transaction: 'own',
  input: z.object({ email: z.string().min(1).max(320), password: z.string().min(1).max(PASSWORD_MAX_LENGTH) }),
  output: meSchema,
  handle: async (context, { email, password }) => {
    const heard = await noteSignIn(context, email)
    const sha1Hex = sha1HexOf(password)
    const me =
      (await signInByPlatform(context, email, password, sha1Hex)) ?? (await signIn(context, email, sha1Hex, heard))
    return { rows: [me], rowsAffected: 1 }
  },
  path: {
    method: 'POST',
    url: '/login',
    envelope: ([userProfile]) => ({ data: { accessToken: '', refreshToken: '', userProfile } }),
  },
})
