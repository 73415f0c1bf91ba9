import { z } from 'zod'
import { meSchema, readProfile } from '../../services/people/profile.ts'
import { defineProcedure } from '../define.ts'

/** Who am I: the signed-in user, or nothing for a visitor (docs/protocol.md 1). */
export const usersMe = defineProcedure({
  name: 'USERS_Me',
  kind: 'read',
  allow: 'visitors',
  input: z.object({}),
  output: meSchema,
  handle: async ({ db, user, services }) => {
    const me = user === null ? null : await readProfile(db, user.id, services.strictLists)
    return { rows: me === null ? [] : [me] }
  },
})
