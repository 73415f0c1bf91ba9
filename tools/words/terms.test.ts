import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { places, rulesOf } from './readers.ts'
import { brokenTerms, namesIn, pupilWords, retiredWords, staffWords } from './terms.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/look.md'), 'utf8')
const retired = retiredWords(page)

/** The spellings that typed answers take as one, those that we never write among them (H167). */
const spellings = 'exercises/src/shared/alike/examples.ts'

/** Every source of the product that can say something; what its tests type is not said by it. */
const sources = execFileSync('git', ['ls-files', 'domain/src', 'exercises/src', 'server/src', 'ui/src', 'web/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== spellings)

test('look 6 every text of the product keeps to the list of words', () => {
  const broken = sources.flatMap((file) =>
    brokenTerms(readFileSync(join(root, file), 'utf8'), retired, rulesOf(file)).map(
      ([line, what]) => `${file}:${line} ${what}`,
    ),
  )
  expect(broken).toEqual([])
})

/** What the bank asks and says: its own words are its own, but it is spelled as everything else is. */
const ofBank = execFileSync('git', ['ls-files', 'content/src', 'content/words'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:ts|tsv|json)$/.test(file) && !/\.test\.ts$/.test(file))

test('look 6 the bank keeps to the one spelling', () => {
  expect(ofBank.length).toBeGreaterThan(50)
  const broken = ofBank.flatMap((file) =>
    brokenTerms(readFileSync(join(root, file), 'utf8'), []).map(([line, what]) => `${file}:${line} ${what}`),
  )
  expect(broken).toEqual([])
})

test('look 6 of every file of texts it is said once who reads it, and of nothing that is not there', () => {
  const files = sources.filter((file) => file.endsWith('/texts.ts'))
  const readBy = files.map((file) => `${file}: ${places.filter((place) => place.file.test(file)).length}`)
  expect(readBy).toEqual(files.map((file) => `${file}: 1`))
  expect(places.filter(({ file }) => !sources.some((source) => file.test(source)))).toEqual([])
  const names = ({ file }: (typeof places)[number]) =>
    sources.filter((source) => file.test(source)).map((source) => namesIn(readFileSync(join(root, source), 'utf8')))
  const unknown = places.flatMap((place) =>
    [...(place.pupils ?? []), ...(place.staff ?? [])].filter((name) => !names(place).some((each) => each.has(name))),
  )
  expect(unknown).toEqual([])
})

test('look 6 the table is read with its exceptions', () => {
  const words = retired.map(({ word }) => word)
  expect(words).toEqual(expect.arrayContaining(['tệp', 'kí tự', 'Không có … như vậy', 'Trơ cành', 'Danh sách chọn']))
  expect(retired.find(({ word }) => word === 'Điền chữ')?.but).toEqual(['Điền chữ cái'])
})

test.each([
  ["const texts = { lead: 'Chọn tệp khác' }", ['tệp']],
  ["none: 'Không có lớp nào tên như vậy'", ['Không có … như vậy']],
  ["help: 'Điền chữ vào ô', other: 'Điền chữ cái'", ['Điền chữ']],
  ["help: 'Điền chữ cái còn thiếu'", []],
  ["from: 'dưới 50 %'", ['a percent sign follows its number']],
  ["stop: 'Bài được khoá lại', paint: 'tô màu, toán, quý'", ['the mark stands on the first vowel']],
  // given so (B-708)
  ["removed: 'Xoá dữ liệu thành công!', failed: 'Xoá thất bại!'", []],
  ["removed: 'Xoá thư mục'", ['the mark stands on the first vowel']],
  ["where: 'tài khỏan, khoản'", ['the mark stands on the second vowel before another letter']],
  ["// tệp, and /* kí tự */\nconst x = 'tập tin'", []],
  // as an old Mac types it
  ["name: 'tệp'".normalize('NFD'), ['tệp']],
])('look 6 what breaks the list is found: %s', (source, expected) => {
  expect(brokenTerms(source, retired).map(([, what]) => what)).toEqual(expected)
})

test('look 6 who is spoken to decides between em and học sinh, ô and vùng', () => {
  expect(brokenTerms("help: 'Em chỉ cần đúng một cách, xem lại đề'", [], () => staffWords)).toEqual([
    [1, 'a pupil is a học sinh to staff'],
  ])
  expect(brokenTerms("help: 'Chạm vào vùng này'", [], () => pupilWords)).toHaveLength(1)
  expect(brokenTerms("help: 'Học sinh chạm vào ô này'", [], () => pupilWords)).toEqual([[1, 'a pupil is em to pupils']])
})

test('look 6 a file that anybody reads says apart what pupils and what staff are told', () => {
  const rules = rulesOf('web/src/screens/sample-tests/texts.ts')
  const source = [
    'export const texts = {',
    "  soonText: 'Em xem được tên các đề.',",
    '  soonTextOfStaff:',
    "    'Học sinh xem được.',",
    "  lead: 'Em chọn lớp, học sinh chọn Unit.',",
    '}',
  ].join('\n')
  expect(brokenTerms(source, [], rules)).toEqual([
    [5, 'a pupil is a học sinh to staff'],
    [5, 'a pupil is em to pupils'],
  ])
})
