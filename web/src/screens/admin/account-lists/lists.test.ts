import { ACCOUNT_LISTS, listKind } from '@phuong/domain/people/account-lists'
import { describe, expect, test } from 'vitest'
import { editableLists } from './lists.ts'

const menuPaths = [{ path: '/lms/teacher/classes', label: 'Lớp học' }]

describe('the lists that an administrator edits', () => {
  test('are all the named lists and the lists of the routes, each with a sentence', () => {
    const lists = editableLists(['allowed:/lms/teacher/classes', 'strict:/lms/teacher/classes', 'beans'], menuPaths)
    const names = lists.map(({ name }) => name)
    for (const name of Object.keys(ACCOUNT_LISTS)) expect(names, name).toContain(name)
    expect(names).toContain('allowed:/lms/teacher/classes')
    expect(names).toContain('strict:/lms/teacher/classes')
    expect(new Set(names).size).toBe(names.length)
    for (const { name, label, does } of lists) {
      expect(listKind(name), name).not.toBeNull()
      expect(label, name).not.toBe('')
      expect(does, name).toMatch(/\.$/)
    }
  })

  test('stand group by group', () => {
    const groups = editableLists(['allowed:/lms/teacher/classes'], menuPaths).map(({ group }) => group)
    expect(groups).toEqual(groups.toSorted((a, b) => groups.indexOf(a) - groups.indexOf(b)))
    expect(new Set(groups).size).toBe(3)
  })

  test('call a route by its menu entry, else by its path', () => {
    expect(editableLists(['strict:/lms/teacher/classes'], menuPaths).at(-1)?.label).toContain('Lớp học')
    expect(editableLists(['strict:/lms/teacher/classes'], []).at(-1)?.label).toContain('/lms/teacher/classes')
  })
})
