import type { Page } from '@playwright/test'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { give, handIn, newClass, newWorksheet } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const phone = { width: 360, height: 740 }
const desk = { width: 1366, height: 768 }

/** Chooses what is in the menu of the class page. */
const act = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Thao tác khác', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}
const teachersOf = (page: Page) => page.getByRole('dialog', { name: 'Giáo viên của lớp' })
/** The teachers in it; toasts stand in a list of their own. */
const rowsOf = (page: Page) => teachersOf(page).getByRole('list', { name: 'Giáo viên của lớp' }).getByRole('listitem')

test('B-097 B-136 B-237 a second teacher is let in to mark, marks, and gives once the owner allows it', async ({
  page,
  signInAs,
  watch,
}) => {
  const [owner, colleague, pupil] = [await aTeacher(), await aTeacher(), await aPupil(4)]
  const caller = await callerAs(owner)
  const classId = await newClass(caller, '4C5', [pupil])
  const attachmentId = await newWorksheet(caller, 'Loài hoa')
  const work = await give(caller, { classId, attachmentId, title: 'Bài loài hoa' })
  await handIn(pupil, work, 'sen')
  const [ownerName, name, pupilName] = [await nameOf(owner), await nameOf(colleague), await nameOf(pupil)]

  await page.setViewportSize(phone)
  await signInAs(owner)
  await openScreen(page, { path: `/lms/teacher/classes/${classId}`, heading: 'Lớp 4C5' })
  await act(page, 'Giáo viên của lớp')
  const dialog = teachersOf(page)
  await expect(rowsOf(page)).toHaveText([new RegExp(`${ownerName}.*Phụ trách lớp`)])
  const form = dialog.getByRole('form', { name: 'Thêm giáo viên' })
  const login = form.getByRole('textbox', { name: 'Email hoặc tên đăng nhập' })
  await form.getByRole('button', { name: 'Thêm vào lớp' }).click()
  await expect(form.getByText('Vui lòng nhập email hoặc tên đăng nhập')).toBeVisible()
  await expect(login).toBeFocused()
  watch.allow(/400/, 'an account that is no teacher’s')
  await login.fill(pupil)
  await form.getByRole('button', { name: 'Thêm vào lớp' }).click()
  await expect(form.getByText('Không có tài khoản giáo viên dùng email hoặc tên đăng nhập này')).toBeVisible()
  await login.fill(colleague)
  await expectAccessible(page, 'the teachers of a class')
  await expectNoSidewaysScroll(page, 'the teachers of a class')
  await form.getByRole('button', { name: 'Thêm vào lớp' }).click()
  await expect(rowsOf(page).filter({ hasText: name })).toContainText('Chấm bài')

  await signInAs(colleague)
  await page.setViewportSize(desk)
  await openScreen(page, { path: '/lms/home', heading: /^Chào/ })
  await page.getByRole('button', { name: /^Thông báo, 1 chưa đọc/ }).click()
  await page.getByText('Thầy cô cùng dạy Lớp 4C5').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lớp 4C5' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Giao bài tập' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Học sinh' }).click()
  await expect(page.getByRole('row').filter({ hasText: pupilName })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Thêm học sinh' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Bài tập' }).click()
  await page
    .getByRole('link', { name: /Bài loài hoa/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: `Chấm: ${pupilName}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sửa', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: `Chấm: ${pupilName}` }).click()
  const marking = page.getByRole('dialog', { name: `Chấm bài: ${pupilName}` })
  await marking.getByRole('textbox', { name: 'Điểm' }).fill('6,5')
  await marking.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('row').filter({ hasText: pupilName })).toContainText('6,5')

  await signInAs(owner)
  await openScreen(page, { path: `/lms/teacher/classes/${classId}`, heading: 'Lớp 4C5' })
  await act(page, 'Giáo viên của lớp')
  await dialog.getByRole('combobox', { name: `Quyền của ${name}` }).selectOption('Giao bài và chấm bài')
  await expect(toasts(page).filter({ hasText: `Đã đổi quyền của ${name}.` })).toBeVisible()

  await signInAs(colleague)
  await openScreen(page, { path: `/lms/teacher/classes/${classId}`, heading: 'Lớp 4C5' })
  await expect(page.getByRole('link', { name: 'Giao bài tập' })).toBeVisible()
  await act(page, 'Giáo viên của lớp')
  await teachersOf(page).getByRole('button', { name: 'Rời lớp này' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rời lớp này' }).click()
  await expect(toasts(page).filter({ hasText: 'Thầy cô đã rời Lớp 4C5.' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: '4C5' })).toHaveCount(0)
})

test('a teacher who leaves the school hands the class over, and nothing of it is lost', async ({ page, signInAs }) => {
  const [owner, colleague, pupil] = [await aTeacher(), await aTeacher(), await aPupil(4)]
  const classId = await newClass(await callerAs(owner), '4C6', [pupil])
  await (await callerAs(owner)).call('CLASSES_Teacher_Add', { classId, login: colleague, may: 'SEE' })
  const name = await nameOf(colleague)
  await page.setViewportSize(desk)
  await signInAs(owner)
  await openScreen(page, { path: `/lms/teacher/classes/${classId}`, heading: 'Lớp 4C6' })
  await act(page, 'Giáo viên của lớp')
  await rowsOf(page).filter({ hasText: name }).getByRole('button', { name: 'Giao lớp cho thầy cô này' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Giao lớp' }).click()
  await expect(toasts(page).filter({ hasText: `Đã giao lớp cho ${name}.` })).toBeVisible()
  await expect(rowsOf(page).first()).toContainText(name)
  await expect(teachersOf(page).getByRole('button', { name: 'Rời lớp này' })).toBeVisible()

  await signInAs(colleague)
  await openScreen(page, { path: `/lms/teacher/classes/${classId}?tab=students`, heading: 'Lớp 4C6' })
  await expect(page.getByRole('link', { name: 'Thêm học sinh' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: await nameOf(pupil) })).toBeVisible()
})

test('D69 a verified teacher gives a pupil without an e-mail a new first password, and shows it on a phone', async ({
  page,
  signInAs,
}) => {
  const owner = await aTeacher()
  const caller = await callerAs(owner)
  const classId = await newClass(caller, '4C7')
  await caller.call('CLASSES_Pupils_Make', {
    classId,
    listId: crypto.randomUUID(),
    consent: true,
    pupils: [{ line: 1, fullName: 'Lò Thị Mai Chi' }],
  })
  await page.setViewportSize(phone)
  await signInAs(owner)
  await openScreen(page, { path: `/lms/teacher/classes/${classId}?tab=students`, heading: 'Lớp 4C7' })
  await page.getByRole('button', { name: 'Thao tác khác: Lò Thị Mai Chi' }).click()
  await page.getByRole('menuitem', { name: 'Cấp mật khẩu mới' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cấp mật khẩu mới' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mật khẩu mới của Lò Thị Mai Chi' })
  await expect(dialog.getByRole('definition').last()).toHaveText(/^[cfghklmnpqrtvx2345689]{6}$/)
  await expectAccessible(page, 'a new first password')
  await expectNoSidewaysScroll(page, 'a new first password')
  await dialog.getByRole('link', { name: 'In thẻ' }).click()
  await expect(page.getByRole('list', { name: 'Thẻ đăng nhập' }).getByRole('listitem')).toHaveCount(1)
})
