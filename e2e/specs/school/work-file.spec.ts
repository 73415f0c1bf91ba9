import { readFile, writeFile } from 'node:fs/promises'
import { sitter } from '@phuong/server/testing/sitters'
import type { Download, Page } from '@playwright/test'
import { assignmentDetails } from '../../pages/assignment-details.ts'
import { answer } from '../../pages/olympic.ts'
import { unitExam, unitResult } from '../../pages/unit-exercise.ts'
import { worksheetPlayer } from '../../pages/worksheet-player.ts'
import { laterHasCome, resultCode, sealerCode } from '../../support/arrivals.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { aPupil } from '../../support/newcomers.ts'
import { worksheetTeacher } from '../../support/people.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { givenExam } from '../../support/unit-exams.ts'
import { givenWorksheet } from '../../support/worksheets.ts'

/** The pupil sits before a phone, the teacher before a computer. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
const computer = { viewport: { width: 1366, height: 768 }, hasTouch: false, isMobile: false }
const down = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, 'the line is cut by the test'] as const

/** What a browser of a school's own network over plain http does not have. */
const withoutSubtle = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined }))

const attemptsOf = async (email: string, assignmentId: string) => {
  const pupil = sitter(await callerAs(email), { now: () => new Date() })
  return (await pupil.history({ assignmentId, PageNum: 1, PageSize: 20 })).rows
}

/**
 * The device sees the line again until what waited has left: a try that fails at that very moment waits for the next
 * one.
 */
const lineIsBack = async (page: Page, arrived: () => Promise<void>) => {
  await page.context().setOffline(false)
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await arrived()
  }).toPass()
}

/** Saves the file on the pupil's device, as its path. */
const savedBy = async (page: Page, press: () => Promise<void>): Promise<{ file: Download; path: string }> => {
  const saved = page.waitForEvent('download')
  await press()
  const file = await saved
  return { file, path: await file.path() }
}

test('B-143 D28 R5 the hand-in of a worksheet whose line is cut goes to the teacher as a file, and nothing doubles when the line is back', {
  tag: '@core',
}, async ({ page, context, watch, signInAs, anotherBrowser }) => {
  const pupil = await aPupil()
  test.slow()
  watch.allow(...down)
  const given = await givenWorksheet({ pupils: [pupil] })
  const name = await nameOf(pupil)
  const player = worksheetPlayer(page)
  let path = ''

  await test.step('the pupil hands in without a line, and takes the work along as a file that only the server reads', async () => {
    await withoutSubtle(page)
    await signInAs(pupil)
    await page.goto(given.path)
    await player.write(1).fill('13')
    await expect(player.saved).toBeVisible()
    await laterHasCome(page, watch, sealerCode)
    await context.setOffline(true)
    await player.write(1).fill('mười ba')
    await player.select(5).selectOption('mèo')
    await player.handItIn(true)
    await expect(page.getByText('Bài nộp đang chờ mạng')).toBeVisible()
    const saved = await savedBy(page, () => page.getByRole('button', { name: 'Tải bài làm' }).tap())
    path = saved.path
    expect(saved.file.suggestedFilename()).toBe(`${name} - ${given.title}.json`)
    await expect(page.getByText('Em gửi tập tin vừa tải cho thầy cô.')).toBeVisible()
    const text = await readFile(path, 'utf8')
    expect(JSON.parse(text).head).toMatchObject({ version: 1, assignmentId: given.assignmentId, attempt: 1 })
    expect(text).not.toMatch(/mười ba|mèo/)
    await expectAccessible(page, 'a hand-in that waits')
    await expectNoSidewaysScroll(page, 'a hand-in that waits')
  })

  const desk = await (await anotherBrowser({ as: worksheetTeacher, ...computer })).newPage()
  const details = assignmentDetails(desk)
  const take = async (files: string[]) => {
    const chooser = desk.waitForEvent('filechooser')
    await details.takeFiles.focus()
    await desk.keyboard.press('Enter')
    await (await chooser).setFiles(files)
  }

  await test.step('the teacher gives it to the server at the table, by keyboard', async () => {
    await openScreen(desk, {
      path: `/lms/teacher/classes/${given.classId}/classwork/assignments/${given.assignmentId}/details/LIVEWORKSHEET`,
      heading: given.title,
    })
    await expect(details.row(name)).toContainText('Đang làm')
    await take([path])
    await expect(details.taken.getByRole('listitem')).toHaveCount(1)
    await expect(details.taken).toContainText(`Đã nhận bài của ${name}.`)
    await expect(details.taken).toContainText('Bài đã được nộp.')
    await expectAccessible(desk, 'what became of the file')
    await desk.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(desk, 'what became of the file')
    await expectAccessible(desk, 'what became of the file on a phone')
    await desk.keyboard.press('Escape')
    await expect(details.taken).toBeHidden()
    await expect(details.takeFiles).toBeVisible()
    await expectNoSidewaysScroll(desk, 'the table on a phone')
    await expectAccessible(desk, 'the table on a phone')
    await desk.setViewportSize(computer.viewport)
    await expect(details.row(name)).toContainText('Đã nộp')
    await expect(details.row(name)).toContainText('4,0')
  })

  await test.step('the same file once more changes nothing, and says so', async () => {
    await take([path])
    await expect(details.taken).toContainText(`Bài của ${name} đã có đủ trên máy chủ, không có gì thay đổi.`)
    await details.taken.getByRole('button', { name: 'Đóng' }).last().click()
    expect(await attemptsOf(pupil, given.assignmentId)).toMatchObject([{ state: 'finished', correct: 2 }])
  })

  await test.step('the pupil’s device comes back to the line: the mark is there, once', async () => {
    await lineIsBack(page, () => expect(player.result).toContainText('4,0', { timeout: 3_000 }))
    await expect(player.reviewed('Câu 1, điền từ: mười ba. Đúng')).toBeVisible()
    expect(await attemptsOf(pupil, given.assignmentId)).toHaveLength(1)
    await desk.reload()
    await expect(details.row(name)).toContainText('4,0')
  })
})

