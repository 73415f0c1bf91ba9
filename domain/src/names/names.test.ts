import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withAlikeLetters } from './alike-letters.ts'
import { cleanText } from './clean.ts'
import { joinFullName, splitFullName } from './full-name.ts'
import { compareByGivenName, compareNames, type NamedPerson } from './order.ts'
import { searchFold } from './search-fold.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 40 })
const vietnameseText = fc.string({
  unit: fc.constantFrom(...' aăâeêioôơuưyđÁẤỂỘỮỵĐHh\u0300\u0301\u0309\u0303\u0323\u0302\u031b\u00a0'),
  maxLength: 20,
})
/** Parts of pictures, what joins them, and what nobody sees. */
const pictureText = fc.string({
  unit: fc.constantFrom('👩', '🏫', '❤', '\ufe0f', '\u{1f3fd}', '\u200d', '\u200b', '\u0301', 'a', ' '),
  maxLength: 20,
})

test('A-175 the last word of the full name is the first name, the rest is the last name', () => {
  expect(splitFullName('Nguyễn Ngọc Quỳnh Như')).toEqual({ lastName: 'Nguyễn Ngọc Quỳnh', firstName: 'Như' })
  expect(splitFullName('Lê An')).toEqual({ lastName: 'Lê', firstName: 'An' })
})

test('A-176 both name fields are joined with one space, and a one-word name fills only the first name', () => {
  expect(joinFullName({ lastName: ' Trần  Thị ', firstName: ' Bình ' })).toBe('Trần Thị Bình')
  expect(joinFullName({ lastName: '', firstName: 'Đạt' })).toBe('Đạt')
  expect(splitFullName('Đạt')).toEqual({ lastName: '', firstName: 'Đạt' })
})

test('H147 one word, five words, double blanks and no-break blanks: the last word is the first name', () => {
  expect(splitFullName('Công Tằng Tôn Nữ Vân').firstName).toBe('Vân')
  expect(splitFullName('  Phạm   Minh\u00a0\u00a0Đức\t')).toEqual({ lastName: 'Phạm Minh', firstName: 'Đức' })
  expect(splitFullName('Lê\u200b Văn\u3000Tám\ufeff')).toEqual({ lastName: 'Lê Văn', firstName: 'Tám' })
  for (const nothing of ['', '   ', '\u00a0', null, undefined, 7, {}])
    expect(splitFullName(nothing)).toEqual({ lastName: '', firstName: '' })
})

test('a full name splits and joins into itself', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, vietnameseText), (text) => {
      expect(joinFullName(splitFullName(text))).toBe(cleanText(text))
    }),
  )
})

test('a cleaned text is NFC, has single blanks and nothing invisible, and cleaning it again changes nothing', () => {
  expect(cleanText('Nguye\u0302\u0303n')).toBe('Nguyễn')
  expect([...cleanText('Nguye\u0302\u0303n')]).toHaveLength(6)
  expect(cleanText('a\u0000\u200bb\u00adc')).toBe('a bc')
  fc.assert(
    fc.property(fc.oneof(anyText, vietnameseText, pictureText), (text) => {
      const clean = cleanText(text)
      expect(cleanText(clean)).toBe(clean)
      expect(clean).not.toMatch(/ {2}|^ | $|[\u00a0\u200b]/)
      expect(clean.isWellFormed()).toBe(true)
    }),
  )
})

test('H172 a picture of several stays one, and joiners between letters do not', () => {
  for (const picture of ['👩‍🏫', '👩🏽‍🏫', '👨‍👩‍👧‍👦', '❤️‍🔥', '🏳️‍🌈', '🤷‍♀️']) {
    expect(cleanText(`Lớp  ${picture}4A1`)).toBe(`Lớp ${picture}4A1`)
    expect(searchFold(`Lớp ${picture}`)).toBe(searchFold(`Lớp ${picture.replaceAll('\u200d', '')}`))
  }
  expect(cleanText('L\u200dan\u200d 👩\u200d')).toBe('Lan 👩')
  expect(cleanText('4\u200dA1 👩\u200d\u200d🏫 👩\u200b\u200d🏫')).toBe('4A1 👩🏫 👩🏫')
})

test('a name that is typed decomposed is found, sorted and compared like the composed one', () => {
  const composed = 'Đỗ Nguyễn Hoài Thương'
  expect(cleanText(composed.normalize('NFD'))).toBe(composed)
  expect(searchFold(composed.normalize('NFD'))).toBe(searchFold(composed))
  const nfd = { firstName: 'Thương'.normalize('NFD'), lastName: 'Đỗ' }
  expect(compareByGivenName(nfd, { firstName: 'Thương', lastName: 'Đỗ' })).toBe(0)
})

