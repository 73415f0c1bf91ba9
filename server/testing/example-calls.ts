import { randomUUID } from 'node:crypto'
import { BOOK_NOTE_GROUP } from '@phuong/domain/catalogue/book-notes'
import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { dayOf } from '@phuong/domain/family/weeks'
import { folderEntity } from '../src/access/attachments.ts'
import { newId } from '../src/chance.ts'
import type { Db } from '../src/db/database.ts'
import { firstPasswordKey } from '../src/services/auth/first-passwords.ts'
import { familyLinkKey, hashOfToken, tokenOf } from '../src/services/family/token.ts'
import { notify } from '../src/services/notices/notify.ts'
import { schoolDay } from './clock.ts'
import type { ExampleCall } from './example-call.ts'
import { type ClassStaffFacts, classCalls, classChangeCalls, readClassStaffFacts } from './example-classes.ts'
import { type ClassroomFacts, classroomCalls, readClassroomFacts } from './example-classroom.ts'
import { type PaperFacts, paperCalls, readPaperFacts } from './example-papers.ts'
import { administrationCalls, peopleCalls, placeCalls, signingInCalls } from './example-people.ts'
import { readSiteFacts, type SiteFacts, siteCalls } from './example-site.ts'
import { readSittingFacts, type SittingFacts, sittingCalls } from './example-sittings.ts'
import { assignmentCalls, examinationCalls, fileCalls } from './example-work.ts'
import { addAnswer, addAssignment, addWorksheet } from './worksheets.ts'

const teacher = 'co.lan@phuong.test'
const pupil = '4a1.01@phuong.test'

/**
 * Every procedure and every verb of every entity, called as the product calls it.
 * @param facts.shared a class of the teacher with the pupil in it
 * @param facts.code the code of that class
 * @param facts.spare a class of the teacher without the pupil that may be archived, and its code
 * @param facts.listId of a list that nobody has
 * @param facts.undone a list that the teacher has put into the spare class
 * @param facts.familyLink the link of the family of a pupil of the shared class
 * @param facts.familyToken the token of another one, which was opened on this day
 * @param facts.emptyFolder a folder of the teacher that holds nothing
 * @param facts.changes a pupil whose password may be changed
 * @param facts.worksheet a worksheet of the teacher, drawn to its end
 * @param facts.upload a file of the teacher that nobody has saved, and its folder
 * @param facts.given an assignment of the shared class, with work of the pupil
 * @param facts.notice a notification that the pupil has
 * @param facts.announced one that somebody wrote to many
 * @param facts.pupilId the pupil
 * @param facts.bookNote a note of the digital-book service
 * @param facts.failedMail a mail that was given up
 * @param facts.staff people whom the calls of classes name
 * @param facts.sittings what the calls of sittings name
 * @param facts.classroom what the calls of sessions name
 * @param facts.papers what the calls of papers name
 * @param facts.site what the calls of the site name
 */
export const exampleCalls = (facts: {
  teacherId: string
  schoolId: number
  shared: string
  code: string
  spare: string
  spareCode: string
  listId: string
  undone: string
  familyLink: string
  familyToken: string
  emptyFolder: string
  changes: string
  worksheet: string
  upload: string
  folder: string
  given: string
  notice: string
  announced: string
  pupilId: string
  bookNote: string
  failedMail: string
  staff: ClassStaffFacts
  sittings: SittingFacts
  classroom: ClassroomFacts
  papers: PaperFacts
  site: SiteFacts
}): ExampleCall[] => [
  ...signingInCalls(facts.changes),
  ...classCalls(facts),
  ...assignmentCalls(facts),
  ...fileCalls(facts),
  ...sittingCalls(facts.sittings),
  ...classroomCalls(facts.classroom),
  ...paperCalls(facts.papers),
  ...examinationCalls(facts.sittings.exam.examId),
  ...peopleCalls(facts),
  ...placeCalls(),
  ...administrationCalls(facts),
  ...siteCalls(facts.site),
  ...classChangeCalls(facts),
]

/** The links of the families of two pupils, one of them opened on this day. @returns the id of the one, the token of the other */
const addFamilyLinks = async (db: Db, { classId, teacherId }: { classId: string; teacherId: string }) => {
  const key = await familyLinkKey(db)
  const [familyLink, opened] = [newId(schoolDay), newId(schoolDay)]
  const pupils = await db
    .selectFrom('users')
    .where('email', 'in', ['4a1.06@phuong.test', '4a1.07@phuong.test'])
    .select('id')
    .execute()
  const { endsOn } = schoolYearOf(schoolDay)
  // the calls are made over and over
  await db.deleteFrom('family_links').where('class_id', '=', classId).execute()
  await db
    .insertInto('family_links')
    .values(
      [familyLink, opened].map((id, place) => ({
        id,
        class_id: classId,
        student_id: pupils[place]?.id ?? '',
        token_hash: hashOfToken(tokenOf(key, id)),
        made_by: teacherId,
        made_at: schoolDay,
        expires_on: endsOn,
        opened_on: dayOf(schoolDay),
      })),
    )
    .execute()
  return { familyLink, familyToken: tokenOf(key, opened) }
}

