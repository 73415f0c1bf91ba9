import type { Page } from '@playwright/test'
import { answer } from '../../pages/olympic.ts'
import { unitExam, unitResult } from '../../pages/unit-exercise.ts'
import { worksheetPlayer } from '../../pages/worksheet-player.ts'
import { aPupil } from '../../support/newcomers.ts'
import { newestSitting, openPaper, storedSitting } from '../../support/practice.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'
import { givenExam, recordsOf } from '../../support/unit-exams.ts'
import { givenWorksheet } from '../../support/worksheets.ts'

/** Who clears what the browser keeps of the product while somebody works: a script of the page, or the browser itself. */
const losses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the page': (page) =>
    page.evaluate(async () => {
      localStorage.clear()
      for (const { name = '' } of await indexedDB.databases())
        await new Promise((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name)
          request.onsuccess = resolve
          request.onerror = reject
        })
    }),
  'the browser': async (page) => {
    const session = await page.context().newCDPSession(page)
    const { origin } = new URL(page.url())
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,local_storage' })
  },
}

const down = [/ERR_INTERNET_DISCONNECTED/, 'the line is cut on purpose'] as const
/** Opens a paper, whose sitting the server knows. */
const begin = async (page: Page, pupil: string, code: string) => {
  const opened = await openPaper(page, pupil, code)
  await expect.poll(async () => (await newestSitting(opened.caller, code))?.sittings).toBe(1)
  return opened
}

const putBack = 'Dữ liệu trên máy này vừa bị xóa. Các câu em đã trả lời vẫn còn, em cứ làm tiếp nhé.'

for (const [who, lose] of Object.entries(losses))
  for (const line of ['up', 'down'] as const) {
    test(`decision 34 storage cleared by ${who} in the middle of a paper, the line ${line}: it goes on, says so, and every answer arrives`, async ({
      page,
      context,
      signInAs,
      watch,
    }) => {
      watch.allow(...down)
      const pupil = await aPupil()
      await signInAs(pupil)
      const { caller, paper, exam } = await begin(page, pupil, '1')
      if (line === 'down') await context.setOffline(true)
      for (const number of [1, 2, 3]) {
        await answer(page, paper[number - 1], true)
        await exam.submit.click()
        await expect(exam.number).toHaveText(`Câu ${number + 1}`)
        await expect(exam.field(number)).toHaveAccessibleName(`Câu ${number}, đúng`)
        if (number < 3) await lose(page)
        await expect(page.getByText(putBack)).toBeVisible()
      }
      await expect(exam.save).toHaveText(line === 'up' ? 'Đã lưu' : 'Đang chờ mạng')
      await context.setOffline(false)
      await expect(exam.save).toHaveText('Đã lưu')
      const stored = await newestSitting(caller, '1')
      expect(stored?.sittings).toBe(1)
      expect(stored?.answers.map(({ item }) => item).toSorted()).toEqual(
        paper
          .slice(0, 3)
          .map(({ id }) => id)
          .toSorted(),
      )
    })

    test(`decision 34 storage cleared by ${who} in the middle of a worksheet, the line ${line}: it goes on, says so, and every answer arrives`, async ({
      page,
      context,
      signInAs,
      watch,
    }) => {
      watch.allow(...down)
      const pupil = await aPupil()
      const caller = await callerAs(pupil)
      const given = await givenWorksheet({ pupils: [pupil] })
      await signInAs(pupil)
      await page.goto(given.path)
      const player = worksheetPlayer(page)
      await player.write(1).fill('12')
      await expect(player.saved).toBeVisible()
      if (line === 'down') await context.setOffline(true)
      await player.write(1).fill('13')
      await expect(line === 'up' ? player.saved : player.waiting).toBeVisible()
      await lose(page)
      await expect(page.getByText(putBack)).toBeVisible()
      await expect(player.write(1)).toHaveValue('13')
      await player.select(5).selectOption('mèo')
      await lose(page)
      await player.box(3, 1, 1).check()
      await expect(player.list).toContainText('3/5 mục')
      await context.setOffline(false)
      await expect(player.saved).toBeVisible()
      const { body } = await caller.call('SITTING_History', {
        assignmentId: given.assignmentId,
        PageNum: 1,
        PageSize: 5,
      })
      const [sitting] = body.results as { sittingId: string }[]
      const { answers } = await storedSitting(caller, sitting?.sittingId ?? '')
      expect(answers).toHaveLength(3)
      expect(JSON.stringify(answers)).toContain('13')
    })
  }

