import type { Page } from '@playwright/test'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { codeOf, give, handIn, newClass, newWorksheet } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const phone = { width: 360, height: 740 }
const desk = { width: 1366, height: 768 }

const rosterOf = (id: string) => `/lms/teacher/classes/${id}?tab=students`
const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Học sinh' }).getByRole('row').filter({ hasText: name })
/** Chooses what is in the menu of a pupil. */
const act = async (page: Page, name: string, label: string) => {
  await page.getByRole('button', { name: `Thao tác khác: ${name}` }).click()
  await page.getByRole('menuitem', { name: label, exact: true }).click()
}
/** A teacher with a class of two, of whom one has handed in. */
const aClass = async () => {
  const teacher = await aTeacher()
  const [first, second] = [await aPupil(4), await aPupil(4)]
  const caller = await callerAs(teacher)
  const id = await newClass(caller, '4A1', [first, second])
  const attachmentId = await newWorksheet(caller, 'Loài cây')
  const work = await give(caller, { classId: id, attachmentId, title: 'Bài loài cây' })
  await handIn(first, work)
  // read without signing them in: one has never been here
  const { body } = await caller.call('CLASSWORK_Assignments_GetPupils', { id: work })
  const rows = body.results as { fullName: string; state: string }[]
  const nameOfState = (wanted: string) => rows.find(({ state }) => state === wanted)?.fullName ?? ''
  return { teacher, caller, id, first, name: nameOfState('done'), other: nameOfState('none') }
}

