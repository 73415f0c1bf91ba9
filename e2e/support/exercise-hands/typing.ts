import type { Locator } from '@playwright/test'
import type { Hands } from './hand.ts'
import { pick, reach, tapAndType, typeInto } from './keys.ts'

type TextsOf = (question: never, response: never) => readonly string[]

/** Boxes in the order in which they stand; what is to stay empty is passed by. */
const boxes = (textsOf: TextsOf): Hands => ({
  keyboard: async (exercise, question, response) => {
    for (const [at, text] of textsOf(question as never, response as never).entries())
      if (text !== '') await typeInto(exercise.getByRole('textbox').nth(at), text)
  },
  tap: async (exercise, question, response) => {
    for (const [at, text] of textsOf(question as never, response as never).entries())
      if (text !== '') await tapAndType(exercise.getByRole('textbox').nth(at), text)
  },
})

type Blanks = { readonly blanks: readonly string[] }

/** Words and sentences in boxes. */
export const typedBlanks = boxes((_: never, { blanks }: Blanks) => blanks)

type Rows = { readonly rows: readonly { readonly asked: readonly boolean[] }[] }

/** Forms in a table, row by row; what is not asked for has no box. */
export const conjugation = boxes(({ rows }: Rows, { cells }: { readonly cells: readonly (readonly string[])[] }) =>
  rows.flatMap(({ asked }, row) => asked.flatMap((isAsked, form) => (isAsked ? [cells[row]?.[form] ?? ''] : []))),
)

type Items = { readonly items: readonly { readonly id: string }[] }

/** A box below each picture. */
export const lookAndWrite = boxes(({ items }: Items, { texts }: { readonly texts: Readonly<Record<string, string>> }) =>
  items.map(({ id }) => texts[id] ?? ''),
)

type Filling = { readonly display: string; readonly words: readonly string[] }

const bankWord = (exercise: Locator, word: string): Locator =>
  exercise.getByRole('group', { name: 'Chọn từ' }).getByRole('button', { name: new RegExp(`^${word}(?: |$)`) })
const isFromBank = ({ display, words }: Filling, { blanks }: Blanks): boolean =>
  display === 'words' && blanks.every((word) => words.includes(word))
const yesOrNo = (exercise: Locator, at: number, word: string): Locator =>
  exercise.getByRole('radiogroup', { name: `Ô trống ${at + 1}` }).getByRole('radio', { name: word })

/** Boxes between yes and no, or with words: who has a keyboard types them, a finger takes them from the bank where there is one. */
export const fillInTheBlank: Hands = {
  keyboard: async (exercise, question: Filling, response: Blanks) => {
    if (question.display === 'yes-no')
      for (const [at, word] of response.blanks.entries()) await pick(yesOrNo(exercise, at, word))
    else await typedBlanks.keyboard(exercise, question, response)
  },
  tap: async (exercise, question: Filling, response: Blanks) => {
    if (question.display === 'yes-no')
      for (const [at, word] of response.blanks.entries()) await yesOrNo(exercise, at, word).tap()
    else if (isFromBank(question, response)) for (const word of response.blanks) await bankWord(exercise, word).tap()
    else await typedBlanks.tap(exercise, question, response)
  },
}

/** Boxes for one letter each: the keyboard types on, and the focus goes along. */
export const letters: Hands = {
  keyboard: async (exercise, _, { blanks }: Blanks) => {
    await reach(exercise.getByRole('textbox').first())
    for (const letter of blanks) await exercise.page().keyboard.press(letter === '' ? 'ArrowRight' : letter)
  },
  tap: typedBlanks.tap,
}
