import { expect, test } from 'vitest'
import { userNamesFor } from '../class-list/user-names.ts'
import { isUserName } from './login-name.ts'
import { isReservedUserName } from './reserved-names.ts'

const words = (list: string) => list.split(' ')

test('D60 a user name that looks like the house is reserved, in any case, with marks, dots, dashes and underscores', () => {
  for (const name of words(
    'admin administrator quantri quantrivien root system hethong phuong hotro support giaovien nhatruong',
  ))
    for (const written of [
      name,
      name.toUpperCase(),
      `${name.slice(0, 2)}.${name.slice(2)}`,
      [...name].join('_'),
      `${name.slice(0, 3)}-.-${name.slice(3)}`,
      ` ${name}\u200b`,
      name.replace(/./g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
    ])
      expect(isReservedUserName(written), written).toBe(true)
  for (const written of ['Quản trị', 'QUẢN.TRỊ.VIÊN', 'hệ_thống', 'Phượng'.normalize('NFD'), 'hỗ-trợ', 'nhà trường'])
    expect(isReservedUserName(written), written).toBe(true)
})

test('D60 what people are called is not reserved, nor what only begins or ends so', () => {
  for (const name of words('anltt phuongnt phuong2 hoa.phuong 4a1.phuong adminton rooty truong quan.tran hocsinh'))
    expect([isUserName(name), isReservedUserName(name)], name).toEqual([true, false])
  for (const nothing of [null, undefined, 5, '', '._-', 'x'.repeat(5_000)])
    expect(isReservedUserName(nothing)).toBe(false)
})

test('D60 the user name that the product makes for a pupil of a reserved name has a number behind it', () => {
  expect(userNamesFor(['Phượng', 'Phượng', 'Nguyễn Thị Phượng'], [])).toEqual(['phuong2', 'phuong3', 'phuongnt'])
})
