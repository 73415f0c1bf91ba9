import type { Page } from '@playwright/test'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { give, handIn, newClass, newWorksheet } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const list = '/lms/teacher/classes'

const dialogOf = (page: Page, name: string) => {
  const form = page.getByRole('dialog', { name })
  return {
    form,
    name: form.getByRole('textbox', { name: 'Tên lớp' }),
    grade: form.getByRole('combobox', { name: 'Khối' }),
    year: form.getByRole('combobox', { name: 'Năm học' }),
    button: (label: string) => form.getByRole('button', { name: label }),
  }
}
/** Chooses what is in the menu of the class page. */
const act = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Thao tác khác', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}
const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const question = (page: Page) => page.getByRole('alertdialog')

test('B-084 B-094 a teacher makes a class on a phone: what is wrong is told at its field, and the grade is read from the name', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(await aTeacher())
  await openScreen(page, { path: list, heading: 'Lớp học' })
  await page.getByRole('button', { name: 'Tạo lớp' }).click()
  const { form, name, grade, year, button } = dialogOf(page, 'Tạo lớp')
  await button('Tạo lớp').click()
  await expect(form.getByText('Vui lòng nhập tên lớp')).toBeVisible()
  await expect(form.getByText('Vui lòng chọn khối')).toBeVisible()
  await expect(name).toBeFocused()
  await name.fill('x'.repeat(51))
  await grade.selectOption('Khối 3')
  await button('Tạo lớp').click()
  await expect(form.getByText('Tên lớp dài quá 50 ký tự')).toBeVisible()
  await expect(grade).toHaveValue('3')
  await grade.selectOption('Chọn khối')
  await name.fill('')
  await name.fill('4A1')
  await expect(grade).toHaveValue('4')
  await expectAccessible(page, 'the form of a new class')
  await expectNoSidewaysScroll(page, 'the form of a new class')
  const nextYear = (await year.getByRole('option').last().textContent()) ?? ''
  await year.selectOption(nextYear)
  await button('Tạo lớp').click()
  await expect(form).toHaveCount(0)
  const card = cardOf(page, 'Lớp 4A1')
  await expect(card).toContainText('Khối 4')
  await expect(card).toContainText(nextYear)
  await expect(card).toContainText(/Mã lớp[CFGHKLMNPQRTVX2345689]{6}/)
  // a second one of the name is told of, and not forbidden
  await page.getByRole('button', { name: 'Tạo lớp' }).click()
  await name.fill('4A1')
  await year.selectOption(nextYear)
  await expect(form.getByText(`Thầy cô đã có Lớp 4A1 trong năm học ${nextYear}.`)).toBeVisible()
})

test('B-094 D22 a class is renamed for the new year, gets another code, is put away, and comes back as it was', async ({
  page,
  signInAs,
}) => {
  const [email, pupil] = [await aTeacher(), await aPupil()]
  const teacher = await callerAs(email)
  const classId = await newClass(teacher, '8A1', [pupil])
  const crud = { subModuleName: 'CLASSES', entityName: 'Classes', entityId: classId }
  await teacher.send('PUT', '/api/v1.0/dynamic/crud', { ...crud, parameters: { classId: 8 } })
  const attachmentId = await newWorksheet(teacher, 'Bài của lớp')
  const id = await give(teacher, { classId, attachmentId, title: 'Bài của lớp' })
  await handIn(pupil, id, 'phuong')
  await signInAs(email)
  await openScreen(page, { path: list, heading: 'Lớp học' })
  await expect(cardOf(page, 'Lớp 8A1')).toContainText('1 bài đang giao')
  await page.getByRole('link', { name: 'Lớp 8A1' }).last().click()
  await expect(shell(page).title).toHaveText('Lớp 8A1')

  await act(page, 'Sửa lớp')
  const edit = dialogOf(page, 'Sửa lớp')
  await expect(edit.name).toHaveValue('8A1')
  await edit.name.fill('9A1')
  await expect(edit.grade).toHaveValue('9')
  await expect(edit.form.getByText('Học sinh của lớp được chuyển theo khối mới.')).toBeVisible()
  await edit.button('Lưu').click()
  await expect(edit.form).toHaveCount(0)
  await expect(shell(page).title).toHaveText('Lớp 9A1')
  // D68: the pupil goes with the class
  const { body } = await (await callerAs(pupil)).call('USERS_Me')
  expect((body.results as Record<string, unknown>[])[0]).toMatchObject({ classId: 9, schoolTypeId: 2 })

  const code = page.getByRole('button', { name: /^Chép mã lớp / })
  const before = await code.getAttribute('aria-label')
  await act(page, 'Đổi mã lớp')
  await expect(question(page)).toContainText('sẽ không vào lớp được nữa')
  await question(page).getByRole('button', { name: 'Đổi mã lớp' }).click()
  await expect(toasts(page).filter({ hasText: 'Mã lớp mới là' })).toBeVisible()
  await expect(code).not.toHaveAttribute('aria-label', before ?? '')

  // it has answers: it is not deleted
  await act(page, 'Xóa lớp')
  await expect(question(page)).toContainText('Lớp này không xóa được')
  await expectAccessible(page, 'the question before a class is put away')
  await question(page).getByRole('button', { name: 'Không' }).click()
  await act(page, 'Lưu trữ lớp')
  await question(page).getByRole('button', { name: 'Lưu trữ lớp' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByText('Chưa có lớp nào', { exact: true }).last()).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Hoàn tác' }).last().click()
  await expect(cardOf(page, 'Lớp 9A1')).toContainText('1 bài đang giao')

  await page.getByRole('link', { name: 'Lớp 9A1' }).last().click()
  await act(page, 'Lưu trữ lớp')
  await question(page).getByRole('button', { name: 'Lưu trữ lớp' }).click()
  await page.getByRole('tab', { name: 'Đã lưu trữ' }).click()
  const table = page.getByRole('table', { name: 'Đã lưu trữ' })
  await expect(table.getByRole('row').nth(1)).toContainText('Lớp 9A1')
  await expectAccessible(page, 'archived classes')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page, 'archived classes')
  await page.reload()
  await page.getByRole('button', { name: /^Thao tác khác: Lớp 9A1/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Xóa lớp' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Mở lại' }).click()
  await expect(page.getByText('Chưa có lớp nào được lưu trữ').last()).toBeVisible()
  await page.getByRole('tab', { name: 'Đang dùng' }).click()
  await cardOf(page, 'Lớp 9A1').getByRole('link').click()
  await expect(page.getByText('Bài của lớp').first()).toBeVisible()
})