test('the search finds a name without marks: đ and Đ as d, tone marks wherever they stand, any apostrophe', () => {
  expect(searchFold('Đặng Thị Hường')).toBe('dang thi huong')
  expect(searchFold('ĐẶNG  THỊ\u00a0HƯỜNG ')).toBe('dang thi huong')
  expect(searchFold('Hòa')).toBe(searchFold('Hoà'))
  expect(searchFold('Thủy')).toBe(searchFold('Thuỷ'))
  expect(searchFold('H\u2019Hen Niê')).toBe("h'hen nie")
  expect(searchFold("H'Hen Niê")).toBe("h'hen nie")
  expect(searchFold('４Ａ１')).toBe('4a1')
  expect(searchFold('Y Bhok Niê')).toBe('y bhok nie')
  // Telex half typed: the letter is there, its tone not yet
  expect(searchFold('Nguyễn').startsWith(searchFold('Nguyê'))).toBe(true)
})

test('H167 a name with letters that look as others is found and sorted as the one with these', () => {
  for (const [written, name] of [
    ['\u00d0\u1ee9c', 'Đức'],
    ['\u0189\u1ee9c', 'Đức'],
    ['\u00f0\u1ee9c', 'đức'],
    ['L\u0131nh', 'Linh'],
    ['\u041d\u043e\u0430', 'Hoa'],
  ] as const) {
    expect(searchFold(written)).toBe(searchFold(name))
    expect(withAlikeLetters(written)).toBe(name)
    expect(compareNames(written, name)).toBe(0)
  }
  // small letters that fold as one of them without looking like it
  expect(withAlikeLetters('\u1c83\u1c80')).toBe('\u1c83\u1c80')
  expect(withAlikeLetters('Nguyễn Ngọc Quỳnh Như, İstanbul, IJK')).toBe('Nguyễn Ngọc Quỳnh Như, İstanbul, IJK')
})

test('H168 numbers in names are in their order', () => {
  const classes = ['4A10', '4A2', '4A1', '10A1', '4B1', 'Tuần 10', 'Tuần 2', 'Tuần 2b']
  expect(classes.sort(compareNames)).toEqual(['4A1', '4A2', '4A10', '4B1', '10A1', 'Tuần 2', 'Tuần 2b', 'Tuần 10'])
})

test('what was folded folds to itself, in whatever form the text came', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, vietnameseText, pictureText), (text) => {
      const folded = searchFold(text)
      expect(searchFold(folded)).toBe(folded)
    }),
  )
  fc.assert(
    fc.property(vietnameseText, (text) => {
      expect(searchFold(text.normalize('NFD'))).toBe(searchFold(text.normalize('NFC')))
      expect(searchFold(text)).not.toMatch(/[đ\p{M}\p{Lu}]/u)
    }),
  )
  for (let code = 0; code < 0x3100; code += 1) {
    const folded = searchFold(`a${String.fromCharCode(code)}`)
    expect(searchFold(folded)).toBe(folded)
  }
})

const named = (fullName: string, callingName?: string): NamedPerson & { fullName: string } => ({
  ...splitFullName(fullName),
  callingName,
  fullName,
})
const sorted = (people: (NamedPerson & { fullName: string })[]) =>
  people.sort(compareByGivenName).map((person) => person.fullName)

test('given names sort in Vietnamese order: An, Ánh, Ăn, Ân, Dung, Dũng, Duyên, Đạt, Đức, Em', () => {
  const people = ['Ánh', 'An', 'Ăn', 'Ân', 'Đạt', 'Dũng', 'Đức', 'Em', 'Dung', 'Duyên'].map((name) => named(name))
  expect(sorted(people)).toEqual(['An', 'Ánh', 'Ăn', 'Ân', 'Dung', 'Dũng', 'Duyên', 'Đạt', 'Đức', 'Em'])
})

test('people sort by given name first, then by family and middle names', () => {
  const people = ['Vũ Hoàng Yến', 'Nguyễn Văn An', 'Đặng Minh An', 'Lê Thị An', 'Đinh Bảo Châu', 'Trần Bảo Châu'].map(
    (name) => named(name),
  )
  expect(sorted(people)).toEqual([
    'Đặng Minh An',
    'Lê Thị An',
    'Nguyễn Văn An',
    'Đinh Bảo Châu',
    'Trần Bảo Châu',
    'Vũ Hoàng Yến',
  ])
})

test('names of the highlands sort by the calling name, where the last word is the family name', () => {
  const people = [
    named('Lê Hoa'),
    named('Y Bhok Niê', 'Bhok'),
    named('Trần Nam'),
    named("H'Hen Niê", 'Hen'),
    named('Phạm Cúc'),
    named('Ngô Bình', ' '),
  ]
  expect(sorted(people)).toEqual(['Y Bhok Niê', 'Ngô Bình', 'Phạm Cúc', "H'Hen Niê", 'Lê Hoa', 'Trần Nam'])
})

test('the order is a total order for any texts', () => {
  const people = fc.record({ firstName: anyText, lastName: anyText, callingName: fc.option(anyText) })
  fc.assert(
    fc.property(people, people, people, (a, b, c) => {
      expect(Math.sign(compareByGivenName(a, b))).toBe(-Math.sign(compareByGivenName(b, a)) + 0)
      if (compareByGivenName(a, b) <= 0 && compareByGivenName(b, c) <= 0)
        expect(compareByGivenName(a, c)).toBeLessThanOrEqual(0)
    }),
  )
})
