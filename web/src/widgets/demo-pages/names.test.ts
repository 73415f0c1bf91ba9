import { describe, expect, test } from 'vitest'
import { brandOf, hiddenNames, linesOf, nameOf, shownEntries } from './names.ts'

describe('names of entries', () => {
  test('C-559 C-560 a name with a slash shows its first half in Vietnamese and its second half otherwise', () => {
    expect(nameOf('Lớp 1/Class 1', 'vi')).toBe('Lớp 1')
    for (const language of ['en', 'fr', '', 'VI']) expect(nameOf('Lớp 1 / Class 1', language)).toBe('Class 1')
    for (const language of ['vi', 'en']) expect(nameOf('Type 1 (RD) - Type 29', language)).toBe('Type 1 (RD) - Type 29')
    expect(nameOf('a/b/c', 'vi')).toBe('a')
    expect(nameOf('a/b/c', 'en')).toBe('b/c')
  })

  test('C-561 C-562 a line-break marker makes two lines: the two characters \\n, or a <br>', () => {
    for (const marker of ['\\n', '<br>', '<br/>', '<BR />', '\n'])
      expect(linesOf(`Chọn từ${marker}trong câu`, 'vi'), marker).toEqual(['Chọn từ', 'trong câu'])
    expect(linesOf('Chọn từ\\ntrong câu/Select words<br/>in a sentence', 'en')).toEqual([
      'Select words',
      'in a sentence',
    ])
    expect(linesOf('Chọn từ\\ntrong câu/Select words<br/>in a sentence', 'vi')).toEqual(['Chọn từ', 'trong câu'])
    expect(linesOf('one line', 'vi')).toEqual(['one line'])
    expect(nameOf('Chọn từ\\ntrong câu', 'vi')).toBe('Chọn từ trong câu')
  })
})

describe('the header', () => {
  const routes = [
    { name: 'Dạng 1/Type 1', path: '/olympicsgk/type1' },
    { name: 'first of two', path: '/twice' },
    { name: 'second of two', path: '/twice' },
  ]

  test('C-563 C-577 shows the name of the route at the path', () => {
    expect(brandOf(routes, '/olympicsgk/type1', 'vi')).toBe('Dạng 1')
    expect(brandOf(routes, '/olympicsgk/type1/', 'en')).toBe('Type 1')
    expect(brandOf(routes, '/twice', 'vi')).toBe('first of two')
  })

  test("C-564 C-578 says 'Brand' where no route matches", () => {
    for (const path of ['/olympicsgk', '/olympicsgk/type', '/olympicsgk/type1/more', '/'])
      expect(brandOf(routes, path, 'vi'), path).toBe('Brand')
    expect(brandOf([], '/olympicsgk/type1', 'vi')).toBe('Brand')
  })
})

describe('hidden entries', () => {
  const always =
    'Examples, Sessions, Profile, results, Result-Student-In-Class, Assignments, questions, Classes, Create-Class, Video, Audio, Add-student, GroupClass, Book Detail, Results, Professional Development'

  test('C-565 C-566 C-567 C-568 the named entries are hidden from pupils; from everybody else also those of pupils', () => {
    expect([...hiddenNames(true)]).toEqual(always.split(', '))
    expect([...hiddenNames(false)]).toEqual([...always.split(', '), 'Study result', 'Join class'])
  })

  test('C-565 C-566 entries and views go by either half of their name, and a group without views goes with them', () => {
    const entries = [
      { name: 'Dashboard' },
      { name: 'Video' },
      { name: 'Kết quả/Study result' },
      { name: 'Lớp/Join\\nclass', views: [{ name: 'a' }] },
      { name: 'Results of others' },
      { name: 'Group', views: [{ name: 'Audio' }, { name: 'Type 1' }] },
      { name: 'Empty', views: [{ name: 'Profile' }] },
    ]
    const names = (pupil: boolean) => shownEntries(entries, pupil).map(({ name }) => name)
    expect(names(true)).toEqual(['Dashboard', 'Kết quả/Study result', 'Lớp/Join\\nclass', 'Results of others', 'Group'])
    expect(names(false)).toEqual(['Dashboard', 'Results of others', 'Group'])
    expect(shownEntries(entries, false).at(-1)).toEqual({ name: 'Group', views: [{ name: 'Type 1' }] })
  })
})
