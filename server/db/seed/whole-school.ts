import { seededChance } from '@phuong/domain/chance/seeded-chance'
import { classes, type DemoClass, type Person, people } from './school.ts'

/**
 * What stands around the accounts that tests and people rely on: a primary school with all five grades and its teachers.
 * Names are put together from what Vietnamese families use, the same at every start.
 */

const schoolId = 1
const schoolTypeId = 1
/** Children of grade 1 were born six years before the autumn in which they begin (2026). */
const firstGradeBornIn = 2020

/** `+` a man, `-` a woman; the class that a teacher leads, where there is one. */
const teacherNames = `co.hoa - Phạm Thị Hoa 1A1;co.thuy - Lê Thanh Thủy 1A2;co.nhung - Vũ Hồng Nhung 1A3;co.yen - Đặng Hải Yến 2A1;
co.phuong - Bùi Thu Phương 2A2;thay.son + Ngô Thanh Sơn 3A1;co.trang - Đỗ Huyền Trang 3A2;co.nga - Hoàng Thúy Nga 3A3;
co.loan - Dương Kim Loan 5A1;thay.tuan + Nguyễn Anh Tuấn 5A2;co.dung - Trịnh Thùy Dung 5A3;thay.hai + Lý Đông Hải;
co.mai - Cao Tuyết Mai;co.huong - Mai Lan Hương;thay.binh + Phan Thái Bình;co.van - Hồ Cẩm Vân;thay.duc + Tạ Minh Đức;co.oanh - Đinh Kiều Oanh`

const teachers = teacherNames.split(';').map((text) => {
  const [, account = '', sign, fullName = '', className] = /^\s*(\S+) ([+-]) (.+?)(?: (\d[A-Z]\d))?$/s.exec(text) ?? []
  return { email: `${account}@phuong.test`, sex: sign === '+', fullName, className }
})

/** Class, code of the class, and how many pupils it has. */
const rooms = [
  ['1A1', 'B4K7MQ', 33],
  ['1A2', 'C9T3WX', 31],
  ['1A3', 'D2V8HN', 32],
  ['2A1', 'F6R4JY', 34],
  ['2A2', 'G3X7PK', 33],
  ['3A1', 'H8M2TD', 32],
  ['3A2', 'J5W9RB', 35],
  ['3A3', 'K2Q6VC', 30],
  ['5A1', 'M7D4XF', 34],
  ['5A2', 'N3H8KT', 33],
  ['5A3', 'R6B2WJ', 31],
] as const

/** The more common a family name, the more often it stands here. */
const families =
  'Nguyễn Nguyễn Nguyễn Nguyễn Nguyễn Trần Trần Trần Lê Lê Phạm Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Mai Đoàn Trịnh'.split(
    ' ',
  )
const boys = {
  middle: 'Gia Minh Đức Quang Hoàng Tuấn Anh Bảo Nhật Đăng Thành Hữu Quốc Trung'.split(' '),
  given: 'Huy Khôi Nam Phúc Kiên Long Phong Sơn Tùng Việt Dũng Hiếu Khoa Quân Bách Lâm Đạt Thịnh Vinh An'.split(' '),
} as const
const girls = {
  middle: 'Ngọc Minh Thu Khánh Bảo Thảo Phương Hà Thanh Quỳnh Diệu Hải Mai Tuệ'.split(' '),
  given: 'Anh Chi Linh Ngân Nhi Mai My Hân Vy Thư Trang Hà Châu Lan Yến Nhung Dương Giang Ngọc Thảo'.split(' '),
} as const

const pupilsOf = (className: string, count: number): Person[] => {
  const grade = Number(className[0])
  const chance = seededChance(grade * 100 + Number(className[2]))
  const oneOf = (names: readonly string[]): string => names[Math.floor(chance() * names.length)] ?? ''
  return Array.from({ length: count }, (_, at) => {
    const sex = chance() < 0.5
    const { middle, given } = sex ? boys : girls
    const [family, first, last] = [oneOf(families), oneOf(middle), oneOf(given)]
    return {
      email: `${className.toLowerCase()}.${String(at + 1).padStart(2, '0')}@phuong.test`,
      // nobody is called the same twice
      fullName: first === last ? `${family} ${last}` : `${family} ${first} ${last}`,
      role: 'student',
      schoolId,
      schoolTypeId,
      grade,
      sex,
      birthday: `${firstGradeBornIn + 1 - grade}-${String(((at * 5) % 12) + 1).padStart(2, '0')}-${String(((at * 11) % 28) + 1).padStart(2, '0')}`,
    }
  })
}

const morePeople: Person[] = teachers.map(({ email, fullName, sex, className }) => ({
  email,
  fullName,
  role: 'teacher',
  schoolId,
  schoolTypeId,
  sex,
  // whoever leads a class has been looked at by the school
  verified: className !== undefined,
}))

const moreClasses: DemoClass[] = []
for (const [name, code, count] of rooms) {
  const pupils = pupilsOf(name, count)
  const teacher = teachers.find(({ className }) => className === name)
  if (teacher === undefined) throw new Error(`nobody leads ${name}`)
  morePeople.push(...pupils)
  moreClasses.push({
    name,
    code,
    teacher: teacher.email,
    schoolId,
    grade: Number(name[0]),
    pupils: pupils.map(({ email }) => email),
  })
}

/** Everybody and every class that a start with the demo school lays out. */
export const wholeSchool = { people: [...people, ...morePeople], classes: [...classes, ...moreClasses] } as const
