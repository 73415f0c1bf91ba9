import { z } from 'zod'
import { diskLevels } from '../../services/storage/disk.ts'
import { readRoom, recordingLevels } from '../../services/storage/room.ts'
import { defineProcedure } from '../define.ts'

const bytes = z.number().min(0)

/**
 * How much room the installation has, for the administrator's home: the disk of its data, and the recordings of its
 * pupils. Figures are bytes; the levels say what is refused now, `low` that it will be soon (docs/decisions/0031-room.md).
 */
export const siteRoom = defineProcedure({
  name: 'SITE_Room_Get',
  kind: 'read',
  allow: ['administrator'],
  input: z.object({}),
  output: z.object({
    disk: z.object({
      free: bytes,
      total: bytes,
      /** what must be free for another file, and for another answer */
      filesNeed: bytes,
      answersNeed: bytes,
      level: z.enum(diskLevels),
    }),
    recordings: z.object({ bytes, limit: bytes, level: z.enum(recordingLevels) }),
  }),
  handle: async ({ db, now, services }) => ({ rows: [await readRoom(db, now, services)] }),
})
