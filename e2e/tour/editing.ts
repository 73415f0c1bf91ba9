import type { Page, Route } from '@playwright/test'
import { folders } from '../pages/folders.ts'
import { worksheetEditor } from '../pages/worksheet-editor.ts'
import { answerCall } from '../support/calls.ts'
import type { DemoIds } from '../support/screens.ts'
import { button, type Place } from './place.ts'

const folderPath = '/lms/teacher/worksheet/:id'
const folderOf = ({ folderId }: DemoIds) => `/lms/teacher/worksheet/${folderId}`
const path = '/lms/teacher/worksheet/:id/edit/:worksheetId'
const editorOf = ({ folderId, attachmentId }: DemoIds) => `/lms/teacher/worksheet/${folderId}/edit/${attachmentId}`

type Row = Record<string, unknown>
type Stored = { ExerciseData: Row[] }

/** Lets answers come from the server as `change` has them; nothing is changed there. */
const changedAnswer = (page: Page, name: string, change: (answer: Row) => Row) => {
  const answer = async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Row) })
  }
  // what is asked again and again may be under way when the page is closed; then there is nobody to answer
  return answerCall(page, name, (route) => answer(route).catch(() => undefined))
}
const changedRows = (page: Page, change: (row: Row) => Row) =>
  changedAnswer(page, 'SHARE.Attachments', ({ results }) => ({ results: (results as Row[]).map(change) }))
const withZones = (change: (zones: Row[]) => Row[]) => (page: Page) =>
  changedRows(page, (row) => {
    const jsonData = row.jsonData as Stored | null | undefined
    return jsonData ? { ...row, jsonData: { ...jsonData, ExerciseData: change(jsonData.ExerciseData) } } : row
  })

/** The pages of a file as they stand while they are made, or before any is chosen. */
const pagesAre = (page: Page, change: (row: Row) => Row) =>
  changedAnswer(page, 'SHARE_Attachments_GetPages', ({ result }) => ({ result: change(result as Row) }))
const neverSaved = (page: Page) => changedRows(page, (row) => ({ ...row, revision: null }))
const inTheMaking = async (page: Page) => {
  await neverSaved(page)
  await pagesAre(page, (row) => ({ ...row, state: 'working', sharp: (row.sharp as unknown[]).slice(0, 1) }))
}
const notChosen = async (page: Page) => {
  await neverSaved(page)
  await pagesAre(page, (row) => ({ ...row, chosen: [], sharp: [], state: 'done' }))
}
const choosePages = (page: Page) =>
  button(page, /^Chọn trang/)
    .first()
    .click()

/** What is written is kept from the server, so that no other picture shows it. */
const saving = 'SHARE_Attachments_UpdateJsonData'
const unsaved = (page: Page) =>
  answerCall(page, saving, (route) =>
    route.fulfill({ json: { result: { id: '', revision: 2, savedAt: '2026-11-20 09:30:00' }, rowsAffected: 1 } }),
  )
const savedMeanwhile = (page: Page) =>
  answerCall(page, saving, (route) =>
    route.fulfill({
      status: 409,
      json: {
        code: 'STALE',
        message: 'STALE',
        requestId: '00000000-0000-4000-8000-000000000000',
        fields: { by: 'Trần Văn Minh', at: '2026-11-20 09:30:00' },
      },
    }),
  )

const firstZone = (page: Page) => worksheetEditor(page).zone(1)
const pickWrite = async (page: Page) => {
  await firstZone(page).waitFor()
  await worksheetEditor(page).mode('Điền từ').click()
}
const openWorksheet = async (page: Page) => {
  await firstZone(page).click()
  const open = button(page, 'Mở phần sửa')
  if (await open.isVisible()) await open.click()
}
const toUnfinished = async (page: Page) => {
  await firstZone(page).waitFor()
  await worksheetEditor(page).give.click()
  await worksheetEditor(page).jumps.first().waitFor()
}
const setAside = async (page: Page) => {
  await toUnfinished(page)
  await button(page, /^Không giao vùng này: Vùng/)
    .first()
    .click()
}
const meetOther = async (page: Page) => {
  await openWorksheet(page)
  await worksheetEditor(page).way(1).fill('2584')
  await page.getByRole('dialog').waitFor()
}
const changeBackground = async (page: Page) => {
  await firstZone(page).waitFor()
  await button(page, 'Thay nền').click()
}
const halfDone = withZones((zones) => zones.map((zone, at) => (at % 3 === 0 ? { ...zone, text: 'Text' } : zone)))

/** The states of a folder's worksheets and of the editor. */
export const editingStates: readonly Place[] = [
  { name: 'worksheets-in-the-making', who: 'teacher', path: folderPath, at: folderOf, before: inTheMaking },
  {
    name: 'worksheets-pages-chooser',
    who: 'teacher',
    path: folderPath,
    at: folderOf,
    before: notChosen,
    act: choosePages,
  },
  {
    name: 'worksheets-pages-progress',
    who: 'teacher',
    path: folderPath,
    at: folderOf,
    before: inTheMaking,
    act: choosePages,
  },
  {
    name: 'worksheets-refused-file',
    who: 'teacher',
    path: folderPath,
    at: folderOf,
    act: (page) => folders(page).upload({ name: 'bài.docx', mimeType: 'application/msword', buffer: Buffer.from('x') }),
  },
  { name: 'editor-empty', who: 'teacher', path, at: editorOf, before: withZones(() => []) },
  { name: 'editor-mode', who: 'teacher', path, at: editorOf, before: unsaved, act: pickWrite },
  { name: 'editor-zone', who: 'teacher', path, at: editorOf, before: unsaved, act: openWorksheet },
  { name: 'editor-unfinished', who: 'teacher', path, at: editorOf, before: halfDone, act: toUnfinished },
  {
    name: 'editor-set-aside',
    who: 'teacher',
    path,
    at: editorOf,
    before: async (page) => {
      await halfDone(page)
      await unsaved(page)
    },
    act: setAside,
  },
  { name: 'editor-stale', who: 'teacher', path, at: editorOf, faulty: true, before: savedMeanwhile, act: meetOther },
  { name: 'editor-background', who: 'teacher', path, at: editorOf, act: changeBackground },
]
