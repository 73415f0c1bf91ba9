import { choiceOf, paperText, savedPaper } from '@phuong/server/testing/paper-files'
import { examPrint } from '../../pages/exam-print.ts'
import { papers } from '../../pages/papers.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { addExam } from '../../support/database.ts'
import { aPupil } from '../../support/newcomers.ts'
import { people, worksheetTeacher } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { givenExam } from '../../support/unit-exams.ts'

const wayOf = 'In đề'

test('C-594 C-613 C-618 from its page in the bank a practice paper and a unit paper are printed, and back it goes', async ({
  page,
  signInAs,
}) => {
  const bank = await callerAs(people.testbank)
  const head = { kind: 'olympic', classLevel: 5, code: 'T951', title: 'Đề T951', visibility: 'PUBLIC' }
  const practice = await savedPaper(bank, paperText([choiceOf('cat'), choiceOf('dog')], head))
  const questions = ['hen', 'fox'].map((word) => ({ ...choiceOf(word), type: 'OneChoice' }))
  const examId = await addExam({ title: 'Kiểm tra Unit 9', minutes: 20, questions })
  const { body } = await bank.call('TESTBANK_Papers_List', { kind: 'unit', search: 'Kiểm tra Unit 9', PageSize: 1 })
  const unit = (body.results as { id: number }[])[0]
  const print = examPrint(page)
  const main = page.getByRole('main')
  await signInAs(people.testbank)
  for (const [id, title, path, words, lines] of [
    [
      practice.id,
      'Đề T951',
      '/lms/print/exam?classLevel=5&code=T951',
      ['cat', 'dog'],
      ['Mã đề T951', 'Môn: Tiếng Anh – Lớp 5', 'Thời gian: 30 phút · 2 câu hỏi'],
    ],
    // an exam of no class has neither code nor class above it
    [
      unit?.id,
      'Kiểm tra Unit 9',
      print.path(examId),
      ['hen', 'fox'],
      ['Môn: Tiếng Anh', 'Thời gian: 20 phút · 2 câu hỏi'],
    ],
  ] as const) {
    const place = `${papers(page).path}/${id}`
    await page.goto(place)
    const way = main.getByRole('link', { name: wayOf, exact: true })
    await expect(way).toHaveAttribute('href', path)
    await way.click()
    await expect(page).toHaveURL(path)
    await expect(print.title).toHaveText(title)
    for (const line of lines) await expect(print.head.getByText(line, { exact: true })).toBeVisible()
    await expect(print.questions).toHaveCount(words.length)
    for (const [at, word] of words.entries()) await expect(print.questions.nth(at)).toContainText(word)
    await page.goBack()
    await expect(page).toHaveURL(place)
    await expect(way).toBeVisible()
  }
  await expectAccessible(page, 'a paper of the bank')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page, 'a paper of the bank')
})

test('C-594 C-613 C-618 from the details of a unit exam that is given its teacher prints it', { tag: '@core' }, async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  const given = await givenExam({ pupils: [pupil] })
  const print = examPrint(page)
  await signInAs(worksheetTeacher)
  await openScreen(page, { path: given.teacherPath, heading: given.title })
  const way = page.getByRole('main').getByRole('link', { name: wayOf, exact: true })
  await expectAccessible(page, 'the teacher’s details of a unit exam')
  await way.click()
  await expect(page).toHaveURL(print.path(given.examId))
  await expect(print.questions).toHaveCount(given.questions.length)
  await expect(print.printWith).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(given.teacherPath)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(way).toBeVisible()
  await expectNoSidewaysScroll(page, 'the teacher’s details of a unit exam')
})
