import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rooms = ['../../../ui/src/', '../../../exercises/src/', '../../../web/src/'].map(
  (path) => new URL(path, import.meta.url),
)
/** Every rule of every sheet, with the file that it stands in; those inside of others come without them. */
const rules = rooms.flatMap((room) =>
  readdirSync(room, { recursive: true })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(new URL(file, room), 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
        ([, selector = '', body = '']) => ({ place: `${file}: ${selector.trim()}`, body }),
      ),
    ),
)

test('H166 what ends in an ellipsis cuts its line across alone: marks stand above it', () => {
  const cut = rules.filter(({ body }) => /text-overflow: ellipsis/.test(body) && !/overflow: clip visible/.test(body))
  // a closed list cuts by itself, and has the line for it
  expect(cut.map(({ place }) => place.replace(/^.*\//, '')).sort()).toEqual([
    'WordSelect.module.css: .select',
    'Zone.module.css: .select',
  ])
})

test('H166 what cuts the lines that do not fit begins higher by the room for marks', () => {
  const clamped = rules.filter(({ body }) => /-webkit-line-clamp/.test(body))
  expect(clamped.length).toBeGreaterThan(1)
  for (const { place, body } of clamped) expect(body, place).toContain('padding-top: var(--marks)')
})
