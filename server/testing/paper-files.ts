import { randomUUID } from 'node:crypto'
import type { Caller } from './caller.ts'
import { sendForm } from './uploads.ts'

/** A question as somebody writes it into a file; ids of its answers are drawn by lot. */
export const choiceOf = (right: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: 'OneChoice',
  title: 'Chọn từ đúng.',
  question: `${right} is right.`,
  answers: [
    { id: randomUUID(), answer: right, isCorrect: true },
    { id: randomUUID(), answer: `not ${right}`, isCorrect: false },
  ],
  ...more,
})

/** The file of a practice paper, one field a line. */
export const paperText = (
  questions: readonly unknown[],
  head: Record<string, unknown> = { kind: 'olympic', classLevel: 5, code: '900' },
): string => JSON.stringify({ ...head, questions }, null, 2)

/** What is told of a text, and what becomes of it. */
export type PaperAnswer = {
  faults: { line: number; column: number; question: number | null; field: string; text: string }[]
  notes: PaperAnswer['faults']
  paper: { id: number; revision: number; title: string; savedBy: string } | null
  plan: {
    changes: boolean
    revised: boolean
    fileVersion: number | null
    head: Record<string, unknown>
    questions: { number: number; before: number | null; state: string; fields: string[]; words: string }[]
    removed: { before: number; words: string }[]
  } | null
  saved?: { id: number; revision: number } | null
}

/** Sends a paper's file as a form, as the screen does. */
export const sendPaper = async (
  caller: Caller,
  door: 'check' | 'save',
  text: string | Buffer,
  fields: Record<string, string> = {},
) => {
  const { status, body } = await sendForm(caller, `test-bank/papers/${door}`, fields, [
    { name: 'de.json', bytes: Buffer.from(text), type: 'application/json' },
  ])
  return { status, code: body.code, fields: body.fields as Record<string, string>, row: body.result as PaperAnswer }
}

/** Stores a paper's file over a revision. @throws when it is not stored */
export const savedPaper = async (
  caller: Caller,
  text: string,
  revision = 0,
): Promise<{ id: number; revision: number }> => {
  const { status, row } = await sendPaper(caller, 'save', text, { revision: String(revision) })
  if (status !== 200 || !row.saved)
    throw new Error(`the paper was not stored: ${status} ${JSON.stringify(row?.faults)}`)
  return row.saved
}

/** A paper with its file, as its staff gets it. */
export const paperFile = async (caller: Caller, id: number) => {
  const { status, body } = await caller.call('TESTBANK_Papers_Get', { id }, 'query/first')
  return { status, row: body.result as { fileName: string; text: string; revision: number; [field: string]: unknown } }
}
