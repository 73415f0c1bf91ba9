import { recordingIn, type SittingEvent } from '@phuong/exercises/session'

/** What was said, as it is kept until it has arrived: as text (base64), so that it is encrypted like the answers (D26). */
export type KeptSound = { readonly type: string; readonly data: string }

export const isKeptSound = (value: unknown): value is KeptSound =>
  typeof value === 'object' && value !== null && 'type' in value && 'data' in value

/** Under this name it is kept beside the papers. */
export const soundName = (recording: string): string => `recording ${recording}`

/** The ids of the recordings that events name (docs/protocol.md 6). */
export const recordingsIn = (events: readonly Pick<SittingEvent, 'response'>[]): string[] =>
  events.flatMap(({ response }) => recordingIn(response) ?? [])

/** Bytes that are made to text at one time: more of them are too many arguments. */
const piece = 32_768

export const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += piece) text += String.fromCharCode(...bytes.subarray(at, at + piece))
  return btoa(text)
}

export const packed = async (sound: Blob): Promise<KeptSound> => ({
  type: sound.type,
  data: base64Of(new Uint8Array(await sound.arrayBuffer())),
})

export const unpacked = ({ type, data }: KeptSound): Blob =>
  new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type })
