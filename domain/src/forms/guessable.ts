import { searchFold } from '../names/search-fold.ts'
import { isLongEnough, passwordForHash } from './password.ts'

/**
 * Passwords that are guessed from what everybody knows: product, school, one's own name, with the usual endings (D66). One
 * rule for both sides: the browser sees the text and takes it apart, the server sees a hash and goes through the texts.
 */

/** Words of the product, of school and of those who try to remember a password. */
const commonWords: readonly string[] = [
  ...['phượng', 'hoa phượng', 'phượng vĩ', 'phuong lms', 'lms', 'olympic', 'ioe', 'violympic'],
  ...['trường', 'trường học', 'tiểu học', 'mầm non', 'trung học', 'thcs', 'thpt', 'lớp', 'lớp học', 'nhà trường'],
  ...['học', 'học sinh', 'học tập', 'học trò', 'học bài', 'bài tập', 'giáo viên', 'thầy giáo', 'cô giáo', 'thầy', 'cô'],
  ...['hiệu trưởng', 'quản lý', 'quản trị', 'ngân hàng', 'ngân hàng đề', 'toán', 'tiếng anh', 'tiếng việt', 'english'],
  ...['mật khẩu', 'matkhau', 'pass', 'password', 'admin', 'administrator', 'user', 'test', 'demo', 'login', 'root'],
  ...['student', 'teacher', 'school', 'manager', 'việt nam', 'vietnam', 'hà nội', 'sài gòn', 'yêu', 'anh yêu em'],
  ...['em yêu anh', 'con yêu mẹ', 'gia đình', 'bố', 'mẹ', 'ba', 'má', 'anh', 'em', 'con', 'bé', 'cún', 'mèo', 'love'],
  ...['a', 'b', 'c', 'x', 'z', 'aa', 'ab', 'abc', 'abcd', 'abcde', 'abcdef', 'qwe', 'qwer', 'qwert', 'qwerty', 'asd'],
  ...['asdf', 'asdfg', 'zxc', 'zxcv', 'qaz', 'aaa', 'aaaa', 'aaaaa', 'xxx', 'xyz', 'you', 'me', 'hi', 'hello'],
]

/** Runs of keys that people put behind a word. */
const runs = [
  '123',
  '1234',
  '12345',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '321',
  '1122',
  '112233',
  '000',
  '111',
]
const upTo = (last: number, places: number) =>
  Array.from({ length: last + 1 }, (_, n) => String(n).padStart(places, '0'))
const years = upTo(80, 1).map((n) => String(1960 + Number(n)))
const recentYears = years.slice(50, 71)
const numbers = [...upTo(9, 1), ...upTo(99, 2), ...years, ...runs]

/** What stands behind a word, the empty text among it: numbers, years and runs, some with a sign before or behind. */
export const usualEndings: readonly string[] = [
  ...['', '!', '@', '.', '!!'],
  ...numbers,
  ...numbers.map((number) => `@${number}`),
  ...['#', '.', '_', '!'].flatMap((sign) => [...runs, ...recentYears].map((number) => `${sign}${number}`)),
  ...runs.flatMap((run) => ['!', '@'].map((sign) => `${run}${sign}`)),
]

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** How people type some words in a password: with and without marks, joined or apart, in small and capital letters. */
const spellings = (phrase: string): string[] => {
  const plain = phrase.normalize('NFC').toLowerCase()
  return [plain, searchFold(plain)].flatMap((text) => {
    const words = text.split(' ').filter((word) => word !== '')
    return [
      ['', false],
      [' ', false],
      ['.', false],
      ['', true],
      [' ', true],
    ].map(([between, each]) => (each ? words.map(capital) : words).join(between as string))
  })
}

const allSpellings = (phrases: readonly string[]): Set<string> =>
  new Set(
    phrases
      .flatMap(spellings)
      .filter((text) => text !== '')
      .flatMap((text) => [text, capital(text), text.toUpperCase()])
      .map(passwordForHash),
  )

/** What of a person others know. */
export type KnownOfPerson = {
  readonly fullName: string | null
  readonly email: string | null
  readonly userName: string | null
  readonly schoolName: string | null
}

/** Words of a name and parts of an address that count; there are longer ones, and each makes for thousands of texts. */
const mostParts = 5

/** A name by its ends: 'Nguyễn Văn An', 'Văn An', 'An', and the first with the last. */
const endsOf = (name: string | null, fewest: number): string[] => {
  const words = (name ?? '').trim().split(/\s+/)
  const last = words.slice(-mostParts)
  const ends = last.map((_, from) => last.slice(from)).filter((part) => part.length >= fewest)
  return [...ends, words.length > 2 ? [words[0], words[words.length - 1]] : words].map((part) => part.join(' '))
}

/** What stands before the @, whole and by its parts. */
const partsOf = (address: string | null): string[] => {
  const name = (address ?? '').split('@')[0] as string
  const parts = name.split(/[._\-+]+/).slice(0, mostParts)
  return [name, parts.join(' '), ...parts.filter((part) => part.length > 2)]
}

/** The words from which a person's own passwords are guessed. */
const ownWords = ({ fullName, email, userName, schoolName }: KnownOfPerson): string[] => [
  ...endsOf(fullName, 1),
  ...partsOf(email),
  ...partsOf(userName),
  ...endsOf(schoolName, 2),
]

/** All texts that are some of these words with a usual ending; some hundred thousand. */
function* withEndings(phrases: readonly string[]): Generator<string> {
  for (const word of allSpellings(phrases)) for (const ending of usualEndings) yield word + ending
}

/**
 * What a person's own name is guessed as, to each of which a usual ending belongs: two hundred words, a hundred thousand
 * texts.
 */
export const wordsOfPerson = (person: KnownOfPerson): ReadonlySet<string> => allSpellings(ownWords(person))

/** What is guessed for everybody: no text at all, up to five digits, letters, and the words above; some hundred thousand. */
export function* guessesOfEverybody(): Generator<string> {
  yield ''
  for (let places = 1; places <= 5; places++)
    for (let number = 0; number < 10 ** places; number++) yield String(number).padStart(places, '0')
  for (const letter of 'abcdefghijklmnopqrstuvwxyzăâđêôơư') yield* [letter, letter.toUpperCase()]
  yield* withEndings(commonWords)
}

/**
 * Whether a typed password is long enough and yet among those guesses.
 * @param person whose password it becomes
 */
export const isGuessable = (password: string, person: KnownOfPerson): boolean => {
  const text = passwordForHash(password)
  if (!isLongEnough(text)) return false
  const words = allSpellings([...commonWords, ...ownWords(person)])
  return usualEndings.some((ending) => text.endsWith(ending) && words.has(text.slice(0, text.length - ending.length)))
}
