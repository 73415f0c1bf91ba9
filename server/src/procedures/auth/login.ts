import { z } from 'zod'
import { passwordHash } from '../../services/auth/hash-parameter.ts'
import { noteSignIn, signIn } from '../../services/auth/login.ts'
import { meSchema } from '../../services/people/profile.ts'
import { defineProcedure } from '../define.ts'

/** Main path of signing in: e-mail or user name, and the SHA-1 hex of the password (C-067, C-068, D60). */
export const usersLogin = defineProcedure({
  name: 'Users_Login',
  kind: 'write',
  evenWithoutRoom: true,
  allow: 'visitors',
  transaction: 'own',
  input: z.object({
    email: z.string().min(1).max(320),
    password: passwordHash,
  }),
  output: meSchema,
  handle: async (context, { email, password }) => {
    const heard = await noteSignIn(context, email)
    return { rows: [await signIn(context, email, password, heard)], rowsAffected: 1 }
  },
})
