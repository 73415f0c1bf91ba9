import { largestBodyBytes } from '@phuong/domain/body-limits'
import { toWireMoment } from '@phuong/domain/format/dates'
import { z } from 'zod'
import { saveWorksheet } from '../../services/worksheets/save.ts'
import { defineProcedure } from '../define.ts'

/**
 * Saves a worksheet as a new revision (A-363, B-193 to B-196, docs/protocol.md 7), for who may edit it.
 * Revisions are only ever added. `JsonData` is the document or its JSON text, with the revision from which the editor
 * started; a save that was answered but whose answer was lost may be sent again.
 * @throws NOT_FOUND, BAD_PARAMETERS, STALE with `by` (full name) and `at` (DD/MM/YYYY HH:mm) when somebody saved
 * meanwhile
 */
export const attachmentsUpdateJsonData = defineProcedure({
  name: 'SHARE_Attachments_UpdateJsonData',
  kind: 'write',
  allow: ['teacher', 'manager', 'administrator'],
  // as its text every quote of the document takes two bytes
  maxBodyBytes: largestBodyBytes,
  input: z.object({ id: z.uuid(), JsonData: z.union([z.string(), z.record(z.string(), z.unknown())]) }),
  output: z.object({
    id: z.uuid(),
    revision: z.int(),
    /** YYYY-MM-DD HH:mm:ss */
    savedAt: z.string(),
  }),
  handle: async (context, { id, JsonData }) => {
    const { revision, savedAt } = await saveWorksheet(context, id, JsonData)
    return { rows: [{ id, revision, savedAt: toWireMoment(savedAt) ?? '' }] }
  },
})
