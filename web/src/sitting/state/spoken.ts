import { recordingIn } from '@phuong/exercises/session'
import type { SittingStore } from '../../browser/sitting-store/store.ts'
import { isKeptSound, type KeptSound, packed, soundName, unpacked } from '../sending/sounds.ts'
import type { SittingRow } from './row.ts'
import type { ServiceState } from './shown-state.ts'

export type Spoken = {
  /** Holds what was said until an answer names it; from then on it is kept until it has arrived. @returns its id */
  hold(sound: Blob): string
  /** What was said on this page, as it is kept beside the answer that names it. */
  keptOf(recording: string): Promise<KeptSound | undefined>
  /** What was said, where this browser still has it. */
  soundOf(recording: string): Promise<Blob | null>
}

/** Whether what was said has reached the server, as far as this device knows; what it does not know of has. */
export const hasSent = ({ rows, pending }: Pick<ServiceState, 'rows' | 'pending'>, recording: string): boolean => {
  const names = ({ response }: { readonly response: unknown }) => recordingIn(response) === recording
  const isWaiting = (rows ?? []).some(({ outbox }) =>
    [...outbox.queue, ...outbox.apart].some(({ event }) => names(event)),
  )
  return rows !== null && !isWaiting && ![...pending.values()].flat().some(names)
}

/** What one person has said on this page, and what is kept of it until it has arrived (D51). */
export const makeSpoken = (
  userId: string,
  store: Pick<SittingStore<SittingRow>, 'paper'>,
  newUuid: () => string,
): Spoken => {
  const sounds = new Map<string, { sound: Blob; kept: Promise<KeptSound> }>()
  return {
    hold: (sound) => {
      const recording = newUuid()
      sounds.set(recording, { sound, kept: packed(sound) })
      return recording
    },
    keptOf: async (recording) => sounds.get(recording)?.kept,
    soundOf: async (recording) => {
      const own = sounds.get(recording)
      if (own) return own.sound
      const stored = await store.paper(userId, soundName(recording))
      return isKeptSound(stored) ? unpacked(stored) : null
    },
  }
}
