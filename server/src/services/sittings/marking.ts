import { createHash } from 'node:crypto'
import type { AnswerType } from '@phuong/domain/scoring/answer-types'
import { starOf, storedScoreOf } from '@phuong/domain/scoring/scales'
import { once } from '@phuong/exercises/rules'
import { behaviours } from '@phuong/exercises/session'
import { withoutMedia } from '../files/media-names.ts'
import { canonicalJson } from './canonical-json.ts'
import type { HeldSitting } from './held.ts'
import type { Line } from './lines.ts'
import type { Material, Paper, Worksheet } from './material.ts'

/** What the answers of a sitting come to, from the log and the pinned revision alone (B-235, C-378). */
export type Outcome = {
  count: number
  hash: string
  correct: number
  total: number
  answered: number
  /** in the scale of the answer's Type (B-268); null for practice */
  Score: number | null
  Star: number | null
  /** the record's JsonData (docs/protocol.md 5), and its eight result columns */
  jsonData: unknown
  results: Readonly<Record<string, string>>
}

/** What is asked, without its media: reckoned once for each question that is in memory. */
const withoutItsMedia = once((shown: object) => withoutMedia(shown) as object)

const hashOf = (answers: readonly Line[]): string =>
  createHash('sha256')
    .update(canonicalJson(Object.fromEntries(answers.map(({ item, response }) => [item, response]))))
    .digest('hex')

const paperOutcome = (
  { questions }: Paper,
  answers: readonly Line[],
  record: AnswerType | null,
): Omit<Outcome, 'hash'> => {
  // a question that is only shown counts as unanswered (C-496), one that is not marked does not count (D56)
  const isMarked = (id: string) => questions.get(id)?.item?.marked !== false
  const correct = answers.filter(({ verdict }) => verdict?.correct).length
  const total = [...questions.keys()].filter(isMarked).length
  const percent = total === 0 ? 0 : (correct * 100) / total
  // C-369, C-370: the whole percentage divided by 10
  const mark = Math.round(percent) / 10
  const score = record && storedScoreOf(record, mark)
  const recorded = ({ item, response, verdict }: Line) => {
    const shown = questions.get(item)?.item?.shown
    return {
      ...(typeof shown === 'object' && shown !== null ? withoutItsMedia(shown) : {}),
      type: questions.get(item)?.row.type,
      userData: { answers: response, ...(isMarked(item) && { result: verdict?.correct ?? false }) },
    }
  }
  return {
    count: answers.length,
    correct,
    total,
    answered: answers.filter(({ item }) => isMarked(item)).length,
    Score: score,
    Star: record === null || score === null ? null : starOf(record, score),
    // without its key: whether the pupil sees that is ruled when the sitting is read; practice leaves no record
    jsonData: record === null ? [] : answers.map(recorded),
    results: {},
  }
}

const worksheetOutcome = (
  worksheet: Worksheet,
  answers: readonly Line[],
  { attempt, revision }: Pick<HeldSitting, 'attempt' | 'revision'>,
): Omit<Outcome, 'hash'> => {
  const responses = new Map(answers.map(({ item, response }) => [item, response]))
  const mark = worksheet.mark(responses)
  return {
    count: mark.TotalAnswer,
    correct: mark.PassedQuestion,
    total: mark.TotalQuestion,
    answered: mark.TotalAnswer,
    Score: mark.Score,
    Star: mark.Star,
    jsonData: { version: 1, revision, attempt, answers: Object.fromEntries(responses), results: mark.results },
    results: mark.columns,
  }
}

/** Marks a sitting. `answers` is what counts for each item. Never throws. */
export const markSitting = (
  material: Material,
  sitting: Pick<HeldSitting, 'kind' | 'attempt' | 'revision'>,
  answers: readonly Line[],
): Outcome => ({
  ...('paper' in material
    ? paperOutcome(material.paper, answers, behaviours[sitting.kind].record)
    : worksheetOutcome(material.worksheet, answers, sitting)),
  hash: hashOf(answers),
})
