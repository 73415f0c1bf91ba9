import type { Locator } from '@playwright/test'
import { type Hands, placeOf, plain } from './hand.ts'
import { pick, pressOn } from './keys.ts'

type Option = {
  readonly id: string
  readonly answer: string
  readonly imageUrl: string
  readonly question: string
}

/** What an option is called: its words, or what its picture shows. */
const nameOf = ({ answer, question }: Option): string =>
  plain(answer === '' || answer.endsWith('.svg') ? question : answer)

/** An option by its name, behind the letter or number that its place gives it. */
const optionIn = (exercise: Locator, kind: 'radio' | 'checkbox', option: Option): Locator => {
  const name = nameOf(option).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return exercise.getByRole(kind, { name: new RegExp(`(?:^|[A-Z0-9•] ?)${name}(?: ?[A-Z0-9•])?$`) })
}

const find = (options: readonly Option[], id: string): Option => options[placeOf(options, id)] as Option

/** One of several options, by the name that stands on it. */
export const oneChoice: Hands = {
  keyboard: (exercise, { answers }, { picked }) => pick(optionIn(exercise, 'radio', find(answers, picked))),
  tap: (exercise, { answers }, { picked }) => optionIn(exercise, 'radio', find(answers, picked)).tap(),
}

type Several = { readonly answers: readonly Option[]; readonly several: boolean }

/** One or several of the options. */
export const multipleChoice: Hands = {
  keyboard: async (exercise, { answers, several }: Several, { picked }) => {
    for (const id of picked as string[])
      if (several) await pressOn(optionIn(exercise, 'checkbox', find(answers, id)), 'Space')
      else await pick(optionIn(exercise, 'radio', find(answers, id)))
  },
  tap: async (exercise, { answers, several }: Several, { picked }) => {
    for (const id of picked as string[])
      await optionIn(exercise, several ? 'checkbox' : 'radio', find(answers, id)).tap()
  },
}

type Part = { readonly id: string; readonly takes: number; readonly options: readonly Option[] }

/** The picked options of each sub-question, with the control that each of them is. */
const picksOf = (exercise: Locator, parts: readonly Part[], picked: Readonly<Record<string, readonly string[]>>) =>
  parts.flatMap(({ id, takes, options }, at) => {
    // the first group is the question with all of its parts
    const group = exercise.getByRole('group').nth(at + 1)
    const kind = takes > 1 ? 'checkbox' : 'radio'
    return (picked[id] ?? []).map(
      (option) => ({ kind, control: optionIn(group, kind, find(options, option)) }) as const,
    )
  })

/** One or several options of each sub-question. */
export const quiz: Hands = {
  keyboard: async (exercise, { parts }, { parts: picked }) => {
    for (const { kind, control } of picksOf(exercise, parts, picked))
      if (kind === 'radio') await pick(control)
      else await pressOn(control, 'Space')
  },
  tap: async (exercise, { parts }, { parts: picked }) => {
    for (const { control } of picksOf(exercise, parts, picked)) await control.tap()
  },
}

/** The radio buttons of the marked statements: the first one of each pair says yes. */
const marksOf = (exercise: Locator, answers: readonly Option[], marks: Readonly<Record<string, boolean>>): Locator[] =>
  answers.flatMap(({ id }, at) =>
    marks[id] === undefined
      ? []
      : [
          exercise
            .getByRole('radiogroup')
            .nth(at)
            .getByRole('radio')
            .nth(marks[id] ? 0 : 1),
        ],
  )

/** True or false for each statement. */
export const tickTf: Hands = {
  keyboard: async (exercise, { answers }, { marks }) => {
    for (const mark of marksOf(exercise, answers, marks)) await pick(mark)
  },
  tap: async (exercise, { answers }, { marks }) => {
    for (const mark of marksOf(exercise, answers, marks)) await mark.tap()
  },
}

type Piece = { readonly kind: string; readonly id: string }

const partOf = (exercise: Locator, pieces: readonly Piece[], id: string): Locator =>
  exercise.getByRole('radio').nth(
    placeOf(
      pieces.filter(({ kind }) => kind === 'part'),
      id,
    ),
  )

/** One of the underlined parts, which stand in the order of the sentence. */
export const underlined: Hands = {
  keyboard: (exercise, { pieces }, { picked }) => pick(partOf(exercise, pieces, picked)),
  tap: (exercise, { pieces }, { picked }) => partOf(exercise, pieces, picked).tap(),
}
