import type { Caller } from './caller.ts'
import type { TestHouse } from './house.ts'
import { a4, makePages, newFolder, pdfOf, toFolder, uploaded } from './uploads.ts'

/** The address of a page's picture as the server writes it. */
export const pageUrl = (id: string, page: number, width: 240 | 1140 | 2280 = 1140): string =>
  `/api/v1.0/files/${id}/pages/${page}?w=${width}`

/** A worksheet document over pages of a file, with one zone to write into whose key is `text`. */
export const worksheetOf = (id: string, pages: readonly number[], revision: number, text = 'phượng|hoa phượng') => ({
  version: 1,
  revision,
  width: 1140,
  pages: pages.map((page) => ({ url: pageUrl(id, page), url2x: pageUrl(id, page, 2280), height: 1612 })),
  ExerciseData: [
    { id: '5b1ff4a6-9f1c-4f43-9d55-0d6a3ad2d6b1', mode: 'Write', top: 100, left: 80, width: 200, height: 40, text },
  ],
  canvasJson: {},
})

/** A file of this many pages, the first of which are chosen and made; not saved as a worksheet yet. */
export const newWorksheet = async (house: TestHouse, caller: Caller, pages = 3, chosen = '1-2'): Promise<string> => {
  const folder = await newFolder(caller)
  const bytes = await pdfOf(Array.from({ length: pages }, () => a4))
  const { id } = await uploaded(caller, { ...toFolder(folder), pages: chosen }, { name: 'Phiếu.pdf', bytes })
  await makePages(house)
  return id
}

/** Saves a worksheet. */
export const saveWorksheet = (caller: Caller, id: string, JsonData: unknown) =>
  caller.call('SHARE_Attachments_UpdateJsonData', { id, JsonData }, 'execute')
