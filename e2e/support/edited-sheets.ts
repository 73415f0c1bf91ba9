import type { Caller } from '@phuong/server/testing/caller'
import { a4, newFolder, pdfOf, toFolder, uploaded } from '@phuong/server/testing/uploads'
import { expect, type Page } from '@playwright/test'
import { callerAs } from './school.ts'
import { openScreen } from './screens.ts'
import { saveZones, type Zone } from './worksheets.ts'

/** A worksheet on the desk of its teacher. */
export type EditedSheet = { teacher: Caller; folderId: string; id: string; name: string; path: string }

/** What is stored of a worksheet, as its teacher reads it. */
export type StoredSheet = {
  revision: number | null
  tags: string | null
  entityId: string
  jsonData: {
    revision: number
    pages: { url: string; url2x: string; height: number }[]
    ExerciseData: (Zone & { aside?: boolean })[]
    canvasJson: unknown
  } | null
}

/** Waits until the chosen pages of a file are made. */
const pagesMade = (teacher: Caller, id: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const { body } = await teacher.call('SHARE_Attachments_GetPages', { id }, 'query/first')
        return (body.result as { state: string }).state
      },
      { timeout: 30_000 },
    )
    .toBe('done')

/** A file of so many pages, all chosen, in a folder of its own, saved with these zones; without any it was never saved. */
export const sheetToEdit = async (
  email: string,
  name: string,
  zones: readonly Zone[] | null = [],
  pageCount = 1,
): Promise<EditedSheet> => {
  const teacher = await callerAs(email)
  const folderId = await newFolder(teacher)
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1)
  const bytes = await pdfOf(pages.map(() => a4))
  const file = { name: `${name}.pdf`, bytes }
  const { id } = await uploaded(teacher, { ...toFolder(folderId), pages: `1-${pageCount}` }, file)
  await pagesMade(teacher, id)
  if (zones !== null) await saveZones(teacher, id, zones, { pages })
  return { teacher, folderId, id, name: file.name, path: `/lms/teacher/worksheet/${folderId}/edit/${id}` }
}

/** What the server has of a worksheet. */
export const storedSheet = async ({ teacher, id }: EditedSheet): Promise<StoredSheet> => {
  const { body } = await teacher.send('POST', '/api/v1.0/dynamic/crud/read', {
    subModuleName: 'SHARE',
    entityName: 'Attachments',
    fields: ['revision', 'tags', 'entityId', 'jsonData'],
    parameters: { id },
  })
  const [row] = body.results as StoredSheet[]
  if (row === undefined) throw new Error('the worksheet is gone')
  return row
}

/** Opens the editor of a worksheet and waits until its zones can be worked on. */
export const openEditor = async (page: Page, sheet: EditedSheet): Promise<void> => {
  await openScreen(page, { path: sheet.path, heading: sheet.name })
  await expect(page.getByRole('group', { name: 'Các vùng trả lời' })).toBeVisible()
}
