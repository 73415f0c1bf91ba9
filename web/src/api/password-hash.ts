import { sha1 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { passwordForHash } from '@phuong/domain/forms/password'

/** SHA-1 of the password as 40 hex characters (A-440, C-095). In plain JavaScript: a school's http network has no crypto.subtle. */
export const hashOf = (password: string): string => bytesToHex(sha1(utf8ToBytes(passwordForHash(password))))
