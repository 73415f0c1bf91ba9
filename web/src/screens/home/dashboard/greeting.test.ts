import { expect, test } from 'vitest'
import { dayLine, greetingName, staffGreeting } from './greeting.ts'

test('a person is greeted by the calling name, else by the given name', () => {
  expect(greetingName({ fullName: 'Nguyễn Ngọc Quỳnh Như', firstName: 'Như', callingName: null })).toBe('Như')
  expect(greetingName({ fullName: 'Y Bhok Niê', firstName: 'Niê', callingName: 'Y Bhok' })).toBe('Y Bhok')
})

test('a name that ends in a number is greeted whole', () => {
  expect(greetingName({ fullName: 'Học sinh cấp 1', firstName: '1', callingName: null })).toBe('Học sinh cấp 1')
})

test('staff are greeted by sex and given name, by the whole name where the sex is not known', () => {
  const lan = { fullName: 'Nguyễn Thị Lan', firstName: 'Lan', callingName: null }
  expect(staffGreeting({ ...lan, sex: false })).toBe('Chào cô Lan')
  expect(staffGreeting({ ...lan, fullName: 'Trần Văn Minh', firstName: 'Minh', sex: true })).toBe('Chào thầy Minh')
  expect(staffGreeting({ ...lan, fullName: 'Quản trị Phượng', firstName: 'Phượng', sex: null })).toBe(
    'Chào Quản trị Phượng',
  )
})

test('the day is that of Vietnam: an evening in UTC is the next morning there', () => {
  expect(dayLine(new Date('2026-11-20T02:00:00Z'))).toBe('Thứ Sáu, 20/11/2026')
  expect(dayLine(new Date('2026-11-21T18:00:00Z'))).toBe('Chủ nhật, 22/11/2026')
})
