import type { SittingStore } from '../../browser/sitting-store/store.ts'
import { soundsOf, unsentOf } from '../state/changes.ts'
import { isSittingRow, type SittingRow, waits } from '../state/row.ts'

/** What becomes of the sittings of a person who leaves this browser (D26). */
export type SittingLeaving = {
  /** How many answers and hand-ins have not arrived. */
  unsent(): Promise<number>
  canKeep(): boolean
  /** Encrypts what has not arrived and takes everything plain away. */
  keepSealed(): Promise<void>
  /** Gives back what was sealed. */
  restore(): Promise<void>
  /** Takes everything plain of this person away. */
  clear(): Promise<void>
}

type Parts = {
  userId: string
  /** base64; what is left behind is encrypted with it */
  queueKey: string
  store: Pick<SittingStore<SittingRow>, 'read' | 'paper' | 'canSeal' | 'seal' | 'unseal' | 'clear'>
}

export const makeLeaving = ({ userId, queueKey, store }: Parts): SittingLeaving => ({
  unsent: async () => unsentOf(await store.read(userId)),
  canKeep: store.canSeal,
  keepSealed: async () => {
    const rows = (await store.read(userId)).filter(waits)
    const names = rows.flatMap(soundsOf)
    const sounds = await Promise.all(names.map(async (name) => [name, await store.paper(userId, name)] as const))
    await store.seal(userId, queueKey, rows, Object.fromEntries(sounds))
  },
  restore: () => store.unseal(userId, queueKey, isSittingRow),
  clear: () => store.clear(userId),
})
