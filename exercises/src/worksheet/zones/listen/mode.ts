import type { ZoneMode } from '../contract.ts'
import { type ListenReason, type PublicListenZone, publicZoneSchema } from './schema.ts'
import { addressIn, upgraded } from './sound.ts'

/** Sounds to be heard; nothing is answered and nothing marked (B-254). */
export const listen: ZoneMode<PublicListenZone> = {
  grouped: false,
  defaultBox: { width: 120, height: 44 },
  newZones: (place) => [{ ...place, text: '' }],
  upgraded,
  toggled: ({ text }) => text,
  unfinished: {
    per: 'zone',
    reasonAmong:
      () =>
      ({ text }): ListenReason | null =>
        addressIn(text) === '' ? 'no-sound' : null,
  },
  shown: {
    // the name of a sound's file may say what is to be heard
    of: ({ text, audio }) => ({ text, data: { audio: audio && { ...audio, fileName: '' } } }),
    schema: publicZoneSchema,
  },
  answerKind: 'listen',
  resultKey: () => 'listenResult',
  answers: 'never',
}
