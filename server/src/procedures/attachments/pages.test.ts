import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { a4, get, makePages, newFolder, pdfOf, sendForm, toFolder, uploaded } from '../../../testing/uploads.ts'

let house: TestHouse
let teacher: Caller
let folder: string
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  folder = await newFolder(teacher)
})
afterAll(() => house.close())

const pagesOf = async (caller: Caller, id: string) =>
  (await caller.call('SHARE_Attachments_GetPages', { id }, 'query/first')).body.result as Record<string, unknown>
const setPages = (caller: Caller, id: string, pages?: string) =>
  caller.call('SHARE_Attachments_SetPages', { id, pages }, 'execute')
const sizeOf = async (caller: Caller, path: string) => {
  const { bytes } = await get(caller, path)
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

test('A-358 A-359 A-360 B-534 B-536 B-627 B-629 B-630 a PDF is stored, its pages counted, its small pictures made', async () => {
  const bytes = await pdfOf([a4, a4, a4])
  const { status, body } = await sendForm(teacher, 'pdf/upload-files', { ...toFolder(folder), tags: 'LIVEWORKSHEET' }, [
    { name: 'Bài tập tuần 12.pdf', bytes },
  ])
  const [file] = body.files as [Record<string, unknown>]
  expect([status, file]).toEqual([
    200,
    {
      id: expect.stringMatching(/^[0-9a-f]{8}-/),
      downloadUrl: `/api/v1.0/files/${file.id}/pages/1?w=1140`,
      fileName: 'Bài tập tuần 12.pdf',
      fileSize: bytes.length,
      mediaType: 'application/pdf',
      pageCount: 3,
      job: file.id,
    },
  ])
  const id = String(file.id)
  const row = { id, fileName: 'Bài tập tuần 12.pdf', pageCount: 3, chosen: [], sharp: [], failed: [] }
  expect(await pagesOf(teacher, id)).toEqual({ ...row, small: [], state: 'waiting' })
  expect(await get(teacher, `/api/v1.0/files/${id}/pages/1?w=240`)).toMatchObject({ status: 404 })
  expect(await makePages(house)).toEqual({ made: 3, faults: [] })
  expect(await pagesOf(teacher, id)).toEqual({ ...row, small: [1, 2, 3], state: 'done' })
  expect(await sizeOf(teacher, `/api/v1.0/files/${id}/pages/3?w=240`)).toEqual({
    format: 'webp',
    width: 240,
    height: 339,
  })
  const stored = await house.db.selectFrom('attachments').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  expect(stored).toMatchObject({
    entity_name: 't_PHUONG_CLASSES_Folders',
    entity_id: folder,
    tags: 'LIVEWORKSHEET',
    visibility: 'PRIVATE',
    media_type: 'application/pdf',
  })
  expect(stored.storage_key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{64}$/)
})

test('D31 B-155 A-365 chosen pages get sharp pictures; heights are in page units, also of A3 across and a turned page', async () => {
  const a3Across = [1190.55, 841.89] as const
  const { id } = await uploaded(teacher, toFolder(folder), {
    name: 'a.pdf',
    bytes: await pdfOf([a4, a3Across, [a4[0], a4[1], 90], [300, 9], [100, 300]]),
  })
  expect((await setPages(teacher, id, '1-3,4,5')).body).toMatchObject({
    rowsAffected: 1,
    result: { chosen: [1, 2, 3, 4, 5], state: 'waiting' },
  })
  await makePages(house)
  expect(await pagesOf(teacher, id)).toMatchObject({
    state: 'done',
    small: [1, 2, 3, 4, 5],
    sharp: [
      { page: 1, height: 1612 },
      { page: 2, height: 806 },
      { page: 3, height: 806 },
      { page: 4, height: 100 },
      { page: 5, height: 3420 },
    ],
  })
  expect(await sizeOf(teacher, `/api/v1.0/files/${id}/pages/1?w=1140`)).toEqual({
    format: 'webp',
    width: 1140,
    height: 1612,
  })
  expect(await sizeOf(teacher, `/api/v1.0/files/${id}/pages/2?w=2280`)).toEqual({
    format: 'webp',
    width: 2280,
    height: 1612,
  })
})
