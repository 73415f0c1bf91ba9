import { looksVietnamese } from './english-box/telex.ts'

/** The language of given words: questions are English, but some of their words speak to the pupil as the page does. */
export const languageOf = (words: string): 'en' | undefined =>
  words === '' || looksVietnamese(words) ? undefined : 'en'
