import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Bank } from '@phuong/content/bank'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { BankExam } from './examinations.ts'

/** The bank as it was written down, and the version that each of its questions has here; they go with the transaction. */
const stagingTables = `
  create temporary table bank_questions (id uuid, type text, grade_code text, content jsonb) on commit drop;
  create temporary table bank_written (at integer, class_level smallint, code text, grade smallint, unit text,
    test smallint) on commit drop;
  create temporary table bank_items (at integer, position smallint, question_id uuid) on commit drop;
  create temporary table bank_papers (at integer, place text, kind text, class_level smallint, code text,
    exam_id integer, title text) on commit drop;
  create temporary table bank_versions (question_id uuid, version integer) on commit drop`

const copy = async (client: pg.ClientBase, table: string, rows: Buffer): Promise<void> =>
  pipeline(Readable.from([rows], { objectMode: false }), client.query(copyFrom(`copy ${table} from stdin`)))

/**
 * Brings the bank beside the tables of the school, by COPY: what it asks, and as papers all olympic ones and those that
 * these examinations ask (C-362). A paper's `place` is what it is known by: class and code, or its examination.
 */
export const stageBank = async (client: pg.ClientBase, bank: Bank, exams: readonly BankExam[]): Promise<void> => {
  const { questions, papers, items } = await bank.sections()
  await client.query(stagingTables)
  await copy(client, 'bank_questions', questions)
  await copy(client, 'bank_written', papers)
  await copy(client, 'bank_items', items)
  await client.query(
    `insert into bank_papers (at, place, kind, class_level, code, title)
     select at, class_level || '/' || code, 'olympic', class_level, code, 'Exam ' || code
     from bank_written where class_level is not null`,
  )
  const { rowCount } = await client.query(
    `insert into bank_papers (at, place, kind, exam_id, title)
     select at, 'exam ' || exam.id, 'unit', exam.id, exam.title
     from bank_written as written join jsonb_to_recordset($1::jsonb)
       as exam (id integer, title text, grade smallint, label text, test smallint)
       on exam.grade = written.grade and exam.label = written.unit and exam.test = written.test`,
    [JSON.stringify(exams)],
  )
  if (rowCount !== exams.length)
    throw new Error(`the bank has ${rowCount} of the ${exams.length} exams that are asked for`)
}
