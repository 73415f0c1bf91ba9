import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { workFileLabel } from '@phuong/exercises/session'

/** Of the key and, after it, the nonce, in bytes; each seal has a key of its own. */
const keyLength = 32
const nonceLength = 12

/**
 * Seals bytes for the server that has the public key `to` (hex), bound to a text that is not hidden (D28). It does without
 * crypto.subtle, which a school's own network over plain http does not have.
 * @param secret 32 random bytes, for this seal alone
 * @throws for a key that is none
 */
export const seal = (
  plain: Uint8Array,
  { to, binding }: { to: string; binding: string },
  secret: Uint8Array = x25519.utils.randomSecretKey(),
): { from: string; sealed: Uint8Array } => {
  const receiver = hexToBytes(to)
  const from = x25519.getPublicKey(secret)
  const shared = x25519.getSharedSecret(secret, receiver)
  const info = concatBytes(utf8ToBytes(workFileLabel), from, receiver)
  const made = hkdf(sha256, shared, undefined, info, keyLength + nonceLength)
  const cipher = chacha20poly1305(made.subarray(0, keyLength), made.subarray(keyLength), utf8ToBytes(binding))
  return { from: bytesToHex(from), sealed: cipher.encrypt(plain) }
}
