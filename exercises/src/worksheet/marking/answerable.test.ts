import { expect, test } from 'vitest'
import { modes, type Zone } from '../document/document.ts'
import { groupsOf } from '../document/groups.ts'
import { worksheetItems } from './answerable.ts'
import { itemOf } from './items.ts'

const zone = (id: string, mode: Zone['mode'], text: string, groupName = ''): Zone => ({
  id,
  mode,
  text,
  groupName,
  left: 0,
  top: Number(id.slice(1)) * 20,
  width: 100,
  height: 20,
  angle: 0,
  fill: '',
  image: '',
  audio: null,
  countMatch: 1,
  aside: false,
})

const zones = [
  ...modes.map((mode, at) => zone(`z${at + 1}`, mode, 'x|*y')),
  zone('z20', 'Write', 'a', 'pair'),
  zone('z21', 'Write', 'b', 'pair'),
  zone('z22', 'Choice', 'yes', 'one'),
  zone('z23', 'Choice', 'no', 'one'),
]

test('H024 the items of a worksheet are the ids under which its responses are marked, and no others', () => {
  const given = groupsOf(zones).flatMap((group) => itemOf(group, new Map()).given.map(([id]) => id))
  expect([...worksheetItems({ zones }).keys()].sort()).toEqual(given.sort())
  expect(given).toEqual(expect.arrayContaining(['z20', 'z21', 'z22']))
  expect(given).not.toContain('z23')
})

test('H024 each item takes the responses of its own group alone', () => {
  const items = worksheetItems({ zones })
  const fits = (id: string, response: unknown) => items.get(id)?.(response)
  expect(fits('z22', ['z23'])).toBe(true)
  expect(fits('z22', ['z2'])).toBe(false)
  expect(fits('z21', 'b')).toBe(true)
  expect(fits('z21', ['z22'])).toBe(false)
  expect(fits('z21', { z21: 'b' })).toBe(false)
})
