import { returnParameter } from '@phuong/domain/opening/return-parameter'
import { isClassLink } from './class-link.ts'

/**
 * What a visitor's ways to sign in and to register carry behind their paths, so that they come back: to the link of a class
 * that is open, else to where the address says already; empty for neither. Whether it is followed is judged where it is read.
 */
export const wayBackFrom = ({ pathname, search }: { pathname: string; search: string }): string => {
  const back = isClassLink(pathname) ? pathname : new URLSearchParams(search).get(returnParameter)
  return back === null ? '' : `?${new URLSearchParams({ [returnParameter]: back })}`
}
