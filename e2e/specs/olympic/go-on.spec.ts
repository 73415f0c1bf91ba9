import { olympicExam, practiceHome } from '../../pages/olympic.ts'
import { aPupil } from '../../support/newcomers.ts'
import { newestSitting, sit } from '../../support/practice.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

test('C-323 D23 a paper that is under way is gone on with from the history as from the list, in the class that it is of', async ({
  page,
  signInAs,
}) => {
  const email = await aPupil()
  const pupil = await callerAs(email)
  const sittingId = await sit(pupil, '41', [true, false], { classLevel: 2, finish: false })
  await signInAs(email)
  const home = practiceHome(page)
  const exam = olympicExam(page)
  await openScreen(page, home)
  await expect(home.level).toHaveValue('4')
  await home.showHistory.click()
  const row = home.done.filter({ hasText: 'Đề thi số 41' })
  await expect(row).toContainText('Lớp 2')
  await row.getByRole('link', { name: 'Làm tiếp' }).click()
  await expect(exam.resume).toContainText('Em đã trả lời 2 trong 20 câu.')
  await expect(exam.warning).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText('Olympic lớp 2')
  await exam.resume.getByRole('button', { name: 'Làm tiếp' }).click()
  await expect(exam.number).toHaveText('Câu 3')
  await expect(page).toHaveURL(`${exam.path('41', 3)}?class=2`)

  // a reload stays in it, and asks nothing
  await page.reload()
  await expect(exam.number).toHaveText('Câu 3')
  await expect(exam.resume).toHaveCount(0)
  await expect(exam.field(2)).toHaveAccessibleName('Câu 2, sai')
  expect(await newestSitting(pupil, '41')).toMatchObject({ sittingId, sittings: 1, state: 'open' })
  // the class that is chosen for the list stays as it was
  await openScreen(page, home)
  await expect(home.level).toHaveValue('4')
})
