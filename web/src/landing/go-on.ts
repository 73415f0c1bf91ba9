import { returnParameter } from '@phuong/domain/opening/return-parameter'
import type { Me } from '../api/auth-state.ts'
import { entryPerson, leaveTo } from '../browser/history.ts'
import { safeProductPath } from '../shell/return-path.ts'

const home = '/lms/home'

/**
 * Where a sign-in leads: back to where the person wanted to go, else home (C-084, H111). The way back to a page that was
 * somebody's is that person's alone (H158).
 */
export const goOn = ({ id }: Me): void => {
  const isOwn = [null, id].includes(entryPerson())
  const wanted = isOwn ? new URLSearchParams(location.search).get(returnParameter) : null
  leaveTo((safeProductPath(wanted) ?? home) as `/${string}`)
}
