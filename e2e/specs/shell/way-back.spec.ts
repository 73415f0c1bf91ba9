import type { Page } from '@playwright/test'
import { bell } from '../../pages/bell.ts'
import { olympicExam } from '../../pages/olympic.ts'
import { shell } from '../../pages/shell.ts'
import { worksheetPlayer } from '../../pages/worksheet-player.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { expect, test } from '../../support/test.ts'
import { givenWorksheet } from '../../support/worksheets.ts'

/** The way back of the browser, of its own button or a gesture. */
const back = (page: Page) => page.evaluate(() => window.history.back())

test('the way back closes what is open over a page, and stays on the page', async ({ page, signInAs }) => {
  await signInAs(await aTeacher())
  await page.goto('/lms/home')
  await page.getByRole('navigation', { name: 'Danh mục chính' }).getByRole('link', { name: 'Lớp học' }).first().click()
  await expect(page).toHaveURL('/lms/teacher/classes')
  const form = page.getByRole('dialog', { name: 'Tạo lớp' })
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('button', { name: 'Tạo lớp' }).first().click()
    await expect(form).toBeVisible()
    await back(page)
    await expect(form).toHaveCount(0)
    await expect(page).toHaveURL('/lms/teacher/classes')
  }
  await back(page)
  await expect(page).toHaveURL('/lms/home')
  await page.evaluate(() => window.history.forward())
  await expect(page).toHaveURL('/lms/teacher/classes')
})

test('the way back in a paper closes the question whether to leave it, and warns of nothing', async ({
  page,
  signInAs,
}) => {
  await signInAs(await aPupil())
  const exam = olympicExam(page)
  await page.goto('/lms/olympic/practice')
  await page
    .getByRole('link', { name: /^Làm đề số / })
    .first()
    .click()
  await expect(exam.number).toHaveText('Câu 1')
  await exam.exit.click()
  await expect(exam.sure).toBeVisible()
  await back(page)
  await expect(exam.sure).toBeHidden()
  await expect(exam.number).toHaveText('Câu 1')
  await expect(page.getByText('Nếu bạn nhấn quay lại nhiều lần')).toHaveCount(0)
  await back(page)
  await expect(page.getByText('Nếu bạn nhấn quay lại nhiều lần').first()).toBeVisible()
  await expect(exam.number).toHaveText('Câu 1')
})

test('the way back in a worksheet closes the question whether to hand it in, and hands in nothing', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  const work = await givenWorksheet({ pupils: [pupil] })
  await signInAs(pupil)
  await page.goto('/lms/home')
  await page.getByRole('main').getByRole('link', { name: work.title }).first().click()
  const start = page
    .getByRole('main')
    .getByRole('link', { name: /^(Làm bài|Làm tiếp)/ })
    .first()
  if (!page.url().includes(work.path)) await start.click()
  const player = worksheetPlayer(page)
  await player.write(1).fill('13')
  await player.handIn.click()
  await expect(player.question).toBeVisible()
  await back(page)
  await expect(player.question).toBeHidden()
  await expect(player.write(1)).toHaveValue('13')
  await expect(player.write(1)).toBeEditable()
})

test('what is open in the bar stays on its page: account, bell and search', async ({ page, signInAs }) => {
  await signInAs(await aTeacher())
  const { entry, userButton, userMenu, openSearch, search } = shell(page)
  const { button, panel } = bell(page)
  await page.goto('/lms/home')
  await entry('Lớp học').click()
  await expect(page).toHaveURL('/lms/teacher/classes')
  // where the search opens by a button
  await page.setViewportSize({ width: 1000, height: 768 })
  for (const [opener, opened] of [
    [userButton, userMenu],
    [button, panel],
    [openSearch, search],
  ] as const) {
    await opener.click()
    await expect(opened).toBeVisible()
    await back(page)
    await expect(page).toHaveURL('/lms/home')
    await expect(opened).toHaveCount(0)
    await page.evaluate(() => window.history.forward())
    await expect(page).toHaveURL('/lms/teacher/classes')
  }
})
