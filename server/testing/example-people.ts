import { PUPIL_CONSENT, TEACHER_CONSENT } from '@phuong/domain/forms/consent'
import { demoPassword, sha1 } from './caller.ts'
import { type ExampleCall, entity, procedure } from './example-call.ts'

const teacher = 'co.lan@phuong.test'
const pupil = '4a1.01@phuong.test'
const manager = 'quanly@phuong.test'
const administrator = 'admin@phuong.test'

/** Signing in and out. @param changes a pupil whose password may be changed */
export const signingInCalls = (changes: string): ExampleCall[] => [
  procedure('SITE_Settings_Get', {}, { as: null, statements: 0 }),
  procedure('SITE_Settings_Get', {}, { as: 'co.lan@phuong.test', statements: 1, what: 'signed in' }),
  procedure('SITE_Contact_Get', {}, { as: null, statements: 1 }),
  procedure('USERS_Me', {}, { as: null, what: 'visitor', statements: 0 }),
  procedure('USERS_Me', {}, { as: teacher, statements: 2 }),
  procedure('Users_Login', { email: '4a2.01@phuong.test', password: sha1(demoPassword) }, { as: null, statements: 8 }),
  {
    name: 'AUTH_Typed_Login',
    as: null,
    method: 'POST',
    path: '/login',
    body: { email: '4a2.02@phuong.test', password: demoPassword },
    statements: 8,
  },
  procedure(
    'Users_Register',
    {
      Email: `be.${changes}`,
      Password: sha1('sân trường nắng 12'),
      FullName: 'Trần Bé Mới',
      ClassId: 4,
      Sex: true,
      ConsentVersion: PUPIL_CONSENT.version,
    },
    { as: null, statements: 8 },
  ),
  {
    name: 'AUTH_Teacher_Register',
    as: null,
    method: 'POST',
    path: '/Register',
    body: {
      firstname: 'Hoa',
      lastname: 'Lê Thị',
      email: `co.${changes}`,
      password: 'sân trường nắng 12',
      confirmPassword: 'sân trường nắng 12',
      consentVersion: TEACHER_CONSENT.version,
    },
    statements: 7,
  },
  procedure('USERS_ForgotPassword', { email: '4a2.05@phuong.test' }, { as: null, statements: 8 }),
  procedure('USERS_Logout', {}, { as: '4a2.03@phuong.test', statements: 3 }),
  procedure(
    'USERS_ChangePassword',
    { Email: changes, Password: sha1('phượng nở 2026'), CurrentPassword: sha1(demoPassword) },
    { as: changes, statements: 12 },
  ),
  procedure('USERS_CheckByEmail', { email: pupil }, { as: teacher, statements: 3 }),
]

/** What is asked about people, and about the lists of accounts. */
export const peopleCalls = ({ teacherId, schoolId }: { teacherId: string; schoolId: number }): ExampleCall[] => [
  procedure('USERS_Figures_Get', {}, { as: teacher, what: 'teacher', statements: 2, list: true }),
  procedure('USERS_Figures_Get', {}, { as: pupil, what: 'pupil', statements: 2, list: true }),
  procedure('TOOLS_Words_Find', { text: 'con mèo', from: 'vi' }, { as: pupil, statements: 1 }),
  procedure('TOOLS_Text_Translate', { text: 'a cat', from: 'en' }, { as: pupil, statements: 1 }),
  procedure('USERS_Sessions_Get', {}, { as: teacher, statements: 2, list: true }),
  procedure('USERS_Session_End', { id: '0'.repeat(64) }, { as: teacher, what: 'one that has ended', statements: 2 }),
  procedure('USERS_Verification_Get', {}, { as: teacher, what: 'teacher', statements: 2, list: true }),
  procedure('USERS_Verification_Get', {}, { as: manager, what: 'manager', statements: 2, list: true }),
  procedure('USERS_Teacher_Verify', { id: teacherId }, { as: manager, statements: 2 }),
  procedure('USERS_Overview', {}, { as: administrator, statements: 4, list: true }),
  procedure('USERS_Search', {}, { as: administrator, what: 'newest', statements: 2, list: true }),
  procedure('USERS_Search', { email: 'khánh mai' }, { as: administrator, what: 'by name', statements: 2, list: true }),
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
  procedure('SEARCH_Menu_Find', { text: 'thu an' }, { as: teacher, what: 'teacher', statements: 5, list: true }),
  procedure('SEARCH_Menu_Find', { text: 'nguyen' }, { as: manager, what: 'manager', statements: 3, list: true }),
  procedure('SEARCH_Menu_Find', { text: 'mai' }, { as: administrator, what: 'a name', statements: 6, list: true }),
  procedure('SEARCH_Menu_Find', { text: 'lớp 4' }, { as: administrator, what: 'a class', statements: 6, list: true }),
  procedure('SEARCH_Menu_Find', { text: 'unit 1' }, { as: administrator, what: 'work', statements: 6, list: true }),
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
]

