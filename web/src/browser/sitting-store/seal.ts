import type { Sealed } from './area.ts'

/** The random part of each encryption, in bytes; never used twice with one key. */
const ivLength = 12

const keyOf = (queueKey: string): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    Uint8Array.from(atob(queueKey), (letter) => letter.charCodeAt(0)),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  )

/** Whether this page can encrypt at all: plain http in a school's own network cannot. */
export const canSeal = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined

/**
 * Encrypts a value with the key that the server gives its person at each sign-in (`queueKey`, base64), so that nobody else
 * at this device reads it (D26).
 */
export const seal = async (value: unknown, queueKey: string): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const text = new TextEncoder().encode(JSON.stringify(value))
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(queueKey), text) }
}

/** @throws when it is not of this key, or was changed */
export const unseal = async ({ iv, data }: Sealed, queueKey: string): Promise<unknown> => {
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(queueKey), data)
  return JSON.parse(new TextDecoder().decode(text))
}
