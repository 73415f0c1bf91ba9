import { expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

test('a mobile number is shown in groups, with or without the country code', () => {
  for (const phone of ['0912345678', '0912 345 678', '0912.345.678', '+84912345678', '84912345678', ' 0912-345-678 '])
    expect(formatPhone(phone)).toBe('0912 345 678')
})

test('a number of another shape stays as it was given', () => {
  for (const phone of ['12345', '912345678', '024 3825 1234 x', 'không có', '00912345678'])
    expect(formatPhone(phone)).toBe(phone)
  for (const phone of [null, undefined, 912345678]) expect(formatPhone(phone)).toBe('')
})