for (const line of ['up', 'down'] as const)
  test(`storage cleared in the middle of a unit exam, the line ${line}: it goes on without the verdict where it must, and every answer arrives (decision 34, D20)`, async ({
    page,
    context,
    signInAs,
    watch,
  }) => {
    watch.allow(...down)
    const pupil = await aPupil()
    const { questions, path, resultPath, teacher, assignmentId } = await givenExam({ pupils: [pupil] })
    await signInAs(pupil)
    const exam = unitExam(page)
    await page.goto(path(1))
    await expect(exam.number).toHaveText('Câu 1')
    await expect(exam.save).toHaveText('Đã lưu')
    if (line === 'down') await context.setOffline(true)
    for (const [at, question] of questions.entries()) {
      await expect(exam.number).toHaveText(`Câu ${at + 1}`)
      await answer(page, question, true)
      if (at === 1) await losses['the page']?.(page)
      await exam.submit.click()
      if (at === 2) await losses['the browser']?.(page)
      // without a line nobody waits for the verdict
      if (line === 'down' && at + 1 < questions.length) await exam.goOn.click()
    }
    if (line === 'down') {
      await expect(exam.save).toHaveText('Đang chờ mạng')
      await context.setOffline(false)
      await exam.goOn.click()
    }
    await expect(unitResult(page).summary).toContainText('4/4')
    await expect(page).toHaveURL(new RegExp(resultPath.split('?')[0] ?? ''))
    await expect
      .poll(async () => (await recordsOf(teacher, assignmentId)).map(({ TotalAnswer }) => TotalAnswer))
      .toEqual([4])
  })

test('storage and cookies cleared in the middle of a paper: who it was signs in again in place, and every answer arrives (decision 34, H020)', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  watch.allow(/401/, 'the session is cleared with the rest')
  const pupil = await aPupil()
  await signInAs(pupil)
  const { caller, paper, exam } = await begin(page, pupil, '1')
  await answer(page, paper[0], true)
  await exam.submit.click()
  await expect(exam.number).toHaveText('Câu 2')
  await expect(exam.save).toHaveText('Đã lưu')
  await answer(page, paper[1], true)
  await losses['the browser']?.(page)
  await context.clearCookies()
  await exam.submit.click()
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Mật khẩu', { exact: true }) })
  await dialog.getByLabel('Email', { exact: true }).fill(pupil)
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill('phuong123')
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(exam.save).toHaveText('Đã lưu')
  await expect(exam.field(2)).toHaveAccessibleName('Câu 2, đúng')
  const stored = await newestSitting(caller, '1')
  expect([stored?.sittings, stored?.answers.length]).toEqual([1, 2])
})

for (const [who, lose] of Object.entries(losses))
  test(`decision 34 storage cleared by ${who} with the line down, and the page closed: the next visit sends what was answered`, {
    tag: who === 'the browser' ? ['@core'] : [],
  }, async ({ page, context, signInAs, watch }) => {
    watch.allow(...down)
    const pupil = await aPupil()
    await signInAs(pupil)
    const { caller, paper, exam } = await begin(page, pupil, '2')
    await context.setOffline(true)
    await answer(page, paper[0], true)
    await exam.submit.click()
    await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
    await expect(exam.save).toHaveText('Đang chờ mạng')
    await lose(page)
    await expect(page.getByText(putBack)).toBeVisible()
    await page.close()
    expect((await newestSitting(caller, '2'))?.answers).toEqual([])
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto('/lms/home')
    await expect.poll(async () => (await newestSitting(caller, '2'))?.answers.length).toBe(1)
  })
