import { createHash, randomUUID } from 'node:crypto'
import { link, open, readdir, readFile, rename, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { processIdentity } from './processes.ts'
import { codeOf } from './refusal.ts'

export type Lock = { release(): Promise<void> }
type LockAttempt = { lock: Lock } | { owner: number }

/** A second process has to be refused within 2 s (R18), even when the one that takes over is halted. */
const TAKEOVER_LIMIT_MS = 1_000
const TAKEOVER_POLL_MS = 5

function livingOwner(text: string): number | null {
  try {
    const { pid, identity } = JSON.parse(text)
    return typeof identity === 'string' && processIdentity(Number(pid)) === identity ? Number(pid) : null
  } catch {
    // Empty or torn after a power cut: whoever wrote it no longer runs.
    return null
  }
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o644)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Takes the lock file, or says at once who holds it (R18). A lock whose owner has ended, also when its pid was given to
 * another process since, is taken over. Taking over needs a second lock named after the content of the dead one, so of
 * many who find the same dead lock one wins and nobody removes the winner's.
 */
export async function takeLock(path: string): Promise<LockAttempt> {
  const text = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid), nonce: randomUUID() })
  const draft = `${path}.${randomUUID()}`
  const lock: Lock = {
    async release() {
      if ((await readIfThere(path)) === text) await unlink(path)
    },
  }
  const start = performance.now()
  await writeDurably(draft, text)
  try {
    for (;;) {
      try {
        // A link appears whole or not at all, so no reader ever sees a half-written lock.
        await link(draft, path)
        await sweep(path)
        return { lock }
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error
      }
      const held = await readIfThere(path)
      if (held === null) continue
      const owner = livingOwner(held)
      if (owner !== null) return { owner }

      const attempt = await takeLock(`${path}.${createHash('sha256').update(held).digest('hex').slice(0, 16)}`)
      if ('owner' in attempt) {
        // Who holds the second lock is about to win or to learn that another has won: only then the owner is known.
        if (performance.now() - start > TAKEOVER_LIMIT_MS) return attempt
        await delay(TAKEOVER_POLL_MS)
        continue
      }
      try {
        if ((await readIfThere(path)) === held) {
          await rename(draft, path)
          await sweep(path)
          return { lock }
        }
      } finally {
        await attempt.lock.release()
      }
    }
  } finally {
    await unlink(draft).catch(() => {})
  }
}

/** Removes drafts and second locks that killed processes left beside the lock. */
async function sweep(path: string): Promise<void> {
  const directory = dirname(path)
  for (const name of await readdir(directory)) {
    if (!name.startsWith(`${basename(path)}.`)) continue
    const text = await readIfThere(join(directory, name))
    if (text && livingOwner(text) === null) await unlink(join(directory, name)).catch(() => {})
  }
}
