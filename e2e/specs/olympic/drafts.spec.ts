import type { Page } from '@playwright/test'
import { olympicExam, olympicResult, type PaperQuestion, paperOf } from '../../pages/olympic.ts'
import { aPupil } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'

/** A paper with a gap to type into, which is not its question 3, and the number of that question. */
const paperWithGap = async (from: number): Promise<{ code: string; number: number }> => {
  const caller = await callerAs(people.pupil)
  const isTyped = ({ type, optionType }: PaperQuestion) =>
    type === 'FillInTheBlank' && !/CHOOSEWORD|YES|SENTENCE/.test(optionType)
  for (let code = from; code < from + 10; code += 1) {
    const at = (await paperOf(caller, `${code}`)).findIndex((question, index) => index !== 2 && isTyped(question))
    if (at >= 0) return { code: `${code}`, number: at + 1 }
  }
  throw new Error('no paper has a gap to type into')
}

/** What this browser keeps of answers that are begun. */
const keptHere = (page: Page) => page.evaluate(() => localStorage.getItem('phuong.examDrafts'))

test('C-306 D23 words that are typed and not handed in are there on the way back and after a reload, until they are', {
  tag: '@core',
}, async ({ page, signInAs }) => {
  const me = await aPupil()
  const { code, number } = await paperWithGap(21)
  await signInAs(me)
  const exam = olympicExam(page)
  const gap = exam.question.getByRole('textbox').first()
  await page.goto(exam.path(code, number))
  await expect(exam.number).toHaveText(`Câu ${number}`)
  await gap.fill('zebr')
  await exam.field(3).click()
  await expect(exam.number).toHaveText('Câu 3')
  await exam.field(number).click()
  await expect(exam.number).toHaveText(`Câu ${number}`)
  await expect(gap).toHaveValue('zebr')

  await gap.press('End')
  await gap.pressSequentially('a')
  await page.reload()
  await expect(exam.number).toHaveText(`Câu ${number}`)
  await expect(gap).toHaveValue('zebra')

  for (const other of await exam.question.getByRole('textbox').all()) await other.fill('zebra')
  // a question that has just come takes no press (D62)
  await exam.open.waitFor()
  await exam.submit.click()
  await expect(exam.field(number)).toHaveAccessibleName(/đúng|sai/)
  expect(await keptHere(page)).toBeNull()
})

test('C-306 what was begun goes with the end of the sitting, and is hidden from whoever signs in next', async ({
  page,
  signInAs,
}) => {
  const [me, other] = [await aPupil(), await aPupil()]
  const { code, number } = await paperWithGap(31)
  await signInAs(me)
  const exam = olympicExam(page)
  const gap = exam.question.getByRole('textbox').first()
  await page.goto(exam.path(code, number))
  await expect(exam.number).toHaveText(`Câu ${number}`)
  await gap.fill('zebra')
  await expect.poll(() => keptHere(page)).toContain('zebra')

  // a session that has run out leaves everything here
  await signInAs(other)
  await page.goto(exam.path(code, number))
  await expect(exam.number).toHaveText(`Câu ${number}`)
  await expect(gap).toHaveValue('')
  expect(await keptHere(page)).toBeNull()

  await gap.fill('kite')
  await expect.poll(() => keptHere(page)).toContain('kite')
  await exam.end.click()
  await exam.sure.getByRole('button', { name: 'Kết thúc' }).click()
  await expect(olympicResult(page).title.or(page.getByText('KHÔNG CÓ DANH SÁCH BÀI LÀM')).first()).toBeVisible()
  await expect(page).toHaveURL(/\/result\?sitting=/)
  expect(await keptHere(page)).toBeNull()
})
