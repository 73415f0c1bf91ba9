import { JOIN_PATH } from '@phuong/domain/opening/join-path'
import { pathFits } from '@phuong/domain/opening/path-fits'

/** Any origin will do: what counts is that the address does not leave it. */
const here = 'http://phuong.invalid'

const parsed = (wanted: string): URL | null => {
  try {
    return new URL(wanted, here)
  } catch {
    return null
  }
}

/** Longest return path that is followed, in characters; real ones are far shorter. */
const longest = 500

/** An address that anybody may have written (H111), when it stays on this origin; null for `//host`, `javascript:`, line breaks, back strokes and the like. */
const localAddress = (wanted: string | null): URL | null => {
  if (wanted === null || wanted.length > longest || !/^\/[\w-]/.test(wanted) || /[\\\s\p{C}]|%0[ad]/iu.test(wanted))
    return null
  const address = parsed(wanted)
  return address?.origin === here ? address : null
}

const written = ({ pathname, search, hash }: URL): string => pathname + search + hash

/**
 * Where to go after the login: a path of this product that is in the table, with its query and fragment; null for
 * everything else (H111).
 */
export const safeReturnPath = (wanted: string | null, rows: readonly { path: string }[]): string | null => {
  const address = localAddress(wanted)
  return address && rows.some(({ path }) => pathFits(path, address.pathname)) ? written(address) : null
}

/** What the product's own pages begin with, those that are opened after signing in. */
const ownPaths = ['/lms/', JOIN_PATH]

/**
 * The same for a page that does not carry the table, such as the landing page: any path below /lms and the link of a class,
 * which then shows what it is (H111, B-095).
 */
export const safeProductPath = (wanted: string | null): string | null => {
  const address = localAddress(wanted)
  return address && ownPaths.some((own) => address.pathname.startsWith(own)) ? written(address) : null
}
