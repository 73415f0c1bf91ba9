import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { wirePage, wirePath } from './wire-page.ts'

test('docs/wire.md says what the schemas say; `npm run wire` writes it anew', async () => {
  expect(await readFile(wirePath, 'utf8')).toBe(wirePage())
})
