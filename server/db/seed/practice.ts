import { randomUUID } from 'node:crypto'
import { deadlineOf } from '@phuong/exercises/session'
import { sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'
import { markSitting } from '../../src/services/sittings/marking.ts'
import { materialOf } from '../../src/services/sittings/material.ts'
import { paperAnswers } from './answers.ts'
import type { Copy } from './copying.ts'
import { minuteMs, momentOf } from './moments.ts'
import { insertSittings, linesOf, type Sitting } from './sittings.ts'
import { practice } from './week.ts'

/** Who practised and which papers, where that person has none in the history yet; one statement. */
const readPapers = async (tx: Db): Promise<{ userId: string; paperId: number; code: string }[]> => {
  const { rows } = await sql<{ userId: string; paperId: number; code: string }>`
    select login_names.user_id as "userId", papers.id as "paperId", papers.code
    from papers join login_names on login_names.key = ${practice.pupil}
    where papers.kind = 'olympic' and papers.class_level = 4 and papers.revision = 1
      and papers.code = any(${practice.papers.map(({ code }) => code)})
      and not exists (select from sittings where sittings.user_id = login_names.user_id and sittings.kind = 'olympic')`.execute(
    tx,
  )
  return rows
}

/** Puts the finished practice of week.ts into the history of its pupil. */
export const layOutPractice = async (tx: Db, copy: Copy, now: Date): Promise<void> => {
  const sittings: Sitting[] = []
  for (const { userId, paperId, code } of await readPapers(tx)) {
    const done = practice.papers.find((paper) => paper.code === code)
    const worksheet = await materialOf(tx, { paperId, worksheetId: null, revision: 1 })
    if (done === undefined || !('paper' in worksheet)) continue
    const finishedAt = momentOf(now, done.days, done.time)
    const startedAt = new Date(finishedAt.getTime() - done.minutes * minuteMs)
    const lines = linesOf(paperAnswers(worksheet.paper, done.wrong), 'submit', [startedAt, finishedAt])
    const outcome = markSitting(worksheet, { kind: 'olympic', attempt: 1, revision: 1 }, lines)
    const { count, hash, correct, total, Score, Star } = outcome
    const deadline = deadlineOf('olympic', startedAt.getTime())
    sittings.push({
      id: randomUUID(),
      kind: 'olympic',
      user_id: userId,
      assignment_id: null,
      worksheet_id: null,
      paper_id: paperId,
      attempt: 1,
      state: 'finished',
      started_at: startedAt,
      deadline_at: deadline === null ? null : new Date(deadline),
      finished_at: finishedAt,
      finish_key: randomUUID(),
      receipt: { count, hash, correct, total, Score, Star, late: false },
      lines,
    })
  }
  if (sittings.length > 0) await insertSittings(copy, sittings)
}
