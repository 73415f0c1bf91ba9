import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { classNameOf } from './parts.ts'

const root = join(import.meta.dirname, '../..')

test('no two style sheets give a class the same name', () => {
  const sheets = globSync('{ui,web,exercises}/src/**/*.module.css', { cwd: root })
  expect(sheets.length).toBeGreaterThan(100)
  const names = sheets.map((sheet) => classNameOf('part', join(root, sheet)))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
