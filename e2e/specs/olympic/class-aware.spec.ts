import { olympicExam, practiceHome } from '../../pages/olympic.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { callOf, isCallOf } from '../../support/calls.ts'
import { aPupil } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const exams = ['Exam 1', 'Exam 2', 'Exam 3', 'Exam 4', 'Exam 5', 'Exam 6']

test('C-233 C-234 C-235 C-236 C-237 C-238 C-239 C-240 C-241 C-242 C-251 C-255 C-256 who is on the list has six exams of the class, as a list or as cards', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil(4)
  await page.setViewportSize({ width: 360, height: 720 })
  const home = practiceHome(page)
  await signInAs(pupil)
  await openScreen(page, home)
  await expect(home.papers, 'before it is on the list').toHaveCount(135)

  const administrator = await callerAs(people.administrator)
  const listed = { list: 'class-aware-practice', email: pupil }
  expect((await administrator.call('ACCOUNTLISTS_Add', listed, 'execute')).status).toBe(200)
  await page.reload()
  await expect(home.papers).toHaveCount(6)
  await expect(home.papers).toContainText(exams)
  // a paper of staff may have another number of questions, which the list does not know
  await expect(home.papers.first()).toHaveText(/30 phút$/)
  await expect(home.papers.filter({ hasText: 'câu' })).toHaveCount(0)
  await expect(home.view('Danh sách')).toHaveAttribute('aria-pressed', 'true')
  const [first, second] = [await home.papers.first().boundingBox(), await home.papers.nth(1).boundingBox()]
  expect(second?.x, 'one below the other').toBe(first?.x)

  await home.view('Thẻ').click()
  const [card, beside] = [await home.papers.first().boundingBox(), await home.papers.nth(1).boundingBox()]
  expect(beside?.y, 'side by side').toBe(card?.y)
  await expectAccessible(page, 'the class-aware home')
  await expectNoSidewaysScroll(page, 'the class-aware home')
  await page.reload()
  await expect(home.view('Thẻ')).toHaveAttribute('aria-pressed', 'true')

  const asked = page.waitForRequest(isCallOf('OLYMPIC_DETHI_Get'))
  await home.papers.nth(1).click()
  expect(callOf(await asked).parameters).toEqual({ classLevel: 4, examinationCode: '2' })
  await expect(page).toHaveURL('/lms/olympic/examination/2/start/1')
  await expect(olympicExam(page).submit).toBeVisible()
})
