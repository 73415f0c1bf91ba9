import type { RoleName } from '@phuong/domain/people/roles'

/**
 * The demo school as data: schools, accounts, classes, lists. Addresses never change, so that tests and people can rely
 * on them. The names hold the cases that break software: Đ and D, A Ă Â, O Ô Ơ, U Ư, names of one and of five words, two
 * pupils of one name, names of the highlands, and one that is typed in decomposed letters.
 */
export const demoPassword = 'phuong123'

/** Phường Ngô Quyền, Thành phố Hải Phòng: the ward of the demo school. */
const ngoQuyen = 11_329

export const schools = [
  { id: 1, name: 'Trường Tiểu học Hoa Phượng', schoolTypeId: 1, districtId: ngoQuyen },
  { id: 2, name: 'Trường THCS Lê Hồng Phong', schoolTypeId: 2, districtId: ngoQuyen },
  { id: 3, name: 'Trường THPT Nguyễn Trãi', schoolTypeId: 3, districtId: 11_383 },
] as const

export type Person = {
  email: string
  fullName: string
  role: RoleName
  callingName?: string
  schoolId?: number
  schoolTypeId?: number
  grade?: number
  /** true is male */
  sex?: boolean
  /** YYYY-MM-DD */
  birthday?: string
  phone?: string
  verified?: boolean
  mustChangePassword?: boolean
}

const sampleStudents: Person[] = [
  { email: 'hs.cap1@phuong.test', fullName: 'Học sinh cấp 1', schoolTypeId: 1, grade: 4 },
  { email: 'hs.cap2@phuong.test', fullName: 'Học sinh cấp 2', schoolTypeId: 2, grade: 8 },
  { email: 'hs.cap3@phuong.test', fullName: 'Học sinh cấp 3', schoolTypeId: 3, grade: 11 },
  ...[1, 2, 3, 4, 5].map((grade) => ({
    email: `hs.lop${grade}@phuong.test`,
    fullName: `Học sinh lớp ${grade}`,
    schoolTypeId: 1,
    grade,
  })),
].map((person) => ({ ...person, role: 'student' as const }))

const sampleTeachers: Person[] = [
  { email: 'gv.mamnon@phuong.test', fullName: 'Giáo viên mầm non', schoolTypeId: 0 },
  { email: 'gv.cap1@phuong.test', fullName: 'Giáo viên cấp 1', schoolTypeId: 1, schoolId: 1, verified: true },
  { email: 'gv.cap2@phuong.test', fullName: 'Giáo viên cấp 2', schoolTypeId: 2, verified: true },
  { email: 'gv.cap3@phuong.test', fullName: 'Giáo viên cấp 3', schoolTypeId: 3, verified: true },
  { email: 'ctv@phuong.test', fullName: 'Cộng tác viên', schoolTypeId: 1, schoolId: 1 },
].map((person) => ({ ...person, role: 'teacher' as const }))

const staff: Person[] = [
  { email: 'admin@phuong.test', fullName: 'Quản trị Phượng', role: 'administrator' },
  {
    email: 'quanly@phuong.test',
    fullName: 'Phạm Quốc Hùng',
    role: 'manager',
    schoolId: 1,
    sex: true,
    phone: '0918300245',
  },
  { email: 'nganhang@phuong.test', fullName: 'Đỗ Thanh Vân', role: 'testbank', sex: false },
  {
    email: 'co.lan@phuong.test',
    fullName: 'Nguyễn Thị Lan',
    role: 'teacher',
    schoolId: 1,
    schoolTypeId: 1,
    sex: false,
    birthday: '1988-03-26',
    phone: '0912345678',
    verified: true,
  },
  {
    email: 'thay.minh@phuong.test',
    fullName: 'Trần Văn Minh',
    role: 'teacher',
    schoolId: 2,
    schoolTypeId: 2,
    sex: true,
    birthday: '1984-11-02',
    phone: '0987654321',
    verified: true,
  },
  { email: 'gv.moi@phuong.test', fullName: 'Hồ Ngọc Diễm Hằng', role: 'teacher', sex: false, phone: '0833909172' },
  {
    email: 'gv.doimk@phuong.test',
    fullName: 'Vũ Thị Hạnh',
    role: 'teacher',
    schoolId: 1,
    schoolTypeId: 1,
    sex: false,
    mustChangePassword: true,
  },
  {
    email: 'gv.quantri@phuong.test',
    fullName: 'Bùi Đức Thịnh',
    role: 'teacher',
    schoolId: 1,
    schoolTypeId: 1,
    sex: true,
  },
  { email: 'hs.thieulop@phuong.test', fullName: 'Lê Minh Khuê', role: 'student', schoolTypeId: 1, sex: false },
]

