import { a4, newFolder, pdfOf, toFolder, uploaded } from '@phuong/server/testing/uploads'
import type { Page } from '@playwright/test'
import { assignmentDetails } from '../../pages/assignment-details.ts'
import { folders } from '../../pages/folders.ts'
import { shell } from '../../pages/shell.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { give, handIn, newClass, newWorksheet } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

test.beforeEach(({ watch }) => {
  watch.allow(/409/, 'the later of two changes is refused')
})

/** The question of a form whose row somebody else has changed. */
const questionIn = (page: Page) => {
  const box = page.getByRole('dialog').getByRole('region', { name: 'Chỗ này vừa được lưu ở nơi khác' })
  return {
    box,
    takeTheirs: box.getByRole('button', { name: 'Lấy bản vừa lưu' }),
    keepOwn: box.getByRole('button', { name: 'Ghi đè bằng bản của tôi' }),
  }
}

/** Work that a pupil has handed in, before two windows of teachers. */
const handedIn = async () => {
  const [giver, pupil] = [await aTeacher(), await aPupil()]
  const teacher = await callerAs(giver)
  const classId = await newClass(teacher, '9N1', [pupil])
  const attachmentId = await newWorksheet(teacher, 'Hai người chấm')
  const id = await give(teacher, { classId, attachmentId, title: 'Bài chấm đôi' })
  await handIn(pupil, id, 'phuong')
  const path = `/lms/teacher/classes/${classId}/classwork/assignments/${id}/details/LIVEWORKSHEET`
  const open = (page: Page) => openScreen(page, { path, heading: 'Bài chấm đôi' })
  return { giver, name: await nameOf(pupil), open }
}

test('H160 two mark one answer: the later one is told, sees both marks, and chooses', async ({
  page,
  context,
  signInAs,
}) => {
  const { giver, name, open } = await handedIn()
  await signInAs(giver)
  const other = await context.newPage()
  const [mine, theirs] = [assignmentDetails(page), assignmentDetails(other)]
  const openBoth = async () => {
    for (const [window, details] of [
      [page, mine],
      [other, theirs],
    ] as const) {
      await open(window)
      await details.score(name).click()
    }
    await expect(mine.mark).not.toHaveValue('')
  }
  await openBoth()
  await page.setViewportSize({ width: 360, height: 740 })
  await theirs.mark.fill('8')
  await theirs.note.fill('Viết thiếu dấu.')
  await theirs.save.click()
  await expect(theirs.scoring).toBeHidden()

  await mine.mark.fill('6,5')
  await mine.save.click()
  const question = questionIn(page)
  await expect(question.box).toBeFocused()
  await expect(question.box).toContainText(/Điểm: Bản vừa lưu\s*8,0/)
  await expect(question.box).toContainText(/Điểm: Bản của thầy cô\s*6,5/)
  // the note was not touched here, so it follows
  await expect(mine.note).toHaveValue('Viết thiếu dấu.')
  await expect(question.box).not.toContainText('Nhận xét')
  await expectAccessible(page, 'the question of a changed mark')
  await expectNoSidewaysScroll(page, 'the question of a changed mark')
  await question.takeTheirs.click()
  await expect(question.box).toHaveCount(0)
  await expect(mine.mark).toHaveValue('8,0')
  await mine.save.click()
  await expect(mine.scoring).toBeHidden()
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(mine.row(name)).toContainText('8,0')

  await openBoth()
  await expect(theirs.mark).toHaveValue('8,0')
  await theirs.mark.fill('9')
  await theirs.save.click()
  await expect(theirs.scoring).toBeHidden()
  await mine.mark.fill('7')
  await mine.save.click()
  await question.keepOwn.click()
  await expect(mine.scoring).toBeHidden()
  await expect(mine.row(name)).toContainText('7,0')
})