/** A mail that was given up, and a password that was changed: what calls about mails name. @returns the id of the mail */
const addMailFacts = async (db: Db): Promise<string> => {
  const id = newId(schoolDay)
  const at = { created_at: schoolDay, send_after: schoolDay, failed_at: schoolDay }
  const data = JSON.stringify({ fullName: 'Nguyễn Thị Lan', changedAt: schoolDay.toISOString() })
  await db
    .insertInto('mail_outbox')
    .values({ id, dedupe_key: id, template: 'password-changed', recipient: teacher, data, ...at })
    .execute()
  await db
    .updateTable('users')
    .set({ password_changed_at: new Date(schoolDay.getTime() + 60_000) })
    .where('email', '=', teacher)
    .execute()
  return id
}

/** Who and what the calls name, in a demo school. @param changes a pupil whose password nobody needs afterwards */
export const readFacts = async (db: Db, changes: string): Promise<Parameters<typeof exampleCalls>[0]> => {
  const lan = await db
    .selectFrom('users')
    .where('email', '=', teacher)
    .select(['id', 'school_id'])
    .executeTakeFirstOrThrow()
  const own = db
    .selectFrom('classes')
    .innerJoin('class_people', 'class_people.class_id', 'classes.id')
    .where('role', '=', 'OWNER')
    .where('left_at', 'is', null)
    .where('person_id', '=', lan.id)
    .where('archived_at', 'is', null)
    .select(['classes.id', 'code'])
  const shared = await own.where('class_name', '=', '4A1').executeTakeFirstOrThrow()
  const spare = await own.where('class_name', '<>', '4A1').executeTakeFirstOrThrow()
  const { id: an } = await db.selectFrom('users').where('email', '=', pupil).select('id').executeTakeFirstOrThrow()
  const worksheet = await addWorksheet(db, { createdBy: lan.id })
  const emptyFolder = newId(schoolDay)
  await db
    .insertInto('folders')
    .values({ id: emptyFolder, name: 'Trống', sort_order: 0, created_by: lan.id, created_at: schoolDay })
    .execute()
  const upload = newId(schoolDay)
  await db
    .insertInto('attachments')
    .values({
      id: upload,
      entity_name: folderEntity,
      entity_id: upload,
      file_name: 'a.pdf',
      media_type: 'application/pdf',
      bytes: 1,
      page_count: 1,
      created_by: lan.id,
      created_at: schoolDay,
    })
    .execute()
  const undone = randomUUID()
  await db
    .insertInto('class_lists')
    .values({ id: undone, class_id: spare.id, made_by: lan.id, made_at: schoolDay })
    .execute()
  // made at its first use
  await firstPasswordKey(db)
  const family = await addFamilyLinks(db, { classId: shared.id, teacherId: lan.id })
  const given = await addAssignment(db, { classId: shared.id, attachmentId: worksheet, createdBy: lan.id })
  await addAnswer(db, { assignmentId: given, attachmentId: worksheet, studentId: an })
  await notify(db, {
    now: schoolDay,
    recipients: [an],
    title: 'Bài tập mới',
    content: 'Lớp 4A1.',
    type: 'GIVE_ASSIGNMENT',
    setting: { type: 'GIVE_ASSIGNMENT', classId: shared.id, assignmentId: given },
    dedupe: given,
  })
  const { id: notice } = await db
    .selectFrom('notifications')
    .where('dedupe', '=', given)
    .select('id')
    .executeTakeFirstOrThrow()
  const announced = randomUUID()
  await db
    .insertInto('notifications')
    .values({
      ...{ id: announced, dedupe: announced, type: 'ANNOUNCEMENT', title: 'Lịch họp', content: '<p>Chiều.</p>' },
      ...{ lead: 'Chiều.', audience: 'ALL', sender_id: lan.id, created_at: schoolDay },
    })
    .execute()
  const bookNote = randomUUID()
  await db
    .insertInto('book_notes')
    .values({ id: bookNote, group_id: BOOK_NOTE_GROUP, title: 'Sách mới', words: 'Bài một.', created_at: schoolDay })
    .execute()
  return {
    teacherId: lan.id,
    schoolId: lan.school_id ?? 0,
    shared: shared.id,
    code: shared.code,
    spare: spare.id,
    spareCode: spare.code,
    listId: randomUUID(),
    undone,
    ...family,
    emptyFolder,
    changes,
    worksheet,
    upload,
    folder: upload,
    given,
    notice,
    announced,
    pupilId: an,
    bookNote,
    failedMail: await addMailFacts(db),
    staff: await readClassStaffFacts(db, { teacherId: lan.id, shared: shared.id, schoolId: lan.school_id }),
    sittings: await readSittingFacts(db, { teacherId: lan.id, classId: shared.id, pupilId: an }),
    classroom: await readClassroomFacts(db, { teacherId: lan.id, classId: shared.id, pupilId: an }),
    papers: await readPaperFacts(db),
    site: await readSiteFacts(db),
  }
}
