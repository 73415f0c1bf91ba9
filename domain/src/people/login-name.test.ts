import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail, isUserName, loginKey, loginNameKind } from './login-name.ts'

test('addresses that differ by case, normal form, blanks, invisible or full-width letters have one key', () => {
  const same = [
    'co.lan@phuong.test',
    'Co.Lan@Phuong.TEST',
    ' co.lan@phuong.test ',
    'co.lan@phuong.test\u00a0',
    'co.lan\u200b@phuong.test\ufeff',
    'ｃｏ．ｌａｎ＠ｐｈｕｏｎｇ．ｔｅｓｔ',
    'co.lan @ phuong.test',
    '\u0000co.lan@phuong.test\u0007',
  ]
  expect(new Set(same.map(loginKey))).toEqual(new Set(['co.lan@phuong.test']))
  expect(loginKey('nguyễn@phuong.test'.normalize('NFD'))).toBe(loginKey('nguyễn@phuong.test'))
  expect(loginKey('co.lan@phuong.test')).not.toBe(loginKey('colan@phuong.test'))
})

test('a key is its own key, whatever the text and its normal form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const key = loginKey(text)
      expect(loginKey(key)).toBe(key)
      expect(loginKey(text.normalize('NFD'))).toBe(loginKey(text.normalize('NFC')))
    }),
    { numRuns: 2000 },
  )
  for (let code = 0; code < 0x10000; code += 1) {
    const key = loginKey(`i${String.fromCharCode(code)}\u0307`)
    if (loginKey(key) !== key) expect.fail(`U+${code.toString(16)} folds to ${key}, which folds further`)
  }
  for (const nothing of [null, undefined, 3, {}, ['a@b.vn'], ' ', 'a'.repeat(1001)]) expect(loginKey(nothing)).toBe('')
})

const valid = [
  'a@b.vn',
  'co.lan@phuong.test',
  'hs_lop-1.a@truong.edu.vn',
  '4a1.01@phuong.test',
  'A_B-C.9@sub.domain.Info',
  'me+school@example.museum',
  "o'hara@example.com",
  'x@example.4u',
  `${'a'.repeat(64)}@example.vn`,
]
const invalid = [
  '',
  '@',
  'a',
  'a@b',
  'a@@b.vn',
  'a@b@c.vn',
  '@b.vn',
  'a@.vn',
  'a@b..vn',
  '.a@b.vn',
  'a.@b.vn',
  'a..b@b.vn',
  'a@b.v',
  'a@-b.vn',
  'a@b-.vn',
  'a@192.168.1.10',
  'a@[192.168.1.1]',
  'a(b)@c.vn',
  'a,b@c.vn',
  'a@b.vn>',
  '"a"@b.vn',
  'nguyễn@b.vn',
  `${'a'.repeat(65)}@example.vn`,
  `a@${'b'.repeat(64)}.vn`,
  `a@${'b.'.repeat(130)}vn`,
]

test('B-713 an e-mail is letters, digits, underscore, dot, hyphen, then @ and a domain with dots and a final part of 2 or more (D40)', () => {
  for (const address of valid) expect([address, isEmail(address)]).toEqual([address, true])
  for (const address of invalid) expect([address, isEmail(address)]).toEqual([address, false])
})

test('B-714 spaces are ignored when an e-mail is checked', () => {
  for (const address of [' a@b.vn', 'a@b.vn ', 'a @b.vn', 'a@ b . vn', '\ta@b.vn\u00a0'])
    expect(isEmail(address)).toBe(true)
})

test('every address of the form of B-713 is valid for storage', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9_-]{1,10}$/)
  const label = fc.stringMatching(/^[A-Za-z0-9]{1,10}$/)
  const final = fc.stringMatching(/^[A-Za-z]{2,4}$/)
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 4 }),
      fc.array(label, { minLength: 1, maxLength: 3 }),
      final,
      (local, domain, end) => {
        expect(isEmail(`${local.join('.')}@${[...domain, end].join('.')}`)).toBe(true)
      },
    ),
  )
})

test('a user name has 3 to 50 letters, digits, dots, hyphens, underscores, and is never an address', () => {
  for (const name of ['4a1.01', 'nam', 'Y-Bhok_Nie', ' lan ', 'a'.repeat(50)]) {
    expect([name, isUserName(name), loginNameKind(name)]).toEqual([name, true, 'userName'])
  }
  for (const name of ['', 'ab', '.abc', 'abc.', '-abc', 'a@b', 'đạt', 'a/b', 'a'.repeat(51), null, 7]) {
    expect([name, isUserName(name)]).toEqual([name, false])
  }
  for (const address of valid) expect([isUserName(address), loginNameKind(address)]).toEqual([false, 'email'])
  expect(loginNameKind('a@b')).toBeNull()
})

test('any JSON value gets a verdict', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isEmail(value) && isUserName(value)).toBe(false)
    }),
  )
})
