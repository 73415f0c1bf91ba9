import { expect, test } from 'vitest'
import { layOutLetter } from '../letter/lay-out.ts'
import { type TemplateData, type TemplateName, templates, writeLetter } from './registry.ts'

/** Friday 20 November 2026, 19:42 in Vietnam. */
const writtenAt = new Date('2026-11-20T12:42:00.000Z')
const head = { organisation: 'Trường Hoa Phượng', publicUrl: 'https://hoc.example.vn' }

/** The words of an HTML text, as who reads it sees them. */
const wordsOf = (html: string): string =>
  html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

const laidOut = <Name extends TemplateName>(name: Name, data: TemplateData<Name>) => {
  const { subject, text, html } = layOutLetter(writeLetter(name, data, writtenAt), head)
  return { subject, text: text.replace(/\s+/g, ' '), html: wordsOf(html) }
}

const examples = {
  welcome: [
    {
      fullName: 'Nguyễn Ngọc Quỳnh Như',
      role: 'student',
      email: 'nhu@phuong.test',
      userName: 'quynhnhu.4a1',
      schoolName: 'Trường Tiểu học Hoa Phượng',
      firstPassword: 'hoa phượng 7',
    },
    [
      'Chào em Nguyễn Ngọc Quỳnh Như',
      'Trường Tiểu học Hoa Phượng',
      'quynhnhu.4a1',
      'nhu@phuong.test',
      'hoa phượng 7',
      'mời đặt mật khẩu mới',
    ],
  ],
  registering: [
    { fullName: 'Đỗ Thị Lan', email: 'lan@phuong.test', role: 'teacher' },
    ['Chào thầy cô Đỗ Thị Lan', 'lan@phuong.test', 'tạo lớp đầu tiên', 'hoc.example.vn/auth'],
  ],
  'password-reset': [
    { email: 'lan@phuong.test', password: 'k7M4qx', studentName: 'Đỗ Thị Lan' },
    [
      'Mật khẩu tạm của Đỗ Thị Lan',
      'lan@phuong.test',
      'k7M4qx',
      '21/11/2026 19:42',
      'trong 24 giờ, đến khi có mật khẩu mới',
      'Mật khẩu cũ vẫn dùng được',
      'Nếu bạn không yêu cầu',
      'đặt mật khẩu của riêng mình',
      'hoc.example.vn/auth',
    ],
  ],
  'password-changed': [
    { fullName: 'Đỗ Thị Lan', changedAt: '2026-11-20T12:42:00.000Z' },
    ['Đỗ Thị Lan', '20/11/2026 19:42', 'Nếu không phải bạn đổi', 'báo ngay cho nhà trường'],
  ],
  'class-invitation': [
    { fullName: 'Lê Thị Thu An', className: '4A1', invitedBy: 'Cô Nguyễn Thị Lan' },
    ['Chào em Lê Thị Thu An', 'Cô Nguyễn Thị Lan mời em vào Lớp 4A1', 'hoc.example.vn/lms/student/classes'],
  ],
} as const satisfies { [Name in TemplateName]: readonly [TemplateData<Name>, readonly string[]] }

test.each(Object.entries(examples))(
  'A-391 C-146 C-190 the mail %s says each of its facts in the plain text and in the HTML, and what stands in every mail',
  (name, [data, facts]) => {
    const { text, html } = laidOut(name as TemplateName, data)
    for (const fact of [...facts, 'Phượng', 'Trường Hoa Phượng', 'Thư này được gửi tự động, xin không trả lời.']) {
      expect(text).toContain(fact)
      expect(html).toContain(fact)
    }
  },
)

test('A-383 A-390 C-191 C-192 the subject of a mail about a password is the given text, the date and the time in Vietnam', () => {
  const subject = 'THÔNG BÁO THAY ĐỔI MẬT KHẨU 20/11/2026 19:42'
  expect(laidOut('password-reset', examples['password-reset'][0]).subject).toBe(subject)
  expect(laidOut('password-changed', examples['password-changed'][0]).subject).toBe(subject)
})

test('D44 a password stands in the mail of a reset alone, and in a welcome that brings the first one', () => {
  const withPassword = Object.entries(examples).flatMap(([name, [data]]) =>
    writeLetter(name, data, writtenAt).password === undefined ? [] : [name],
  )
  expect(withPassword).toEqual(['welcome', 'password-reset'])
  const { firstPassword, ...withoutPassword } = examples.welcome[0]
  const { text, html } = laidOut('welcome', withoutPassword)
  for (const shape of [text, html]) {
    expect(shape).not.toContain(firstPassword)
    expect(shape).not.toContain('Mật khẩu đầu tiên')
    expect(shape).toContain('Chưa biết mật khẩu thì hỏi thầy cô')
  }
})

test('C-147 who registers is spoken to by what the person is, a pupil as em and a teacher as thầy cô', () => {
  const to = (role: 'student' | 'teacher') => laidOut('registering', { fullName: 'An', email: 'an@phuong.test', role })
  expect(to('student').subject).toBe('Chào em đến với Phượng')
  expect(to('student').text).toContain('nhập mã để vào lớp')
  expect(to('student').text).not.toMatch(/thầy cô đăng nhập/i)
  expect(to('teacher').subject).toBe('Chào thầy cô đến với Phượng')
})

test('H133 a name or a class that reads like an address makes no link in a mail to somebody else; the e-mail of the mail stays', () => {
  const [typed, email] = ['Nhận quà evil.example', 'lan.do@phuong.test']
  const letters = [
    laidOut('registering', { fullName: typed, email, role: 'student' }),
    laidOut('class-invitation', { fullName: typed, className: 'https://evil.example/4A1', invitedBy: `Cô ${typed}` }),
    laidOut('password-reset', { ...examples['password-reset'][0], email, studentName: typed }),
    laidOut('password-changed', { ...examples['password-changed'][0], fullName: typed }),
    laidOut('welcome', { ...examples.welcome[0], email, fullName: typed, schoolName: 'Trường www.evil.example' }),
  ]
  for (const { subject, text, html } of letters)
    for (const shape of [subject, text, html]) expect(shape).not.toMatch(/evil\.example|:\/\/evil|www\.evil/)
  for (const { text } of letters) expect(text).toContain('evil. example')
  expect(letters[0]?.text).toContain(`Email: ${email}`)
})

test('every mail that leads somewhere leads to a page of the product, and none to two', () => {
  const places = Object.entries(examples).map(([name, [data]]) => [name, writeLetter(name, data, writtenAt).act?.path])
  expect(Object.fromEntries(places)).toEqual({
    welcome: '/auth',
    registering: '/auth',
    'password-reset': '/auth',
    'password-changed': undefined,
    'class-invitation': '/lms/student/classes',
  })
})

test('B-095 C-190 who forgot the password on the way to a class is led back to it', () => {
  const data = { ...examples['password-reset'][0], classCode: 'K7M4QX' }
  expect(writeLetter('password-reset', data, writtenAt).act?.path).toBe('/auth?returnTo=%2Fjoin%2FK7M4QX')
  expect(laidOut('password-reset', data).text).toContain('hoc.example.vn/auth?returnTo=%2Fjoin%2FK7M4QX')
})

test.each([
  ['constructor', {}],
  ['password-changed', { fullName: 'Lan' }],
  ['password-changed', null],
  ['password-reset', { ...examples['password-reset'][0], password: null }],
])('a row that says %s with %j makes no letter', (name, data) => {
  expect(() => writeLetter(name, data, writtenAt)).toThrow()
})

test('every mail has its example here', () => {
  expect(Object.keys(examples)).toEqual(Object.keys(templates))
})
