import { readStored, writeStored } from './storage.ts'

/** Short soft sounds, made of tones when they are played: no file, and nothing that a browser could block the flow with (C-307). */

type Tone = { readonly hertz: number; readonly at: number; readonly lasts: number }

/** In seconds: three small steps up for what is right, two low tones that fall a little, a fanfare for the end, and a tap. */
const sounds = {
  success: [
    { hertz: 659.26, at: 0, lasts: 0.16 },
    { hertz: 783.99, at: 0.1, lasts: 0.16 },
    { hertz: 1046.5, at: 0.2, lasts: 0.32 },
  ],
  successHigh: [
    { hertz: 659.26, at: 0, lasts: 0.16 },
    { hertz: 880, at: 0.1, lasts: 0.16 },
    { hertz: 1318.51, at: 0.2, lasts: 0.32 },
  ],
  successTurn: [
    { hertz: 659.26, at: 0, lasts: 0.12 },
    { hertz: 987.77, at: 0.1, lasts: 0.12 },
    { hertz: 783.99, at: 0.2, lasts: 0.12 },
    { hertz: 1046.5, at: 0.3, lasts: 0.32 },
  ],
  fail: [
    { hertz: 293.66, at: 0, lasts: 0.2 },
    { hertz: 246.94, at: 0.16, lasts: 0.32 },
  ],
  victory: [
    { hertz: 587.33, at: 0, lasts: 0.16 },
    { hertz: 739.99, at: 0.12, lasts: 0.16 },
    { hertz: 880, at: 0.24, lasts: 0.16 },
    { hertz: 1174.66, at: 0.36, lasts: 0.6 },
  ],
  tick: [{ hertz: 1567.98, at: 0, lasts: 0.05 }],
} as const satisfies Record<string, readonly Tone[]>

const loudness = 0.12
/** How fast a tone comes, in seconds; a sudden one clicks. */
const attack = 0.02

let context: AudioContext | null = null

const play = (audio: AudioContext, { hertz, at, lasts }: Tone): void => {
  const start = audio.currentTime + at
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'sine'
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loudness, start + attack)
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + lasts)
}

/** Plays a sound, unless it is turned off. A browser without sound, or one that blocks it, just stays silent. */
export const playSound = (sound: keyof typeof sounds): void => {
  if (isMuted()) return
  try {
    context ??= new AudioContext()
    const audio = context
    if (audio.state === 'suspended') audio.resume().catch(() => undefined)
    for (const tone of sounds[sound]) play(audio, tone)
  } catch {
    context = null
  }
}

const watchers = new Set<() => void>()
let muted: boolean | null = null

/** The one switch for all sounds that we make. */
export const isMuted = (): boolean => {
  muted ??= readStored('soundOff') ?? false
  return muted
}
export const mute = (off: boolean): void => {
  muted = off
  writeStored('soundOff', off)
  for (const watcher of watchers) watcher()
}
export const watchMuted = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}
