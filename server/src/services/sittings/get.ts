import { rightsOf, shownIn } from '@phuong/domain/scoring/views'
import type { SittingKind, Verdict } from '@phuong/exercises/session'
import {
  type PublicDocument,
  type StoredDocument,
  storedDocument,
  type WorksheetMark,
} from '@phuong/exercises/worksheet'
import { sql } from 'kysely'
import type { Viewer } from '../../access/session-user.ts'
import type { Db } from '../../db/database.ts'
import { shownMark } from '../assignments/assignment-rows.ts'
import type { MediaNames } from '../files/media-names.ts'
import { type Receipt, receiptOf } from './finish.ts'
import { type HeldSitting, readSitting, type StoredReceipt, shownOf, tellsWhy } from './held.ts'
import { type Line, readAnswers, readLate } from './lines.ts'
import { type Material, materialOf, questionsOf, type Why, whyOf } from './material.ts'

/** A mark as it is told: what the pupil does not see yet is null. */
type ToldMark = Omit<WorksheetMark, 'Score' | 'Star' | 'PassedQuestion' | 'results' | 'columns'> & {
  [Field in 'Score' | 'Star' | 'PassedQuestion' | 'results' | 'columns']: WorksheetMark[Field] | null
}

export type SittingView = {
  sittingId: string
  kind: SittingKind
  state: HeldSitting['state']
  attempt: number
  studentId: string
  studentName: string
  startedAt: number
  deadlineAt: number | null
  finishedAt: number | null
  revision: number | null
  classLevel: number | null
  examinationCode: string | null
  assignmentId: string | null
  attachmentId: string | null
  title: string | null
  points: number | null
  answers: (Why & {
    item: string
    response: unknown
    take: number | null
    verdict: Verdict | null
    lateSync: boolean
  })[]
  late: { item: string; response: unknown; clientAt: number; serverAt: number }[]
  receipt: Receipt | null
  rescored: NonNullable<StoredReceipt['rescored']>
  document: PublicDocument | StoredDocument | null
  solutionsShown: boolean
  solutionsFrom: number | null
  questions: Record<string, unknown>[] | null
  mark: ToldMark | null
  score: number | null
  autoScore: number | null
  teacherNote: string | null
  answerId: string | null
  serverNow: number
}

type Details = {
  classLevel: number | null
  code: string | null
  paperTitle: string | null
  answerId: string | null
  score: number | null
  autoScore: number | null
  comment: string | null
}

const readDetails = async (db: Db, sittingId: string): Promise<Details | undefined> => {
  const { rows } =
    await sql<Details>`select papers.class_level as "classLevel", papers.code, papers.title as "paperTitle",
      answer.id as "answerId", answer.score::float8 as score, answer.auto_score::float8 as "autoScore", answer.comment
    from sittings left join papers on papers.id = sittings.paper_id
    left join assignments_answers as answer on answer.sitting_id = sittings.id
    where sittings.id = ${sittingId}`.execute(db)
  return rows[0]
}

/** The colours stay, the score and what is right in each type do not (docs/protocol.md 5 'Attempts'). */
const withoutScore = (mark: WorksheetMark): ToldMark => ({
  ...mark,
  score: null,
  scoreText: '',
  Score: null,
  Star: null,
  PassedQuestion: null,
  results: null,
  columns: null,
})

const markOfWorksheet = (material: Material, answers: readonly Line[], showsScore: boolean): ToldMark | null => {
  if (!('worksheet' in material)) return null
  const mark = material.worksheet.mark(new Map(answers.map(({ item, response }) => [item, response])))
  return showsScore ? mark : withoutScore(mark)
}

/** A sitting with what counts in it, as far as the caller may see it; see SITTING_Get. */
export const getSitting = async (
  db: Db,
  { user, now, media, sittingId }: { user: Viewer; now: Date; media: () => Promise<MediaNames>; sittingId: string },
): Promise<SittingView> => {
  const { held, view } = await readSitting(db, sittingId, user)
  const { answers } = await readAnswers(db, sittingId)
  const late = rightsOf[view].late ? await readLate(db, sittingId) : []
  const details = await readDetails(db, sittingId)
  const material = await materialOf(db, held)

  const toPupil = shownOf(held, now)
  const shown = shownIn(view, toPupil)
  const solutionsShown = shown.solutions
  const { receipt, finishedAt, work } = held
  // while the paper comes without its key, what the acks have told of it stays with the answers
  const why = !solutionsShown && work !== null && tellsWhy({ ...held, ...work }, now)
  const markFrom = (stored: number | null | undefined) =>
    work !== null && shown.score ? shownMark(work.type, stored ?? null, receipt?.total ?? null) : null
  return {
    sittingId: held.id,
    kind: held.kind,
    state: held.state,
    attempt: held.attempt,
    studentId: held.userId,
    studentName: held.userName,
    startedAt: held.startedAt.getTime(),
    deadlineAt: held.deadlineAt?.getTime() ?? null,
    finishedAt: finishedAt?.getTime() ?? null,
    revision: held.revision,
    classLevel: details?.classLevel ?? null,
    examinationCode: details?.code ?? null,
    assignmentId: work?.id ?? null,
    attachmentId: held.worksheetId,
    title: work?.title ?? details?.paperTitle ?? null,
    points: work?.points ?? null,
    answers: answers.map(({ item, response, take, verdict, lateSync }) => ({
      item,
      response,
      take: take ?? null,
      verdict,
      lateSync,
      ...(why && verdict !== null && whyOf(material, item)),
    })),
    late: late.map(({ item, response, clientAt, serverAt }) => ({ item, response, clientAt, serverAt })),
    receipt: receipt && finishedAt && receiptOf({ id: held.id, finishedAt, receipt }, shown.score, now),
    rescored: shown.score ? (receipt?.rescored ?? []) : [],
    document:
      'worksheet' in material
        ? solutionsShown
          ? storedDocument(material.worksheet.document)
          : material.worksheet.shown
        : null,
    solutionsShown,
    solutionsFrom: solutionsShown ? null : toPupil.solutionsFrom,
    questions: 'paper' in material ? questionsOf(material.paper, solutionsShown, await media()) : null,
    mark: receipt === null ? null : markOfWorksheet(material, answers, shown.score),
    score: markFrom(details?.score),
    autoScore: markFrom(details?.autoScore),
    teacherNote: details?.comment ?? null,
    answerId: details?.answerId ?? null,
    serverNow: now.getTime(),
  }
}
