import { expect, test } from 'vitest'
import { addressOfTab, tabOf } from './tabs.ts'

const opened = (search: string) => tabOf(new URLSearchParams(search))

test('the class page opens on its assignments, on another tab when the address names it', () => {
  expect(opened('')).toBe('assignments')
  expect(opened('?tab=students')).toBe('students')
  expect(opened('?tab=lessons')).toBe('lessons')
  expect(opened('?tab=notifications')).toBe('notifications')
  expect(opened('?tab=assignments&q=an')).toBe('assignments')
  expect(opened('?tab=something')).toBe('assignments')
  expect(opened('?q=an')).toBe('students')
})

test('what is looked for stays with the pupils', () => {
  expect(addressOfTab('students', 'duc').toString()).toBe('tab=students&q=duc')
  expect(addressOfTab('assignments').toString()).toBe('tab=assignments')
})
