import { folderEntity } from '../src/access/attachments.ts'
import { newId } from '../src/chance.ts'
import type { Db } from '../src/db/database.ts'
import { notify } from '../src/services/notify.ts'
import { demoPassword, sha1 } from './caller.ts'
import { schoolDay } from './clock.ts'
import { type ExampleCall, entity, procedure } from './example-call.ts'
import { type PaperFacts, paperCalls, readPaperFacts } from './example-papers.ts'
import { readSittingFacts, type SittingFacts, sittingCalls } from './example-sittings.ts'
import { addAnswer, addAssignment, addSheet } from './worksheets.ts'

const teacher = 'co.lan@phuong.test'
const pupil = '4a1.01@phuong.test'
const manager = 'quanly@phuong.test'
const administrator = 'admin@phuong.test'

/**
 * Every procedure and every verb of every entity, called as the product calls it.
 * @param facts.shared a class of the teacher with the pupil in it
 * @param facts.spare a class of the teacher that may be archived
 * @param facts.changes a pupil whose password may be changed
 * @param facts.sheet a worksheet of the teacher, drawn to its end
 * @param facts.upload a file of the teacher that nobody has saved, and its folder
 * @param facts.given an assignment of the shared class, with work of the pupil
 * @param facts.notice a notification that the pupil has
 * @param facts.sittings what the calls of sittings name
 * @param facts.papers what the calls of papers name
 */
