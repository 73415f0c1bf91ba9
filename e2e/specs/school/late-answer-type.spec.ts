import { answer } from '../../pages/olympic.ts'
import { unitExam, unitResult } from '../../pages/unit-exercise.ts'
import { answerCall } from '../../support/calls.ts'
import { aPupil } from '../../support/newcomers.ts'
import { expect, test } from '../../support/test.ts'
import { givenExam, sitExam } from '../../support/unit-exams.ts'

test('B-305 B-306 B-309 an answer that is saved by itself says which type it is', async ({ page, signInAs, watch }) => {
  const pupil = await aPupil()
  watch.allow(/ERR_FAILED|409/, 'the line is down on purpose, and the attempt is used up')
  const given = await givenExam({ pupils: [pupil], attempts: 1 })
  const [first] = given.questions
  const exam = unitExam(page)
  const open = { start: false }
  const forms: string[] = []
  await answerCall(page, 'SITTING_Start', (route) => (open.start ? route.fallback() : route.abort()))
  await page.route('**/api/saveanswer', (route) => {
    forms.push(route.request().postDataBuffer()?.toString() ?? '')
    return route.fallback()
  })
  await signInAs(pupil)
  await page.goto(given.path(1))
  await expect(exam.number).toHaveText('Câu 1')
  await answer(page, first, true)
  await exam.submit.click()
  await expect(exam.awaited).toContainText('Đang chờ mạng')

  // the only attempt is made on another device
  await sitExam(pupil, given, [false, true])
  open.start = true
  await page.evaluate(() => void window.dispatchEvent(new Event('online')))
  await expect(unitResult(page).title).toHaveText('Kết quả làm bài')
  await expect.poll(() => forms.length).toBe(1)
  expect(forms[0]).toMatch(/name="answerType"\r\n\r\nONECHOICEANSWER\r\n/)
})
