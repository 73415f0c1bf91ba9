import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { passwordForHash } from '@phuong/domain/forms/password'
import { gate } from '../load/gate.ts'

/** The library's number for argon2id; its enum cannot be imported by code that is only stripped of types. */
const argon2id = 2
/** argon2id with 32 MiB, 2 passes, 1 lane: about 25 ms a hash on the reference machine (docs/trust.md P5). */
const cost = { algorithm: argon2id, memoryCost: 32_768, timeCost: 2, parallelism: 1 } as const
/** Hashes at once: more would only take memory and the thread pool that files and DNS share (P4, H104). */
const maxAtOnce = 2
/** Tries that may wait. */
const maxWaiting = 200

/** SHA-1 hex of a typed password: what browsers send in its place. */
export const sha1HexOf = (typed: string): string => createHash('sha1').update(passwordForHash(typed)).digest('hex')

export type Passwords = {
  /** Stored form of the SHA-1 hex of a password, with a salt of its own. @throws BUSY */
  store(sha1Hex: string): Promise<string>
  /** Whether the SHA-1 hex belongs to the stored form; `null` (no such account) costs the same time (H102). @throws BUSY */
  matches(stored: string | null, sha1Hex: string): Promise<boolean>
  /** As long as the last comparison took, without one: what is refused unseen looks as if it had been compared (H102). */
  pause(): Promise<void>
}

/** All hashing of a server goes through one gate. */
export const createPasswords = (): Passwords => {
  const gated = gate({ atOnce: maxAtOnce, maxWaiting })
  let stranger: Promise<string> | undefined
  let lastMs = 0
  return {
    store: (sha1Hex) => gated(() => hash(sha1Hex, cost)),
    matches: async (stored, sha1Hex) => {
      stranger ??= hash('no account has this password', cost)
      const against = stored ?? (await stranger)
      const startedAt = performance.now()
      const same = await gated(() => verify(against, sha1Hex))
      lastMs = performance.now() - startedAt
      return same && stored !== null
    },
    pause: () => setTimeout(lastMs),
  }
}
