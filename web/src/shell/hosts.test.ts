import { type HostProfile, hostProfiles } from '@phuong/domain/site/host-profiles'
import { describe, expect, test } from 'vitest'
import type { Me } from '../api/auth-state.ts'
import { routes } from '../routes.tsx'
import { everyRole, havingRole } from '../testing/roles.ts'
import { judge } from './guard.ts'
import { menuOf, ownPagesOf } from './menu.ts'

/* The product's own table of routes, under each kind of host and for each role. */

const person = (role: Me['role']): Me =>
  ({
    ...havingRole(role),
    isAdmin: role === 'administrator',
    flags: ['strict:/lms/teacher/classes'],
    hiddenMenu: [],
    mustChangePassword: false,
  }) as unknown as Me
const missingOn = (profile: HostProfile) =>
  routes.filter((row) => judge(row, person('administrator'), profile) === 'missing').map(({ path }) => path)
const menu = (role: Me['role'], hostProfile: HostProfile, higherEducation: boolean) =>
  menuOf(routes, person(role), { hostProfile, higherEducation })
const isOlympic = (path: string) => /^\/(?:lms\/(?:olympic|exercise)\/|olympicsgk|olympicTA)/.test(path)

describe('A-021 A-023 C-012 C-016 which routes exist', () => {
  test('C-013 a partner host lacks the Olympic and exercise routes, and nothing else', () => {
    const lacking = missingOn('partner')
    expect(lacking).toEqual(routes.map(({ path }) => path).filter(isOlympic))
    expect(lacking).toEqual(
      expect.arrayContaining([
        '/lms/olympic/practice',
        '/lms/exercise/examination/:examination/result',
        '/olympicsgk/*',
        '/olympicTA/*',
      ]),
    )
  })

  test.each(hostProfiles.filter((profile) => profile !== 'partner'))('C-014 C-015 %s has every route', (profile) => {
    expect(missingOn(profile)).toEqual([])
  })
})

describe('A-019 A-020 A-024 the menu', () => {
  test.each(hostProfiles)(
    'of %s leads to routes that the host has, and to all of them that the role opens',
    (profile) => {
      for (const role of everyRole) {
        const paths = menu(role, profile, false).map(({ path }) => path)
        for (const path of paths) expect(missingOn(profile), `${role} ${path}`).not.toContain(path)
        const whole = menu(role, 'main', false).map(({ path }) => path)
        expect(paths, role).toEqual(whole.filter((path) => !missingOn(profile).includes(path)))
      }
    },
  )

  test.each(hostProfiles)(
    'A-075 of %s as the higher-education portal lacks the section Administrators, and no route goes with it',
    (profile) => {
      for (const role of everyRole) {
        const whole = menu(role, profile, false)
        expect(menu(role, profile, true), role).toEqual(whole.filter(({ group }) => group !== 'administrators'))
      }
      expect(menu('administrator', profile, false).some(({ group }) => group === 'administrators')).toBe(true)
      // they are found from the home
      const pages = ownPagesOf(routes, person('administrator'), { hostProfile: profile }).map(({ path }) => path)
      for (const { path, group } of menu('administrator', profile, false))
        if (group === 'administrators') {
          expect(pages).toContain(path)
          const row = routes.find((each) => each.path === path) ?? null
          expect(judge(row, person('administrator'), profile)).toBe('show')
        }
    },
  )
})
