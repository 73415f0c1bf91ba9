import { shell } from '../../pages/shell.ts'
import { worksheetEditor } from '../../pages/worksheet-editor.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { people } from '../../support/people.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import type { Watch } from '../../support/watch.ts'

/** What the pages wrote, or sent to a door that stores something. */
const sent = (watch: Watch) =>
  watch
    .dataCalls()
    .filter((request) => request.method() !== 'GET' && !/\/(?:query|query\/first|crud\/read)$/.test(request.url()))
    .map((request) => request.url())

const testing = { path: '/lms/testingmodule', heading: 'Trang dùng thử' } as const
const canvas = { path: '/lms/CanvasToolPage', heading: 'Soạn phiếu thử' } as const
const exercises = { path: '/lms/ExcercisePage', heading: 'Câu hỏi thử' } as const

test('B-073 B-074 B-075 B-076 /lms/testingmodule leads to the demo screens, for whoever is signed in', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(people.pupil)
  await openScreen(page, testing)
  const links = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(links).toHaveText([/^Thử kéo và thả/, /^Soạn phiếu thử/, /^Câu hỏi thử/])
  await expect(links.nth(0)).toHaveAttribute('href', '/lms/drag-drop-demo')
  await expectNoSidewaysScroll(page, 'the demos')
  await expectAccessible(page, 'the demos')
  await links.nth(1).click()
  await expect(page).toHaveURL(canvas.path)
  await page.goBack()
  await links.nth(2).click()
  await expect(page).toHaveURL(exercises.path)
  await expect(shell(page).title).toHaveText(exercises.heading)
})

test('B-074 B-076 a zone is drawn on the scratch canvas, which says that it keeps nothing and sends nothing', async ({
  page,
  signInAs,
  watch,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signInAs(people.teacher)
  await openScreen(page, canvas)
  const editor = worksheetEditor(page)
  await expect(page.getByText('Trang nháp này không được lưu.')).toBeVisible()
  await editor.mode('Điền từ').click()
  await editor.draw({ left: 200, top: 200, width: 300, height: 80 })
  await expect(editor.zones).toHaveCount(1)
  await editor.undo.click()
  await expect(editor.zones).toHaveCount(0)
  await editor.redo.click()
  await expect(editor.zones).toHaveCount(1)
  await expectAccessible(page, 'the scratch canvas')
  await page.getByRole('button', { name: 'Trang trắng mới' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xóa' }).click()
  await expect(editor.zones).toHaveCount(0)
  expect(sent(watch)).toEqual([])
  // nothing of it is there again
  await editor.mode('Điền từ').click()
  await editor.draw({ left: 200, top: 200, width: 300, height: 80 })
  await expect(editor.zones).toHaveCount(1)
  await openScreen(page, canvas)
  await expect(editor.firstPage).toBeVisible()
  await expect(editor.zones).toHaveCount(0)
})

test('B-075 B-076 a built-in question is answered, checked and tried again, and nothing of it is sent', async ({
  page,
  signInAs,
  watch,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(people.pupil)
  await openScreen(page, exercises)
  const questions = page.getByRole('main').getByRole('region', { name: /^Câu \d\/5$/ })
  await expect(questions).toHaveCount(5)
  const first = questions.first()
  const check = first.getByRole('button', { name: 'Check' })
  await expect(check).toBeDisabled()
  await first.getByRole('radio').first().click()
  await check.click()
  await expect(first.getByRole('button', { name: 'Retry' })).toBeFocused()
  await expect(first.getByRole('radio').first()).toBeDisabled()
  await first.getByRole('button', { name: 'Retry' }).click()
  await expect(check).toBeDisabled()
  await expect(first.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(sent(watch)).toEqual([])
  await expectNoSidewaysScroll(page, 'the questions')
  await expectAccessible(page, 'the questions')
})