test('H160 two change given work: what only one has touched stands beside what the other has', async ({
  page,
  context,
  signInAs,
}) => {
  const { giver, open } = await handedIn()
  await signInAs(giver)
  const other = await context.newPage()
  const [mine, theirs] = [assignmentDetails(page), assignmentDetails(other)]
  for (const [window, details] of [
    [page, mine],
    [other, theirs],
  ] as const) {
    await open(window)
    await details.edit.click()
  }
  await theirs.edited.getByLabel('Tiêu đề').fill('Bài chấm ba')
  await theirs.edited.getByRole('button', { name: 'Lưu' }).click()
  await expect(theirs.edited).toBeHidden()

  await mine.edited.getByLabel('Hướng dẫn').fill('Đọc đề hai lần.')
  await mine.edited.getByRole('button', { name: 'Lưu' }).click()
  await expect(mine.edited).toBeHidden()
  await expect(shell(page).title).toHaveText('Bài chấm ba')
  await expect(shell(page).main.getByText('Đọc đề hai lần.')).toBeVisible()

  await mine.edit.click()
  await theirs.edit.click()
  await theirs.edited.getByLabel('Tiêu đề').fill('Bài chấm bốn')
  await theirs.edited.getByRole('button', { name: 'Lưu' }).click()
  await expect(theirs.edited).toBeHidden()
  await mine.edited.getByLabel('Tiêu đề').fill('Bài chấm năm')
  await mine.edited.getByRole('button', { name: 'Lưu' }).click()
  const question = questionIn(page)
  await expect(question.box).toContainText('Bài chấm bốn')
  await expect(question.box).toContainText('Bài chấm năm')
  await question.keepOwn.click()
  await expect(mine.edited).toBeHidden()
  await expect(shell(page).title).toHaveText('Bài chấm năm')
})

test('H160 a folder that was renamed in another window keeps its name until the later one has chosen', async ({
  page,
  context,
  signInAs,
}) => {
  const owner = await aTeacher()
  await newFolder(await callerAs(owner), 'Tuần 1')
  await signInAs(owner)
  const other = await context.newPage()
  const forms = []
  for (const window of [page, other]) {
    await openScreen(window, { path: '/lms/RenLuyenBoiDuong', heading: 'Rèn luyện bồi dưỡng' })
    await window.getByRole('button', { name: 'Thao tác khác: Tuần 1', exact: true }).click()
    await window.getByRole('menuitem', { name: 'Sửa thư mục' }).click()
    const dialog = window.getByRole('dialog', { name: 'Sửa thư mục' })
    forms.push({ dialog, name: dialog.getByLabel('Tên thư mục'), save: dialog.getByRole('button', { name: 'Lưu' }) })
  }
  const [mine, theirs] = forms
  await theirs?.name.fill('Tuần một')
  await theirs?.save.click()
  await expect(other.getByRole('link', { name: 'Tuần một', exact: true })).toBeVisible()
  await mine?.name.fill('Tuần I')
  await mine?.save.click()
  const question = questionIn(page)
  await expect(question.box).toContainText(/Tên thư mục: Bản vừa lưu\s*Tuần một/)
  await expect(question.box).toContainText(/Tên thư mục: Bản của thầy cô\s*Tuần I/)
  await expect(other.getByRole('link', { name: 'Tuần một', exact: true })).toBeVisible()
  await question.keepOwn.click()
  await expect(page.getByRole('link', { name: 'Tuần I', exact: true })).toBeVisible()
})

test('H160 of pages that two windows choose of one file the later choice is asked about, and the choice asks before it is left', async ({
  page,
  context,
  signInAs,
}) => {
  const owner = await aTeacher()
  const teacher = await callerAs(owner)
  const folder = await newFolder(teacher, 'Tuần 3')
  await uploaded(teacher, toFolder(folder), { name: 'Sách.pdf', bytes: await pdfOf([a4, a4, a4]) })
  await signInAs(owner)
  const other = await context.newPage()
  const [mine, theirs] = [folders(page), folders(other)]
  for (const [window, { chooser }] of [
    [page, mine],
    [other, theirs],
  ] as const) {
    await openScreen(window, { path: `/lms/teacher/worksheet/${folder}`, heading: 'Tuần 3' })
    await window.getByRole('button', { name: 'Chọn trang: Sách' }).click()
    await expect(chooser).toBeVisible()
  }
  await mine.range.fill('1')
  await page.keyboard.press('Escape')
  const leaving = page.getByRole('alertdialog', { name: 'Bỏ những gì đã nhập?' })
  await leaving.getByRole('button', { name: 'Nhập tiếp' }).click()
  await expect(mine.range).toHaveValue('1')

  await theirs.range.fill('2')
  await theirs.use.click()
  await expect(theirs.chooser).toBeHidden()
  await mine.use.click()
  const question = questionIn(page)
  await expect(question.box).toBeFocused()
  await expect(question.box).toContainText(/Bản vừa lưu\s*2/)
  await expect(question.box).toContainText(/Bản của thầy cô\s*1/)
  await question.keepOwn.click()
  await expect(mine.chooser).toBeHidden()
  await expect(leaving).toHaveCount(0)
})