/** `+` a boy, `-` a girl; what a name is called by, where that is not its last word, stands behind `=`. */
const pupilNames = {
  '4a1': `- Lê Thị Thu An;- Trần Hoài An;+ Phạm Bảo Ân;+ Hoàng Gia Bảo;+ Y Bhok Niê = Bhok;- Vũ Minh Châu;+ Nguyễn Tiến Dũng;
- Lương Thuỳ Dương;- Bùi Khánh Đan;+ Đặng Văn Đức;- Ngô Hồng Ánh;- Trịnh Hương Giang;- Đỗ Ngọc Hà;- H'Hen Niê = H'Hen;
+ Phan Quốc Huy;+ Nguyễn Gia Hưng;+ Mai Tuấn Khang;+ Lý Đăng Khoa;- Đinh Ngọc Lan;- Trương Khánh Linh;+ Cao Đức Mạnh;
+ Nguyễn Nhật Minh;+ Nguyễn Nhật Minh;- Tạ Hà My;- Hồ Kim Ngân;- Nguyễn Ngọc Quỳnh Như;+ Võ Hoàng Phúc;+ Dương Minh Quân;
- Huỳnh Thảo Quyên;+ Khôi;- Tôn Nữ Anh Thư;+ Nguyễn Ưng Tú;- Đoàn Cẩm Vân;+ Quách Gia Vỹ;- Nguyễn Hoàng Ngọc Bảo Trân`,
  '4a2': `+ Lê Hoàng Anh;- Phạm Ngọc Ánh;+ Trần Thiên Ân;- Đỗ Hải Băng;+ Nguyễn Quang Dũng;+ Vũ Anh Duy;- Hoàng Mỹ Duyên;+ Bùi Minh Đăng;
+ Phan Thành Đạt;- Nguyễn Thị Đào;- Đặng Thu Hà;+ Ngô Trung Hiếu;+ Lý Minh Hoàng;- Mai Thanh Huyền;+ Cao Gia Huy;- Trịnh Thu Hương;
+ Đinh Đăng Khôi;+ Trương Tuấn Kiệt;- Tạ Thuỳ Linh;+ Hồ Thành Long;- Võ Ngọc Mai;- Dương Trà My;+ Huỳnh Hoài Nam;- Lâm Bích Ngọc;
- Tống Yến Nhi;+ Nguyễn Tấn Phát;- Đoàn Minh Phương;+ Quách Anh Quân;- Phùng Diễm Quỳnh;+ Lê Đức Thắng;- Nguyễn Thuỷ Tiên;+ Ông Vĩnh Tường`,
  '8a': `+ Nguyễn Hải An;- Trần Lan Anh;+ Lê Đình Bách;- Phạm Thái Bình;+ Hoàng Văn Cường;- Vũ Linh Chi;+ Đỗ Mạnh Cường;- Bùi Thuỳ Dung;
+ Phan Tùng Dương;+ Ngô Quang Đại;+ Đặng Hải Đăng;- Lý Hương Giang;- Mai Ngân Hà;+ Cao Minh Hải;- Trịnh Thu Hiền;+ Đinh Công Hiếu;
- Trương Mỹ Hoa;+ Tạ Việt Hoàng;+ Hồ Sỹ Hùng;- Võ Khánh Huyền;+ Dương Đức Huy;+ Huỳnh Nhật Khánh;- Lâm Tường Lam;- Tống Mai Linh;
+ Đoàn Bá Lộc;- Quách Khánh Ly;+ Phùng Hữu Nghĩa;- Ksor H'Bia = H'Bia;- Nguyễn Ánh Nguyệt;+ Trần Trọng Nhân;- Lê Uyên Nhi;+ Phạm Tấn Ơn;
+ Hoàng Thiên Phú;- Vũ Hà Phương;+ Đỗ Minh Quang;- Bùi Như Quỳnh;+ Phan Anh Tài;- Ngô Thanh Thảo;+ Đặng Quốc Trung;- Lý Hải Yến`,
} as const

