import { expect, test } from 'vitest'
import { kinds, withoutFonts } from './weigh.ts'

test('fonts do not count towards the weight of a page, everything else does', () => {
  const bytes = Object.fromEntries(kinds.map((kind, at) => [kind, 10 ** at])) as Parameters<
    typeof withoutFonts
  >[0]['bytes']
  expect(withoutFonts({ bytes, requests: 0, files: [] })).toBe(1_111_111 - 10 ** kinds.indexOf('font'))
})
