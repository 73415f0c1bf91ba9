import { hasAnswer, newWriteText } from '../grade.ts'

/** The ways to write an answer as the editor shows them; a new box has one that is empty (B-171, B-241). */
export const waysOf = (text: string): readonly string[] => (text === newWriteText ? [''] : text.split('|'))

/** The text that stores some ways; one that is empty is that of a new box, which is not finished. */
export const textOf = (ways: readonly string[]): string =>
  ways.length === 1 && ways[0] === '' ? newWriteText : ways.join('|')

/** What stands in a box on the worksheet of its author: its first way, or the stored text while there is none. */
export const shownWay = (text: string): string =>
  hasAnswer(text) ? (text.split('|').find((way) => way.trim() !== '') ?? text) : text
