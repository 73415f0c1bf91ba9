import { expect, test } from 'vitest'
import { endOf, faultOf, kindsFor, offeredTypes, type Upload, type UploadEvent, uploadsAfter } from './upload-list.ts'

const after = (...events: UploadEvent[]): readonly Upload[] => events.reduce(uploadsAfter, [] as readonly Upload[])
const added = (...names: string[]): UploadEvent => ({
  type: 'added',
  uploads: names.map((name) => ({ key: name, name, fault: null })),
})

test('A-356 A-357 B-154 only PDF and pictures are offered and sent', () => {
  expect(offeredTypes.pages.every((type) => type === 'application/pdf' || type.startsWith('image/'))).toBe(true)
  const file = (name: string, type: string, size = 1) => faultOf({ name, type, size })
  for (const [name, type] of [
    ['a.pdf', 'application/pdf'],
    ['A.JPEG', ''],
    ['x', 'image/png'],
  ] as const)
    expect(file(name, type), name).toBeNull()
  for (const [name, type] of [
    ['a.docx', ''],
    ['a.svg', 'image/svg+xml'],
    ['a.mp3', 'audio/mpeg'],
    ['pdf', ''],
  ] as const)
    expect(file(name, type), name).not.toBeNull()
})

test('H171 a picture of an iPhone and a document of Word are refused with what to do', () => {
  const fault = (name: string, type = '') => faultOf({ name, type, size: 1 })
  for (const refused of [fault('IMG_1.HEIC'), fault('a.heif'), fault('x', 'image/heic'), fault('a.bmp', 'image/bmp')])
    expect(refused).toMatch(/chọn ảnh JPEG/)
  for (const name of ['Đề.docx', 'a.DOC', 'a.xlsx', 'a.pptx', 'a.odt'])
    expect(fault(name)).toMatch(/lưu tập tin này thành PDF/)
  for (const refused of [fault('a.svg', 'image/svg+xml'), fault('a.mp3', 'audio/mpeg')])
    expect(refused).toBe('Chỉ nhận PDF hoặc hình.')
})

test('D54 to a unit of a class only sounds and videos are offered and sent', () => {
  expect(kindsFor({ entityName: 'Sessions' })).toBe('media')
  expect(kindsFor({ entityName: 'Folders' })).toBe('pages')
  expect(offeredTypes.media.every((type) => /^(?:audio|video)\//.test(type))).toBe(true)
  const fault = (name: string, type = '', size = 1) => faultOf({ name, type, size }, 'media')
  for (const [name, type] of [
    ['Track 1.MP3', ''],
    ['x', 'video/mp4'],
    ['a.m4a', 'audio/x-m4a'],
  ] as const)
    expect(fault(name, type), name).toBeNull()
  for (const name of ['a.pdf', 'a.jpg', 'a.docx', 'IMG_1.MOV']) expect(fault(name), name).toMatch(/^Chỉ nhận âm thanh/)
  expect(fault('a.mp4', 'video/mp4', 50 * 1024 * 1024 + 1)).toBe('Tập tin lớn hơn 50 MB.')
})

test('B-615 a file of 50 MB is sent, a larger one is not', () => {
  const sized = (size: number) => faultOf({ name: 'a.pdf', type: 'application/pdf', size })
  expect(sized(50 * 1024 * 1024)).toBeNull()
  expect(sized(50 * 1024 * 1024 + 1)).not.toBeNull()
})

test('B-621 the list ends when every file has ended, and not before', () => {
  const sending = after(added('a', 'b'), { type: 'sent', key: 'a', share: 0.5 })
  expect(sending).toMatchObject([{ state: 'sending', share: 0.5 }, { state: 'waiting' }])
  expect(endOf(sending)).toBeNull()
  expect(endOf(uploadsAfter(sending, { type: 'done', key: 'a' }))).toBeNull()
  const all = [
    { type: 'done', key: 'a' },
    { type: 'done', key: 'b' },
  ] as const
  expect(endOf(all.reduce(uploadsAfter, sending))).toEqual({ failed: [] })
  expect(endOf([])).toBeNull()
})

test('B-622 B-626 the list is cleared at the end, and those that failed are known by name and reason', () => {
  const list = after({ type: 'added', uploads: [{ key: 'k', name: 'a.docx', fault: 'kind' }] }, added('b'), {
    type: 'failed',
    key: 'b',
    reason: 'broken',
  })
  expect(endOf(list)?.failed.map(({ name, reason }) => [name, reason])).toEqual([
    ['a.docx', 'kind'],
    ['b', 'broken'],
  ])
  expect(uploadsAfter(list, { type: 'cleared' })).toEqual([])
})
