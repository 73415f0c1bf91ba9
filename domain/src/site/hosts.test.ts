import { describe, expect, test } from 'vitest'
import { faultsIn } from '../forms/faults-in.ts'
import { HOST_TEXTS, hostForm, hostOf } from '../forms/host.ts'
import { noContact } from './contact.ts'
import { hostNameFault, plainHost } from './host-name.ts'
import { changesHostInUse, contactOn, hostEntryOf } from './hosts.ts'
import { contactFaults, hostFaults } from './texts.ts'

const row = (host: string, profile: 'main' | 'partner' | 'preview' | 'local', higherEducation = false) => ({
  host,
  profile,
  higherEducation,
})

test('A-022 a host name has no scheme, port or path; letters of every script are letters', () => {
  expect(plainHost('  HỌC.Trường.VN ')).toBe('học.trường.vn')
  for (const good of ['hoc.truong.edu.vn', 'học.trường.vn', 'học'.normalize('NFD'), 'localhost', '127.0.0.1', '[::1]'])
    expect([good, hostNameFault(good)]).toEqual([good, null])
  for (const [wrong, text] of [
    ['  ', hostFaults.missing],
    ['HTTPS://hoc.vn', hostFaults.scheme],
    ['//hoc.vn', hostFaults.path],
    ['hoc.vn?a', hostFaults.path],
    ['hoc.vn:3000', hostFaults.port],
    ['hoc.vn.', hostFaults.wrong],
    ['hoc_vn', hostFaults.wrong],
    ['*.vn', hostFaults.wrong],
    [`${'a.'.repeat(130)}vn`, hostFaults.wrong],
  ])
    expect([wrong, hostNameFault(wrong ?? '')]).toEqual([wrong, text])
})

test('A-022 C-037 the form of a host: a name, a kind, and a partner that is whole or not there', () => {
  const draft = { host: 'hoc.vn', profile: 'main', higherEducation: false, partnerName: ' ', partnerUrl: '' }
  const faults = (more: object) => faultsIn(hostForm.safeParse({ ...draft, ...more }))
  expect(faults({})).toEqual({})
  expect(faults({ host: '', profile: '' })).toEqual({ host: hostFaults.missing, profile: HOST_TEXTS.profileMissing })
  expect(faults({ partnerUrl: 'https://sen.vn' })).toEqual({ partnerName: contactFaults.partnerName })
  expect(faults({ partnerName: 'Sen', partnerUrl: 'http://sen.vn' })).toEqual({ partnerUrl: contactFaults.partnerUrl })
  // the partner's own host names none: what stands in fields that are not shown is not judged, and not sent
  const hidden = { profile: 'partner', partnerName: 'Sen', partnerUrl: 'x' }
  expect(faults(hidden)).toEqual({})
  expect(hostOf({ ...draft, ...hidden, host: ' HOC.vn' })).toEqual({
    host: 'hoc.vn',
    profile: 'partner',
    higherEducation: false,
    partnerName: '',
    partnerUrl: '',
  })
})

test('C-037 a partner of the host takes the place of the one of all hosts', () => {
  const general = { ...noContact, phone: '113', partnerName: 'Lá Xanh', partnerUrl: 'https://la-xanh.vn' }
  expect(contactOn(general, hostEntryOf({}, 'hoc.vn'))).toEqual(general)
  const own = { partnerName: 'Sen', partnerUrl: 'https://sen.vn' }
  expect(contactOn(general, own)).toEqual({ ...general, ...own })
})

describe('A-022 who changes the host in use is asked first', () => {
  const rows = [row('hoc.vn', 'main'), row('khac.vn', 'partner', true)]
  test.each([
    ['its routes', { before: row('hoc.vn', 'main'), after: row('hoc.vn', 'partner') }, true],
    ['its menu', { before: row('hoc.vn', 'main'), after: row('hoc.vn', 'main', true) }, true],
    [
      'another name for the row of another host',
      { before: row('khac.vn', 'partner', true), after: row('hoc.vn', 'partner', true) },
      true,
    ],
    [
      'a profile with the same routes by another name',
      { before: row('hoc.vn', 'main'), after: row('hoc.vn', 'preview') },
      true,
    ],
    ['nothing of it', { before: row('hoc.vn', 'main'), after: row('hoc.vn', 'main') }, false],
    ['the name away, which leaves it a host like any other', { before: row('hoc.vn', 'main'), after: null }, false],
    ['another host', { before: row('khac.vn', 'partner', true), after: row('khac.vn', 'main') }, false],
    ['a new host', { before: null, after: row('moi.vn', 'partner') }, false],
  ])('%s', (_, change, asks) => {
    expect(changesHostInUse(rows, change, 'hoc.vn')).toBe(asks)
  })

  test('also where the host in use is not in the table yet, or leaves it', () => {
    expect(changesHostInUse(rows, { before: null, after: row('moi.vn', 'partner') }, 'moi.vn')).toBe(true)
    expect(changesHostInUse(rows, { before: row('khac.vn', 'partner', true), after: null }, 'khac.vn')).toBe(true)
    expect(changesHostInUse([], { before: null, after: row('localhost', 'local') }, 'localhost')).toBe(false)
  })
})