test('B-094 A-400 an empty class is deleted after the question', async ({ page, signInAs }) => {
  const email = await aTeacher()
  const classId = await newClass(await callerAs(email), '4A1')
  await signInAs(email)
  await openScreen(page, { path: `${list}/${classId}`, heading: 'Lớp 4A1' })
  await act(page, 'Xóa lớp')
  await expect(question(page)).toContainText('Lớp 4A1 chưa có bài làm nào.')
  await question(page).getByRole('button', { name: 'Xác nhận' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByText('Chưa có lớp nào', { exact: true }).last()).toBeVisible()
  await page.getByRole('tab', { name: 'Đã lưu trữ' }).click()
  await expect(page.getByText('Chưa có lớp nào được lưu trữ').last()).toBeVisible()
})

test('H160 two change one class: the later one sees both names, and chooses', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  watch.allow(/409/, 'the later of two changes is refused')
  const email = await aTeacher()
  const classId = await newClass(await callerAs(email), '4A1')
  await signInAs(email)
  const other = await context.newPage()
  for (const window of [page, other]) {
    await openScreen(window, { path: `${list}/${classId}`, heading: 'Lớp 4A1' })
    await act(window, 'Sửa lớp')
    await dialogOf(window, 'Sửa lớp').grade.selectOption('Khối 4')
  }
  for (const [window, name] of [
    [other, '4A2'],
    [page, '4A3'],
  ] as const) {
    const { name: field, button } = dialogOf(window, 'Sửa lớp')
    await field.fill(name)
    await button('Lưu').click()
    if (window === other) await expect(shell(window).title).toHaveText('Lớp 4A2')
  }
  const box = page.getByRole('region', { name: 'Chỗ này vừa được lưu ở nơi khác' })
  await expect(box).toContainText('4A2')
  await expect(box).toContainText('4A3')
  await box.getByRole('button', { name: 'Ghi đè bằng bản của tôi' }).click()
  await expect(shell(page).title).toHaveText('Lớp 4A3')
})

test('B-013 an administrator finds every class with its teacher and year, and those that were put away', async ({
  page,
  signInAs,
}) => {
  const email = await aTeacher()
  const teacher = await callerAs(email)
  const classId = await newClass(teacher, 'Cất đi')
  await teacher.call('CLASSES_Classes_Archive', { classId })
  await signInAs(people.administrator)
  await openScreen(page, { path: list, heading: 'Lớp học' })
  await expect(
    page.getByRole('table', { name: 'Tất cả lớp học' }).getByRole('columnheader', { name: 'Năm học' }),
  ).toBeVisible()
  await page.getByRole('tab', { name: 'Đã lưu trữ' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Cất đi' }).first()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: /^Mở lại/ }).click()
  await expect(toasts(page).filter({ hasText: 'Đã mở lại Lớp Cất đi.' })).toBeVisible()
})
