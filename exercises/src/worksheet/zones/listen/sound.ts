import type { Sound, ZoneContent } from '../contract.ts'

/** What version 1 stored where no sound was there yet (B-176). */
const olderNewText = 'url'

export const upgraded = (text: string): string => (text.trim() === olderNewText ? '' : text)

/** The address of the sound in the text of a zone; '' while it has none. */
export const addressIn = (text: string): string => text.trim()

/** Whether an address is one of this site: a page plays no other. */
export const isOfSite = (address: string): boolean => /^\/(?!\/)/.test(address)

/** What a zone says once a sound was uploaded for it (B-177). */
export const withSound = (audio: Sound): Pick<ZoneContent, 'text' | 'audio'> => ({ text: audio.audioURL, audio })

/** What a zone says once an address was written into it: the file that was uploaded before belongs to it no longer. */
export const withAddress = (address: string): Pick<ZoneContent, 'text' | 'audio'> => ({
  text: address,
  audio: null,
})
