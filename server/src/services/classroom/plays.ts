import { refuse } from '@phuong/domain/refusals'
import { sql } from 'kysely'
import { seesSessionsOf } from '../../access/classroom.ts'
import type { SessionUser } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import type { MediaNames } from '../files/media-names.ts'
import { getSitting, type SittingView } from '../sittings/get.ts'
import { materialOf, questionsOf } from '../sittings/material.ts'
import { sessionTables } from './session-works.ts'

type Reader = { user: SessionUser; now: Date; media: () => Promise<MediaNames> }

/** One time that somebody does a work of a session. */
export type PlayNamed = {
  sessionId: string
  assignmentId: string
  personId: string
  /** takeExamTime: the number of the attempt, from 1 */
  attempt: number
  /** null where it is not said */
  asrId: string | null
}

type Play = {
  asrId: string
  /** null while it is not begun */
  sittingId: string | null
  /** the attempt that would be begun next, and how many there may be; null is without limit */
  next: number
  attempts: number | null
  paperId: number | null
  revision: number | null
}

/** @throws FORBIDDEN for all that the caller may not ask for, or that there is not, alike (C-696) */
const findPlay = async (db: Db, { user }: Reader, play: PlayNamed): Promise<Play> => {
  const { sessionId, assignmentId, personId, attempt, asrId } = play
  const { rows } = await sql<Play>`
    select given.id as "asrId", played.id as "sittingId", papers.id as "paperId", papers.revision,
      assignments.attempts, (select coalesce(max(tried.attempt), 0) + 1 from sittings as tried
        where tried.assignment_id = assignments.id and tried.user_id = ${personId}) as next
    from ${sessionTables}
    left join papers on papers.exam_id = examinations.id
    left join sittings as played on played.assignment_id = assignments.id and played.user_id = ${personId}
      and played.attempt = ${attempt}
    where session.id = ${sessionId} and assignments.id = ${assignmentId}
      and (${asrId}::uuid is null or given.id = ${asrId}::uuid) and ${seesSessionsOf(user, personId)}
    order by played.started_at desc limit 1`.execute(db)
  const [row] = rows
  if (row === undefined) throw refuse('FORBIDDEN')
  return row
}

const read = (db: Db, { user, now, media }: Reader, sittingId: string): Promise<SittingView> =>
  getSitting(db, { user, now, media, sittingId })

/**
 * The questions of a work as SITTING_Get tells them of this attempt; of the next one, which is not begun, without their key,
 * whoever asks. See CLASSROOM_Questions_Get. @throws FORBIDDEN
 */
export const readQuestions = async (db: Db, reader: Reader, named: PlayNamed): Promise<Record<string, unknown>[]> => {
  const { sittingId, next, attempts, paperId, revision } = await findPlay(db, reader, named)
  if (sittingId !== null) return (await read(db, reader, sittingId)).questions ?? []
  if (named.attempt !== next || (attempts !== null && next > attempts)) throw refuse('FORBIDDEN')
  if (paperId === null) return []
  const material = await materialOf(db, { paperId, worksheetId: null, revision })
  return 'paper' in material ? questionsOf(material.paper, false, await reader.media()) : []
}

/** What one question came to. */
export type QuestionResult = {
  asrId: string
  /** the question */
  id: string
  takeExamTime: number
  questionTitle: string | null
  questionType: string
  sortOrder: number
  /** 'answered' is what has no verdict, such as what is only said */
  status: 'none' | 'answered' | 'right' | 'wrong'
  response: unknown
  verdict: SittingView['answers'][number]['verdict']
}

const statusOf = (answer: SittingView['answers'][number] | undefined): QuestionResult['status'] => {
  if (answer === undefined) return 'none'
  if (answer.verdict === null || answer.verdict.total === 0) return 'answered'
  return answer.verdict.correct ? 'right' : 'wrong'
}

/**
 * What the questions of one attempt came to, in the order of the paper, as SITTING_Get tells it; see CLASSROOM_Results_Get.
 * @throws FORBIDDEN, also for an attempt that was not begun
 */
export const readResults = async (db: Db, reader: Reader, named: PlayNamed): Promise<QuestionResult[]> => {
  const { sittingId, asrId } = await findPlay(db, reader, named)
  if (sittingId === null) throw refuse('FORBIDDEN')
  const { questions, answers } = await read(db, reader, sittingId)
  return (questions ?? []).map(({ id, type, title }, at) => {
    const answer = answers.find(({ item }) => item === id)
    return {
      asrId,
      id: String(id),
      takeExamTime: named.attempt,
      questionTitle: typeof title === 'string' ? title : null,
      questionType: String(type),
      sortOrder: at + 1,
      status: statusOf(answer),
      response: answer?.response ?? null,
      verdict: answer?.verdict ?? null,
    }
  })
}
