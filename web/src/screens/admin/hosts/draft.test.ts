import { expect, test } from 'vitest'
import { asInAddress, draftOf, hostFields, newHost } from './draft.ts'
import { texts } from './texts.ts'

test('H160 each field of a host has a name and words for the question about newer ones', () => {
  expect(Object.keys(hostFields)).toEqual(Object.keys(newHost))
  const draft = draftOf({ ...newHost, host: 'hoc.vn', profile: 'partner', higherEducation: true, partnerName: ' ' })
  expect(Object.values(hostFields).map(({ words }) => words(draft))).toEqual([
    'hoc.vn',
    'Trang của đối tác',
    texts.yes,
    texts.empty,
    texts.empty,
  ])
})

test('A-022 a typed name is held against the host in use as its address has it', () => {
  expect(asInAddress(' HỌC.Trường.vn ')).toBe('xn--hc-68s.xn--trng-rib8295b.vn')
  expect(asInAddress('[0:0:0:0:0:0:0:1]')).toBe('[::1]')
  expect(asInAddress('hoc vn')).toBe('hoc vn')
})
