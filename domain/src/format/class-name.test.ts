import { expect, test } from 'vitest'
import { classCalled } from './class-name.ts'

test.each([
  ['4A1', 'Lớp 4A1'],
  ['Lớp 4A1', 'Lớp 4A1'],
  ['lớp 4A1', 'lớp 4A1'],
  ['LỚP 4A1', 'LỚP 4A1'],
  ['Lớp4A1', 'Lớp4A1'],
  ['Lớp học vẽ', 'Lớp học vẽ'],
  ['Lớpx', 'Lớp Lớpx'],
  ['Chồi 2', 'Lớp Chồi 2'],
  ['', 'Lớp '],
])('H164 a class named %j is called %j', (name, called) => {
  expect(classCalled(name)).toBe(called)
})
