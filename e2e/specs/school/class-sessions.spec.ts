import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { answer } from '../../pages/olympic.ts'
import { toasts } from '../../pages/toasts.ts'
import { unitDetails, unitExam, unitResult } from '../../pages/unit-exercise.ts'
import { units } from '../../pages/units.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall, refusal } from '../../support/calls.ts'
import { isHeardForAWhile } from '../../support/hearing.ts'
import { aPupil } from '../../support/newcomers.ts'
import { worksheetTeacher } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { givenExam } from '../../support/unit-exams.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const media = (path: string): string => fileURLToPath(new URL(`../../../web/public/${path}`, import.meta.url))
const sound = media('sounds/scripts/c10-d-lunch-customs.mp3')
const video = media('clips/clip-count-the-balls.mp4')

/** Plays a sound or video as its own button does. */
const play = (player: Locator): Promise<void> => player.evaluate((element: HTMLMediaElement) => element.play())

/** Chooses files in the upload of a unit. */
const choose = async (page: Page, number: number, files: string[]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await units(page).unit(number).getByRole('button', { name: 'Tải tập tin lên' }).click()
  await (await chooser).setFiles(files)
}

test('C-680 C-684 C-685 C-687 C-694 D54 a teacher attaches a sound and a video to a unit; a pupil plays them on a phone and does the work of it', async ({
  page,
  signInAs,
  anotherBrowser,
}) => {
  test.slow()
  const pupil = await aPupil(4)
  const lesson = await givenExam({ pupils: [pupil], unit: 5 })
  const teacherPage = `/lms/teacher/classes/${lesson.classId}?tab=lessons`

  await test.step('the teacher opens the unit and attaches a sound and a video', async () => {
    await signInAs(worksheetTeacher)
    await page.goto(teacherPage)
    const { section, unit, line, sounds, videos } = units(page)
    await expect(section.getByRole('listitem')).toHaveCount(16)
    await expect(unit(5)).toContainText('1 bài tập')
    await expect(unit(6)).toContainText('Chưa có gì')
    await line(5).click()
    await expect(unit(5)).toContainText('Unit này chưa có bài nghe hay video.')
    await choose(page, 5, [sound, video])
    await expect(toasts(page).filter({ hasText: 'Upload files: Hoàn thành.' })).toBeVisible()
    await expect(sounds(5)).toHaveCount(1)
    await expect(videos(5)).toHaveCount(1)
    await expect(unit(5)).toContainText('1 bài tập · 1 bài nghe · 1 video')
    await expectAccessible(page, 'the units of a class, before their teacher')
    await expectNoSidewaysScroll(page, 'the units of a class, before their teacher')
  })

  const device = await anotherBrowser({ ...phone, as: pupil })
  const mobile = await device.newPage()
  const own = units(mobile)
  await test.step('the pupil opens it on a phone and plays both', async () => {
    await mobile.goto(`/lms/student/classes/${lesson.classId}?tab=lessons`)
    // the units that hold nothing are not there
    await expect(own.section.getByText(/^Unit \d+$/)).toHaveText(['Unit 5'])
    await expect(own.unit(5)).toContainText('Chưa làm')
    await own.line(5).tap()
    await expect(own.sounds(5)).toHaveAttribute('preload', 'none')
    await play(own.sounds(5))
    await isHeardForAWhile(own.sounds(5))
    await own.unit(5).getByText('Video', { exact: true }).tap()
    await play(own.videos(5))
    await expect
      .poll(() => own.videos(5).evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThan(0)
    await expectAccessible(mobile, 'the units of a class, before a pupil')
    await expectNoSidewaysScroll(mobile, 'the units of a class, before a pupil')
  })

  await test.step('the work of the unit is done from there, and each question says what it came to', async () => {
    await own.unit(5).getByRole('link', { name: lesson.title }).tap()
    await unitDetails(mobile).step('Làm bài').tap()
    const exam = unitExam(mobile)
    for (const [at, question] of lesson.questions.entries()) {
      if (at > 0) await exam.goOn.press('Enter')
      await expect(exam.number).toHaveText(`Câu ${at + 1}`)
      await answer(mobile, question, at > 0)
      await exam.submit.press('Enter')
    }
    await exam.goOn.press('Enter')
    await expect(unitResult(mobile).saved).toContainText('Đã nộp lúc')
    await mobile.goto(`/lms/student/classes/${lesson.classId}?tab=lessons`)
    await expect(own.unit(5)).toContainText('Đã nộp')
    await own.line(5).tap()
    await expect(own.results(5)).toHaveCount(4)
    await expect(own.results(5).first()).toHaveAccessibleName('Câu 1: chưa đúng')
    await expect(own.results(5).last()).toHaveAccessibleName('Câu 4: đúng')
    await expectAccessible(mobile, 'a unit that is done')
    await expectNoSidewaysScroll(mobile, 'a unit that is done')
  })

  await test.step('the teacher takes the video away, and the pupil finds it no more', async () => {
    const { unit, videos } = units(page)
    await unit(5).getByRole('button', { name: 'Xóa clip-count-the-balls.mp4' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Xác nhận' }).click()
    await expect(toasts(page).filter({ hasText: 'Đã xóa clip-count-the-balls.mp4.' })).toBeVisible()
    await expect(videos(5)).toHaveCount(0)
    await mobile.reload()
    await own.line(5).tap()
    await expect(own.sounds(5)).toHaveCount(1)
    await expect(own.unit(5).getByText('Video', { exact: true })).toHaveCount(0)
  })
})

test('C-686 C-691 C-692 what fails of a unit: the files say nothing, the work says it and is asked for again', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/500/, 'calls of a unit fail')
  const pupil = await aPupil(4)
  const lesson = await givenExam({ pupils: [pupil], unit: 5 })
  await signInAs(worksheetTeacher)
  await page.goto(`/lms/teacher/classes/${lesson.classId}?tab=lessons`)
  await units(page).line(5).click()
  await choose(page, 5, [sound])
  await expect(units(page).sounds(5)).toHaveCount(1)

  await signInAs(pupil)
  let isFailing = true
  for (const name of ['CLASSROOM_Audio_Get', 'CLASSROOM_Assignments_Get'])
    await answerCall(page, name, (route) =>
      isFailing ? route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')) : route.fallback(),
    )
  await page.goto(`/lms/student/classes/${lesson.classId}?tab=lessons`)
  const { unit, line, sounds } = units(page)
  await line(5).click()
  const again = unit(5).getByRole('button', { name: 'Thử lại' })
  await expect(again).toBeVisible()
  await expect(unit(5).getByRole('alert')).toHaveCount(0)
  await expect(sounds(5)).toHaveCount(0)
  isFailing = false
  await again.click()
  await expect(unit(5).getByRole('link', { name: lesson.title })).toBeVisible()
})
