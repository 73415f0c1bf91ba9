import type { NamedList } from '@phuong/domain/people/account-lists'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { readSitting } from '../../services/sittings/held.ts'
import { materialOf, scriptsOf } from '../../services/sittings/material.ts'
import { defineProcedure } from '../define.ts'
import { sittingId } from './shapes.ts'

const list: NamedList = 'listening-scripts'

/**
 * What is said in the sounds and clips of an own sitting, by their addresses as the paper without its key has them (D20):
 * for a pupil whose teacher has said that they are not heard. A script is often the answer, so nobody else gets it
 * here, and no other call carries it before a verdict does.
 * @throws FORBIDDEN for everybody else, NOT_FOUND for a sitting that is not the caller's own
 */
export const sittingScripts = defineProcedure({
  name: 'SITTING_Scripts_Get',
  kind: 'read',
  allow: 'authenticated',
  reserved: true,
  input: z.object({ sittingId }),
  output: z.object({ src: z.string(), script: z.string() }),
  handle: async ({ db, user, services }, { sittingId }) => {
    if (!Object.hasOwn(user.lists, list)) throw refuse('FORBIDDEN')
    const { held, view } = await readSitting(db, sittingId, user)
    if (view !== 'own') throw refuse('NOT_FOUND')
    const material = await materialOf(db, held)
    return { rows: 'paper' in material ? scriptsOf(material.paper, await services.media()) : [] }
  },
})
