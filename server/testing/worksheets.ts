import { randomUUID } from 'node:crypto'
import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { storedDocument } from '@phuong/exercises/worksheet'
import { newId } from '../src/chance.ts'
import type { Db } from '../src/db/database.ts'
import { schoolDay } from './clock.ts'

/** A box to write in; `text` is its key, '' is a box that nobody has finished (docs/protocol.md 7). */
export const writeZone = (id: string, text: string, top = 100) => ({
  id,
  mode: 'Write' as const,
  left: 100,
  top,
  width: 200,
  height: 40,
  angle: 0,
  fill: '',
  text,
  groupName: '',
  image: '',
  audio: null,
  countMatch: 1,
  aside: false,
})

export const finishedZones = [writeZone('w1', 'cat'), writeZone('w2', 'dog', 200), writeZone('w3', 'bird', 300)]

/** Zones as they are drawn. */
type Zones = Parameters<typeof storedDocument>[0]['zones']

/**
 * A worksheet of one page with a saved revision, as an upload and a save would leave it.
 * @param worksheet.zones null is a file that was never drawn on
 * @returns the id of the attachment
 */
export const addWorksheet = async (
  db: Db,
  worksheet: {
    createdBy: string
    fileName?: string
    tags?: string | null
    visibility?: 'PRIVATE' | 'PUBLIC'
    zones?: Zones | null
  },
): Promise<string> => {
  const { createdBy, fileName = 'Unit 3.pdf', tags = null, visibility = 'PRIVATE', zones = finishedZones } = worksheet
  const id = newId(schoolDay)
  await db
    .insertInto('attachments')
    .values({
      id,
      entity_name: 't_PHUONG_CLASSES_Folders',
      entity_id: newId(schoolDay),
      file_name: fileName,
      media_type: 'application/pdf',
      bytes: 1_000,
      tags,
      visibility,
      page_count: 1,
      created_by: createdBy,
      created_at: schoolDay,
    })
    .execute()
  if (zones !== null) {
    const address = `/api/v1.0/files/${id}/pages/1`
    const pages = [{ url: `${address}?w=1140`, url2x: `${address}?w=2280`, height: 1_600 }]
    await db
      .with('made', (query) => query.insertInto('worksheets').values({ id, revision: 1 }))
      .insertInto('worksheet_revisions')
      .values({
        worksheet_id: id,
        revision: 1,
        json_data: JSON.stringify(storedDocument({ revision: 1, pages, zones })),
        saved_by: createdBy,
        saved_at: schoolDay,
      })
      .execute()
  }
  return id
}

/** Gives a worksheet to a class, without telling anybody. @returns the id of the assignment */
export const addAssignment = async (
  db: Db,
  given: {
    classId: string
    attachmentId: string
    createdBy: string
    title?: string
    points?: number
    dueAt?: Date | null
    attempts?: 1 | 2 | 3 | null
    solutions?: 'AFTER_SUBMIT' | 'AFTER_DUE' | 'NEVER'
    createdAt?: Date
  },
): Promise<string> => {
  const createdAt = given.createdAt ?? schoolDay
  const id = newId(createdAt)
  await db
    .insertInto('assignments')
    .values({
      id,
      type: 'LIVEWORKSHEET',
      title: given.title ?? 'Unit 3',
      points: given.points ?? 10,
      color: '#b93a1b',
      due_at: given.dueAt === undefined ? new Date('2026-11-25T16:59:59Z') : given.dueAt,
      worksheet_id: given.attachmentId,
      attempts: given.attempts ?? null,
      school_year_id: schoolYearOf(createdAt).id,
      solutions: given.solutions ?? 'AFTER_SUBMIT',
      created_by: given.createdBy,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute()
  await db.insertInto('assignment_classes').values({ assignment_id: id, class_id: given.classId }).execute()
  return id
}

/** A pupil opens an assignment and answers some of its items. @returns the id of the open sitting */
export const addOpenSitting = async (
  db: Db,
  sitting: { assignmentId: string; attachmentId: string; studentId: string; attempt?: number; answered?: number },
): Promise<string> => {
  const id = randomUUID()
  const { assignmentId, attachmentId, studentId, attempt = 1, answered = 0 } = sitting
  await db
    .insertInto('sittings')
    .values({
      id,
      kind: 'worksheet',
      user_id: studentId,
      assignment_id: assignmentId,
      worksheet_id: attachmentId,
      pinned_revision: 1,
      attempt,
      started_at: schoolDay,
    })
    .execute()
  // each item is answered twice: what counts are the items
  for (let seq = 0; seq < answered * 2; seq++)
    await db
      .insertInto('sitting_events')
      .values({
        sitting_id: id,
        id: randomUUID(),
        item: `w${(seq % answered) + 1}`,
        seq,
        kind: 'draft',
        response: JSON.stringify('cat'),
        status: 'stored',
        client_at: schoolDay,
        server_at: schoolDay,
        device: 'tablet',
      })
      .execute()
  return id
}

/** A pupil has handed in. @returns the ids of the answer and of its sitting */
export const addAnswer = async (
  db: Db,
  answer: {
    assignmentId: string
    attachmentId: string
    studentId: string
    attempt?: number
    /** of 100; null is an answer that nobody has marked */
    score?: number | null
    autoScore?: number | null
    total?: number
    answered?: number
    late?: boolean
    submittedAt?: Date
    comment?: string
    superseded?: boolean
    /** the columns of the record: what was right of what was asked, by kind of zone */
    results?: Readonly<Record<string, string>>
  },
): Promise<{ answerId: string; sittingId: string }> => {
  const { assignmentId, attachmentId, studentId, attempt = 1, score = 80, total = 10, late = false } = answer
  const submittedAt = answer.submittedAt ?? schoolDay
  const sittingId = await addOpenSitting(db, { assignmentId, attachmentId, studentId, attempt })
  await db
    .updateTable('sittings')
    .set({ state: 'finished', finished_at: submittedAt })
    .where('id', '=', sittingId)
    .execute()
  const answerId = newId(submittedAt)
  await db
    .insertInto('assignments_answers')
    .values({
      id: answerId,
      assignment_id: assignmentId,
      student_id: studentId,
      sitting_id: sittingId,
      attempt,
      type: 'LIVEWORKSHEET',
      json_data: '{}',
      results: JSON.stringify(answer.results ?? {}),
      score,
      auto_score: answer.autoScore === undefined ? score : answer.autoScore,
      star: score === null ? null : Math.floor(score / 20),
      comment: answer.comment ?? null,
      late,
      submitted_at: submittedAt,
      superseded_at: answer.superseded ? submittedAt : null,
      total_question: total,
      total_answer: answer.answered ?? total,
      passed_question: 0,
    })
    .execute()
  return { answerId, sittingId }
}
