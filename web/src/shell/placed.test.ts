import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { placeOf } from './placed.ts'

test('every row of the table is reached by its own addresses, whatever other row fits them too', () => {
  for (const { path } of routes) {
    const address = path.replaceAll(/:\w+/g, 'x1').replace('/*', '/below/it')
    expect(placeOf(address)?.row.path, address).toBe(path)
  }
})

test('what stands for the names of a row is read as it is meant', () => {
  expect(placeOf('/lms/teacher/worksheet/Tu%E1%BA%A7n%2012/edit/w1/')?.params).toEqual({
    id: 'Tuần 12',
    worksheetId: 'w1',
  })
  expect(placeOf('/lms/teacher/worksheet/%E1')?.params).toEqual({ id: '%E1' })
  expect(placeOf('/lms/home')?.params).toEqual({})
  expect(placeOf('/nowhere')).toBeNull()
})
