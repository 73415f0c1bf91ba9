/** A question that asks nothing: a pupil sees what to choose from, and not what for. */
import { cleanText } from '@phuong/domain/names/clean'
import type { Fault, Fields } from '../contract.ts'
import { plainText } from './markup.ts'
import { words } from './stored.ts'

/** The fields that hold the question itself; its title only says what is to be done. */
const sentences = ['question', 'questionText', 'questionSub'] as const
const media = ['imageUrl', 'audioUrl', 'videoUrl'] as const

const says = (stored: Fields, names: readonly string[]): boolean =>
  names.some((name) => plainText(cleanText(words.parse(stored[name]))) !== '')

/**
 * Of a type whose question is a sentence, a picture, a sound or a film: that it has none of them, and stands under nothing
 * that it could ask about. A title may be the whole question ('Chọn từ khác loại.'); a sentence that is written and blank
 * beside it is one that is missing.
 * @param around the combined question that it stands in; null for none
 */
export const askingFaults = (stored: Fields, around: Fields | null): Fault[] => {
  if (says(stored, [...sentences, ...media])) return []
  if (around !== null && says(around, ['title', 'subTitle', ...sentences, ...media])) return []
  if (!says(stored, ['title', 'subTitle'])) return [{ path: ['question'], code: 'asksNothing' }]
  const blank = sentences.find((name) => typeof stored[name] === 'string')
  return blank === undefined ? [] : [{ path: [blank], code: 'blankSentence' }]
}
