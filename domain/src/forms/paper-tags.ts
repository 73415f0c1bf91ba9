import { cleanText } from '../names/clean.ts'

/** How many tags a paper has at most, and how many letters one has. */
export const MOST_TAGS = 20
export const MOST_TAG_LETTERS = 60

const TOO_MANY_TAGS = `Tối đa ${MOST_TAGS} nhãn`
const LONG_TAG = `Mỗi nhãn có từ 1 đến ${MOST_TAG_LETTERS} chữ`

/** Tags as they are stored: NFC, without blanks at their ends, each once, in their order; empty ones are left out. */
export const cleanTags = (tags: readonly string[]): string[] => [...new Set(tags.map(cleanText))].filter(Boolean)

/** What a form says about the tags of a paper, null when it takes them. */
export const checkTags = (tags: readonly string[]): string | null => {
  const clean = cleanTags(tags)
  if (clean.length > MOST_TAGS) return TOO_MANY_TAGS
  return clean.every((tag) => [...tag].length <= MOST_TAG_LETTERS) ? null : LONG_TAG
}
