import { randomUUID } from 'node:crypto'
import { questionRules } from '@phuong/exercises/rules'
import type { Caller } from '@phuong/server/testing/caller'
import { expect, type Page } from '@playwright/test'
import { olympicExam, type PaperQuestion, paperOf } from '../pages/olympic.ts'
import { callerAs } from './school.ts'

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

/** What the rules of its type hold right, or an empty response. */
const byRules = (question: PaperQuestion, right: boolean): unknown => {
  const rules = questionRules.find(({ code }) => code === question.type)
  const read = rules?.schema.question.safeParse(question)
  if (!rules || !read?.success) throw new Error(`nobody reads a question of ${question.type}`)
  return right ? rules.correctResponse(read.data) : rules.emptyResponse(rules.toPublic(read.data))
}

/**
 * A response as the wire has it (docs/protocol.md 6); a wrong one to a type that the tests have no slip for is left
 * empty.
 */
export const responseTo = (question: PaperQuestion, right: boolean): unknown => {
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
    default:
      return byRules(question, right)
  }
}

type Sat = { classLevel?: number; finish?: boolean }

/** The events that hand in questions of a paper, `marks` of them from `first` on (from 1), as some device sends them. */
const submitting = (paper: readonly PaperQuestion[], marks: readonly boolean[], { first = 1, at }: Submitting) => {
  const device = randomUUID()
  return marks.flatMap((right, step) => {
    const question = paper[first - 1 + step]
    if (!question) return []
    const response = responseTo(question, right)
    return [{ id: randomUUID(), item: question.id, seq: step + 1, kind: 'submit', response, clientAt: at, device }]
  })
}
type Submitting = {
  first?: number
  /** time of the server */
  at: number
}

const append = async (caller: Caller, sittingId: string, events: readonly unknown[]): Promise<void> => {
  if (events.length === 0) return
  const sent = await caller.call('SITTING_Append', { sittingId, events }, 'execute')
  if (sent.status !== 200) throw new Error(`the answers were refused: ${sent.text}`)
}

/** Answers more questions of an open sitting of class 4 from another device, from number `first` on. */
export const answerOn = async (
  caller: Caller,
  { sittingId, code, first }: { sittingId: string; code: string; first: number },
  marks: readonly boolean[],
): Promise<void> => {
  const paper = await paperOf(caller, code)
  await append(caller, sittingId, submitting(paper, marks, { first, at: Date.now() }))
}

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
  await append(caller, sittingId, submitting(paper, marks, { at: serverNow }))
  if (finish) await caller.call('SITTING_Finish', { sittingId, key: randomUUID() }, 'execute')
  return sittingId
}

/** What the server holds of a sitting. */
export const storedSitting = async (caller: Caller, sittingId: string) => {
  const { body } = await caller.call('SITTING_Get', { sittingId }, 'query/first')
  return body.result as {
    state: string
    answers: { item: string; response: unknown }[]
    receipt: unknown
    finishedAt: number
  }
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

/** Opens a paper for a pupil of a test: what a person sees, who calls without a browser, and what is asked. */
export const openPaper = async (page: Page, pupil: string, code: string) => {
  const caller = await callerAs(pupil)
  const paper = await paperOf(caller, code)
  const exam = olympicExam(page)
  await page.goto(exam.path(code))
  await expect(exam.number).toHaveText('Câu 1')
  return { caller, paper, exam }
}
