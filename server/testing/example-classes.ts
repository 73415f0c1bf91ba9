import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { newClassCode, newId } from '../src/chance.ts'
import type { Db } from '../src/db/database.ts'
import { makeClass } from '../src/services/classes/make-class.ts'
import { schoolDay } from './clock.ts'
import { type ExampleCall, entity, procedure } from './example-call.ts'
import { makeAccount } from './made-accounts.ts'

const teacher = 'co.lan@phuong.test'
const pupil = '4a1.01@phuong.test'
const manager = 'quanly@phuong.test'
const administrator = 'admin@phuong.test'

/** People whom the calls of classes name. */
export type ClassStaffFacts = {
  /** a teacher who sees the shared class */
  colleague: { id: string; email: string }
  /** a class of the teacher with that colleague in it */
  handed: string
  /** a pupil of the shared class with a user name and no e-mail */
  renewedId: string
  /** a notice of the teacher in the shared class */
  noticeId: string
  /** the address of a pupil of the school who is in no class */
  addedLogin: string
  /** the pupil is asked into the handed class, and the other one into the shared one */
  invitationIds: readonly [string, string]
}

/** Makes these people, and brings them into their places; others each time. */
export const readClassStaffFacts = async (
  db: Db,
  { teacherId, shared, schoolId }: { teacherId: string; shared: string; schoolId: number | null },
): Promise<ClassStaffFacts> => {
  const handed = newId(schoolDay)
  await makeClass(db, {
    id: handed,
    name: 'Lớp giao lại',
    code: newClassCode(),
    ownerId: teacherId,
    schoolId,
    grade: 4,
    schoolYear: schoolYearOf(schoolDay),
    now: schoolDay,
  })
  const email = `cung.day.${handed}@phuong.test`
  const colleagueId = await makeAccount(db, { email, school: schoolId, roleId: ROLE_CATALOGUE.teacher.id })
  const renewedId = await makeAccount(db, {
    email: `em.${handed}@phuong.test`,
    school: schoolId,
    roleId: ROLE_CATALOGUE.student.id,
  })
  await db
    .updateTable('users')
    .set({ email: null, user_name: `em.${handed}` })
    .where('id', '=', renewedId)
    .execute()
  const sees = { person_id: colleagueId, role: 'TEACHER', may: 'SEE', joined_at: schoolDay } as const
  await db
    .insertInto('class_people')
    .values([
      { class_id: shared, ...sees },
      { class_id: handed, ...sees },
      { class_id: shared, person_id: renewedId, role: 'PUPIL', may: null, joined_at: schoolDay },
    ])
    .execute()
  const noticeId = newId(schoolDay)
  await db
    .insertInto('class_notices')
    .values({
      id: noticeId,
      class_id: shared,
      title: 'Sách vở',
      content: 'Em mang sách tập hai.',
      posted_by: teacherId,
      posted_at: schoolDay,
    })
    .execute()
  const addedLogin = `them.${handed}@phuong.test`
  const addedId = await makeAccount(db, { email: addedLogin, school: schoolId, roleId: ROLE_CATALOGUE.student.id })
  const { id: pupilId } = await db.selectFrom('users').where('email', '=', pupil).select('id').executeTakeFirstOrThrow()
  const invitationIds = [newId(schoolDay), newId(schoolDay)] as const
  const sent = { invited_by: teacherId, invited_at: schoolDay }
  await db
    .insertInto('class_invitations')
    .values([
      { id: invitationIds[0], class_id: handed, person_id: pupilId, login: pupil, ...sent },
      { id: invitationIds[1], class_id: shared, person_id: addedId, login: addedLogin, ...sent },
    ])
    .execute()
  return { colleague: { id: colleagueId, email }, handed, renewedId, noticeId, addedLogin, invitationIds }
}

type ClassFacts = { shared: string; schoolId: number; sittings: { pupilId: string } }

