import * as z from 'zod/mini'
import type { QuestionRules } from './contract.ts'
import { printedNumbers } from './questions/listen-and-number/printed.ts'
import { printedLetters as lettersOfMatching } from './questions/matching/printed.ts'
import { printedLetters as lettersOfMatchingTwoColumn } from './questions/matching-two-column/printed.ts'
import { printedWords } from './questions/puzzle-words/printed.ts'
import { type Bullet, bulletSign, labelOf, letterOf } from './shared/labels.ts'
import { inShownOrder } from './shared/shuffle.ts'

const option = z.object({ id: z.string(), isCorrect: z.boolean() })
/** A question whose options paper shows with a label each (C-412, C-607), and how one of them is picked. */
const oneList = z.object({
  id: z.string(),
  answers: z.array(option),
  settings: z.object({ answers: z.object({ bulletType: z.enum(['character', 'number', 'special', 'none']) }) }),
})
const pickedOne = z.object({ picked: z.string() })
const pickedSeveral = z.object({ picked: z.array(z.string()) })
/** A question whose sub-questions have options with a letter each. */
const manyLists = z.object({ id: z.string(), parts: z.array(z.object({ id: z.string(), options: z.array(option) })) })
/** A sentence of which one part is marked; each part has a letter behind it. */
const parts = z.object({
  key: z.array(z.string()),
  pieces: z.array(z.object({ kind: z.string(), id: z.optional(z.string()) })),
})
/** A question that holds others (C-390); a type is null where a child is only shown. */
const combined = z.object({ children: z.array(z.object({ type: z.nullable(z.string()), whole: z.unknown() })) })

type Option = z.infer<typeof option>

/** Types whose answer is named by its places on paper: its numbers, letters, clues. The question is one of the type. */
const bySheet: Readonly<Record<string, (question: never) => string>> = {
  ListenAndNumber: printedNumbers,
  Matching: lettersOfMatching,
  MatchingTwoColumn: lettersOfMatchingTwoColumn,
  PuzzleWords: printedWords,
}

/** The right options with their labels, in the one order that paper shows to everybody (C-437). */
const rightOf = (options: readonly Option[], seed: string, bullet: Bullet): { id: string; label: string }[] =>
  inShownOrder(options, seed).flatMap(({ id, isCorrect }, index) =>
    isCorrect ? [{ id, label: labelOf(bullet, index) }] : [],
  )

const named = (label: string, words: string): string => {
  if (label === '' || label === bulletSign) return words
  return words === '' ? label : `${label}. ${words}`
}

/**
 * The answer of a question in one line, as the list of answers under a printed exam says it (C-604): what has a letter
 * or a number on paper by that (C-607), everything else as its type says it.
 * @param load gives the rules of a type that stands inside the question
 */
export const printedAnswer = async (
  rules: QuestionRules,
  question: unknown,
  load: (type: string) => Promise<QuestionRules | undefined>,
): Promise<string> => {
  const inside = combined.safeParse(question)
  if (inside.success) {
    const said = await Promise.all(
      inside.data.children.map(async ({ type, whole }, index) => {
        const own = type === null ? undefined : await load(type)
        return own === undefined ? [] : [`(${index + 1}) ${await printedAnswer(own, whole, load)}`]
      }),
    )
    return said.flat().join('; ')
  }
  const onSheet = bySheet[rules.code]
  if (onSheet) return onSheet(question as never)
  const shown = rules.toPublic(question)
  const right = rules.correctResponse(question)
  const list = oneList.safeParse(question)
  const several = pickedSeveral.safeParse(right).success
  if (list.success && (several || pickedOne.safeParse(right).success)) {
    const { id: seed, answers, settings } = list.data
    return rightOf(answers, seed, settings.answers.bulletType)
      .map(({ id, label }) => named(label, rules.summarise(shown, { picked: several ? [id] : id })))
      .join('; ')
  }
  const lists = manyLists.safeParse(question)
  if (lists.success) {
    const { id: seed, parts } = lists.data
    return parts
      .map((part, index) => {
        const labels = rightOf(part.options, `${seed} ${part.id}`, 'character').map(({ label }) => label)
        return `${parts.length > 1 ? `${index + 1}. ` : ''}${labels.join(', ')}`
      })
      .join('; ')
  }
  const sentence = parts.safeParse(question)
  if (sentence.success) {
    const { key, pieces } = sentence.data
    return pieces
      .filter(({ kind }) => kind === 'part')
      .flatMap(({ id = '' }, index) =>
        key.includes(id) ? [named(letterOf(index), rules.summarise(shown, { picked: id }))] : [],
      )
      .join('; ')
  }
  return rules.summarise(shown, right)
}
