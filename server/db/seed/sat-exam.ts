import { randomUUID } from 'node:crypto'
import { isLate } from '@phuong/domain/scoring/attempts'
import { deadlineOf } from '@phuong/exercises/session'
import { newId } from '../../src/chance.ts'
import { markSitting } from '../../src/services/sittings/marking.ts'
import type { Paper } from '../../src/services/sittings/material.ts'
import { paperAnswers } from './answers.ts'
import type { Pupil } from './classes.ts'
import type { GivenWork, HandedIn } from './handed-in.ts'
import { minuteMs } from './moments.ts'
import { linesOf, type Sitting } from './sittings.ts'

/** How an exam was sat. */
export type Sat = {
  readonly finishedAt: Date
  readonly minutes: number
  /** the numbers of the questions that went wrong, from 1 */
  readonly wrong: readonly number[]
  readonly attempt: number
  /** when a later attempt set the record of this one aside (C-374), null where none did */
  readonly supersededAt: Date | null
}

/** What one pupil made of a unit exam: a sitting that was handed in, and the record of it. */
export const satExam = (
  work: GivenWork,
  pupil: Pupil,
  { paperId, paper }: { paperId: number; paper: Paper },
  { finishedAt, minutes, wrong, attempt, supersededAt }: Sat,
): { sitting: Sitting; handedIn: HandedIn } => {
  const startedAt = new Date(finishedAt.getTime() - minutes * minuteMs)
  const lines = linesOf(paperAnswers(paper, wrong), 'submit', [startedAt, finishedAt])
  const outcome = markSitting({ paper }, { kind: 'unit', attempt, revision: 1 }, lines)
  const { count, hash, correct, total, answered, Score, Star } = outcome
  const late = isLate(finishedAt, work.dueAt)
  const deadline = deadlineOf('unit', startedAt.getTime())
  const sitting: Sitting = {
    id: randomUUID(),
    kind: 'unit',
    user_id: pupil.id,
    assignment_id: work.id,
    worksheet_id: null,
    paper_id: paperId,
    attempt,
    state: 'finished',
    started_at: startedAt,
    deadline_at: deadline === null ? null : new Date(deadline),
    finished_at: finishedAt,
    finish_key: randomUUID(),
    receipt: { count, hash, correct, total, Score, Star, late },
    lines,
  }
  const row = {
    id: newId(finishedAt),
    assignment_id: work.id,
    student_id: pupil.id,
    sitting_id: sitting.id,
    attempt,
    json_data: outcome.jsonData,
    results: outcome.results,
    score: Score,
    auto_score: Score,
    star: Star,
    comment: '',
    late,
    submitted_at: finishedAt,
    superseded_at: supersededAt,
    total_question: total,
    total_answer: answered,
    passed_question: correct,
  }
  return { sitting, handedIn: { work, pupil, finishedAt, remark: undefined, row } }
}
