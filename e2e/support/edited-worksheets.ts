import type { Caller } from '@phuong/server/testing/caller'
import { expect, type Page } from '@playwright/test'
import { drawnPdf } from './drawn-files.ts'
import { callerAs } from './school.ts'
import { openScreen } from './screens.ts'
import { saveZones, type Zone } from './worksheets.ts'

/** A worksheet on the desk of its teacher. */
export type EditedWorksheet = { teacher: Caller; folderId: string; id: string; name: string; path: string }

/** What is stored of a worksheet, as its teacher reads it. */
export type StoredWorksheet = {
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

/**
 * A file of so many pages, all chosen, in a folder of its own, saved with these zones; without any it was never saved.
 */
export const worksheetToEdit = async (
  email: string,
  name: string,
  zones: readonly Zone[] | null = [],
  pageCount = 1,
): Promise<EditedWorksheet> => {
  const teacher = await callerAs(email)
  const fileName = `${name}.pdf`
  const { id, pages, folderId } = await drawnPdf(teacher, fileName, { pageCount })
  if (zones !== null) await saveZones(teacher, id, zones, { pages })
  return { teacher, folderId, id, name: fileName, path: `/lms/teacher/worksheet/${folderId}/edit/${id}` }
}

/** What the server has of a worksheet. */
export const storedWorksheet = async ({ teacher, id }: EditedWorksheet): Promise<StoredWorksheet> => {
  const { body } = await teacher.send('POST', '/api/v1.0/dynamic/crud/read', {
    subModuleName: 'SHARE',
    entityName: 'Attachments',
    fields: ['revision', 'tags', 'entityId', 'jsonData'],
    parameters: { id },
  })
  const [row] = body.results as StoredWorksheet[]
  if (row === undefined) throw new Error('the worksheet is gone')
  return row
}

/** Opens the editor of a worksheet and waits until its zones can be worked on. */
export const openEditor = async (page: Page, worksheet: EditedWorksheet): Promise<void> => {
  await openScreen(page, { path: worksheet.path, heading: worksheet.name.replace('.pdf', '') })
  await expect(page.getByRole('group', { name: 'Các vùng trả lời' })).toBeVisible()
}
