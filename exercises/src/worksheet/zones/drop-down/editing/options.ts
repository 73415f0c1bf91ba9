import { cleanText } from '@phuong/domain/names/clean'
import { storedText } from '../../../../shared/listed-texts.ts'
import { type Option, readOptions } from '../options.ts'
import { texts } from './texts.ts'

/** What is stored of an option: an asterisk that would mark it is escaped. */
const storedOption = ({ text, right }: Option): string => {
  const typed = cleanText(text)
  const stored = storedText(text)
  const escaped = typed.startsWith('*') || typed.endsWith('*') ? stored.replaceAll('*', '\\*') : stored
  return right ? `*${escaped}` : escaped
}

/** The text that stores some options, letter for letter, with a bar between them (B-244, H163). */
export const writeOptions = (options: readonly Option[]): string => options.map(storedOption).join('|')

/** What stands in a list on the worksheet of its author: its right option; without one all, or the word for a new list. */
export const shownOption = (text: string): string => {
  const options = readOptions(text).filter((option) => option.text.trim() !== '')
  const answer = options.find(({ right }) => right)
  return (answer?.text ?? options.map((option) => option.text).join('|')) || texts.newList
}
