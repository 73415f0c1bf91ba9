import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { oneSheet } from './one-sheet.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'phuong-sheet-'))
  const files = {
    'index.html': '<!doctype html><title>x</title><script type="module" src="/main.js"></script>',
    'main.js': "import('./one.js'); import('./two.js')",
    'one.js': "import './one.css'\nexport const one = 1",
    'two.js': "import './two.css'\nexport const two = 2",
    'one.css': '.one{color:#010101}',
    'two.css': '.two{color:#020202}',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content)
})
afterEach(() => rmSync(root, { recursive: true }))

const built = async (sheets: Record<string, string[]>) => {
  await build({ root, configFile: false, logLevel: 'silent', plugins: [oneSheet(sheets)] })
  const folder = join(root, 'dist/assets')
  const read = (end: string) =>
    readdirSync(folder).flatMap((name) =>
      name.endsWith(end) ? [[name, readFileSync(join(folder, name), 'utf8')]] : [],
    )
  return { sheets: read('.css'), scripts: read('.js') }
}

test('the sheets of several files become one, which each of them asks for', async () => {
  const { sheets, scripts } = await built({ both: ['one', 'two'] })
  expect(sheets).toEqual([[expect.stringMatching(/^both-[\w-]{7}\.css$/), expect.stringMatching(/\.one.*\.two/s)]])
  const names = scripts.flatMap(([, code = '']) => code.match(/assets\/[\w-]+\.css/g) ?? [])
  expect(new Set(names)).toEqual(new Set([`assets/${sheets[0]?.[0]}`]))
})

test('a file that is not there, or has no sheet, is said', async () => {
  await expect(built({ both: ['one', 'three'] })).rejects.toThrow(/is called three/)
})
