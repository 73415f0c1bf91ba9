import { type ExampleCall, entity, procedure } from './example-call.ts'

const teacher = 'co.lan@phuong.test'
const pupil = '4a1.01@phuong.test'
const manager = 'quanly@phuong.test'
const administrator = 'admin@phuong.test'

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
}: Omit<ClassFacts, 'schoolId'> & {
  code: string
  spare: string
  spareCode: string
  listId: string
  undone: string
  familyLink: string
  familyToken: string
  emptyFolder: string
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
    { as: teacher, statements: 17 },
  ),
  procedure('CLASSES_Lists_Get', { classId: spare }, { as: teacher, statements: 2, list: true }),
  procedure('CLASSES_Cards_Get', { classId: spare }, { as: teacher, statements: 3, list: true }),
  procedure('CLASSES_List_Undo', { listId: undone }, { as: teacher, statements: 8 }),
  procedure(
    'CLASSES_FamilyLink_Make',
    { classId: shared, studentId: sittings.pupilId },
    { as: teacher, statements: 5 },
  ),
  procedure('CLASSES_FamilyLink_Get', { classId: shared, studentId: sittings.pupilId }, { as: teacher, statements: 3 }),
  procedure('FAMILY_Week_Get', { token: familyToken }, { as: null, statements: 3 }),
  procedure('CLASSES_FamilyLink_Revoke', { linkId: familyLink }, { as: teacher, statements: 4 }),
  procedure('CLASSES_Code_Find', { code }, { as: pupil, statements: 4 }),
  procedure('CLASSES_Join', { code: spareCode }, { as: pupil, statements: 8 }),
  procedure('CLASSES_Code_Renew', { classId: shared, code }, { as: teacher, statements: 4 }),
  procedure('CLASSES_Classes_Archive', { classId: spare }, { as: teacher, statements: 4 }),
  procedure('CLASSES_Classes_Restore', { classId: spare }, { as: teacher, statements: 4 }),
  entity(
    'CLASSES.Classes',
    'update',
    { entityId: shared, parameters: { className: '4A1', schoolYearId: 2026 } },
    { as: teacher, statements: 4 },
  ),
  entity('CLASSES.Classes', 'remove', { entityId: spare }, { as: teacher, statements: 6 }),
  entity(
    'CLASSES.Folders',
    'update',
    { entityId: emptyFolder, parameters: { name: 'Tuần 1', sortOrder: 2 } },
    { as: teacher, statements: 2 },
  ),
  entity('CLASSES.Folders', 'remove', { entityId: emptyFolder }, { as: teacher, statements: 3 }),
]
