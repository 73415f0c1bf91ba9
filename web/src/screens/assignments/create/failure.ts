import { isCallError, messageOf } from '../../../api/call-error.ts'
import { isSessionGone } from '../../../api/session-gone.ts'
import type { DraftFaults } from './draft.ts'
import { texts } from './texts.ts'

/** What the form says after a class could not be given to. */
export type Refused = {
  title: string
  text: string | null
  /** The worksheet has zones that are not finished: its editor is the way on. */
  unfinished: boolean
  /** Faults by field, as the server found them. */
  fields: DraftFaults
}

/** Fields of the record under the names that the form has for them. */
const fieldNames = {
  title: 'title',
  dueDate: 'dueDate',
  points: 'points',
  classId: 'classIds',
  attachmentId: 'attachmentId',
} as const satisfies Record<string, keyof DraftFaults>

/**
 * The words after a failure (B-126, B-127): what happened, and which classes have the assignment already. Null when the
 * session ended: the shell asks to sign in again in place, and the form stays as it is (D24).
 */
export const refusedBy = (error: unknown, given: readonly string[], left: readonly string[]): Refused | null => {
  if (isSessionGone(error)) return null
  const partly = given.length > 0 ? texts.partly(given.join(', '), left.join(', ')) : null
  const fields: DraftFaults = {}
  if (isCallError(error))
    for (const [name, field] of Object.entries(fieldNames)) {
      const text = error.fields[name]
      if (text !== undefined) fields[field] = text
    }
  if (isCallError(error) && error.code === 'UNFINISHED') {
    // how many there are stands in the fault of the worksheet; here it is beside the way to its editor
    const { attachmentId: zones, ...others } = fields
    const text = [zones && `${zones}.`, partly].filter(Boolean).join(' ')
    return { title: texts.unfinishedTitle, text: text || null, unfinished: true, fields: others }
  }
  return { title: messageOf(error), text: partly, unfinished: false, fields }
}
