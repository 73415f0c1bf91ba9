import { expect, test } from 'vitest'
import { columnsFor } from './columns.ts'

test('C-603 options stand in four columns where all are short, in two where they fit half a line, below each other otherwise', () => {
  expect(columnsFor(['at', 'on', 'in', 'to'])).toBe(4)
  expect(columnsFor(['a tiger', 'an elephant', 'a monkey'])).toBe(4)
  expect(columnsFor(["It's a sunny day.", "It's Monday.", "I'm nine years old.", "It's in the morning."])).toBe(2)
  // one of them would stand alone beside an empty half
  expect(columnsFor(["It's a sunny day.", "It's Monday.", "I'm nine years old."])).toBe(1)
  expect(columnsFor(['She goes to school by bike every day.', 'No.'])).toBe(1)
  expect(columnsFor([])).toBe(4)
})
