import { expect, test } from 'vitest'
import { dueBeside } from './due-beside.ts'

/** 08:00 on 26/11/2026 in Vietnam. */
const now = new Date('2026-11-26T01:00:00Z')
const works = (...due: (string | null)[]) => due.map((dueDate) => ({ dueDate }))

test('B-053 work that came in and is not due yet counts among what is due, up to its very moment', () => {
  expect(dueBeside(works('2026-11-29 23:59:59', '2026-11-30 23:59:59'), now)).toBe(2)
  expect(dueBeside(works('2026-11-26 08:00:00', '2026-11-26 07:59:59', null), now)).toBe(1)
  expect(dueBeside([], now)).toBe(0)
})
