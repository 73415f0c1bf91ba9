import { JOIN_PATH } from '@phuong/domain/opening/join-path'
import { returnParameter } from '@phuong/domain/opening/return-parameter'

/** Whether an address is the link of a class, a page that wants nobody to sign in before it is read. */
export const isClassLink = (path: string | null): path is string => path?.startsWith(JOIN_PATH) === true

/** The link of a class to which an address leads back; null for none. @param search what stands behind the path */
export const classLinkIn = (search: string): string | null => {
  const back = new URLSearchParams(search).get(returnParameter)
  return isClassLink(back) ? back : null
}
