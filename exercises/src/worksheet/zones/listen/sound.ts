import type { Sound, ZoneContent } from '../contract.ts'

/** The text of a listening zone that has no sound yet (B-176). */
export const newListenText = 'url'

/** What a zone says once a sound was uploaded for it: the address takes the place of 'url' (B-177). */
export const withSound = (audio: Sound): Pick<ZoneContent, 'text' | 'audio'> => ({ text: audio.audioURL, audio })
