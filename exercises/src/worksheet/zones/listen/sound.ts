import type { Sound, ZoneContent } from '../contract.ts'

/** The text of a listening zone that has no sound yet (B-176). */
export const newListenText = 'url'

/** The address of the sound in the text of a zone; '' while it has none. */
export const addressIn = (text: string): string => (text.trim() === newListenText ? '' : text.trim())

/** Whether an address is one of this site: a page plays no other. */
export const isOfSite = (address: string): boolean => /^\/(?!\/)/.test(address)

/** What a zone says once a sound was uploaded for it: the address takes the place of 'url' (B-177). */
export const withSound = (audio: Sound): Pick<ZoneContent, 'text' | 'audio'> => ({ text: audio.audioURL, audio })

/** What a zone says once an address was written into it: the file that was uploaded before belongs to it no longer. */
export const withAddress = (address: string): Pick<ZoneContent, 'text' | 'audio'> => ({
  text: address === '' ? newListenText : address,
  audio: null,
})