test('B-093 B-143 a teacher sees how a pupil is doing: figures, marks, kinds of questions and each work, on a phone as well', async ({
  page,
  signInAs,
}) => {
  const { teacher, id, name, other } = await aClass()
  await page.setViewportSize(desk)
  await signInAs(teacher)
  await openScreen(page, { path: rosterOf(id), heading: 'Lớp 4A1' })
  await expect(rowOf(page, other)).toContainText('Chưa đăng nhập lần nào')
  await expect(rowOf(page, name)).toContainText('Bài loài cây')
  const filters = page.getByRole('group', { name: 'Lọc học sinh' })
  await filters.getByRole('button', { name: 'Chưa đăng nhập' }).click()
  await expect(rowOf(page, other)).toBeVisible()
  await filters.getByRole('button', { name: 'Dưới 5 điểm 0' }).click()
  await page.getByRole('button', { name: 'Xem cả lớp' }).click()
  await expectAccessible(page, 'the roster')
  await rowOf(page, name).getByRole('link', { name }).click()
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const figures = page.locator('dl').first()
    await expect(figures).toContainText('Đã nộp1/1')
    await expect(figures).toContainText('Điểm trung bình10')
    const marks = page.getByRole('list', { name: 'Điểm các bài gần nhất' })
    await expect(marks.getByRole('link', { name: /Bài loài cây/ })).toContainText('10')
    await expect(page.getByRole('list', { name: 'Làm đúng theo dạng bài' })).toContainText('Điền từ')
    await expectAccessible(page, `the page of a pupil at ${size.width}`)
    await expectNoSidewaysScroll(page, `the page of a pupil at ${size.width}`)
  }
  const work = page.getByRole('group', { name: 'Lọc bài của lớp' })
  await work.getByRole('button', { name: 'Chưa nộp' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Không còn bài nào chưa nộp' })).toBeVisible()
  await work.getByRole('button', { name: 'Tất cả' }).click()
  await page.getByRole('link', { name: 'Bài loài cây', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bài loài cây' })).toBeVisible()
})

test('a pupil moves to the class of a colleague by its code: both teachers and the pupil see what they should', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/404/, 'a code that opens nothing')
  const { teacher, id, first, name } = await aClass()
  const colleague = await aTeacher()
  const to = await newClass(await callerAs(colleague), '4A2')
  const code = await codeOf(await callerAs(colleague), to)
  await page.setViewportSize(phone)
  await signInAs(teacher)
  await openScreen(page, { path: rosterOf(id), heading: 'Lớp 4A1' })
  await act(page, name, 'Chuyển lớp')
  const form = page.getByRole('dialog', { name: `Chuyển lớp: ${name}` })
  await form.getByRole('button', { name: 'Chuyển', exact: true }).click()
  await expect(form.getByText('Vui lòng chọn lớp')).toBeVisible()
  await form.getByRole('radio', { name: 'Lớp của thầy cô khác, theo mã lớp' }).click()
  const field = form.getByRole('textbox', { name: 'Mã lớp' })
  await field.fill('zzzzzz')
  await form.getByRole('button', { name: 'Tìm lớp' }).click()
  await expect(form.getByText('Không có lớp nào dùng mã này. Thầy cô xem lại mã.')).toBeVisible()
  await expect(field).toBeFocused()
  // the class in which the pupil is
  await field.fill(await codeOf(await callerAs(teacher), id))
  await form.getByRole('button', { name: 'Tìm lớp' }).click()
  await form.getByRole('button', { name: 'Chuyển', exact: true }).click()
  await expect(form.getByText('Học sinh đang ở lớp này')).toBeVisible()
  await field.fill(code.toLowerCase())
  await form.getByRole('button', { name: 'Tìm lớp' }).click()
  await expect(form.getByText(`Lớp 4A2, giáo viên ${await nameOf(colleague)}`)).toBeVisible()
  await expectAccessible(page, 'moving a pupil')
  await expectNoSidewaysScroll(page, 'moving a pupil')
  await form.getByRole('button', { name: 'Chuyển', exact: true }).click()
  await expect(toasts(page).filter({ hasText: `Đã chuyển ${name} sang Lớp 4A2.` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Đã rời lớp' })).toBeVisible()
  const past = page.getByRole('region', { name: 'Đã rời lớp' })
  await expect(past.getByRole('listitem').filter({ hasText: name })).toContainText('4A2')
  await expect(past.getByRole('listitem').filter({ hasText: name })).toContainText('10')
  await expectAccessible(page, 'who has left')

  await signInAs(colleague)
  await page.setViewportSize(desk)
  await openScreen(page, { path: rosterOf(to), heading: 'Lớp 4A2' })
  await expect(rowOf(page, name)).toContainText('Chưa nộp bài nào')
  await rowOf(page, name).getByRole('link', { name }).click()
  await expect(page.getByText('Chưa có bài nào có điểm')).toBeVisible()

  await signInAs(first)
  await openScreen(page, { path: '/lms/student/classes', heading: 'Lớp học' })
  await expect(page.getByRole('article').filter({ hasText: 'Lớp 4A2' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Lớp 4A1' })).toHaveCount(0)
  // the bell tells it, and leads to the class
  await page.getByRole('button', { name: /^Thông báo, \d+ chưa đọc/ }).click()
  await page.getByRole('link', { name: /^Em đã vào Lớp 4A2/ }).click()
  await expect(page).toHaveURL(`/lms/student/classes/${to}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Lớp 4A2' })).toBeVisible()
})

test('a pupil who is moved or let go by mistake is back with one press; later out of the list of those who have left', async ({
  page,
  signInAs,
  watch,
}) => {
  const { teacher, caller, id, name, other } = await aClass()
  await newClass(caller, '4A3')
  await page.setViewportSize(desk)
  await signInAs(teacher)
  await openScreen(page, { path: rosterOf(id), heading: 'Lớp 4A1' })
  await act(page, name, 'Chuyển lớp')
  const form = page.getByRole('dialog', { name: `Chuyển lớp: ${name}` })
  await form.getByRole('radio', { name: /^Lớp 4A3/ }).click()
  await form.getByRole('button', { name: 'Chuyển', exact: true }).click()
  const toastOf = (text: string) => toasts(page).filter({ hasText: text })
  await toastOf(`Đã chuyển ${name} sang Lớp 4A3.`).getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(toastOf(`${name} đã trở lại Lớp 4A1.`)).toBeVisible()
  await expect(rowOf(page, name)).toBeVisible()

  await act(page, other, 'Cho rời lớp')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cho rời lớp' }).click()
  await toastOf(`${other} đã rời lớp.`).getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(toastOf(`${other} đã trở lại lớp.`)).toBeVisible()

  // from the page of the pupil, which is then no more
  await rowOf(page, other).getByRole('link', { name: other }).click()
  const address = new URL(page.url()).pathname
  await act(page, other, 'Cho rời lớp')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cho rời lớp' }).click()
  const past = page.getByRole('region', { name: 'Đã rời lớp' })
  await expect(past.getByRole('row').filter({ hasText: other })).toBeVisible()
  watch.allow(/403/, 'the page of a pupil who has left')
  await page.goto(address)
  await expect(page.getByText('Không tìm thấy học sinh này trong lớp')).toBeVisible()
  await page.getByRole('link', { name: 'Về danh sách lớp' }).click()
  await act(page, other, 'Đưa trở lại lớp')
  await expect(past).toHaveCount(0)
  await expect(rowOf(page, other)).toBeVisible()
})
