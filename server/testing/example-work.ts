import { folderEntity } from '../src/access/attachments.ts'
import { type ExampleCall, entity, procedure } from './example-call.ts'

const teacher = 'co.lan@phuong.test'
const pupil = '4a1.01@phuong.test'
const administrator = 'admin@phuong.test'
const manager = 'quanly@phuong.test'

/** Work that is given, and what the bell tells of it. @param facts.given an assignment of the shared class */
export const assignmentCalls = ({
  shared,
  worksheet,
  given,
  notice,
  announced,
  pupilId,
  bookNote,
}: {
  shared: string
  worksheet: string
  given: string
  notice: string
  announced: string
  pupilId: string
  bookNote: string
}): ExampleCall[] => [
  entity(
    'CLASSWORK.Assignments',
    'create',
    { parameters: { title: 'Ôn tập', dueDate: '2026-12-01', classId: shared, attachmentId: worksheet } },
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
  procedure(
    'CLASSWORK_Assignments_GetGiven',
    { search: 'on tap', sort: 'className', descending: false },
    { as: teacher, what: 'searched', statements: 2, list: true },
  ),
  procedure('CLASSWORK_Assignments_GetMine', {}, { as: pupil, what: 'all', statements: 2, list: true }),
  procedure('CLASSWORK_Assignments_GetMine', { state: 'due' }, { as: pupil, what: 'due', statements: 2, list: true }),
  procedure('CLASSWORK_Assignments_GetMine', { state: 'done' }, { as: pupil, what: 'done', statements: 2, list: true }),
  procedure('CLASSWORK_Assignments_GetById', { id: given }, { as: pupil, statements: 2 }),
  procedure('CLASSWORK_Assignments_GetPupils', { id: given }, { as: teacher, statements: 2, list: true }),
  procedure(
    'CLASSWORK_Assignments_Save',
    { id: given, title: 'Ôn tập', dueDate: '2026-12-02' },
    { as: teacher, statements: 4 },
  ),
  procedure('CLASSWORK_Assignments_End', { id: given }, { as: teacher, statements: 4 }),
  procedure('CLASSWORK_Assignments_Delete', { id: given }, { as: teacher, statements: 4 }),
  procedure('CLASSWORK_Assignments_Restore', { id: given }, { as: teacher, statements: 4 }),
  procedure(
    'ThongBao_NguoiDung_DanhSach',
    { PageNum: 1, PageSize: 5 },
    { as: pupil, what: 'bell', statements: 2, list: true },
  ),
  procedure(
    'ThongBao_NguoiDung_DanhSach',
    { ThongBaoId: notice },
    { as: pupil, what: 'one', statements: 2, list: true },
  ),
  procedure(
    'ThongBao_NguoiDung_DanhSach',
    { Group: 'given', PageNum: 1, PageSize: 10 },
    { as: pupil, what: 'of a group', statements: 2, list: true },
  ),
  procedure(
    'ThongBao_NguoiDung_DanhSach',
    { Unread: true, PageNum: 1, PageSize: 10 },
    { as: pupil, what: 'unread', statements: 2, list: true },
  ),
  procedure('ThongBao_NguoiDung_Dem', {}, { as: pupil, statements: 2, list: true }),
  procedure('ThongBao_Sach_CuaHocSinh', { userId: pupilId }, { as: pupil, statements: 2, list: true }),
  procedure(
    'ThongBao_Sach_CuaHocSinh',
    { userId: pupilId, group: '5203' },
    { as: administrator, what: 'of a pupil', statements: 3, list: true },
  ),
  procedure('ThongBao_Sach_DanhSach', {}, { as: administrator, statements: 2, list: true }),
  procedure(
    'ThongBao_Sach_ThemMoi',
    { Title: 'Sách mới', Content: '<p>Bài <strong>một</strong>.</p>' },
    { as: administrator, statements: 2 },
  ),
  procedure('ThongBao_Sach_Xoa', { id: bookNote }, { as: administrator, statements: 2 }),
  procedure('ThongBao_TrangThai_CapNhat', { ThongBaoId: notice, TrangThai: 1 }, { as: pupil, statements: 2 }),
  procedure('ThongBao_TrangThai_CapNhatTatCa', { ThongBaoId: notice }, { as: pupil, statements: 2 }),
  procedure(
    'ThongBao_ThemMoi',
    { Title: 'Lịch họp', Content: '<p>Chiều thứ Tư.</p>', Type: 'ALL', TypeData: 'ALL', Avatar: '', Setting: '{}' },
    { as: administrator, statements: 4 },
  ),
  procedure('ThongBao_DaGui_DanhSach', {}, { as: administrator, statements: 2, list: true }),
  procedure('ThongBao_ThuHoi', { ThongBaoId: announced }, { as: administrator, statements: 3 }),
  procedure('ThongBao_TuyChon_DanhSach', {}, { as: pupil, statements: 2, list: true }),
  procedure(
    'ThongBao_TuyChon_CapNhat',
    { Type: 'MARK_ASSIGNMENT', Way: 'bell', Wanted: false },
    { as: pupil, statements: 2 },
  ),
  procedure('ThongBao_NguoiDung_Xoa', { ThongBaoId: notice }, { as: pupil, statements: 2 }),
]

/** Files and worksheets. @param facts.upload a file of the teacher that nobody has saved */
export const fileCalls = ({
  folder,
  worksheet,
  upload,
}: {
  folder: string
  worksheet: string
  upload: string
}): ExampleCall[] => [
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
  entity('SHARE.Attachments', 'read', { parameters: { id: worksheet } }, { as: pupil, what: 'given', statements: 2 }),
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
]

/** Unit exams outside of a sitting. */
export const examinationCalls = (examId: number): ExampleCall[] => [
  procedure('EXAMINATION_Print_Get', { id: examId }, { as: teacher, statements: 2 }),
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
]
