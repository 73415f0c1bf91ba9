import { returnParameter } from '@phuong/domain/opening/return-parameter'
import { expect, test } from 'vitest'
import { classLinkIn } from '../widgets/link/class-link.ts'
import { loginAddress } from '../widgets/link/login-address.ts'
import { wayBackFrom } from '../widgets/link/way-back.ts'
import { safeProductPath, safeReturnPath } from './return-path.ts'

const rows = [{ path: '/lms/home' }, { path: '/lms/teacher/classes/:classId' }, { path: '/join/:code' }]

test('a path of the table comes back with its query and fragment', () => {
  expect(safeReturnPath('/lms/home', rows)).toBe('/lms/home')
  expect(safeReturnPath('/lms/teacher/classes/0199?tab=students#top', rows)).toBe(
    '/lms/teacher/classes/0199?tab=students#top',
  )
})

const hostile = [
  '//evil.example',
  '///evil.example/lms/home',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/lms/home',
  'http:lms/home',
  'javascript:alert(1)',
  'data:text/html,x',
  '\u0001javascript:alert(1)',
  '/lms/home%0d%0aSet-Cookie:a=b',
  '/lms/home\r\nx: y',
  '/lms/home@evil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/lms/..//evil.example',
  '/lms/home/../../evil',
  '/lms/home'.padEnd(5000, 'x'),
  '/join/..//evil.example',
  '/join/../../evil',
  '/join/\\evil.example',
  '//evil.example/join/K7M4QX',
]

test('H111 an address that leaves the product is refused, however it is written', () => {
  for (const wanted of hostile) expect(safeReturnPath(wanted, rows), wanted).toBeNull()
})

test('H111 B-095 without the table any path below /lms and the link of a class are followed, and nothing that leads out of them', () => {
  expect(safeProductPath('/join/K7M4QX')).toBe('/join/K7M4QX')
  expect(safeProductPath('/lms/teacher/classes?tab=students#top')).toBe('/lms/teacher/classes?tab=students#top')
  for (const wanted of [...hostile, '/', '/lms', '/auth', '/api/v1.0/dynamic/query', '', null]) {
    const path = safeProductPath(wanted)
    expect(
      path === null || /^http:\/\/phuong\.invalid\/(?:lms|join)\//.test(new URL(path, 'http://phuong.invalid').href),
      String(wanted),
    ).toBe(true)
  }
  expect(safeProductPath('/lms/..//evil.example')).toBeNull()
  expect(safeProductPath('/lms/home/../../evil')).toBeNull()
})

test('H111 a local path that no route of the table has is refused', () => {
  for (const wanted of [
    '/',
    '/lms',
    '/lms/',
    '/api/v1.0/dynamic/query',
    '/lms/teacher/classes/',
    '/lms/teacher/classes/a/b',
    '',
    null,
  ])
    expect(safeReturnPath(wanted, rows)).toBeNull()
})

test('dots in a path are resolved before it is compared with the table', () => {
  expect(safeReturnPath('/lms/x/../home', rows)).toBe('/lms/home')
})

test('the address of the login carries the way back as one value', () => {
  const address = new URL(loginAddress('/lms/home?a=1&b=2#c'), 'http://phuong.invalid')
  expect(address.pathname).toBe('/')
  expect(address.searchParams.get(returnParameter)).toBe('/lms/home?a=1&b=2#c')
})

test('B-095 H111 the ways of a visitor come back to the link of the class that is open, else to where the address says', () => {
  const back = (pathname: string, search = '') => new URLSearchParams(wayBackFrom({ pathname, search })).get('returnTo')
  expect(back('/join/K7M4QX')).toBe('/join/K7M4QX')
  expect(back('/auth', '?returnTo=%2Fjoin%2FK7M4QX')).toBe('/join/K7M4QX')
  expect(back('/RegisterStudent', '?returnTo=%2Flms%2Fhome%3Fa%3D1%26b%3D2&x=1')).toBe('/lms/home?a=1&b=2')
  // what somebody has written there stays one value, and is judged when it is followed
  expect(safeReturnPath(back('/auth', '?returnTo=//evil.example') ?? '', rows)).toBeNull()
  expect(wayBackFrom({ pathname: '/auth', search: '?x=1' })).toBe('')
  expect(wayBackFrom({ pathname: '/', search: '' })).toBe('')
  expect(classLinkIn('?x=1&returnTo=%2Fjoin%2FK7M4QX')).toBe('/join/K7M4QX')
  for (const search of ['', '?returnTo=/lms/home', '?returnTo=//evil.example/join/K7M4QX'])
    expect(classLinkIn(search), search).toBeNull()
})
