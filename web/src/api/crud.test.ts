import { afterEach, expect, test, vi } from 'vitest'
import { type Answer, answeringServer } from '../testing/answering-server.ts'
import type { CallError } from './call-error.ts'
import { createRow, removeRow, updateRow } from './crud.ts'
import { readRows } from './rows.ts'

const classes = { subModuleName: 'CLASSES', entityName: 'Classes' } as const
const noRows: Answer = {
  status: 404,
  body: { code: 'NO_ROWS', message: 'Lỗi: Không có dòng nào được cập nhật', rowsAffected: 0 },
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What the work failed with, and what it left on the console. */
const failureOf = async (answer: Answer, work: () => Promise<unknown>) => {
  const logged: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(line))
  answeringServer(() => answer)
  const error = await work().then(
    () => null,
    (failure: CallError) => failure,
  )
  return { error, logged }
}

test('A-375 B-674 a read names entity, fields, filters and sort, and gives the rows', async () => {
  const heard = answeringServer(() => ({ body: { results: [{ id: '1' }] } }))
  const rows = await readRows<{ id: string }>(classes, {
    fields: ['id'],
    parameters: { filters: { status: 'Ready' } },
    sort: 'name',
  })
  expect(rows).toEqual([{ id: '1' }])
  expect(heard[0]).toMatchObject({
    method: 'POST',
    path: '/api/v1.0/dynamic/crud/read',
    body: {
      moduleName: 'PHUONG',
      ...classes,
      fields: ['id'],
      parameters: { filters: { status: 'Ready' } },
      sort: 'name',
    },
  })
})

test('H160 A-376 A-377 B-676 B-677 B-678 create, update and delete go by their methods, with the names of the entity', async () => {
  const heard = answeringServer(({ method }) => ({
    body: method === 'POST' ? { result: { id: '7' }, rowsAffected: 1 } : { rowsAffected: 1 },
  }))
  expect(await createRow(classes, { name: '4A1' })).toEqual({ id: '7' })
  await updateRow(classes, '7', { name: '4A2' }, { name: '4A1' })
  await removeRow(classes, '7')
  const names = { moduleName: 'PHUONG', ...classes }
  expect(heard.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/v1.0/dynamic/crud', { ...names, parameters: { name: '4A1' } }],
    ['PUT', '/api/v1.0/dynamic/crud', { ...names, entityId: '7', parameters: { name: '4A2' }, seen: { name: '4A1' } }],
    ['DELETE', '/api/v1.0/dynamic/crud', { ...names, entityId: '7' }],
  ])
})

test.each<[string, () => Promise<unknown>]>([
  ['an update', () => updateRow(classes, '7', { name: 'x' }, {})],
  ['a deletion', () => removeRow(classes, '7')],
])('A-185 A-186 A-188 B-679 %s that touched no row shows the one text and logs the other', async (_what, work) => {
  for (const answer of [noRows, { body: { rowsAffected: 0 } }]) {
    const { error, logged } = await failureOf(answer, work)
    expect(error).toMatchObject({ code: 'NO_ROWS', status: 404, message: 'Có lỗi xảy ra trong quá trình cập nhật!' })
    expect(logged).toEqual(['Lỗi: Không có dòng nào được cập nhật'])
  }
})

test('A-187 A-188 an update that could not be sent logs so and shows the same text', async () => {
  const { error, logged } = await failureOf('no answer', () => updateRow(classes, '7', { name: 'x' }, {}))
  expect(error).toMatchObject({ code: 'OFFLINE', message: 'Có lỗi xảy ra trong quá trình cập nhật!' })
  expect(logged).toEqual(['Lỗi: không thể gọi API'])
})

test('B-686 any other refusal of a write keeps its own words, and the console stays empty', async () => {
  const limit: Answer = {
    status: 409,
    body: { code: 'CLASS_LIMIT', message: 'Tài khoản đã đạt giới hạn số lớp.', requestId: 'r' },
  }
  const { error, logged } = await failureOf(limit, () => updateRow(classes, '7', { name: 'x' }, {}))
  expect(error).toMatchObject({ code: 'CLASS_LIMIT', message: 'Tài khoản đã đạt giới hạn số lớp.' })
  expect(logged).toEqual([])
})

test('H035 a read that a portal answered gives no rows but an error', async () => {
  const { error } = await failureOf('a page', () => readRows(classes, {}))
  expect(error).toMatchObject({ code: 'OFFLINE' })
})

test('a call that its caller gave up fails with the reason of the caller', async () => {
  answeringServer(() => ({ body: { results: [] } }))
  const gone = new AbortController()
  gone.abort(new DOMException('the screen was left', 'AbortError'))
  await expect(readRows(classes, {}, { signal: gone.signal })).rejects.toMatchObject({ name: 'AbortError' })
})