/** The 8th pupil of 4A1 comes in as an old Mac types it: letters and marks apart. */
const decomposed = '4a1.08@phuong.test'

const pupils = (
  group: keyof typeof pupilNames,
  facts: { schoolId: number; schoolTypeId: number; grade: number; bornIn: number },
): Person[] =>
  pupilNames[group].split(';').map((text, index) => {
    const [name, callingName] = text.trim().slice(2).split(' = ') as [string, string | undefined]
    const email = `${group}.${String(index + 1).padStart(2, '0')}@phuong.test`
    return {
      email,
      fullName: email === decomposed ? name.normalize('NFD') : name,
      ...(callingName ? { callingName } : {}),
      role: 'student',
      schoolId: facts.schoolId,
      schoolTypeId: facts.schoolTypeId,
      grade: facts.grade,
      sex: text.trim().startsWith('+'),
      // spread over the year, the same at every start
      birthday: `${facts.bornIn}-${String(((index * 5) % 12) + 1).padStart(2, '0')}-${String(((index * 11) % 28) + 1).padStart(2, '0')}`,
    }
  })

const pupilsOf4A1 = pupils('4a1', { schoolId: 1, schoolTypeId: 1, grade: 4, bornIn: 2017 })
const pupilsOf4A2 = pupils('4a2', { schoolId: 1, schoolTypeId: 1, grade: 4, bornIn: 2017 })
const pupilsOf8A = pupils('8a', { schoolId: 2, schoolTypeId: 2, grade: 8, bornIn: 2013 })

export const people: readonly Person[] = [
  ...staff,
  ...sampleTeachers,
  ...sampleStudents,
  ...pupilsOf4A1,
  ...pupilsOf4A2,
  ...pupilsOf8A,
]

const emails = (list: readonly Person[]) => list.map(({ email }) => email)

export type DemoClass = {
  readonly name: string
  readonly code: string
  /** addresses, as those of the pupils */
  readonly teacher: string
  readonly schoolId: number
  readonly grade: number
  readonly pupils: readonly string[]
}

export const classes: readonly DemoClass[] = [
  { name: '4A1', code: 'K7M4QX', teacher: 'co.lan@phuong.test', schoolId: 1, grade: 4, pupils: emails(pupilsOf4A1) },
  { name: '4A2', code: 'P3D8RV', teacher: 'co.lan@phuong.test', schoolId: 1, grade: 4, pupils: emails(pupilsOf4A2) },
  { name: '8A', code: 'T6N2HB', teacher: 'thay.minh@phuong.test', schoolId: 2, grade: 8, pupils: emails(pupilsOf8A) },
]

/** The classes of the teacher whose worksheets and week the demo school has from the start. */
export const worksheetClasses: readonly string[] = classes.filter(({ grade }) => grade === 4).map(({ code }) => code)

const beansOnList = ['co.lan@phuong.test', '4a1.01@phuong.test']
/** Beans of the accounts on the list at the start. */
export const openingBeans = 200
export const beanAccounts: readonly string[] = beansOnList

const on = (list: string, accounts: readonly string[], value: unknown = null) =>
  accounts.map((email) => ({ list, email, value }))

/** Entries of the account lists. Sample pupils may join one class (D11), and no sample profile can be edited. */
export const listEntries = [
  ...on('admins', ['gv.quantri@phuong.test']),
  ...on('document-library', ['admin@phuong.test', 'nganhang@phuong.test']),
  ...on('question-types', ['admin@phuong.test', 'nganhang@phuong.test']),
  ...on('offline-ebooks', ['admin@phuong.test']),
  ...on('class-level', ['admin@phuong.test']),
  ...on('beans', beansOnList),
  ...on('class-aware-practice', ['4a1.02@phuong.test']),
  ...on('demo', emails([...sampleTeachers, ...sampleStudents])),
  ...on('class-limit', emails(sampleStudents), 1),
]

/** The consent under which the demo's pupils were taken in (D14). */
export const consent = {
  version: '2026-09',
  text: 'Nhà trường đã có sự đồng ý của người đại diện theo pháp luật của học sinh.',
} as const
