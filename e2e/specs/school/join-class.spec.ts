import type { Locator, Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { loginForm } from '../../pages/login-form.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { give, newClass, newWorksheet } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

/** What a camera reads off a part of the page. */
const seenByCamera = async (code: Locator): Promise<string> => {
  const picture = (await code.screenshot()).toString('base64')
  const { width, height, data } = await code.evaluate(async (_, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (pen === null) throw new Error('this browser draws nothing')
    pen.drawImage(image, 0, 0)
    return {
      width: image.width,
      height: image.height,
      data: [...pen.getImageData(0, 0, image.width, image.height).data],
    }
  }, picture)
  return decodeQR({ width, height, data: Uint8Array.from(data) })
}

/** A class without pupils, with work that is due. @returns its id and code */
const classWithWork = async (email: string, name: string) => {
  const teacher = await callerAs(email)
  const classId = await newClass(teacher, name)
  const attachmentId = await newWorksheet(teacher, `Bài của ${name}`)
  await give(teacher, { classId, attachmentId, title: `Bài của ${name}` })
  const { body } = await teacher.call('CLASSES_GetClasses_ByTeacherId')
  const { code } = (body.results as { id: string; code: string }[]).find(({ id }) => id === classId) ?? { code: '' }
  return { classId, code }
}
const form = (page: Page) => page.getByRole('dialog', { name: 'Vào lớp bằng mã' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Đây có phải lớp của em không?' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('B-080 B-095 a pupil scans the code of the class, signs in, lands in it and begins the work that is due', async ({
    page,
    context,
    signInAs,
  }) => {
    const [email, pupil] = [await aTeacher(), await aPupil()]
    const { classId } = await classWithWork(email, '9Q1')
    // the teacher throws the code on the wall
    const wall = await context.newPage()
    await wall.setViewportSize({ width: 1366, height: 768 })
    await signInAs(email)
    await openScreen(wall, { path: `/lms/teacher/classes/${classId}`, heading: 'Lớp 9Q1' })
    await wall.getByRole('button', { name: 'Mời học sinh vào lớp' }).click()
    await expectAccessible(wall, 'the ways into a class')
    const link = await seenByCamera(wall.getByRole('img', { name: 'Mã QR để vào Lớp 9Q1' }))
    expect(link).toBe(await wall.getByText(/^https?:.*\/join\//).textContent())
    await context.clearCookies()

    await page.goto(link)
    await expect(shell(page).title).toHaveText('Vào lớp')
    await expectAccessible(page, 'the link of a class before the sign-in')
    await expectNoSidewaysScroll(page, 'the link of a class before the sign-in')
    await page.getByRole('link', { name: 'Đăng nhập' }).last().tap()
    await loginForm(page).fill(pupil, 'phuong123')
    await loginForm(page).submit.tap()
    await expect(question(page)).toContainText('Lớp 9Q1')
    await expectAccessible(page, 'the class of a code')
    await question(page).getByRole('button', { name: 'Vào lớp' }).tap()
    await expect(shell(page).title).toHaveText('Lớp 9Q1')
    await page
      .getByRole('link', { name: /Bài của 9Q1/ })
      .first()
      .tap()
    await expect(shell(page).title).toHaveText('Bài của 9Q1')
  })

  test('B-095 a pupil types the code: what is wrong is told at the field, and nothing is lost', async ({
    page,
    signInAs,
    watch,
  }) => {
    watch.allow(/404|409/, 'a code that opens nothing')
    const [email, pupil] = [await aTeacher(), await aPupil()]
    const { classId, code } = await classWithWork(email, '9Q2')
    const teacher = await callerAs(email)
    await signInAs(pupil)
    await openScreen(page, { path: '/lms/student/classes', heading: 'Lớp học' })
    await page.getByRole('button', { name: 'Vào lớp bằng mã' }).tap()
    const field = form(page).getByRole('textbox', { name: 'Mã lớp' })
    const next = form(page).getByRole('button', { name: 'Tìm lớp' })
    await next.tap()
    await expect(form(page).getByText('Em nhập mã lớp', { exact: true })).toBeVisible()
    await field.fill('lớp 4')
    await next.tap()
    await expect(form(page).getByText('Mã lớp có 6 ký tự, gồm chữ cái không dấu và chữ số')).toBeVisible()
    await field.fill('AAAAAA')
    await next.tap()
    await expect(form(page).getByText('Không có lớp nào dùng mã này.')).toBeVisible()
    await expect(field).toHaveValue('AAAAAA')
    await expectAccessible(page, 'a wrong code')
    await teacher.call('CLASSES_Classes_Archive', { classId })
    await field.fill(code.toLowerCase())
    await next.tap()
    await expect(form(page).getByText('Lớp này đã đóng')).toBeVisible()
    await teacher.call('CLASSES_Classes_Restore', { classId })
    await next.tap()
    await expect(question(page)).toContainText('Lớp 9Q2')
    await question(page).getByRole('button', { name: 'Vào lớp' }).tap()
    await expect(shell(page).title).toHaveText('Lớp 9Q2')
    await expect(toasts(page).filter({ hasText: 'Em đã vào Lớp 9Q2.' })).toBeVisible()
    // once more it says that the pupil is in it
    await page.goto(`/join/${code}`)
    await expect(page.getByRole('dialog', { name: 'Em đã ở trong lớp này.' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Vào lớp' }).tap()
    await expect(shell(page).title).toHaveText('Lớp 9Q2')
    // the way back asks nothing once more
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(`/join/${code}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/lms/student/classes')
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test('B-095 the link of a class tells a teacher that it is for pupils, and a broken one says so', async ({
  page,
  signInAs,
}) => {
  await page.goto('/join/%E1%BA%A4')
  await expect(page.getByText('Đường dẫn này không đúng.')).toBeVisible()
  await signInAs(await aTeacher())
  await page.goto('/join/K7M4QX')
  await expect(page.getByText('Đường dẫn này để học sinh vào lớp.')).toBeVisible()
  await page.getByRole('link', { name: 'Về trang chủ' }).click()
  await expect(page).toHaveURL('/lms/home')
})
