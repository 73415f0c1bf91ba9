import { JOIN_PATH } from '@phuong/domain/opening/join-path'
import { returnParameter } from './return-parameter.ts'

/** Whether an address is the link of a class, a page that wants nobody to sign in before it is read. */
export const isClassLink = (path: string | null): path is string => path?.startsWith(JOIN_PATH) === true

/**
 * What a visitor's ways to sign in and to register carry behind their paths, so that they come back: to the link of a class
 * that is open, else to where the address says already; empty for neither. Whether it is followed is judged where it is read.
 */
export const wayBackFrom = ({ pathname, search }: { pathname: string; search: string }): string => {
  const back = isClassLink(pathname) ? pathname : new URLSearchParams(search).get(returnParameter)
  return back === null ? '' : `?${new URLSearchParams({ [returnParameter]: back })}`
}