/** Classes, who is in them, and folders. @param facts.shared a class of the teacher with the pupil in it */
export const classCalls = ({ shared, schoolId, sittings }: ClassFacts): ExampleCall[] => [
  procedure('CLASSES_GetClasses_ByTeacherId', {}, { as: teacher, statements: 2, list: true }),
  procedure('Classes_GetJoinedClasses_ByStudentId', {}, { as: pupil, statements: 2, list: true }),
  procedure('CLASSES_Progress_Get', { classId: shared }, { as: teacher, statements: 2, list: true }),
  procedure(
    'CLASSES_Scripts_Set',
    { classId: shared, studentId: sittings.pupilId, given: true },
    { as: teacher, what: 'given', statements: 4 },
  ),
  procedure(
    'CLASSES_Pupil_Get',
    { classId: shared, studentId: sittings.pupilId },
    { as: teacher, statements: 2, list: true },
  ),
  procedure(
    'CLASSES_Pupil_GetWork',
    { classId: shared, studentId: sittings.pupilId },
    { as: teacher, statements: 2, list: true },
  ),
  procedure('CLASSES_Invitations_Get', { classId: shared }, { as: teacher, statements: 2, list: true }),
  procedure('CLASSES_Invitations_GetSent', {}, { as: teacher, statements: 2, list: true }),
  procedure('CLASSES_Invitations_GetMine', {}, { as: pupil, statements: 2, list: true }),
  procedure('CLASSES_Notices_Get', { classId: shared }, { as: pupil, statements: 2, list: true }),
  procedure('CLASSES_Teachers_Get', { classId: shared }, { as: teacher, statements: 2, list: true }),
  procedure('CLASSES_Classes_GetArchived', {}, { as: teacher, statements: 2, list: true }),
  procedure('HOME_Teacher_Get', {}, { as: teacher, statements: 3, list: true }),
  procedure('HOME_Manager_Get', {}, { as: manager, statements: 2, list: true }),
  procedure('HOME_Manager_GetClasses', {}, { as: manager, statements: 2, list: true }),
  procedure('HOME_Manager_GetTeachers', {}, { as: manager, statements: 2, list: true }),
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
    { parameters: { filters: { classId: 0 }, PageNum: 1, PageSize: 50 }, sort: 'SortOrder, Name' },
    { as: teacher, statements: 2, list: true },
  ),
  entity('CLASSES.Folders', 'create', { parameters: { name: 'Toán', sortOrder: 1 } }, { as: teacher, statements: 2 }),
]

