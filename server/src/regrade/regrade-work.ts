import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { HeldSitting, StoredReceipt } from '../services/sittings/held.ts'
import { readManyAnswers } from '../services/sittings/lines.ts'
import { materialOf } from '../services/sittings/material.ts'
import { type Regraded, regrade } from '../services/sittings/regrade.ts'

type HandedIn = Pick<HeldSitting, 'id' | 'kind' | 'attempt' | 'revision' | 'paperId' | 'worksheetId'> & {
  receipt: StoredReceipt
  workId: string
  work: string
  studentId: string
  pupil: string
  /** the mark that counts, which a teacher may have given */
  score: number | null
}

/** A record of given work whose marks today's rules would change. */
export type Change = Regraded & Pick<HandedIn, 'workId' | 'work' | 'studentId' | 'pupil' | 'attempt' | 'score'>

/** Records that are read at once. */
const together = 200

const readRecords = async (db: Db, after: string): Promise<HandedIn[]> => {
  const { rows } = await sql<HandedIn>`
    select held.id, held.kind, held.attempt, held.pinned_revision as revision, held.paper_id as "paperId",
      held.worksheet_id as "worksheetId", held.receipt, work.id as "workId", work.title as work,
      pupil.id as "studentId", pupil.full_name as pupil, answer.score::float8 as score
    from assignments_answers as answer
    join sittings as held on held.id = answer.sitting_id and held.receipt is not null
    join assignments as work on work.id = answer.assignment_id and work.deleted_at is null
    join users as pupil on pupil.id = answer.student_id and pupil.status <> 'DELETED'
    where answer.superseded_at is null and held.id > ${after}
    order by held.id limit ${together}`.execute(db)
  return rows
}

/**
 * Marks all handed-in work once more and says of which records the marks would change, and for whom, in the order of works
 * and pupils. Nothing is changed (H167).
 */
export const regradeWork = async (db: Db): Promise<{ records: number; changes: Change[] }> => {
  const changes: Change[] = []
  let records = 0
  let rows = await readRecords(db, '00000000-0000-0000-0000-000000000000')
  while (rows.length > 0) {
    const answers = await readManyAnswers(
      db,
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      const change = regrade(await materialOf(db, row), row, answers.get(row.id) ?? [], row.receipt)
      const { workId, work, studentId, pupil, attempt, score } = row
      if (change !== null) changes.push({ workId, work, studentId, pupil, attempt, score, ...change })
    }
    records += rows.length
    rows = await readRecords(db, rows.at(-1)?.id ?? '')
  }
  const place = ({ work, workId, pupil, attempt }: Change) => [work, workId, pupil, attempt].join('\n')
  return { records, changes: changes.sort((a, b) => (place(a) < place(b) ? -1 : 1)) }
}

/** The changes as lines of tab-separated values with a head, for a spreadsheet; ids stay with the names. */
export const linesOf = (changes: readonly Change[]): string[] => [
  [
    'work',
    'work id',
    'pupil',
    'pupil id',
    'attempt',
    'right before',
    'right now',
    'mark before',
    'mark now',
    'counts',
    'questions',
  ].join('\t'),
  ...changes.map(({ work, workId, pupil, studentId, attempt, correct, Score, score, items }) =>
    [
      ...[work, workId, pupil, studentId, attempt, correct.was, correct.is, Score.was, Score.is, score],
      items.map(({ item, is }) => `${item} ${is ? 'right' : 'wrong'}`).join(', '),
    ]
      // a title never has a tab, and what begins as a formula is none
      .map((cell) => String(cell ?? '').replace(/^[=+@]/, "'$&"))
      .join('\t'),
  ),
]
