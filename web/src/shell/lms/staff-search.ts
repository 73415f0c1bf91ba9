import { useEffect, useState } from 'react'
import { codeOf } from '../../browser/code.ts'

const code = codeOf(() => import('./staff-search/index.ts'))

export type StaffSearch = Awaited<ReturnType<typeof code>>

/** What the search of the top bar has for staff alone; undefined for others, and before its code is here. */
export const useStaffSearch = (isStaff: boolean): StaffSearch | undefined => {
  const [parts, setParts] = useState<StaffSearch>()
  useEffect(() => {
    // without it the entries of the menu are found all the same
    if (isStaff) code().then(setParts, () => {})
  }, [isStaff])
  return parts
}
