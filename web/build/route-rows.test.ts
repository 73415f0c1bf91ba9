import { readFileSync } from 'node:fs'
import { pathFits } from '@phuong/domain/opening/path-fits'
import { expect, test } from 'vitest'
import { notFound, routes } from '../src/routes.tsx'
import { routeRowsIn } from './route-rows.ts'

const source = readFileSync(new URL('../src/routes.tsx', import.meta.url), 'utf8')

test('every row of the table is read with its path, its shell and the screen that it loads', () => {
  const rows = routeRowsIn(source)
  for (const { path, frame, visitorsOnly = false } of [...routes, notFound]) {
    const row = rows.find((found) => pathFits(found.path, path))
    expect([path, row?.frame, row?.visitorsOnly], path).toEqual([path, frame, visitorsOnly])
    expect(row?.module).toMatch(/^\.\/.+\.tsx?$/)
  }
  expect(rows.find(({ path }) => path === '/lms/home')?.module).toBe('./screens/home/dashboard/index.tsx')
  expect(rows.find(({ path }) => path === '/lms/admin/jobs')?.module).toBe('./seldom.ts')
})

test('a row that hides what it loads, and a table without rows, are said', () => {
  expect(() => routeRowsIn("const a = [{ path: '/x', frame: 'lms', load: screen }]")).toThrow(/the row \/x/)
  expect(() => routeRowsIn('const routes = []')).toThrow(/no row/)
})
