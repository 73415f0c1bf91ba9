import { BLANKS, visibleText } from '../names/clean.ts'

/** Longest text that is looked at, in characters: far more than a name with stray blanks needs (H141). */
const TYPED_MAX = 1000

/**
 * The one key by which e-mails and user names are compared and kept unique (D60, A-224, B-715, H062): compatibility
 * normal form (full-width as half-width), lower case, without blanks, control and invisible characters. Anything but a text, and
 * a text that is far too long for a name, gives ''.
 */
export function loginKey(text: unknown): string {
  if (typeof text !== 'string' || text.length > TYPED_MAX) return ''
  let key = visibleText(text)
  // lower case and the normal form can bring forth what the other one changes again: two rounds reach the end
  for (let round = 0; round < 2; round += 1) key = key.normalize('NFKC').toLowerCase().replace(BLANKS, '')
  return key.normalize('NFKC')
}

/** Longest address and longest part before @, in characters (RFC 5321, 4.5.3.1). */
const EMAIL_MAX = 254
const LOCAL_PART_MAX = 64
const DOMAIN_LABEL_MAX = 63

const LOCAL_ATOM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/
const DOMAIN_LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/
/** The final part: 2 or more letters or digits (D40), never digits alone, or a dash in its coded form. */
const FINAL_LABEL = /^(?=.*[a-z])[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/

/**
 * The one e-mail rule for storage: any valid address with a dotted domain; blanks and letter case are ignored (D40, B-713,
 * B-714, C-120, C-122). Judged piece by piece, so that no hostile text takes long (H141).
 */
export function isEmail(text: unknown): boolean {
  const key = loginKey(text)
  if (key.length > EMAIL_MAX) return false
  const at = key.lastIndexOf('@')
  const local = key.slice(0, Math.max(at, 0))
  if (local.length > LOCAL_PART_MAX || !local.split('.').every((atom) => LOCAL_ATOM.test(atom))) return false
  const labels = key.slice(at + 1).split('.')
  return (
    labels.length >= 2 &&
    labels.every((label) => label.length <= DOMAIN_LABEL_MAX && DOMAIN_LABEL.test(label)) &&
    FINAL_LABEL.test(labels[labels.length - 1] ?? '')
  )
}

/** Shortest and longest user name, in characters. */
export const USER_NAME_MIN = 3
export const USER_NAME_MAX = 50

/**
 * Whether a text may be a user name in place of an e-mail (D60): 3 to 50 letters a to z, digits, dots, hyphens and
 * underscores, with a letter or digit at both ends, so that it can never be mistaken for an address.
 */
export function isUserName(text: unknown): boolean {
  const key = loginKey(text)
  return key.length >= USER_NAME_MIN && key.length <= USER_NAME_MAX && /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/.test(key)
}

/** What a person can sign in with: an e-mail, a user name, or neither (null). */
export function loginNameKind(text: unknown): 'email' | 'userName' | null {
  if (isEmail(text)) return 'email'
  return isUserName(text) ? 'userName' : null
}
