import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const notices = readFileSync(here('../public/notices.txt'), 'utf8')
/** Without the breaks of its lines. */
const running = notices.replace(/\s+/g, ' ')

test('the notices name libvips and the other LGPL libraries that sharp brings, with both licences beside them', () => {
  const libraries = here('../../node_modules/@img')
  const [forHere] = readdirSync(libraries).filter((name) => name.startsWith('sharp-libvips-'))
  const brought = readFileSync(`${libraries}/${forHere}/README.md`, 'utf8')
  const rows = [...brought.matchAll(/^\| (\S+) +\| (.+?) +\|$/gm)].filter(([, name]) => name !== 'Library')
  expect(rows.length).toBeGreaterThan(20)
  const [, lgpl] = /LGPL-3\.0-or-later: ([^:]+?) MPL/.exec(running) ?? []
  for (const [, name, licence] of rows)
    if (name !== 'libvips')
      if (licence === 'LGPLv3') expect(lgpl?.split(', ')).toContain(name)
      else expect(running).toContain(name)
  expect(running).toContain('libvips (LGPL-3.0-or-later)')
})

test('the notices name the recordings of others with source, licence and what was changed', () => {
  const beside = readFileSync(here('../public/sounds/words/LICENCE.md'), 'utf8')
  for (const [address] of beside.matchAll(/https?:\/\/[^\s,)]+/g))
    expect(running).toContain(address.replace(/^https?:/, ''))
  expect(running).toContain('Attribution-ShareAlike 3.0')
  expect(running).toContain('MP3')
})

test('every library of the server stands in the notices under its own licence', () => {
  const { dependencies } = JSON.parse(readFileSync(here('../../server/package.json'), 'utf8'))
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@phuong/'))
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) {
    const { license } = JSON.parse(readFileSync(here(`../../node_modules/${name}/package.json`), 'utf8'))
    const [list = ''] = new RegExp(`^${license}: .+(?:\\n  .+)*`, 'm').exec(notices) ?? []
    const isListed = list.replace(`${license}: `, '').split(/,\s+/).includes(name)
    expect([name, isListed || running.includes(`${name} (${license})`)]).toEqual([name, true])
  }
})

test('the notices name every typeface, under the licence of its files', () => {
  const { dependencies } = JSON.parse(readFileSync(here('../../ui/package.json'), 'utf8'))
  const faces = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource/'))
  expect(faces.length).toBeGreaterThan(0)
  const [line = ''] = /^Phông chữ .+$/m.exec(notices) ?? []
  for (const face of faces) {
    const { license } = JSON.parse(readFileSync(here(`../../node_modules/${face}/package.json`), 'utf8'))
    expect([face, license]).toEqual([face, 'OFL-1.1'])
    expect(line.toLowerCase()).toContain(face.replace('@fontsource/', '').replaceAll('-', ' '))
  }
  expect(line).toContain('SIL Open Font License 1.1')
})

test('every file that the notices name lies beside them', () => {
  const named = [...notices.matchAll(/(?<=\s)\/[\w./-]+\.(?:txt|md)/g)].map(([path]) => path)
  expect(named.length).toBeGreaterThan(4)
  // the notices of what runs in the browser are written by the build
  for (const path of named.filter((path) => path !== '/licences.md'))
    expect([path, existsSync(here(`../public${path}`))]).toEqual([path, true])
})
