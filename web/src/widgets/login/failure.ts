import type { CallError } from '../../api/call-error.ts'
import { loginTexts } from './texts.ts'

/** Whether a failure means that name and password were not accepted; a wait after many tries reads the same (C-101). */
export const isRefused = ({ code }: CallError): boolean => code === 'LOGIN_FAILED' || code === 'TOO_MANY_TRIES'

/** What stands below 'Đăng nhập không thành công' in the form: what to do now. */
export const adviceOn = ({ code, message, retryAfter }: CallError): string => {
  if (code === 'LOGIN_FAILED') return loginTexts.checkAgain
  if (code === 'TOO_MANY_TRIES') return retryAfter === null ? loginTexts.tryLater : loginTexts.tryAfter(retryAfter)
  return code === 'OFFLINE' ? loginTexts.offline : message
}
