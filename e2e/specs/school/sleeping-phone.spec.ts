import { sitter } from '@phuong/server/testing/sitters'
import { answer } from '../../pages/olympic.ts'
import { unitExam, unitResult } from '../../pages/unit-exercise.ts'
import { aPupil } from '../../support/newcomers.ts'
import { callerAs } from '../../support/school.ts'
import { sleepThrough } from '../../support/sleep.ts'
import { expect, test } from '../../support/test.ts'
import { givenExam } from '../../support/unit-exams.ts'

test('H162 a phone that has slept over the end shows it on waking; what is answered then without a line is kept, shown as late and not counted', async ({
  page,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil()
  watch.allow(/ERR_INTERNET_DISCONNECTED/, 'the line is down while the phone wakes')
  const work = await givenExam({ pupils: [pupil] })
  const [first, second] = work.questions
  const exam = unitExam(page)
  const result = unitResult(page)
  await signInAs(pupil)
  await page.clock.install()
  await page.goto(work.path(1))
  await expect(exam.time).toHaveText(/^(30:00|29:\d\d)$/)
  await answer(page, first, true)
  await exam.submit.click()
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
  await expect(exam.number).toHaveText('Câu 2')

  const open = { kind: 'unit', examId: work.examId, assignmentId: work.assignmentId }
  const { row: sitting } = await sitter(await callerAs(pupil), { now: () => new Date() }).start(open)
  const sittingId = sitting?.sittingId as string
  const line = { isUp: false }
  await sleepThrough(page, sittingId, 31, () => line.isUp)
  await expect(exam.time).toHaveText('00:00')
  await answer(page, second, true)
  await exam.submit.click()
  await expect(exam.awaited).toContainText('Đang chờ mạng')
  await expect(exam.save).toHaveText('Đang chờ mạng')

  line.isUp = true
  await page.evaluate(() => void window.dispatchEvent(new Event('online')))
  await expect(result.summary).toContainText('1/4')
  await expect(result.late).toHaveText(/^1 câu trả lời/)
  const { row } = await sitter(work.teacher, { now: () => new Date() }).get(sittingId)
  expect(row?.late.map(({ item }: { item: string }) => item)).toEqual([second?.id])
})
