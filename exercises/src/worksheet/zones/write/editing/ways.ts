import { storedText } from '../../../../shared/listed-texts.ts'
import { waysOf } from '../grade.ts'
import { texts } from './texts.ts'

/** The text that stores some ways, letter for letter, with a bar between them (B-241, H163). */
export const textOf = (ways: readonly string[]): string => ways.map(storedText).join('|')

/** What stands in a box on the worksheet of its author: its first way, or the word for a new box while there is none. */
export const shownWay = (text: string): string => waysOf(text).find((way) => way.trim() !== '') ?? texts.newBox
