import { expect, test } from 'vitest'
import { applicationNameOf } from './application-name.ts'

test.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  'may-chu.local',
  'preview.phuong.vn',
  'pr-12-preview.phuong.vn',
  'DEV.phuong.vn',
])('B-667 B-668 the local or preview host %s sends PHUONG_DEV', (host) =>
  expect(applicationNameOf(host)).toBe('PHUONG_DEV'),
)

test.each(['stage.phuong.vn', 'phuong-stage.example.vn', 'staging.phuong.vn'])(
  'B-667 B-668 the stage host %s sends PHUONG_STAGE',
  (host) => expect(applicationNameOf(host)).toBe('PHUONG_STAGE'),
)

test.each([
  'phuong.vn',
  'hoc.truong-le-hong-phong.edu.vn',
  'developer.vn',
  'localhost.example.vn',
  'mainstage.vn',
  '10.0.0.5',
])('B-667 B-668 any other host such as %s sends the plain name', (host) =>
  expect(applicationNameOf(host)).toBe('PHUONG'),
)
