import { randomUUID } from 'node:crypto'
import type { Db } from '../src/db/database.ts'
import { type ExampleCall, procedure } from './example-call.ts'
import { choiceOf, paperText } from './paper-files.ts'
import { addPaper } from './papers.ts'

const bank = 'nganhang@phuong.test'

/** A paper of the bank, and the code of one that is not there yet. */
export type PaperFacts = { paperId: number; questionId: string; content: Record<string, unknown>; code: string }

export const readPaperFacts = async (db: Db): Promise<PaperFacts> => {
  const { paperId, questions } = await addPaper(db, { classLevel: 5, code: randomUUID().slice(0, 8) })
  const question = questions.find(({ type }) => type === 'OneChoice')
  if (question === undefined) throw new Error('the paper has no OneChoice')
  return { paperId, questionId: question.id, content: question.content, code: randomUUID().slice(0, 8) }
}

/** What the staff of the bank does with papers. */
export const paperCalls = ({ paperId, questionId, content, code }: PaperFacts): ExampleCall[] => {
  const text = paperText([choiceOf('cat'), choiceOf('dog')], { kind: 'olympic', classLevel: 5, code })
  const edited = { paperId, questionId, text: JSON.stringify({ ...content, title: 'Em chọn từ đúng.' }) }
  const own = (what: string, statements: number) => ({ as: bank, what, statements })
  return [
    procedure('TESTBANK_Papers_List', {}, { as: bank, what: 'all', statements: 2, list: true }),
    procedure(
      'TESTBANK_Papers_List',
      { kind: 'olympic', classLevel: 4, search: 'exam 1' },
      { as: bank, what: 'found', statements: 2, list: true },
    ),
    procedure(
      'TESTBANK_Papers_List',
      { search: 'giữa kì 13' },
      { as: bank, what: 'by title', statements: 2, list: true },
    ),
    procedure('TESTBANK_Papers_Overview', {}, { as: bank, statements: 3, list: true }),
    procedure('TESTBANK_Papers_Get', { id: paperId }, { as: bank, statements: 3 }),
    procedure('TESTBANK_Papers_Check', { text }, own('a new paper', 2)),
    procedure('TESTBANK_Papers_Check', edited, own('a question', 4)),
    procedure('TESTBANK_Papers_Save', { text, revision: 0 }, own('a new paper', 7)),
    procedure('TESTBANK_Papers_Save', { ...edited, revision: 1 }, own('a question', 9)),
    procedure(
      'TESTBANK_Papers_Update',
      { id: paperId, visibility: 'PUBLIC', tags: ['ôn tập'] },
      { as: bank, statements: 6 },
    ),
  ]
}
