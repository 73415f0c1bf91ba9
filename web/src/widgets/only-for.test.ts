import { expect, test } from 'vitest'
import { havingRole, everyRole as roles } from '../testing/roles.ts'
import { belongsTo } from './only-for.ts'

const shownTo = (audience: Parameters<typeof belongsTo>[0], flags: readonly string[] = []) =>
  roles.filter((role) => belongsTo(audience, { ...havingRole(role), flags }))

test('B-027 content for teachers shows to a teacher only', () => {
  expect(shownTo({ roles: ['teacher'] })).toEqual(['teacher'])
})

test('B-028 content for students shows to a student only', () => {
  expect(shownTo({ roles: ['student'] })).toEqual(['student'])
})

test('B-029 content with roles and an access list shows to either, and to nobody else', () => {
  const audience = { roles: ['testbank', 'administrator'], list: 'document-library' } as const
  expect(shownTo(audience)).toEqual(['testbank', 'administrator'])
  expect(shownTo(audience, ['document-library'])).toEqual([...roles])
  expect(shownTo({ list: 'document-library' })).toEqual([])
  expect(shownTo({})).toEqual([])
})

test('a second role takes nothing away', () => {
  const both = { roles: [...havingRole('teacher').roles, ...havingRole('manager').roles], flags: [] }
  expect([belongsTo({ roles: ['teacher'] }, both), belongsTo({ roles: ['manager'] }, both)]).toEqual([true, true])
  expect(belongsTo({ roles: ['student'] }, both)).toBe(false)
})
