import { isCallError } from '../../../api/call-error.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { texts } from './texts.ts'

/** What those who keep a class read of a failure; null for none, and for an ended session (D24). */
export const refusalText = (error: unknown): string | null =>
  (isCallError(error) ? texts.refused[error.code] : undefined) ?? formErrorOf(error)
