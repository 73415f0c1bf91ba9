import { randomUUID } from 'node:crypto'
import type { Caller } from '@phuong/server/testing/caller'
import { type PaperQuestion, paperOf } from '../pages/olympic.ts'

const rightPieces = ({ answer = '', option, pieces = [] }: PaperQuestion): string[] => {
  const left = [...pieces]
  return answer.split(option === 'CHARACTER' ? '' : ' ').flatMap((text) =>
    left
      .splice(
        left.findIndex((piece) => piece.text === text),
        1,
      )
      .map(({ id }) => id),
  )
}

/** A response as the wire has it (wire.md 6). */
const responseTo = (question: PaperQuestion, right: boolean) => {
  const { answers } = question
  switch (question.type) {
    case 'OneChoice':
      return { picked: answers.find(({ isCorrect = false }) => isCorrect === right)?.id ?? null }
    case 'FillInTheBlank':
      return { blanks: (answers[0]?.answer ?? '').split('|').map((word) => (right ? word : 'zebra')) }
    case 'Unscramble':
      return { order: right ? rightPieces(question) : [] }
    case 'MatchingTwoColumn': {
      const rights = answers.map(({ rightId }) => rightId)
      return { left: answers.map(({ leftId }) => leftId), right: right ? rights : rights.toReversed() }
    }
  }
}

type Sat = { classLevel?: number; finish?: boolean }

/**
 * Sits a paper without a browser: `marks` says of each question from the first on whether it is answered rightly; those
 * without one stay open.
 * @returns the id of the sitting
 */
export const sit = async (
  caller: Caller,
  code: string,
  marks: readonly boolean[],
  { classLevel = 4, finish = true }: Sat = {},
): Promise<string> => {
  const paper = await paperOf(caller, code, classLevel)
  const asked = { sittingId: randomUUID(), kind: 'olympic', classLevel, examinationCode: code, fresh: true }
  const { body } = await caller.call('SITTING_Start', asked, 'execute')
  const { sittingId, serverNow } = body.result as { sittingId: string; serverNow: number }
  const device = randomUUID()
  const events = marks.flatMap((right, at) => {
    const question = paper[at]
    if (!question) return []
    const response = responseTo(question, right)
    return [{ id: randomUUID(), item: question.id, seq: at + 1, kind: 'submit', response, clientAt: serverNow, device }]
  })
  const sent = events.length > 0 ? await caller.call('SITTING_Append', { sittingId, events }, 'execute') : null
  if (sent && sent.status !== 200) throw new Error(`the answers were refused: ${sent.text}`)
  if (finish) await caller.call('SITTING_Finish', { sittingId, key: randomUUID() }, 'execute')
  return sittingId
}

/** What the server holds of a sitting. */
export const storedSitting = async (caller: Caller, sittingId: string) => {
  const { body } = await caller.call('SITTING_Get', { sittingId }, 'query/first')
  return body.result as { state: string; answers: { item: string; response: unknown }[]; receipt: unknown }
}

/**
 * The newest sitting of a paper by somebody, with what the server holds of it and how many of that paper there are; null
 * before there is one.
 */
export const newestSitting = async (caller: Caller, code: string) => {
  const { body } = await caller.call('SITTING_History', { kind: 'olympic', PageNum: 1, PageSize: 50 })
  const rows = (body.results as { sittingId: string; examinationCode: string }[]).filter(
    ({ examinationCode }) => examinationCode === code,
  )
  const [row] = rows
  return row
    ? { sittingId: row.sittingId, sittings: rows.length, ...(await storedSitting(caller, row.sittingId)) }
    : null
}