/** What an administrator does, and a change of the teacher’s own row. @param facts.failedMail a mail that was given up */
export const administrationCalls = ({
  teacherId,
  emptyFolder,
  failedMail,
}: {
  teacherId: string
  emptyFolder: string
  failedMail: string
}): ExampleCall[] => [
  procedure('JOBS_List', {}, { as: administrator, statements: 3, list: true }),
  procedure('MAIL_State_Get', {}, { as: administrator, statements: 2 }),
  procedure('MAIL_List', {}, { as: administrator, statements: 2, list: true }),
  procedure(
    'MAIL_List',
    { state: 'FAILED', search: 'phuong' },
    { as: administrator, what: 'search', statements: 2, list: true },
  ),
  procedure('MAIL_Get', { id: failedMail }, { as: administrator, statements: 2 }),
  procedure('MAIL_SendAgain', { id: failedMail }, { as: administrator, statements: 4 }),
  {
    name: 'MAIL_SaveEmail',
    as: administrator,
    method: 'POST',
    path: '/api/v1.0/save-email',
    body: { to: teacher, templateName: 'password-reset' },
    statements: 4,
  },
  procedure('SITE_Room_Get', {}, { as: administrator, statements: 2 }),
  procedure(
    'SITE_Contact_Set',
    {
      // another one each time
      address: `12 Lê Hồng Phong, ${emptyFolder}`,
      phone: '0912 345 678',
      partnerName: '',
      partnerUrl: '',
      providerHome: '',
    },
    { as: administrator, statements: 5 },
  ),
  procedure('ACCOUNTLISTS_Add', { list: 'admins', email: teacher }, { as: administrator, statements: 4 }),
  procedure('ACCOUNTLISTS_Remove', { list: 'admins', userId: teacherId }, { as: administrator, statements: 3 }),
  entity(
    'USERS.Users',
    'update',
    { entityId: teacherId, parameters: { schoolName: 'Trường Hoa Mai' } },
    { as: teacher, statements: 3 },
  ),
]

const unitsText = 'code,name,city_code\n00166,Phường Cầu Giấy,01\n'

/** What fills the lists of a form with places, for visitors; and what an administrator does with them. */
export const placeCalls = (): ExampleCall[] => [
  procedure('Cities_OPTIONS', {}, { as: null, statements: 1 }),
  procedure('District_By_City_OPTIONS', { cityId: 79 }, { as: null, statements: 1, list: true }),
  procedure('Schools_By_District_OPTIONS', { districtId: 11_329 }, { as: null, statements: 1, list: true }),
  entity('METADATA.Cities', 'read', { parameters: {}, sort: 'code' }, { as: pupil, statements: 2 }),
  procedure('PLACES_Units_List', { search: 'ba dinh' }, { as: administrator, statements: 2, list: true }),
  procedure(
    'PLACES_Units_List',
    { cityId: 31 },
    { as: administrator, what: 'of a province', statements: 2, list: true },
  ),
  procedure('PLACES_Schools_List', { search: 'hoa phuong' }, { as: administrator, statements: 2, list: true }),
  procedure(
    'PLACES_Schools_List',
    { cityId: 31 },
    { as: administrator, what: 'of a province', statements: 2, list: true },
  ),
  procedure(
    'PLACES_Unit_Save',
    { code: '11383', name: 'Phường Lê Chân Mới', cityId: 31 },
    { as: administrator, statements: 5 },
  ),
  procedure(
    'PLACES_School_Save',
    { schoolId: 3, name: 'Trường THPT Nguyễn Trãi Mới', schoolTypeId: 3, districtId: 11_329 },
    { as: administrator, statements: 6 },
  ),
  procedure('PLACES_File_Get', { kind: 'schools' }, { as: administrator, statements: 2 }),
  procedure('PLACES_File_Check', { kind: 'units', text: unitsText }, { as: administrator, statements: 3 }),
  procedure('PLACES_File_Load', { kind: 'units', text: unitsText }, { as: administrator, statements: 4 }),
]
