import { describe, expect, test } from 'vitest'
import type { HostProfile } from './route-row.ts'
import { existsOn } from './route-sets.ts'

const profiles: readonly HostProfile[] = ['main', 'partner', 'heid', 'preview', 'local']
const having = (set: 'common' | 'olympic') => profiles.filter((profile) => existsOn(set, profile))

describe('A-021 C-012 which routes exist depends on the host', () => {
  test('A-023 C-016 main, preview and local hosts have every route', () => {
    for (const profile of ['main', 'preview', 'local'] as const) {
      expect(existsOn('common', profile)).toBe(true)
      expect(existsOn('olympic', profile)).toBe(true)
    }
  })

  test('A-023 C-013 a partner host has every route but the Olympic and exercise ones', () => {
    expect(existsOn('common', 'partner')).toBe(true)
    expect(existsOn('olympic', 'partner')).toBe(false)
  })

  test("A-023 C-014 the host 'heid' has the partner's routes and the Olympic and exercise ones", () => {
    expect(having('common')).toContain('heid')
    expect(having('olympic')).toContain('heid')
  })
})
