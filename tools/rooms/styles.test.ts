import { expect, test } from 'vitest'
import { checkStyle } from './styles.ts'

test('a sheet of styles of 400 lines stands, one of 401 is refused', () => {
  expect(checkStyle('web/src/x.css', '.a {}\n'.repeat(400))).toEqual([])
  expect(checkStyle('web/src/x.css', '.a {}\n'.repeat(401))).toMatchObject([{ path: 'web/src/x.css', line: 401 }])
})