export const exampleCalls = (facts: {
  teacherId: string
  schoolId: number
  shared: string
  spare: string
  changes: string
  sheet: string
  upload: string
  folder: string
  given: string
  notice: string
  sittings: SittingFacts
  papers: PaperFacts
}): ExampleCall[] => {
  const { shared, spare, changes, schoolId, teacherId, sheet, upload, folder, given, notice } = facts
  const { examId: exam } = facts.sittings.exam
  return [
    procedure('SITE_Settings_Get', {}, { as: null, statements: 0 }),
    procedure('USERS_Me', {}, { as: null, what: 'visitor', statements: 0 }),
    procedure('USERS_Me', {}, { as: teacher, statements: 2 }),
    procedure(
      'Users_Login',
      { email: '4a2.01@phuong.test', password: sha1(demoPassword) },
      { as: null, statements: 8 },
    ),
    {
      name: 'AUTH_Typed_Login',
      as: null,
      method: 'POST',
      path: '/login',
      body: { email: '4a2.02@phuong.test', password: demoPassword },
      statements: 8,
    },
    procedure('USERS_Logout', {}, { as: '4a2.03@phuong.test', statements: 3 }),
    procedure(
      'USERS_ChangePassword',
      { Email: changes, Password: sha1('phượng nở 2026'), CurrentPassword: sha1(demoPassword) },
      { as: changes, statements: 10 },
    ),
    procedure('USERS_CheckByEmail', { email: pupil }, { as: teacher, statements: 2 }),

    procedure('CLASSES_GetClasses_ByTeacherId', {}, { as: teacher, statements: 2, list: true }),
    procedure('Classes_GetJoinedClasses_ByStudentId', {}, { as: pupil, statements: 2, list: true }),
    entity(
      'CLASSES.Classes',
      'read',
      { parameters: { PageNum: 1, PageSize: 20 } },
      { as: administrator, what: 'all', statements: 2, list: true },
    ),
    entity('CLASSES.Classes', 'read', { parameters: { id: shared } }, { as: teacher, what: 'one', statements: 2 }),
    entity(
      'CLASSES.Classes',
      'read',
      { parameters: { filters: { schoolId }, PageSize: 500 } },
      { as: manager, what: 'of the school', statements: 2, list: true },
    ),
    entity(
      'CLASSES.ClassMembers',
      'read',
      { parameters: { filters: { classId: shared }, PageSize: 500 } },
      { as: teacher, what: 'of a class', statements: 2, list: true },
    ),
    entity(
      'CLASSES.ClassMembers',
      'read',
      { parameters: { filters: { classId: shared }, PageSize: 500 } },
      { as: pupil, what: 'classmates', statements: 2, list: true },
    ),
    entity(
      'CLASSES.ClassMembers',
      'read',
      { parameters: { PageNum: 1, PageSize: 500 } },
      { as: teacher, what: 'of all own classes', statements: 2, list: true },
    ),

    entity(
      'CLASSES.Folders',
      'read',
      { parameters: { filters: { classId: 0 }, PageNum: 1, PageSize: 50 }, sort: 'Name, SortOrder' },
      { as: teacher, statements: 2, list: true },
    ),
    entity('CLASSES.Folders', 'create', { parameters: { name: 'Toán', sortOrder: 1 } }, { as: teacher, statements: 2 }),

    entity(
      'CLASSWORK.Assignments',
      'create',
      { parameters: { title: 'Ôn tập', dueDate: '2026-12-01', classId: shared, attachmentId: sheet } },
      { as: teacher, statements: 6 },
    ),
    entity(
      'CLASSWORK.Assignments',
      'read',
      { parameters: { filters: { classId: shared }, PageNum: 1, PageSize: 20 } },
      { as: teacher, what: 'of a class', statements: 2, list: true },
    ),
    procedure('CLASSWORK_Assignments_GetGiven', {}, { as: teacher, statements: 2, list: true }),
    procedure(
      'CLASSWORK_Assignments_GetGiven',
      { classId: shared },
      { as: manager, what: 'in a class', statements: 2, list: true },
    ),
    procedure('CLASSWORK_Assignments_GetMine', {}, { as: pupil, what: 'all', statements: 2, list: true }),
    procedure('CLASSWORK_Assignments_GetMine', { state: 'due' }, { as: pupil, what: 'due', statements: 2, list: true }),
    procedure(
      'CLASSWORK_Assignments_GetMine',
      { state: 'done' },
      { as: pupil, what: 'done', statements: 2, list: true },
    ),
    procedure('CLASSWORK_Assignments_GetById', { id: given }, { as: pupil, statements: 2 }),
    procedure('CLASSWORK_Assignments_GetPupils', { id: given }, { as: teacher, statements: 2, list: true }),
    procedure(
      'ThongBao_NguoiDung_DanhSach',
      { PageNum: 1, PageSize: 5 },
      { as: pupil, what: 'bell', statements: 2, list: true },
    ),
    procedure('ThongBao_TrangThai_CapNhat', { ThongBaoId: notice, TrangThai: 1 }, { as: pupil, statements: 2 }),

    entity(
      'SHARE.Attachments',
      'read',
      {
        fields: 'id,fileName,fileSize,tags,createdDate,backgroundImage',
        parameters: { filters: { entityName: folderEntity, entityId: folder }, PageNum: 1, PageSize: 50 },
        sort: 'CreatedDate DESC',
      },
      { as: teacher, what: 'of a folder', statements: 2, list: true },
    ),
    entity('SHARE.Attachments', 'read', { parameters: { id: sheet } }, { as: pupil, what: 'given', statements: 2 }),
    procedure('SHARE_Attachments_GetPages', { id: upload }, { as: teacher, statements: 2 }),
    procedure('SHARE_Attachments_SetPages', { id: upload, pages: '1' }, { as: teacher, statements: 5 }),
    procedure(
      'SHARE_Attachments_UpdateJsonData',
      {
        id: upload,
        JsonData: { version: 1, revision: 0, width: 1140, pages: [], ExerciseData: [], canvasJson: {} },
      },
      { as: teacher, statements: 8 },
    ),
    procedure('SHARE_Attachments_UpdateTags', { id: upload, tags: 'LIVEWORKSHEET' }, { as: teacher, statements: 2 }),
    entity('SHARE.Attachments', 'remove', { entityId: upload }, { as: teacher, statements: 3 }),

    ...sittingCalls({ procedure, entity }, facts.sittings),
    ...paperCalls(procedure, facts.papers),

    procedure('EXAMINATION_Print_Get', { id: exam }, { as: teacher, statements: 2 }),
    entity(
      'METADATA.Examinations',
      'read',
      { parameters: { filters: { grade: 4, unit: 1 }, PageNum: 1, PageSize: 50 }, sort: 'SortOrder' },
      { as: pupil, statements: 2, list: true },
    ),
    entity(
      'METADATA.ExaminationUnits',
      'read',
      { parameters: { filters: { grade: 4 } } },
      { as: pupil, statements: 2, list: true },
    ),

    procedure('USERS_Overview', {}, { as: administrator, statements: 3, list: true }),
    procedure('USERS_Search', {}, { as: administrator, what: 'newest', statements: 2, list: true }),
    procedure(
      'USERS_Search',
      { email: 'khánh mai' },
      { as: administrator, what: 'by name', statements: 2, list: true },
    ),
    procedure(
      'USERS_Search',
      { email: 'dong.777@' },
      { as: administrator, what: 'by e-mail', statements: 2, list: true },
    ),
    procedure(
      'USERS_Search',
      { phone: '0900000777' },
      { as: administrator, what: 'by phone', statements: 2, list: true },
    ),
    procedure(
      'USERS_Search',
      { roleId: 2, PageSize: 1 },
      { as: administrator, what: 'count of a role', statements: 2, list: true },
    ),
    entity('USERS.Users', 'read', { parameters: { id: teacherId } }, { as: teacher, what: 'own row', statements: 2 }),
    entity(
      'USERS.Users',
      'read',
      { parameters: { filters: { schoolId, roleId: 2 }, PageSize: 500 }, sort: 'fullName' },
      { as: manager, what: 'teachers of the school', statements: 2, list: true },
    ),
    entity(
      'USERS.Users',
      'read',
      { parameters: { PageNum: 1, PageSize: 50 }, sort: 'fullName' },
      { as: administrator, what: 'all by name', statements: 2, list: true },
    ),
    procedure('ACCOUNTLISTS_Get', {}, { as: administrator, what: 'all lists', statements: 2, list: true }),
    procedure(
      'ACCOUNTLISTS_Get',
      { list: 'class-aware-practice', PageSize: 20 },
      { as: administrator, what: 'one list', statements: 2, list: true },
    ),
    procedure(
      'ACCOUNTLISTS_Get',
      { list: 'class-aware-practice', search: 'mai' },
      { as: administrator, what: 'search in a list', statements: 2, list: true },
    ),

    procedure('JOBS_List', {}, { as: administrator, statements: 3, list: true }),
    procedure('ACCOUNTLISTS_Add', { list: 'admins', email: teacher }, { as: administrator, statements: 4 }),
    procedure('ACCOUNTLISTS_Remove', { list: 'admins', userId: teacherId }, { as: administrator, statements: 3 }),
    entity(
      'USERS.Users',
      'update',
      { entityId: teacherId, parameters: { phone: '0912345678' } },
      { as: teacher, statements: 3 },
    ),
    entity(
      'CLASSES.Classes',
      'create',
      { parameters: { className: '4A3', classId: 4 } },
      { as: teacher, statements: 2 },
    ),
    entity(
      'CLASSES.Classes',
      'update',
      { entityId: shared, parameters: { className: '4A1' } },
      { as: teacher, statements: 2 },
    ),
    entity('CLASSES.Classes', 'remove', { entityId: spare }, { as: teacher, statements: 2 }),
  ]
}

