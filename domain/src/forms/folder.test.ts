import { expect, test } from 'vitest'
import { faultsIn } from './faults-in.ts'
import { type FolderDraft, folderForm, folderOrderIn } from './folder.ts'

const faults = (part: Partial<FolderDraft>) =>
  faultsIn(folderForm.safeParse({ name: 'Unit 5', sortOrder: '0', color: '#22754a', ...part }))

test('B-523 B-526 a folder needs a name', () => {
  for (const name of ['', '   ', '\u200b']) expect(faults({ name }), name).toEqual({ name: 'Chưa nhập tên thư mục' })
  expect(faults({})).toEqual({})
})

test('B-524 B-525 B-526 and an order of at least 0', () => {
  for (const sortOrder of ['', ' ']) expect(faults({ sortOrder })).toEqual({ sortOrder: 'Chưa nhập thứ tự hiển thị' })
  expect(folderOrderIn(' 12 ')).toBe(12)
})

test('B-525 an order that is typed and is none is told what an order is', () => {
  for (const sortOrder of ['-1', '1,5', 'abc', '1234567890'])
    expect(faults({ sortOrder }), sortOrder).toEqual({
      sortOrder: 'Thứ tự là số nguyên từ 0 trở lên, tối đa 9 chữ số',
    })
  for (const sortOrder of ['0', '999999999']) expect(faults({ sortOrder }), sortOrder).toEqual({})
})