/** Classes that are made, changed and archived. @param facts.code the code of the class @param facts.spare a class of the teacher without the pupil, which may be archived, with its code; an empty folder; the id of a list that nobody has, and of one of the teacher; the link of a family, and the token of another one */
export const classChangeCalls = ({
  shared,
  code,
  spare,
  spareCode,
  listId,
  undone,
  familyLink,
  familyToken,
  emptyFolder,
  sittings,
  staff,
}: Omit<ClassFacts, 'schoolId'> & {
  code: string
  spare: string
  spareCode: string
  listId: string
  undone: string
  familyLink: string
  familyToken: string
  emptyFolder: string
  staff: ClassStaffFacts
}): ExampleCall[] => [
  procedure(
    'CLASSES_Scripts_Set',
    { classId: shared, studentId: sittings.pupilId, given: false },
    { as: teacher, what: 'taken', statements: 4 },
  ),
  entity('CLASSES.Classes', 'create', { parameters: { className: '4A3', classId: 4 } }, { as: teacher, statements: 2 }),
  procedure(
    'CLASSES_Pupils_Make',
    {
      classId: spare,
      listId,
      consent: true,
      pupils: [
        { line: 1, fullName: 'Lò Thị Mai Chi', dateofBirth: '2017-04-12', sex: false, namesake: true },
        { line: 2, fullName: 'Ksor H’Lan', userName: `hlan.${listId.slice(-6)}`, namesake: true },
      ],
    },
    { as: teacher, statements: 20 },
  ),
  procedure('CLASSES_Lists_Get', { classId: spare }, { as: teacher, statements: 2, list: true }),
  procedure('CLASSES_Cards_Get', { classId: spare }, { as: teacher, statements: 4, list: true }),
  procedure('CLASSES_List_Undo', { listId: undone }, { as: teacher, statements: 9 }),
  procedure(
    'CLASSES_FamilyLink_Make',
    { classId: shared, studentId: sittings.pupilId },
    { as: teacher, statements: 6 },
  ),
  procedure('CLASSES_FamilyLink_Get', { classId: shared, studentId: sittings.pupilId }, { as: teacher, statements: 3 }),
  procedure('FAMILY_Week_Get', { token: familyToken }, { as: null, statements: 3 }),
  procedure('CLASSES_FamilyLink_Revoke', { linkId: familyLink }, { as: teacher, statements: 4 }),
  procedure('CLASSES_Code_Find', { code }, { as: pupil, statements: 4 }),
  procedure('CLASSES_Join', { code: spareCode }, { as: pupil, statements: 8 }),
  procedure('CLASSES_Pupil_Add', { classId: spare, login: staff.addedLogin }, { as: teacher, statements: 11 }),
  procedure('CLASSES_Invitation_Answer', { id: staff.invitationIds[0], accept: true }, { as: pupil, statements: 6 }),
  procedure('CLASSES_Invitation_Withdraw', { id: staff.invitationIds[1] }, { as: teacher, statements: 5 }),
  procedure(
    'CLASSES_Notice_Post',
    { classId: shared, title: 'Ngày mai nghỉ học', content: 'Các em nghỉ học, thứ tư học bù.' },
    { as: teacher, statements: 4 },
  ),
  procedure('CLASSES_Notice_Remove', { id: staff.noticeId }, { as: teacher, statements: 4 }),
  procedure(
    'CLASSES_Teacher_Add',
    { classId: spare, login: staff.colleague.email, may: 'SEE', homeroom: false },
    { as: teacher, statements: 11 },
  ),
  procedure(
    'CLASSES_Teacher_Set',
    { classId: shared, personId: staff.colleague.id, may: 'GIVE', homeroom: false },
    { as: teacher, statements: 7 },
  ),
  procedure(
    'CLASSES_Teacher_Remove',
    { classId: shared, personId: staff.colleague.id },
    { as: teacher, statements: 6 },
  ),
  procedure(
    'CLASSES_Owner_Set',
    { classId: staff.handed, personId: staff.colleague.id },
    { as: teacher, statements: 13 },
  ),
  procedure(
    'CLASSES_Pupil_RenewPassword',
    { classId: shared, studentId: staff.renewedId },
    { as: teacher, statements: 9 },
  ),
  procedure(
    'CLASSES_Pupil_Set',
    {
      classId: shared,
      studentId: staff.renewedId,
      fullName: 'Lò Thị Mai Chi',
      dateofBirth: '2017-04-12',
      sex: false,
    },
    { as: teacher, statements: 6 },
  ),
  procedure('CLASSES_Pupil_Leave', { classId: shared, studentId: sittings.pupilId }, { as: teacher, statements: 5 }),
  procedure('CLASSES_Pupils_GetLeft', { classId: shared }, { as: teacher, statements: 2, list: true }),
  procedure('CLASSES_Pupil_Return', { classId: shared, studentId: sittings.pupilId }, { as: teacher, statements: 9 }),
  procedure(
    'CLASSES_Pupil_Move',
    { classId: shared, studentId: sittings.pupilId, toClassId: spare },
    { as: teacher, statements: 11 },
  ),
  procedure(
    'CLASSES_Pupil_Move',
    { classId: spare, studentId: sittings.pupilId, toClassId: shared },
    { as: teacher, what: 'back', statements: 12 },
  ),
  procedure('CLASSES_Code_Renew', { classId: shared, code }, { as: teacher, statements: 4 }),
  procedure('CLASSES_Classes_Archive', { classId: spare }, { as: teacher, statements: 5 }),
  procedure('CLASSES_Classes_Restore', { classId: spare }, { as: teacher, statements: 5 }),
  entity(
    'CLASSES.Classes',
    'update',
    { entityId: shared, parameters: { className: '4A1', schoolYearId: 2026 } },
    { as: teacher, statements: 5 },
  ),
  entity('CLASSES.Classes', 'remove', { entityId: spare }, { as: teacher, statements: 7 }),
  entity(
    'CLASSES.Folders',
    'update',
    { entityId: emptyFolder, parameters: { name: 'Tuần 1', sortOrder: 2 } },
    { as: teacher, statements: 2 },
  ),
  entity('CLASSES.Folders', 'remove', { entityId: emptyFolder }, { as: teacher, statements: 3 }),
]
