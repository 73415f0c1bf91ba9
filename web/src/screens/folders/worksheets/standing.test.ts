import { expect, test } from 'vitest'
import type { PagesRow } from '../../../widgets/worksheets/queries.ts'
import { standingOfDocument, standingOfPages } from './standing.ts'

const pages: PagesRow = {
  id: 'f',
  fileName: 'a.pdf',
  pageCount: 10,
  chosen: [],
  sharp: [],
  small: [],
  failed: [],
  state: 'done',
}
const box = (text: string) => ({ id: 'z', mode: 'Write', top: 0, left: 0, width: 90, height: 40, text })
const document = (...ExerciseData: unknown[]) => ({
  version: 1,
  revision: 1,
  width: 1140,
  pages: [{ url: '/1', url2x: '/2', height: 1000 }],
  ExerciseData,
})

test('a file says how far its pages are, and what is to be done with them', () => {
  expect(standingOfPages({ ...pages, state: 'working' })).toMatchObject({ text: 'Chưa chọn trang', next: 'choose' })
  const chosen = { ...pages, chosen: [1, 2, 3], sharp: [{ page: 1, height: 900 }] }
  expect(standingOfPages({ ...chosen, state: 'working' as const }).text).toBe('Đang xử lý 1/3 trang')
  expect(standingOfPages({ ...chosen, state: 'failed', failed: [2, 3] })).toMatchObject({
    tone: 'rose',
    next: 'choose',
  })
  const all = [1, 2, 3].map((page) => ({ page, height: 900 }))
  expect(standingOfPages({ ...chosen, sharp: all })).toMatchObject({ text: 'Chưa có vùng', next: 'edit' })
  expect(standingOfPages({ ...pages, pageCount: null }).next).toBe('nothing')
})

test('a worksheet can be given when it has zones and every one is finished', () => {
  expect(standingOfDocument(document())).toMatchObject({ text: 'Chưa có vùng', next: 'edit' })
  expect(standingOfDocument(document(box('Text')))).toMatchObject({ text: '1 vùng chưa xong', next: 'edit' })
  expect(standingOfDocument(document(box('cat')))).toMatchObject({ text: 'Sẵn sàng giao', next: 'give' })
  expect(standingOfDocument('broken').next).toBe('edit')
})

test('protocol 7: a zone that is set aside is not missing, and one alone is nothing to give', () => {
  const aside = { ...box('Text'), id: 'y', aside: true }
  expect(standingOfDocument(document(box('cat'), aside)).next).toBe('give')
  expect(standingOfDocument(document(aside))).toMatchObject({ text: 'Chưa có vùng', next: 'edit' })
})
