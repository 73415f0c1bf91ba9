import type { Db } from '../src/db/database.ts'
import type { Caller } from './caller.ts'
import { speechOf } from './spoken.ts'
import { sendForm, type UploadedFile } from './uploads.ts'

/** A sound as a phone knows it by its first bytes (MP3 with its tag), in so many bytes. */
export const soundOf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('49443304000000000000fffb9064', 'hex'), Buffer.alloc(bytes - 14, 1)])

/** A video (WebM), in so many bytes. */
export const videoOf = speechOf

/** The id of the session of a unit of a class. @throws where the class has no such unit */
export const sessionOf = async (db: Db, classId: string, unit: number, grade = 4): Promise<string> => {
  const { id } = await db
    .selectFrom('class_sessions')
    .where('class_id', '=', classId)
    .where('grade', '=', grade)
    .where('unit', '=', unit)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The fields of an upload into a session. */
export const toSession = (sessionId: string): Record<string, string> => ({
  moduleName: 'PHUONG',
  subModuleName: 'CLASSES',
  entityName: 'Sessions',
  entityId: sessionId,
})

/** Sends files to a session. */
export const attach = async (caller: Caller, sessionId: string, files: Parameters<typeof sendForm>[3]) => {
  const { status, text, body } = await sendForm(caller, 'dynamic/upload-files', toSession(sessionId), files)
  return { status, text, files: (body.files ?? []) as UploadedFile[] }
}
