import { checkTags, cleanTags } from '@phuong/domain/forms/paper-tags'
import { refuse } from '@phuong/domain/refusals'
import { z } from 'zod'
import { paperStaff } from '../../access/papers.ts'
import { audit } from '../../services/audit/audit.ts'
import { holdQuestions, isPaper, selectPaper } from '../../services/papers/rows.ts'
import { showQuestions, writeHead } from '../../services/papers/store.ts'
import { defineProcedure, seenOf } from '../define.ts'
import { paperOnWire, paperShape } from './shapes.ts'

/**
 * Changes who sees a paper and its tags (D56); what is not named stays. A PRIVATE practice paper is none for pupils; who has
 * begun it goes on, and an exam that was given stays open to the class and to whoever gave it. Its versions stay as they are,
 * its questions follow it.
 * @throws NOT_FOUND for a paper that the caller does not see, FORBIDDEN for one that the caller does not edit (D04)
 * @throws STALE with `newer` where somebody else has changed since what `seen` says
 * @throws BAD_PARAMETERS for more than 20 tags, or one of more than 60 letters
 */
export const papersUpdate = defineProcedure({
  name: 'TESTBANK_Papers_Update',
  kind: 'write',
  allow: paperStaff,
  input: z.object({
    id: z.int().min(1).max(2_147_483_647),
    visibility: z
      .enum(['PUBLIC', 'PRIVATE'])
      .nullish()
      .transform((visibility) => visibility ?? undefined),
    tags: z
      .array(z.string().max(1_000))
      .max(100)
      .nullish()
      .transform((tags) => tags ?? undefined),
    seen: seenOf({ visibility: z.string(), tags: z.array(z.string()) }),
  }),
  output: z.object(paperShape),
  current: async ({ db, user }, { id }) => {
    const paper = await selectPaper(db, user, isPaper(id), true)
    return paper?.edits ? { visibility: paper.visibility, tags: paper.tags } : null
  },
  handle: async (context, { id, visibility, tags }) => {
    const { db, user, now, services } = context
    const paper = await selectPaper(db, user, isPaper(id), true)
    if (!paper?.sees) throw refuse('NOT_FOUND')
    if (!paper.edits) throw refuse('FORBIDDEN')
    const wrong = tags == null ? null : checkTags(tags)
    if (wrong !== null) throw refuse('BAD_PARAMETERS', { fields: { tags: wrong } })
    const next = {
      ...paper,
      visibility: visibility ?? paper.visibility,
      tags: tags == null ? paper.tags : cleanTags(tags),
    }
    const turned = next.visibility !== paper.visibility
    if (turned) await holdQuestions(db, id, [])
    await writeHead(db, next, tags == null ? null : next.tags, now)
    if (turned) await showQuestions(db, id, now)
    await audit(db, context, {
      action: 'paper-updated',
      actorId: user.id,
      subject: String(id),
      details: { visibility: next.visibility, tags: next.tags },
    })
    return { rows: [paperOnWire({ ...next, tags: next.tags.toSorted() }, services.settings.ORGANISATION)] }
  },
})
