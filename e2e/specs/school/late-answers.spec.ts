import { sitter } from '@phuong/server/testing/sitters'
import { answer } from '../../pages/olympic.ts'
import { toasts } from '../../pages/toasts.ts'
import { unitExam, unitResult } from '../../pages/unit-exercise.ts'
import { answerCall } from '../../support/calls.ts'
import { aPupil } from '../../support/newcomers.ts'
import { expect, test } from '../../support/test.ts'
import { givenExam, sitExam } from '../../support/unit-exams.ts'

test('B-299 B-302 B-303 B-304 D22 answers given without a line, in an attempt that was used up elsewhere meanwhile, reach the teacher silently and as late', {
  tag: '@core',
}, async ({ page, signInAs, watch }) => {
  const pupil = await aPupil()
  watch.allow(/ERR_FAILED|409/, 'the line is down on purpose, and the attempt is used up')
  const given = await givenExam({ pupils: [pupil], attempts: 1 })
  const [first] = given.questions
  const exam = unitExam(page)
  const open = { start: false, save: false }
  const saves: string[] = []
  await answerCall(page, 'SITTING_Start', (route) => (open.start ? route.fallback() : route.abort()))
  await page.route('**/api/saveanswer', (route) => {
    saves.push(route.request().headers()['content-type'] ?? '')
    return open.save ? route.fallback() : route.abort()
  })
  const lineIsBack = () => page.evaluate(() => void window.dispatchEvent(new Event('online')))

  await signInAs(pupil)
  await page.goto(given.path(1))
  await expect(exam.number).toHaveText('Câu 1')
  await answer(page, first, true)
  await exam.submit.click()
  await expect(exam.awaited).toContainText('Đang chờ mạng')

  // the only attempt is made on another device
  const sittingId = await sitExam(pupil, given, [false, true])
  const teacher = sitter(given.teacher, { now: () => new Date() })
  const lateOnes = async () => {
    const { row } = await teacher.get(sittingId)
    return row?.late.map(({ item }: { item: string }) => item)
  }
  open.start = true
  await lineIsBack()
  await expect(unitResult(page).title).toHaveText('Kết quả làm bài')
  await expect(unitResult(page).summary).toContainText('1/4')

  // the save fails and says nothing
  await expect.poll(() => saves.length).toBe(1)
  expect(saves[0]).toMatch(/^multipart\/form-data;/)
  await expect(toasts(page)).toHaveCount(0)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await lateOnes()).toEqual([])

  // it arrives when the connection does, under the name of who is signed in, and changes no mark
  open.save = true
  await lineIsBack()
  await expect.poll(lateOnes).toEqual([first?.id])
  await page.reload()
  await expect(unitResult(page).summary).toContainText('1/4')

  // nothing waits any more once the work has been opened again
  await page.goto(given.path(1))
  await expect(unitResult(page).title).toHaveText('Kết quả làm bài')
  const rows = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('phuong-sittings')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const counting = opening.result.transaction('sittings').objectStore('sittings').count()
            counting.onsuccess = () => {
              opening.result.close()
              resolve(counting.result)
            }
          }
        }),
    )
  await expect.poll(rows).toBe(0)
  expect(await lateOnes()).toEqual([first?.id])
})
