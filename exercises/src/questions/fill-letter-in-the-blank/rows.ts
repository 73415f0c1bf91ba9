import { normaliseAnswer } from '../../shared/normalise-answer.ts'
import { altOf } from '../../shared/question.ts'
import { lettersOf, missingPlaces } from './letters.ts'
import type { Question, Row } from './schema.ts'

/** A word with its key: the letters that its boxes take, in every way that agrees with what is shown. */
type KeyedRow = Row & { readonly ways: readonly (readonly string[])[] }

/** The rows of a question: its items that have a word and are not marked wrong (C-403). */
export const keyedRows = ({ id, answers, filterVowels, settings }: Question): KeyedRow[] =>
  answers
    .filter(({ isCorrect, answer }) => isCorrect && lettersOf(answer[0] ?? '').length > 0)
    .map((item, at) => {
      const { answer, question, imageUrl, audioUrl } = item
      const [letters = [], ...others] = answer.map(lettersOf)
      const missing = missingPlaces(letters, {
        seed: `${id} ${at}`,
        count: settings.answers.randomNumbers,
        vowels: filterVowels,
      })
      const cells = letters.map((letter, place) => (missing.has(place) ? null : letter))
      const fitting = others.filter((other) => fits(cells, other))
      const ways = [letters, ...fitting].map((way) => way.filter((_, place) => missing.has(place)))
      return { cells, clue: question, imageUrl, ...altOf(item), audioUrl, ways }
    })

/** C-408: another way to write the word counts where it differs in nothing but what is missing. */
const fits = (cells: readonly (string | null)[], word: readonly string[]): boolean =>
  word.length === cells.length &&
  cells.every((cell, place) => cell === null || normaliseAnswer(cell) === normaliseAnswer(word[place]))
