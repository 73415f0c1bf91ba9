import { expect, test } from 'vitest'
import { type Contact, dialled, noContact, OPENING_HOURS } from './contact.ts'
import { wrongContactFields } from './contact-form.ts'
import { frontPageOf } from './front-page.ts'
import { hasOlympicRoutes, hostProfiles, namesPartner } from './host-profiles.ts'

const page =
  '<nav><!--if:partner--><a href="{{partnerUrl}}">{{partnerName}}</a><!--end:partner--></nav>' +
  '<!--if:samples--><p>Làm thử</p><!--end:samples-->' +
  '<!--if:contact--><dl><!--if:address--><dd>{{address}}</dd><!--end:address-->' +
  '<!--if:phone--><a href="tel:{{dialled}}">{{phone}}</a><!--end:phone--></dl><!--end:contact-->'
const whole: Contact = {
  address: '12 Lê Hồng Phong',
  phone: '+84 (225) 3-123.456',
  partnerName: 'Thư viện Lá Xanh',
  partnerUrl: 'https://la-xanh.vn/?a=1&b=2',
  providerHome: 'https://phuong.vn',
}

test('C-037 C-050 what is empty is not on the page, its line with it', () => {
  expect(frontPageOf(page, noContact, 'main')).toBe('<nav></nav><p>Làm thử</p>')
  expect(frontPageOf(page, { ...noContact, address: 'Phố Huế' }, 'main')).toContain('<dl><dd>Phố Huế</dd></dl>')
  expect(frontPageOf(page, { ...noContact, phone: '0912 345 678' }, 'main')).toContain(
    '<dl><a href="tel:0912345678">0912 345 678</a></dl>',
  )
})

test('C-033 C-034 C-037 the partner is named on every host but those of the partner', () => {
  const link = '<a href="https://la-xanh.vn/?a=1&amp;b=2">Thư viện Lá Xanh</a>'
  for (const profile of hostProfiles) {
    expect(frontPageOf(page, whole, profile).includes(link), profile).toBe(profile !== 'partner')
    expect(namesPartner(profile)).toBe(profile !== 'partner')
  }
})

test('A-023 C-013 the way to try it stands where the host has the sample pages', () => {
  for (const profile of hostProfiles) {
    expect(frontPageOf(page, whole, profile).includes('Làm thử'), profile).toBe(hasOlympicRoutes(profile))
    expect(hasOlympicRoutes(profile)).toBe(profile !== 'partner')
  }
})

test('C-050 what somebody writes is text and no markup, and is not read as a place', () => {
  const address = `<img src=x onerror="a"> & {{phone}} $& '1'`
  const drawn = frontPageOf(page, { ...whole, address }, 'main')
  expect(drawn).toContain('<dd>&lt;img src=x onerror=&quot;a&quot;&gt; &amp; {{phone}} $&amp; &#39;1&#39;</dd>')
})

test('C-037 C-050 C-058 addresses are https, a phone line has digits, a partner has a name and an address', () => {
  expect(wrongContactFields(noContact)).toEqual([])
  expect(wrongContactFields(whole)).toEqual([])
  expect(wrongContactFields({ ...whole, partnerName: '' })).toEqual(['partnerName'])
  expect(wrongContactFields({ ...whole, partnerUrl: '' })).toEqual(['partnerUrl'])
  for (const wrong of [
    'http://la-xanh.vn',
    'javascript:alert(1)',
    'la-xanh.vn',
    'https://a:b@la-xanh.vn',
    'https://a b',
  ])
    expect(wrongContactFields({ ...whole, partnerUrl: wrong, providerHome: wrong }), wrong).toEqual([
      'partnerUrl',
      'providerHome',
    ])
  for (const wrong of ['gọi cô Lan', '12', '0912 345 678 999 000 1', '+', '09+12345'])
    expect(wrongContactFields({ ...whole, phone: wrong }), wrong).toEqual(['phone'])
  expect(dialled(whole.phone)).toBe('+842253123456')
})

test('C-049 the hours', () => {
  expect(OPENING_HOURS).toBe('08:00 - 17:00')
})
