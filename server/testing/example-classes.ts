import { type ExampleCall, entity, procedure } from './example-call.ts'

const teacher = 'co.lan@phuong.test'
const pupil = '4a1.01@phuong.test'
const manager = 'quanly@phuong.test'
const administrator = 'admin@phuong.test'

/** Classes, who is in them, and folders. @param facts.shared a class of the teacher with the pupil in it */
export const classCalls = ({ shared, schoolId }: { shared: string; schoolId: number }): ExampleCall[] => [
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
]

/** Classes that are made, changed and archived. @param facts.spare a class of the teacher that may be archived */
export const classChangeCalls = ({ shared, spare }: { shared: string; spare: string }): ExampleCall[] => [
  entity('CLASSES.Classes', 'create', { parameters: { className: '4A3', classId: 4 } }, { as: teacher, statements: 2 }),
  entity(
    'CLASSES.Classes',
    'update',
    { entityId: shared, parameters: { className: '4A1' } },
    { as: teacher, statements: 2 },
  ),
  entity('CLASSES.Classes', 'remove', { entityId: spare }, { as: teacher, statements: 2 }),
]
