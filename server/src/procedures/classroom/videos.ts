import { z } from 'zod'
import { readSessionFiles } from '../../services/classroom/files.ts'
import { defineProcedure, namedId } from '../define.ts'
import { listed, nothing, sessionFile } from './shapes.ts'

/**
 * The videos that are attached to a session, by name (C-685, D54), for everybody who belongs to its class (C-696).
 * @throws FORBIDDEN for all others, and for a session that is not there
 */
export const classroomVideos = defineProcedure({
  name: 'CLASSROOM_Videos_Get',
  kind: 'read',
  allow: 'authenticated',
  input: z.object({ sessionId: namedId }),
  output: sessionFile,
  handle: async ({ db, user }, { sessionId }) => ({
    rows: (await readSessionFiles(db, user, sessionId, 'video')).map((file) => ({ ...nothing, ...file })),
  }),
  path: { method: 'GET', url: '/api/GetVideoFiles/:sessionId', envelope: listed },
})
