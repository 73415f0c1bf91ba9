import { hasRightOption, newDropDownText } from '../grade.ts'

/** An option as the editor shows it: without its asterisk, which says that it is right (B-243, B-244). */
export type Option = { readonly text: string; readonly right: boolean }

const asterisks = /^\*+|\*+$/g

/** The options in the text of a zone, empty ones too while they are typed; a new zone has two empty ones (B-175). */
export const readOptions = (text: string): readonly Option[] =>
  text === newDropDownText
    ? [
        { text: '', right: false },
        { text: '', right: false },
      ]
    : text.split('|').map((written) => {
        const option = written.replace(asterisks, '')
        return { text: option, right: option !== written }
      })

/** The text that stores some options; two that are empty are those of a new zone, which is not finished. */
export const writeOptions = (options: readonly Option[]): string =>
  options.length === 2 && options.every(({ text }) => text === '')
    ? newDropDownText
    : options.map(({ text, right }) => (right ? `*${text}` : text)).join('|')

/** What stands in a list on the worksheet of its author: its right option, or the stored text while there is none. */
export const shownOption = (text: string): string =>
  hasRightOption(text) ? (readOptions(text).find(({ right }) => right)?.text ?? text) : text
