import { beyondEdges } from '../../support/audit.ts'
import { answerCall, holdCall, refusal } from '../../support/calls.ts'
import { people } from '../../support/people.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const place = { path: '/lms/admin/jobs', heading: 'Công việc nền' } as const

/** One job as the server tells of it. */
const job = (name: string, title: string, changes: Record<string, unknown> = {}) => ({
  name,
  title,
  does: `${title} theo lịch.`,
  dueAt: '2026-11-20 07:30:20',
  runningSince: null,
  doneAt: '2026-11-20 07:30:00',
  failedAt: null,
  failure: null,
  failures: 0,
  waiting: 0,
  givenUp: 0,
  ...changes,
})

test('an administrator sees what the server does by itself, and when it is done next', async ({ page, signInAs }) => {
  await signInAs(people.administrator)
  await openScreen(page, place)
  const row = (title: string) => page.getByRole('row').filter({ hasText: title })
  for (const title of ['Thu bài hết giờ', 'Vẽ trang tài liệu', 'Gửi thư', 'Dọn phiên đăng nhập', 'Dọn kho tập tin'])
    await expect(row(title)).toHaveCount(1)
  await expect(row('Dọn kho tập tin')).toContainText('Đúng lịch')
  await expect(row('Dọn kho tập tin')).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)
})

for (const width of [360, 1366])
  test(`a job that runs, one that failed and one that waits are told apart at ${width} px`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await signInAs(people.administrator)
    const failure = `connect ECONNREFUSED ${'x'.repeat(120)}`
    await answerCall(page, 'JOBS_List', (route) =>
      route.fulfill({
        json: {
          results: [
            job('draw-pages', 'Vẽ trang', { runningSince: '2026-11-20 07:29:00', waiting: 1234 }),
            job('send-mail', 'Gửi thư', { failures: 3, failure, failedAt: '2026-11-20 07:28:00', givenUp: 2 }),
            job('sweep-files', 'Dọn kho', { dueAt: null, doneAt: null, waiting: null, givenUp: null }),
          ],
          rowsAffected: 3,
        },
      }),
    )
    await openScreen(page, place)
    const entry = (title: string) =>
      page.getByRole(width === 360 ? 'listitem' : 'row').filter({ hasText: `${title} theo lịch.` })
    await expect(entry('Vẽ trang')).toContainText('Đang chạy')
    await expect(entry('Vẽ trang')).toContainText('1,234')
    await expect(entry('Gửi thư')).toContainText('3 lần lỗi trong ngày')
    await expect(entry('Gửi thư')).toContainText(failure)
    await expect(entry('Dọn kho')).toContainText('Chưa có lịch')
    expect(await beyondEdges(page)).toEqual([])
  })

test('the page waits, says what went wrong, is asked again, and says so when there is nothing', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/500/, 'the list breaks on purpose')
  await signInAs(people.administrator)
  const held = await holdCall(page, 'JOBS_List')
  await page.goto(place.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.heading)
  await expect(page.getByRole('table').or(page.getByRole('status')).first()).toBeVisible()
  await expect(page.getByText('Thu bài hết giờ')).toHaveCount(0)
  held.release()
  await expect(page.getByText('Thu bài hết giờ').first()).toBeVisible()

  let answer: 'fault' | 'none' = 'fault'
  await answerCall(page, 'JOBS_List', (route) =>
    answer === 'fault'
      ? route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!'))
      : route.fulfill({ json: { results: [], rowsAffected: 0 } }),
  )
  await page.goto(place.path)
  await expect(page.getByText('Có lỗi xảy ra!')).toBeVisible()
  answer = 'none'
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Chưa có công việc nào' })).toBeVisible()
})
