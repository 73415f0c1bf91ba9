import type { ContestAnswer } from '@phuong/exercises/session'
import type { LoadedQuestion } from '../../../widgets/exercise/question.ts'

/** How one exercise went; `right` of `total` are its parts, such as the gaps of a sentence. */
export type ExerciseMark = {
  /** of the exercise, from 1 */
  readonly number: number
  readonly state: 'right' | 'wrong' | 'unanswered'
  readonly right: number
  readonly total: number
}

/** What a contest came to: the exercises that are marked, in their order, and how many of them are right. */
export type ContestScore = { readonly right: number; readonly marks: readonly ExerciseMark[] }

/** Marks a contest by the keys of its exercises, which lie in this browser alone (C-520); what is never marked is left out (D56). */
export const contestScore = (questions: readonly LoadedQuestion[], answers: readonly ContestAnswer[]): ContestScore => {
  const given = new Map(answers.map(({ id, response }) => [id, response]))
  const marks = questions.flatMap(({ id, marked, whole, type: { rules } }, at): ExerciseMark[] => {
    if (!marked) return []
    const answered = given.has(id)
    const verdict = rules.grade(whole, answered ? given.get(id) : rules.emptyResponse(rules.toPublic(whole)))
    const state = !answered ? 'unanswered' : verdict.correct ? 'right' : 'wrong'
    return [{ number: at + 1, state, right: answered ? verdict.right : 0, total: verdict.total }]
  })
  return { right: marks.filter(({ state }) => state === 'right').length, marks }
}
