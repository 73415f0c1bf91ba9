import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { newClass } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const phone = { width: 360, height: 740 }

test('B-096 a teacher adds a pupil by e-mail: an unknown one is told at its field, and whose it is stands before it is added', async ({
  page,
  signInAs,
}) => {
  const [teacher, pupil] = [await aTeacher(), await aPupil(4)]
  const classId = await newClass(await callerAs(teacher), '4M1')
  const name = await nameOf(pupil)
  await page.setViewportSize(phone)
  await signInAs(teacher)
  await openScreen(page, { path: `/lms/teacher/classes/${classId}/add-student`, heading: 'Thêm học sinh' })
  const form = page.getByRole('form', { name: 'Thêm học sinh đã có tài khoản' })
  const login = form.getByRole('textbox', { name: 'Email hoặc tên đăng nhập' })
  const find = form.getByRole('button', { name: 'Tìm' })
  await find.click()
  await expect(form.getByText('Vui lòng nhập email hoặc tên đăng nhập')).toBeVisible()
  await login.fill('khong.co@phuong.test')
  await find.click()
  await expect(form.getByText('Không có tài khoản nào dùng email hoặc tên đăng nhập này')).toBeVisible()
  await expect(login).toBeFocused()
  await login.fill(pupil)
  await find.click()
  await expect(form.getByText(`Tài khoản của ${name}.`)).toBeVisible()
  await expectAccessible(page, 'adding one pupil')
  await expectNoSidewaysScroll(page, 'adding one pupil')
  await form.getByRole('button', { name: 'Thêm vào lớp' }).click()
  await expect(toasts(page).filter({ hasText: `Đã thêm ${name} vào lớp.` })).toBeVisible()
  await expect(login).toHaveValue('')
  await login.fill(pupil)
  await find.click()
  await form.getByRole('button', { name: 'Thêm vào lớp' }).click()
  await expect(toasts(page).filter({ hasText: `${name} đã ở trong lớp.` })).toBeVisible()
})

test('D06 a pupil of another school is asked, answers on a phone, and is in the class only then', async ({
  page,
  signInAs,
}) => {
  const teacher = await aTeacher()
  const classId = await newClass(await callerAs(teacher), '4M2')
  const pupil = '4a2.20@phuong.test'
  await page.setViewportSize(phone)
  await signInAs(teacher)
  await openScreen(page, { path: `/lms/teacher/classes/${classId}/add-student`, heading: 'Thêm học sinh' })
  const form = page.getByRole('form', { name: 'Thêm học sinh đã có tài khoản' })
  await form.getByRole('textbox', { name: 'Email hoặc tên đăng nhập' }).fill(pupil)
  await form.getByRole('button', { name: 'Tìm' }).click()
  await expect(form.getByText('Có tài khoản này.')).toBeVisible()
  await form.getByRole('button', { name: 'Gửi lời mời' }).click()
  const pending = page.getByRole('list', { name: 'Đang chờ trả lời' })
  await expect(pending.getByRole('listitem')).toContainText([pupil])
  await expect(page.getByText(await nameOf(pupil))).toHaveCount(0)

  await signInAs(pupil)
  await openScreen(page, { path: '/lms/student/classes', heading: 'Lớp học' })
  const invitations = page.getByRole('region', { name: 'Em được mời vào lớp' })
  await expect(invitations).toContainText('Lớp 4M2')
  await expectAccessible(page, 'an invitation')
  await expectNoSidewaysScroll(page, 'an invitation')
  await invitations.getByRole('button', { name: 'Vào lớp' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lớp 4M2' })).toBeVisible()

  await signInAs(teacher)
  await openScreen(page, { path: `/lms/teacher/classes/${classId}?tab=students`, heading: 'Lớp 4M2' })
  await expect(page.getByText(await nameOf(pupil))).toBeVisible()
  const { body } = await (await callerAs(teacher)).call('CLASSES_Progress_Get', { classId })
  const [row] = body.results as { studentId: string }[]
  await (await callerAs(teacher)).call('CLASSES_Pupil_Leave', { classId, studentId: row?.studentId })

  // declined, nothing comes of it
  const again = await newClass(await callerAs(teacher), '4M3')
  await (await callerAs(teacher)).call('CLASSES_Pupil_Add', { classId: again, login: people.pupil })
  await signInAs(people.pupil)
  await openScreen(page, { path: '/lms/student/classes', heading: 'Lớp học' })
  await invitations.getByRole('button', { name: 'Không phải lớp của em' }).click()
  await expect(invitations).toHaveCount(0)
})
