import type { SittingStore } from '../../browser/sitting-store/store.ts'
import type { SittingRow } from './row.ts'
import { isKeptSound, type KeptSound, packed, soundName, unpacked } from './sounds.ts'

export type Spoken = {
  /** Holds what was said until an answer names it. @returns its id */
  hold(sound: Blob): string
  /** What was said on this page, as it is kept beside the answer that names it. */
  keptOf(recording: string): Promise<KeptSound | undefined>
  /** What was said, where this browser still has it. */
  soundOf(recording: string): Promise<Blob | null>
}

/** What one person has said on this page, and what is kept of it until it has arrived (D51). */
export const makeSpoken = (
  userId: string,
  store: Pick<SittingStore<SittingRow>, 'paper'>,
  newUuid: () => string,
): Spoken => {
  const said = new Map<string, { sound: Blob; kept: Promise<KeptSound> }>()
  return {
    hold: (sound) => {
      const recording = newUuid()
      said.set(recording, { sound, kept: packed(sound) })
      return recording
    },
    keptOf: async (recording) => said.get(recording)?.kept,
    soundOf: async (recording) => {
      const held = said.get(recording)
      if (held) return held.sound
      const kept = await store.paper(userId, soundName(recording))
      return isKeptSound(kept) ? unpacked(kept) : null
    },
  }
}
