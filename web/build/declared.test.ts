import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { declaredChunks } from './declared.ts'

let root: string
const write = (files: Record<string, unknown>) => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
}
const read = () => {
  const chunks = [...declaredChunks([root])].map(([file, { chunk }]) => [file.slice(root.length + 1), chunk])
  return Object.fromEntries(chunks)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'phuong-chunks-'))
})
afterEach(() => rmSync(root, { recursive: true }))

test('the nearest folder decides where a module goes, and in it the first line that fits', () => {
  write({
    'a/chunk.json': [
      { chunk: 'rules', why: '', files: ['rules.ts'] },
      { chunk: 'all', why: '', files: ['**'], but: ['later.ts'] },
    ],
    'a/b/chunk.json': [{ chunk: 'inner', why: '', files: ['one.ts'] }],
    'a/rules.ts': '',
    'a/other.ts': '',
    'a/later.ts': '',
    'a/b/one.ts': '',
    'a/b/two.ts': '',
    'c.ts': '',
  })
  expect(read()).toEqual({ 'a/rules.ts': 'rules', 'a/other.ts': 'all', 'a/b/one.ts': 'inner', 'a/b/two.ts': 'all' })
})

test('a star stands for the name of each folder', () => {
  write({ 'types/chunk.json': [{ chunk: '*', why: '', files: ['*/*'] }], 'types/x/a.ts': '', 'types/y/deep.ts': '' })
  expect(read()).toEqual({ 'types/x/a.ts': 'x', 'types/y/deep.ts': 'y' })
})

test.each([{ files: ['gone.ts'] }, { files: ['here.ts'], but: ['gone.ts'] }])(
  'a pattern that fits nothing is no declaration: %j',
  (line) => {
    write({ 'a/chunk.json': [{ chunk: 'x', why: '', ...line }], 'a/here.ts': '' })
    expect(read).toThrow(/a\/chunk\.json: nothing is called gone\.ts/)
  },
)
