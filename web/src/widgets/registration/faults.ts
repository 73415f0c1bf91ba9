import { faultText, passwordFaults } from '@phuong/domain/texts'
import { type CallErrorCode, isCallError } from '../../api/call-error.ts'
import { registrationTexts } from './texts.ts'

const { taken, takenText, takenByYou } = registrationTexts

/** Refused before it was sent: the server would say the same of the password (D66). */
export class TooCommon extends Error {}

/** Codes in which a registration could not be made, and no field is at fault. */
const spokenFor = new Set<CallErrorCode>(['BUSY', 'NO_SPACE', 'TOO_MANY_REGISTRATIONS', 'TOO_MANY_CHANGES'])

/** What a form says of a registration that failed: title and text (C-142, C-143, C-168, H035). */
export const failureOf = (error: unknown, isTeacher: boolean): { title: string; text?: string } => {
  if (!isCallError(error)) return { title: faultText }
  if (error.code === 'OFFLINE')
    return { title: isTeacher ? registrationTexts.teacherOffline : registrationTexts.offline }
  if (spokenFor.has(error.code)) return { title: error.message }
  return { title: registrationTexts.failed, text: registrationTexts.failedText }
}

/** What is wrong with which field of a pupil's form, where a failure is about one. */
export const studentFaults = (error: unknown): Record<string, string> => {
  if (error instanceof TooCommon) return { Password: passwordFaults.tooCommon }
  if (!isCallError(error)) return {}
  return error.code === 'EMAIL_TAKEN' ? { Email: `${taken}. ${takenText} ${takenByYou}` } : error.fields
}
