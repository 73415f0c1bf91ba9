import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { settingsTable } from './settings.ts'

test('the README lists every setting with its default and what it is', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| `([A-Z0-9_]+)` \|(.*?)\| (.*) \|$/gm)].map(([, name, otherwise, what]) => ({
    name,
    otherwise,
    what,
  }))
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(settingsTable))
  for (const { name, otherwise, what } of rows) {
    const setting = settingsTable[name as keyof typeof settingsTable]
    const shown =
      setting.otherwise === null || typeof setting.otherwise === 'object'
        ? ''
        : String(Number.isNaN(Number(setting.otherwise)) ? setting.otherwise : Number(setting.otherwise))
    expect({ name, otherwise: otherwise?.trim() }).toEqual({ name, otherwise: shown })
    expect(what).toContain(setting.what)
  }
})
