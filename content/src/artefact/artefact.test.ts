import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuiltPaper } from '../build/papers.ts'
import { readHead, readSections, writeArtefact } from './file.ts'
import { hashOf } from './inputs.ts'
import { papersIn } from './papers.ts'
import { fingerprintOf, sectionsOf } from './sections.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'phuong-artefact-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const question = (id: string, text: string): BuiltPaper['questions'][number] => ({
  id,
  key: id,
  kind: 'OneChoice',
  grade: 'ELEMENTARY',
  stored: { type: 'OneChoice', title: text, explainText: { text: '' } },
})
const paperOf = (code: string, questions: BuiltPaper['questions']): BuiltPaper => ({ classLevel: 4, code, questions })
const [cat, dog] = [question('cat', 'a cat'), question('dog', 'a dog')]
const exam = { grade: 4, unit: '1', test: 2, topics: [], level: 'ELEMENTARY', questions: [dog] } as const
const sections = sectionsOf([paperOf('1', [cat, dog]), paperOf('2', [dog])], [exam])
const lines = (bytes: Buffer) => bytes.toString().split('\n').slice(0, -1)

test('a question that several papers ask stands there once, and each paper asks in its order', () => {
  expect(lines(sections.questions).map((line) => line.split('\t').slice(0, 3))).toEqual([
    ['cat', 'OneChoice', 'ELEMENTARY'],
    ['dog', 'OneChoice', 'ELEMENTARY'],
  ])
  expect(lines(sections.papers)).toEqual([
    ['0', '4', '1', '\\N', '\\N', '\\N'].join('\t'),
    ['1', '4', '2', '\\N', '\\N', '\\N'].join('\t'),
    ['2', '\\N', '\\N', '4', '1', '2'].join('\t'),
  ])
  expect(lines(sections.items)).toEqual(['0\t1\tcat', '0\t2\tdog', '1\t1\tdog', '2\t1\tdog'])
})

test('what COPY would take for a sign of its own is written as it takes it', () => {
  const { questions } = sectionsOf([paperOf('1', [question('cat', 'a\tcat\\\n')])], [])
  // JSON has written the tab and the line's end as \t and \n; COPY reads \\ as one backslash
  expect(questions.toString()).toContain(String.raw`"title":"a\\tcat\\\\\\n"`)
})

test('what is read back is what was written down', () => {
  const odd = question('odd', 'a\tback\\slash\\n “in” two\nlines')
  const { olympic, exams } = papersIn(sectionsOf([paperOf('1', [cat, odd]), paperOf('2', [odd])], [exam]))
  const plain = ({ id, stored }: BuiltPaper['questions'][number]) => ({ id, stored })
  expect(olympic).toMatchObject([
    { classLevel: 4, code: '1', questions: [plain(cat), plain(odd)] },
    { classLevel: 4, code: '2', questions: [plain(odd)] },
  ])
  expect(exams).toMatchObject([{ grade: 4, unit: '1', test: 2, questions: [plain(dog)] }])
})

describe('the fingerprint is one of what the bank says', () => {
  test('a word more, another order or another place is another bank', () => {
    const others = [
      sectionsOf([paperOf('1', [question('cat', 'the cat'), dog]), paperOf('2', [dog])], [exam]),
      sectionsOf([paperOf('1', [dog, cat]), paperOf('2', [dog])], [exam]),
      sectionsOf([paperOf('1', [cat, dog]), paperOf('3', [dog])], [exam]),
      sectionsOf([paperOf('1', [cat, dog]), paperOf('2', [dog])], [{ ...exam, test: 1 }]),
    ].map(fingerprintOf)
    expect(new Set([fingerprintOf(sections), ...others]).size).toBe(5)
  })

  test('a comment in its sources is another input, and the same bank', async () => {
    const path = join(folder, 'bank')
    const write = async (source: string) => {
      await writeFile(join(folder, 'frames.ts'), source)
      await writeArtefact(path, { files: ['frames.ts'], hash: (await hashOf(folder, ['frames.ts'])) ?? '' }, sections)
      return readHead(path)
    }
    const before = await write('export const frames = []')
    const after = await write('// none yet\nexport const frames = []')
    expect(after?.inputs.hash).not.toBe(before?.inputs.hash)
    expect(after?.fingerprint).toBe(before?.fingerprint)
    expect(await readSections(path)).toEqual(sections)
  })
})

test('a file that is gone is no input, and a bank that is not there has no head', async () => {
  expect(await hashOf(folder, ['nowhere.ts'])).toBeNull()
  expect(await readHead(join(folder, 'nothing'))).toBeNull()
})

test('a bank that was cut off is not laid out', async () => {
  const path = join(folder, 'cut')
  await writeArtefact(path, { files: [], hash: '' }, sections)
  await writeFile(path, (await readFile(path)).subarray(0, -3))
  await expect(readSections(path)).rejects.toThrow('damaged')
})
