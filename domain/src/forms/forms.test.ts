import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkEmail, EMAIL_TEXTS, type EmailForm } from './email.ts'
import { checkImageUrl } from './image-url.ts'
import { validateLogin } from './login.ts'
import { isLongEnough, isPasswordHash, passwordForHash } from './password.ts'
import { hasErrors, isBlank } from './rules.ts'

const nothing = ['', ' ', '\t\n', '\u00a0', '\u200b', null, undefined]

test('C-064 the login e-mail is required and not only blanks', () => {
  for (const email of nothing)
    expect(validateLogin({ email, password: 'phuong123' })).toEqual({ email: 'Vui lòng nhập Email' })
})

test('C-065 the login password is required and not only blanks', () => {
  for (const password of nothing)
    expect(validateLogin({ email: 'co.lan@phuong.test', password })).toEqual({ password: 'Vui lòng nhập mật khẩu!' })
})

test('the login form checks no format, so a user name signs in too', () => {
  expect(validateLogin({ email: 'co.lan@phuong.test', password: 'x' })).toEqual({})
  expect(validateLogin({ email: '4a1.01', password: 'x' })).toEqual({})
  expect(Object.keys(validateLogin({ email: '', password: '' }))).toEqual(['email', 'password'])
})

test('A-442 a hashed password is 40 hexadecimal characters, the form checks the minimum of 6', () => {
  expect(isPasswordHash('7c4a8d09ca3762af61e59520943dc26494f8941b')).toBe(true)
  for (const value of [
    '',
    'phuong123',
    'g'.repeat(40),
    'a'.repeat(39),
    'a'.repeat(41),
    `${'a'.repeat(40)}\n`,
    'A'.repeat(40),
    null,
    40,
    ['a'.repeat(40)],
  ])
    expect([value, isPasswordHash(value)]).toEqual([value, false])
  expect([isLongEnough('12345'), isLongEnough('123456')]).toEqual([false, true])
})

test('a password with Vietnamese letters is the same on every keyboard, and its blanks stay', () => {
  expect(passwordForHash('mật khẩu'.normalize('NFD'))).toBe('mật khẩu')
  expect(passwordForHash(' phuong 123 ')).toBe(' phuong 123 ')
})

test('A-222 the e-mail of the student registration is required and not only blanks', () => {
  for (const value of nothing) expect(checkEmail(value, 'registerStudent')).toBe('Vui lòng nhập E-mail!')
})

test('A-223 the student registration refuses what is no valid e-mail', () => {
  for (const value of ['lan', 'lan@', 'lan@x', 'lan@x.v'])
    expect(checkEmail(value, 'registerStudent')).toBe('Email không hợp lệ')
  expect(checkEmail('lan@truong.edu.vn', 'registerStudent')).toBeNull()
})

const forms = Object.keys(EMAIL_TEXTS) as EmailForm[]
const said = (value: unknown) => Object.fromEntries(forms.map((name) => [name, checkEmail(value, name)]))

test('A-224 B-715 C-122 each form keeps its own messages over one rule, and every form takes any valid address (D40)', () => {
  expect(said('')).toEqual({
    registerStudent: 'Vui lòng nhập E-mail!',
    registerModal: 'Chưa nhập Email',
    userForm: 'Chưa nhập email',
    import: 'Chưa nhập email',
    passwordReset: 'Email không được để trống.',
  })
  expect(said('lan@truong')).toEqual({
    registerStudent: 'Email không hợp lệ',
    registerModal: 'Email không hợp lệ',
    userForm: 'Email không hợp lệ',
    import: 'Email không đúng định dạng',
    passwordReset: 'Email không hợp lệ.',
  })
  for (const address of ['co-lan_2+a@truong.edu.vn', 'Lan.Nguyen@example.museum', 'hs1@phuong.test'])
    expect(Object.values(said(address))).toEqual(forms.map(() => null))
})

test('C-120 what counts as a valid e-mail in the registration: the format of B-713', () => {
  expect(checkEmail('a.b_c-9@truong-hoa.edu.vn', 'registerModal')).toBeNull()
  for (const value of ['a b', 'a@b', 'a@b.c', '@b.vn', 'a@b_c.vn', 'a@b.vn.'])
    expect([value, checkEmail(value, 'registerModal')]).toEqual([value, 'Email không hợp lệ'])
})

test('C-113 C-114 the registration modal asks for an e-mail, and for a valid one', () => {
  expect(checkEmail('  ', 'registerModal')).toBe('Chưa nhập Email')
  expect(checkEmail('x', 'registerModal')).toBe('Email không hợp lệ')
})

test('C-177 C-179 C-180 the forgot-password modal: required, valid, 3 to 30 characters before @', () => {
  const length = 'Độ dài tên trước @ của email từ 3 tới 30 ký tự'
  expect(checkEmail(null, 'passwordReset')).toBe('Email không được để trống.')
  expect(checkEmail('lan', 'passwordReset')).toBe('Email không hợp lệ.')
  expect(checkEmail('ab@x.vn', 'passwordReset')).toBe(length)
  expect(checkEmail(`${'a'.repeat(31)}@x.vn`, 'passwordReset')).toBe(length)
  expect(checkEmail('abc@x.vn', 'passwordReset')).toBeNull()
  expect(checkEmail(`${'a'.repeat(30)}@x.vn`, 'passwordReset')).toBeNull()
})

test('a typed image address that is none gets its message', () => {
  expect(checkImageUrl('http://x.vn/a.png')).toBe('Đường dẫn hình ảnh không hợp lệ')
  expect(checkImageUrl('https://x.vn/a.png')).toBeNull()
})

test('no value makes a form throw', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (a, b) => {
      expect(hasErrors(validateLogin({ email: a, password: b }))).toBe(isBlank(a) || isBlank(b))
      expect(forms.every((name) => checkEmail(a, name) === null || typeof checkEmail(a, name) === 'string')).toBe(true)
    }),
  )
})
