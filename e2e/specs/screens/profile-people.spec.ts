import { profile } from '../../pages/profile.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { beyondEdges, expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { newClass } from '../../support/lessons.ts'
import { aPupil, aPupilWithoutGrade, aTeacherToVerify } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'

const phone = { width: 360, height: 740 }

test('D05 D06 a manager comes from the own profile to the teachers who wait, verifies one, and that teacher’s profile says so', async ({
  page,
  signInAs,
}) => {
  const teacher = await aTeacherToVerify()
  const name = await nameOf(teacher)
  await page.setViewportSize(phone)
  await signInAs(teacher)
  await page.goto('/lms/profile')
  const { verification, school } = profile(page)
  await expect(verification).toContainText('Chưa xác minh')
  await expect(verification).toContainText('Học sinh được thêm bằng email thì nhận lời mời, và vào lớp khi đồng ý.')
  await expect(verification).toContainText(/Quản lý của .+ hoặc quản trị viên xác minh giúp thầy cô\./)
  await expect(school).toHaveCount(0)
  await expectAccessible(page, 'the profile of a teacher who waits')
  expect(await beyondEdges(page)).toEqual([])

  await signInAs(people.manager)
  await page.goto('/lms/profile')
  await expect(verification).toHaveCount(0)
  await expectAccessible(page, 'the profile of a manager')
  await school.getByRole('link', { name: /^Xác minh \d+ giáo viên đang chờ$/ }).click()
  const waiting = page.getByRole('region', { name: 'Giáo viên chờ xác minh' })
  await expect(waiting.getByText('Đã xác minh')).toHaveCount(0)
  await expectNoSidewaysScroll(page, 'the teachers who wait')
  await waiting.getByRole('button', { name: `Xác minh ${name}`, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xác minh', exact: true }).click()
  await expect(toasts(page)).toContainText(`Đã xác minh ${name}.`)
  await expect(waiting.getByRole('link', { name, exact: true })).toHaveCount(0)

  await signInAs(teacher)
  await page.goto('/lms/profile')
  await expect(verification).toContainText(/Đã xác minh\s*Xác minh ngày \d{2}\/\d{2}\/\d{4}, bởi quản lý trường\./)
  await expectAccessible(page, 'the profile of a verified teacher')
})

test('D06 A-131 D68 whom a teacher asks meets the invitation on the own profile at 360, comes into the class by it, and the teacher’s list says what became of each', async ({
  page,
  signInAs,
}) => {
  const teacher = await aTeacherToVerify()
  const caller = await callerAs(teacher)
  const classId = await newClass(caller, '4M7', [], 4)
  const [pupil, other, third] = [await aPupilWithoutGrade(), await aPupil(4), await aPupil(4)]
  for (const login of [pupil, other, third])
    expect((await caller.call('CLASSES_Pupil_Add', { classId, login }, 'execute')).body.result).toMatchObject({
      outcome: 'INVITED',
    })
  await page.setViewportSize(phone)
  await signInAs(teacher)
  await page.goto('/lms/profile')
  const { sent, invitations, notice } = profile(page)
  const rows = sent.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText(/^mo•••@phuong\.test\s*Lớp 4M7\s*Gửi ngày \d{2}\/\d{2}\/\d{4}\s*Đang chờ/)
  await expect(rows.filter({ hasText: pupil })).toHaveCount(0)
  await expectAccessible(page, 'sent invitations')
  expect(await beyondEdges(page)).toEqual([])
  await rows
    .first()
    .getByRole('button', { name: /^Thu hồi lời mời: mo•••/ })
    .click()
  await expect(rows.first()).toContainText('Đã thu hồi')
  await expect(rows.first().getByRole('button')).toHaveCount(0)

  // led here for want of a class: the way on is the invitation
  await signInAs(pupil)
  await page.goto('/lms/home')
  await expect(page).toHaveURL('/lms/profile')
  await expect(invitations).toContainText('Lớp 4M7')
  await expect(notice).toBeVisible()
  const top = (await invitations.boundingBox())?.y ?? Number.NaN
  expect(top).toBeLessThan((await notice.boundingBox())?.y ?? Number.NaN)
  await expect(invitations.getByRole('button')).toHaveText(['Vào lớp', 'Không phải lớp của em'])
  await expectAccessible(page, 'an invitation on the profile')
  await expectNoSidewaysScroll(page, 'an invitation on the profile')
  await invitations.getByRole('button', { name: 'Vào lớp' }).click()
  await expect(shell(page).title).toHaveText('Lớp 4M7')
  await page.goto('/lms/home')
  await expect(shell(page).title).toHaveText(/^Chào em/)

  await signInAs(other)
  await page.goto('/lms/profile')
  await invitations.getByRole('button', { name: 'Không phải lớp của em' }).click()
  await expect(invitations).toHaveCount(0)

  await signInAs(teacher)
  await page.goto('/lms/profile')
  await expect(rows.filter({ hasText: pupil })).toContainText('Đã nhận')
  await expect(rows.nth(1)).toContainText(/^mo•••@phuong\.test.*Đã từ chối/)
  await rows.filter({ hasText: pupil }).getByRole('link', { name: 'Lớp 4M7' }).click()
  await expect(page).toHaveURL(`/lms/teacher/classes/${classId}`)
})

test('D06 the sent invitations come five at a time', async ({ page, signInAs }) => {
  const teacher = await aTeacherToVerify()
  const caller = await callerAs(teacher)
  const classId = await newClass(caller, '4M8')
  const pupils = await Promise.all(Array.from({ length: 6 }, () => aPupil(4)))
  for (const login of pupils) await caller.call('CLASSES_Pupil_Add', { classId, login }, 'execute')
  await signInAs(teacher)
  await page.goto('/lms/profile')
  const { sent } = profile(page)
  const rows = sent.getByRole('listitem')
  await expect(rows).toHaveCount(5)
  await expect(sent.getByRole('button', { name: 'Mới hơn' })).toBeDisabled()
  await sent.getByRole('button', { name: 'Cũ hơn' }).click()
  await expect(rows).toHaveCount(1)
  await expect(sent.getByRole('button', { name: 'Cũ hơn' })).toBeDisabled()
  await sent.getByRole('button', { name: 'Mới hơn' }).click()
  await expect(rows).toHaveCount(5)
})

test('D06 an administrator verifies a teacher from the own home', async ({ page, signInAs }) => {
  const teacher = await aTeacherToVerify()
  const name = await nameOf(teacher)
  await signInAs(people.administrator)
  await page.goto('/lms/home')
  await page.getByRole('button', { name: `Xác minh ${name}`, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xác minh', exact: true }).click()
  await expect(toasts(page)).toContainText(`Đã xác minh ${name}.`)
  await expect(page.getByRole('button', { name: `Xác minh ${name}`, exact: true })).toHaveCount(0)
  await signInAs(teacher)
  await page.goto('/lms/profile')
  await expect(profile(page).verification).toContainText('bởi quản trị viên.')
})
