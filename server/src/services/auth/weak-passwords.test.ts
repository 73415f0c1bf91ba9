import { setImmediate } from 'node:timers/promises'
import { commonPasswordCount } from '@phuong/domain/forms/common-passwords'
import { isGuessable, type KnownOfPerson, usualEndings, wordsOfPerson } from '@phuong/domain/forms/guessable'
import { isLongEnough } from '@phuong/domain/forms/password'
import { describe, expect, test } from 'vitest'
import { sha1 } from '../../../testing/caller.ts'
import { passwordWeakness } from './weak-passwords.ts'

const nobody = { fullName: null, email: null, userName: null, schoolName: null }
const lan = {
  fullName: 'Nguyễn Thị Lan',
  email: 'co.lan@phuong.test',
  userName: 'lan4a1',
  schoolName: 'Trường Tiểu học Hoa Phượng',
}

/** What is guessed of a person, text by text. */
const guessesOf = (person: KnownOfPerson): string[] =>
  [...wordsOfPerson(person)].flatMap((word) => usualEndings.map((ending) => word + ending))

describe('what a hash tells of a new password', () => {
  test.each([
    '',
    '1',
    '0',
    '42',
    '007',
    '2026',
    '12345',
    '98760',
    'a',
    'Z',
    'đ',
    'abc',
    'aaa',
    'qwe',
    'lop5',
    'em123',
    'Mẹ1',
  ])('D66 A-442 %j is shorter than six characters', async (password) => {
    expect(isLongEnough(password)).toBe(false)
    expect(await passwordWeakness(sha1(password), nobody)).toBe('PASSWORD_TOO_SHORT')
  })

  test('D15 D66 the 3,000 most common ones are refused', async () => {
    expect(commonPasswordCount).toBe(3_000)
    // of the first thousand and of those behind it
    for (const common of [
      'password',
      '123456',
      'iloveyou',
      'qwerty',
      'sunshine',
      'panther1',
      'idontknow',
      'qwertyuiop',
    ])
      expect([common, await passwordWeakness(sha1(common), nobody)]).toEqual([common, 'PASSWORD_TOO_COMMON'])
  })

  test.each([
    ...['phuong123', 'Phuong@123', 'phượng2026', 'HoaPhuong1', 'hoa phượng9', 'hocsinh123'],
    ...['Truong2026', 'giáo viên', 'matkhau', 'Matkhau@2026', 'MATKHAU1', 'lophoc12', 'vietnam2025'],
  ])('D66 a word of product or school with a usual ending: %s', async (password) => {
    expect(await passwordWeakness(sha1(password), nobody)).toBe('PASSWORD_TOO_COMMON')
  })

  test.each([
    ...['nguyenthilan', 'NguyenThiLan1', 'Nguyễn Thị Lan', 'thilan2026', 'nguyenlan@123', 'Lan@2012', 'lan.2026'],
    ...['co.lan', 'colan123', 'lan4a1', 'Lan4a1!', 'HoaPhuong', 'tieuhochoaphuong', 'TRUONGTIEUHOCHOAPHUONG1'],
  ])('D66 the own name, address or school of whose password it becomes: %s', async (password) => {
    expect(await passwordWeakness(sha1(password), lan)).toBe('PASSWORD_TOO_COMMON')
  })

  test.each(['nguyenthilan7', 'lan4a1', 'colan123'])('%s says nothing of somebody else', async (password) => {
    expect(await passwordWeakness(sha1(password), { ...nobody, fullName: 'Trần Ân' })).toBeNull()
  })

  test.each(['hoa phượng đỏ 9', 'sân trường 8', 'moi-123456', 'Kéo co 3 bên', 'x'.repeat(64)])(
    '%s is taken',
    async (password) => {
      expect(await passwordWeakness(sha1(password), lan)).toBeNull()
    },
  )

  test('a name of many words and an address of many parts make for no more texts', () => {
    const long = { ...nobody, fullName: 'An '.repeat(60), email: `${'ab.'.repeat(60)}c@phuong.test` }
    const count = (person: KnownOfPerson) => wordsOfPerson(person).size * usualEndings.length
    expect(count(long)).toBeLessThan(200_000)
    expect(count(lan)).toBeLessThan(200_000)
  })
})

test('D66 the form, which sees the text, and the server, which sees the hash, say the same of every guess', () => {
  const guesses = guessesOf(lan).filter((_, place) => place % 997 === 0)
  expect(guesses.length).toBeGreaterThan(50)
  for (const guess of guesses) expect([guess, isGuessable(guess, lan)]).toEqual([guess, isLongEnough(guess)])
})

test('P13 D66 of twenty who choose a password at the same moment one after the other is judged, and the event loop breathes as often as for each alone', async () => {
  /** How often the event loop goes round while something is done. */
  const roundsOf = async (work: () => Promise<unknown>): Promise<number> => {
    let rounds = 0
    let goesOn = true
    const counting = (async () => {
      for (; goesOn; rounds++) await setImmediate()
    })()
    await work()
    goesOn = false
    await counting
    return rounds
  }
  const judge = (at: number) => passwordWeakness(sha1(`hoa phượng đỏ số ${at}`), lan)
  await judge(0)
  const alone = await roundsOf(() => judge(1))
  expect(alone).toBeGreaterThan(10)
  const together = await roundsOf(() => Promise.all(Array.from({ length: 20 }, (_, at) => judge(at))))
  expect(together).toBeGreaterThan(alone * 15)
})