/** Who and what the calls name, in a demo school. @param changes a pupil whose password nobody needs afterwards */
export const readFacts = async (db: Db, changes: string): Promise<Parameters<typeof exampleCalls>[0]> => {
  const lan = await db
    .selectFrom('users')
    .where('email', '=', teacher)
    .select(['id', 'school_id'])
    .executeTakeFirstOrThrow()
  const own = db.selectFrom('classes').where('teacher_id', '=', lan.id).where('archived_at', 'is', null).select('id')
  const shared = await own.where('class_name', '=', '4A1').executeTakeFirstOrThrow()
  const spare = await own.where('class_name', '<>', '4A1').executeTakeFirstOrThrow()
  const { id: an } = await db.selectFrom('users').where('email', '=', pupil).select('id').executeTakeFirstOrThrow()
  const sheet = await addSheet(db, { createdBy: lan.id })
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
  const given = await addAssignment(db, { classId: shared.id, attachmentId: sheet, createdBy: lan.id })
  await addAnswer(db, { assignmentId: given, attachmentId: sheet, studentId: an })
  await notify(db, {
    now: schoolDay,
    recipients: [an],
    title: 'Bài tập mới',
    content: 'Lớp 4A1.',
    setting: { type: 'GIVE_ASSIGNMENT', classId: shared.id, assignmentId: given },
    dedupe: given,
  })
  const { id: notice } = await db
    .selectFrom('notifications')
    .where('dedupe', '=', given)
    .select('id')
    .executeTakeFirstOrThrow()
  return {
    teacherId: lan.id,
    schoolId: lan.school_id ?? 0,
    shared: shared.id,
    spare: spare.id,
    changes,
    sheet,
    upload,
    folder: upload,
    given,
    notice,
    sittings: await readSittingFacts(db, { teacherId: lan.id, classId: shared.id, pupilId: an }),
    papers: await readPaperFacts(db),
  }
}