test('B-143 C-362 D28 R5 the hand-in of a unit exam goes the same way, answers and mark', async ({
  page,
  context,
  watch,
  signInAs,
  anotherBrowser,
}) => {
  const pupil = await aPupil()
  test.slow()
  watch.allow(...down)
  const given = await givenExam({ pupils: [pupil] })
  const name = await nameOf(pupil)
  const exam = unitExam(page)
  const result = unitResult(page)
  await signInAs(pupil)
  await page.goto(given.detailsPath)
  await page.getByRole('link', { name: 'Làm bài', exact: true }).tap()
  await expect(exam.number).toHaveText('Câu 1')
  await laterHasCome(page, watch, sealerCode, resultCode)
  await context.setOffline(true)
  for (const [at, question] of given.questions.entries()) {
    await expect(exam.number).toHaveText(`Câu ${at + 1}`)
    await answer(page, question, at > 0)
    // a second tap in the place of the one before counts once it is one of its own (H006)
    await expect(async () => {
      if (await exam.submit.isVisible()) await exam.submit.tap()
      await expect(exam.awaited).toContainText('Đang chờ mạng', { timeout: 1_000 })
    }).toPass()
    await expect(async () => {
      if (await exam.goOn.isVisible()) await exam.goOn.tap()
      if (at + 1 < given.questions.length) await expect(exam.number).toHaveText(`Câu ${at + 2}`, { timeout: 1_000 })
      else await expect(result.title).toHaveText('Kết quả làm bài', { timeout: 1_000 })
    }).toPass()
  }
  await expect(result.waits).toBeVisible()
  const { path } = await savedBy(page, () => result.take.tap())

  const desk = await (await anotherBrowser({ as: worksheetTeacher, ...computer })).newPage()
  const details = assignmentDetails(desk)
  await openScreen(desk, { path: given.teacherPath, heading: given.title })
  const chooser = desk.waitForEvent('filechooser')
  await details.takeFiles.click()
  await (await chooser).setFiles([path])
  await expect(details.taken).toContainText(`Đã nhận bài của ${name}.`)
  await details.taken.getByRole('button', { name: 'Đóng' }).last().click()
  await expect(details.row(name)).toContainText('7,5')

  await lineIsBack(page, () => expect(result.summary).toContainText('3/4', { timeout: 3_000 }))
  expect(await attemptsOf(pupil, given.assignmentId)).toMatchObject([{ state: 'finished', correct: 3 }])
})

test('D28 R5 files that are none, and one that is too large, are told at their names, and nothing changes', async ({
  page,
  watch,
  signInAs,
}, testInfo) => {
  const pupil = await aPupil()
  watch.allow(/400/, 'the server takes no file that is none')
  const given = await givenWorksheet({ pupils: [pupil] })
  const details = assignmentDetails(page)
  await signInAs(worksheetTeacher)
  await openScreen(page, {
    path: `/lms/teacher/classes/${given.classId}/classwork/assignments/${given.assignmentId}/details/LIVEWORKSHEET`,
    heading: given.title,
  })
  const [none, large] = ['bai-cu.json', 'bai-lon.json'].map((file) => testInfo.outputPath(file)) as [string, string]
  await writeFile(none, '{"answers":{}}')
  await writeFile(large, ' '.repeat(20 * 1_048_576 + 1))
  const chooser = page.waitForEvent('filechooser')
  await details.takeFiles.tap()
  await (await chooser).setFiles([none, large])
  const [first, second] = [details.taken.getByRole('listitem').nth(0), details.taken.getByRole('listitem').nth(1)]
  await expect(first).toContainText('bai-cu.json')
  await expect(first).toContainText('Đây không phải tập tin bài làm của Phượng.')
  await expect(second).toContainText('bai-lon.json')
  await expect(second).toContainText('Tập tin lớn hơn 20 MB.')
  await expectAccessible(page, 'files that are not taken')
  await expectNoSidewaysScroll(page, 'files that are not taken')
  expect(await attemptsOf(pupil, given.assignmentId)).toEqual([])
})
