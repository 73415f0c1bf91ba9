import { cleanText } from '../names/clean.ts'

/** How many tags a paper has at most, and how many letters one has. */
export const MAX_TAGS = 20
export const MAX_TAG_LETTERS = 60

const TOO_MANY_TAGS = `Tối đa ${MAX_TAGS} nhãn`
const LONG_TAG = `Mỗi nhãn có từ 1 đến ${MAX_TAG_LETTERS} chữ`

/** Tags as they are stored: NFC, without blanks at their ends, each once, in their order; empty ones are left out. */
export const cleanTags = (tags: readonly string[]): string[] => [...new Set(tags.map(cleanText))].filter(Boolean)

/** What a form says about the tags of a paper, null when it takes them. */
export const checkTags = (tags: readonly string[]): string | null => {
  const clean = cleanTags(tags)
  if (clean.length > MAX_TAGS) return TOO_MANY_TAGS
  return clean.every((tag) => [...tag].length <= MAX_TAG_LETTERS) ? null : LONG_TAG
}
