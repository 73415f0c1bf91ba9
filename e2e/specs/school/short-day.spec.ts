import { a4, pdfOf } from '@phuong/server/testing/uploads'
import { assignmentDetails } from '../../pages/assignment-details.ts'
import { assignmentForm } from '../../pages/assignment-form.ts'
import { bell } from '../../pages/bell.ts'
import { folders } from '../../pages/folders.ts'
import { toasts } from '../../pages/toasts.ts'
import { worksheetEditor } from '../../pages/worksheet-editor.ts'
import { worksheetPlayer } from '../../pages/worksheet-player.ts'
import { newClass } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const work = 'Ôn tập giữa kỳ'

/** The pupil sits before the phone of this test, the teacher before a computer of her own. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('B-101 B-128 B-142 B-153 B-160 B-204 B-210 B-227 B-262 a short school day: from a PDF to the mark', {
  tag: '@core',
}, async ({ page, signInAs, anotherBrowser }) => {
  const [giver, pupil] = [await aTeacher(), await aPupil()]
  const classId = await newClass(await callerAs(giver), '9N4', [pupil])
  const computer = { viewport: { width: 1366, height: 768 }, hasTouch: false, isMobile: false }
  const desk = await (await anotherBrowser({ as: giver, ...computer })).newPage()

  await test.step('a teacher uploads a PDF and draws two boxes on it', async () => {
    const files = folders(desk)
    await openScreen(desk, { path: '/lms/RenLuyenBoiDuong', heading: 'Rèn luyện bồi dưỡng' })
    await files.make('Tuần 9')
    await files.folder('Tuần 9').click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Tuần 9')
    await files.upload({ name: `${work}.pdf`, mimeType: 'application/pdf', buffer: await pdfOf([a4]) })
    await files.edit(work).click()
    const editor = worksheetEditor(desk)
    await expect(editor.pictures).toHaveCount(1)
    await editor.mode('Điền từ').click()
    await editor.draw({ left: 100, top: 80, width: 300, height: 60 })
    await editor.draw({ left: 100, top: 220, width: 300, height: 60 })
    await editor.done.click()
    await editor.zone(1).click()
    await editor.way(1).fill('mười ba')
    await editor.zone(2).click()
    await editor.way(1).fill('hai mốt')
    await editor.save.click()
    await expect(toasts(desk).filter({ hasText: 'Lưu dữ liệu thành công!' })).toBeVisible()
    await editor.give.click()
    await editor.giveTo('9N4').click()
  })

  await test.step('and gives it to her class', async () => {
    const form = assignmentForm(desk)
    await expect(form.title).toHaveValue(work)
    await form.quickDay('Ngày mai').click()
    await form.more.click()
    await form.solutions.selectOption({ label: 'Sau khi nộp' })
    await form.give.click()
    await expect(toasts(desk).filter({ hasText: 'Giao bài tập thành công.' })).toBeVisible()
  })

  await test.step('the pupil does it by thumb, hands it in and sees the mark', async () => {
    await signInAs(pupil)
    await page.goto('/lms/home')
    await page.getByRole('link', { name: `Làm bài: ${work}` }).tap()
    const player = worksheetPlayer(page)
    await player.write(1).fill('Mười ba')
    await player.write(2).fill('hai mươi')
    await expect(player.saved).toBeVisible()
    await player.handIn.tap()
    await player.yes.tap()
    await expect(player.handedInAt).toBeVisible()
    await expect(player.result).toContainText('5,0')
    await expect(player.reviewed('Câu 2, điền từ: hai mươi. Sai. Đáp án: hai mốt')).toBeVisible()
  })

  await test.step('and the teacher is told, and reads it', async () => {
    await desk.goto('/lms/home')
    await bell(desk).button.click()
    await bell(desk)
      .rows.filter({ hasText: `đã nộp bài ${work}` })
      .getByRole('link')
      .click()
    await expect(desk).toHaveURL(new RegExp(`/classes/${classId}/`))
    await expect(assignmentDetails(desk).row('Đã nộp')).toContainText('5,0')
  })
})
