import { maxWorkFileMegabytes } from '@phuong/domain/forms/work-file'
import { z } from 'zod'
import { takeWorkFile } from '../../services/work-files/take.ts'
import { defineProcedure } from '../define.ts'

const count = z.int()

/**
 * Takes the file of a pupil's work whose device has no line (D28, R5), for the teacher of the class to which the assignment
 * was given and for an administrator; a manager only looks (D05). Its recordings, answers and hand-in are judged as
 * SITTING_Append and SITTING_Finish would have judged them now. The same file again changes nothing.
 * @throws NOT_FOUND for an assignment of others; BAD_PARAMETERS with the reason in `file`: no file of ours, changed or cut,
 * made for another installation, of another assignment or class, of a sitting that is not here; KEY_REUSED
 */
export const workFilesTake = defineProcedure({
  name: 'CLASSWORK_WorkFiles_Take',
  kind: 'write',
  allow: ['teacher', 'administrator'],
  reserved: true,
  // recordings are stored one by one before the answers that name them
  transaction: 'own',
  input: z.object({
    assignmentId: z.uuid(),
    /** the text of the file */
    file: z.string().max(maxWorkFileMegabytes * 1_048_576),
  }),
  output: z.object({
    sittingId: z.string(),
    studentId: z.string(),
    studentName: z.string(),
    attempt: count,
    /** the answers of the file by what became of them, as the acks of SITTING_Append name it */
    stored: count,
    duplicate: count,
    locked: count,
    late: count,
    refused: count,
    /** none: the pupil has not handed in; before: it was over already; left: another attempt has taken its place */
    handIn: z.enum(['none', 'now', 'before', 'left']),
    /** false where everything was here already */
    changed: z.boolean(),
  }),
  handle: async (context, input) => ({ rows: [await takeWorkFile(context, input)] }),
  path: {
    method: 'POST',
    url: '/api/v1.0/classwork/work-files',
    envelope: (rows) => ({ result: rows[0] ?? null }),
    form: { limits: { megabytes: maxWorkFileMegabytes, files: 1 }, file: 'file' },
  },
})
