import { a4, newFolder, pdfOf } from '@phuong/server/testing/uploads'
import type { Page } from '@playwright/test'
import { assignmentForm } from '../../pages/assignment-form.ts'
import { folders } from '../../pages/folders.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { worksheetEditor } from '../../pages/worksheet-editor.ts'
import { expectAccessible } from '../../support/audit.ts'
import { openEditor, worksheetToEdit } from '../../support/edited-worksheets.ts'
import { newClass, newWorksheet } from '../../support/lessons.ts'
import { aTeacher } from '../../support/newcomers.ts'
import { editingTeacher } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { zoneAt } from '../../support/worksheets.ts'

/** The question before typed words are lost. */
const questionOf = (page: Page) => {
  const question = page.getByRole('alertdialog', { name: 'Bỏ những gì đã nhập?' })
  return {
    question,
    stay: question.getByRole('button', { name: 'Nhập tiếp' }),
    drop: question.getByRole('button', { name: 'Bỏ', exact: true }),
  }
}

/** Loads the page anew, as a person may: the browser asks first, and is told to stay. */
const reloadAsked = async (page: Page) => {
  const [asked] = await Promise.all([
    page.waitForEvent('dialog'),
    page.evaluate(() => setTimeout(() => window.location.reload())),
  ])
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
}

test('H161 a dialog with typed words asks before it closes: by a tap beside it, Escape, the way back, its cross, Hủy, and the browser before it loads anew', async ({
  page,
  signInAs,
}) => {
  await signInAs(await aTeacher())
  await page.goto('/lms/home')
  await page.getByRole('link', { name: 'Lớp học' }).first().click()
  await expect(shell(page).title).toHaveText('Lớp học')
  const open = async () => {
    await page.getByRole('button', { name: 'Tạo lớp' }).first().click()
    return page.getByRole('dialog', { name: 'Tạo lớp' })
  }
  // nothing is typed: nothing is asked
  const empty = await open()
  await expect(empty).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(empty).toHaveCount(0)

  const form = await open()
  const name = form.getByRole('textbox').first()
  await name.fill('4A1 của cô')
  const { question, stay, drop } = questionOf(page)
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    'a tap beside it': () => page.mouse.click(3, 3),
    'the way back': () => page.evaluate(() => window.history.back()),
    'its cross': () => form.getByRole('button', { name: 'Đóng' }).click(),
    Hủy: () => form.getByRole('button', { name: 'Hủy' }).click(),
  }
  for (const [way, go] of Object.entries(ways)) {
    await go()
    await expect(question, way).toBeVisible()
    await expect(stay, way).toBeFocused()
    await stay.click()
    await expect(question, way).toHaveCount(0)
    await expect(name, way).toHaveValue('4A1 của cô')
  }
  await reloadAsked(page)
  await expect(name).toHaveValue('4A1 của cô')
  await expect(page).toHaveURL('/lms/teacher/classes')
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'the question before typed words are lost')
  await drop.click()
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL('/lms/teacher/classes')
})

test('H161 a page with typed words asks before it goes elsewhere or is loaded anew; once they are stored it does not', async ({
  page,
  signInAs,
}) => {
  const email = await aTeacher()
  const teacher = await callerAs(email)
  const [classId, worksheet] = [await newClass(teacher, '9T1'), await newWorksheet(teacher, 'Bài của tuần')]
  await signInAs(email)
  await openScreen(page, { path: `/lms/teacher/classes/${classId}`, heading: 'Lớp 9T1' })
  const path = `/lms/teacher/classes/${classId}/classwork/assignments/add?attachmentId=${worksheet}`
  await openScreen(page, { path, heading: 'Giao bài tập' })
  const form = assignmentForm(page)
  await expect(form.title).toHaveValue('Bài của tuần')
  await form.instructions.fill('Các em đọc kĩ từng câu trước khi làm.')
  const { question, stay, drop } = questionOf(page)
  for (const go of [
    () => shell(page).main.getByRole('link', { name: 'Lớp 9T1' }).first().click(),
    () => page.evaluate(() => window.history.back()),
  ]) {
    await go()
    await expect(question).toBeVisible()
    await stay.click()
    await expect(form.instructions).toHaveValue('Các em đọc kĩ từng câu trước khi làm.')
    await expect(page).toHaveURL(path)
  }
  await reloadAsked(page)
  await expect(form.instructions).toHaveValue('Các em đọc kĩ từng câu trước khi làm.')
  await form.quickDay('Ngày mai').click()
  await form.give.click()
  await expect(page).toHaveURL(`/lms/teacher/classes/${classId}`)
  await expect(question).toHaveCount(0)

  await openScreen(page, { path, heading: 'Giao bài tập' })
  await form.instructions.fill('Bỏ đi')
  await shell(page).main.getByRole('link', { name: 'Lớp 9T1' }).first().click()
  await drop.click()
  await expect(page).toHaveURL(`/lms/teacher/classes/${classId}`)
})

test('H161 an upload goes on while another page is looked at, and closing the window asks meanwhile', async ({
  page,
  signInAs,
}) => {
  const email = await aTeacher()
  const folder = await newFolder(await callerAs(email), 'Tuần 12')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/upload-files', async (route) => {
    await released
    await route.fallback()
  })
  await signInAs(email)
  await openScreen(page, { path: `/lms/teacher/worksheet/${folder}`, heading: 'Tuần 12' })
  await folders(page).upload({ name: 'Đề.pdf', mimeType: 'application/pdf', buffer: await pdfOf([a4]) })
  await expect(page.getByRole('progressbar', { name: 'Đang tải lên Đề.pdf' })).toBeVisible()
  await shell(page).main.getByRole('link', { name: 'Rèn luyện bồi dưỡng' }).click()
  await expect(toasts(page).filter({ hasText: 'Tập tin vẫn đang được tải lên.' })).toBeVisible()
  await reloadAsked(page)

  release()
  await expect(toasts(page).filter({ hasText: 'Upload files: Hoàn thành.' })).toBeVisible()
  await shell(page).main.getByRole('link', { name: 'Tuần 12' }).click()
  await expect(folders(page).worksheet('Đề')).toBeVisible()
})

test('H161 Ctrl+Z in a text of the worksheet editor takes letters back, and no zone', async ({ page, signInAs }) => {
  const worksheet = await worksheetToEdit(editingTeacher, 'Lùi lại', [
    zoneAt('Write', 'xa', 100),
    zoneAt('Write', 'gần', 300),
  ])
  await signInAs(editingTeacher)
  await openEditor(page, worksheet)
  const editor = worksheetEditor(page)
  await editor.zone(2).click()
  await page.keyboard.press('Delete')
  await expect(editor.zones).toHaveCount(1)
  await editor.zone(1).click()
  await editor.way(1).click()
  // there are no letters to take back yet
  await page.keyboard.press('Control+z')
  await page.keyboard.press('End')
  await page.keyboard.type(' lắm')
  await page.keyboard.press('Control+z')
  await expect(editor.way(1)).not.toHaveValue('xa lắm')
  await expect(editor.zones).toHaveCount(1)
  await expect(editor.way(1)).toBeFocused()
})
