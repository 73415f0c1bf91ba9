import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const machine = { os: 'linux', cpu: 'x64' }
const one = { version: '1.0.0', integrity: 'sha512-one' }
const lock = {
  packages: {
    '': { name: 'phuong' },
    web: { name: '@phuong/web' },
    'node_modules/@phuong/web': { resolved: 'web', link: true },
    'node_modules/one': one,
    'web/node_modules/one': { version: '2.0.0', integrity: 'sha512-two' },
    'node_modules/fast': { version: '1.0.0', integrity: 'sha512-fast', optional: true, os: ['linux'], cpu: ['x64'] },
    'node_modules/apple': { version: '1.0.0', integrity: 'sha512-apple', optional: true, os: ['darwin'] },
  },
}
const { 'node_modules/apple': _apple, ...present } = lock.packages
const without = (path) => ({ packages: Object.fromEntries(Object.entries(present).filter(([key]) => key !== path)) })
const changed = (path, fields) => ({ packages: { ...present, [path]: { ...present[path], ...fields } } })

test('what the lockfile asks for on this machine is installed', () => {
  expect(isInstalled(lock, { packages: present }, machine)).toBe(true)
})

test.each([
  ['nothing was ever installed', null],
  ['a package is missing', without('node_modules/one')],
  ['a workspace that is new is not linked', without('node_modules/@phuong/web')],
  ['a package of one workspace is missing', without('web/node_modules/one')],
  ['a package has another version', changed('node_modules/one', { version: '0.9.0' })],
  ['a package has another content', changed('node_modules/one', { integrity: 'sha512-other' })],
  ['an optional package has another version', changed('node_modules/fast', { version: '0.9.0' })],
])('it is installed anew when %s', (_, installed) => {
  expect(isInstalled(lock, installed, machine)).toBe(false)
})

test('a missing optional package is no reason to install again at each start', () => {
  expect(isInstalled(lock, without('node_modules/fast'), machine)).toBe(true)
})
