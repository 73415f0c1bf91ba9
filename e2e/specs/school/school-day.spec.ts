import { join } from 'node:path'
import { a4, pdfOf } from '@phuong/server/testing/uploads'
import { assignmentDetails } from '../../pages/assignment-details.ts'
import { assignmentForm } from '../../pages/assignment-form.ts'
import { bell } from '../../pages/bell.ts'
import { folders } from '../../pages/folders.ts'
import { toasts } from '../../pages/toasts.ts'
import { worksheetEditor } from '../../pages/worksheet-editor.ts'
import { worksheetPlayer } from '../../pages/worksheet-player.ts'
import { callOf } from '../../support/calls.ts'
import { withoutFirstData } from '../../support/first-data.ts'
import { people } from '../../support/people.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { readAlong, storedInBrowser } from '../../support/worksheets.ts'

const fibonacci = join(import.meta.dirname, '../../files/fibonacci-9p.pdf')
const work = 'Fibonacci, phiếu số 1'
/** Huỳnh Thảo Quyên of 4A1, whose bell is looked at and who does nothing. */
const classmate = '4a1.29@phuong.test'
const pupilName = 'Lê Thị Thu An'
const praise = 'Em cẩn thận hơn ở câu 2 nhé.'

/** What of the key stands in a text: the planted words, and the sign of the right option. */
const keysIn = (text: string): string[] => [...text.matchAll(/sentinel\w+|\*số \d+/g)].map(([found]) => found)

/** The pupil sits before the phone of this test, the teacher before a computer of her own. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
test.setTimeout(450_000)

// it gives and takes before the eyes of a whole class
test.use({ productStart: { environment: {}, school: true } })

test('B-101 B-128 B-142 B-144 B-147 B-153 B-160 B-161 B-163 B-164 B-166 B-167 B-196 B-204 B-206 B-210 B-226 B-227 B-228 B-236 B-262 D24 D25 D31 D43 H003 H026 H125 the school day', async ({
  page,
  context,
  watch,
  signInAs,
  anotherBrowser,
}) => {
  const computer = { viewport: { width: 1366, height: 768 }, hasTouch: false, isMobile: false }
  const desk = await (await anotherBrowser({ as: people.teacher, ...computer })).newPage()
  const files = folders(desk)
  const editor = worksheetEditor(desk)

  await test.step('1. cô Lan makes a folder and uploads a PDF of nine pages, of which she takes two', async () => {
    await openScreen(desk, { path: '/lms/RenLuyenBoiDuong', heading: 'Rèn luyện bồi dưỡng' })
    await files.make('Tuần của Fibonacci')
    await files.folder('Tuần của Fibonacci').click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Tuần của Fibonacci')
    await files.upload(fibonacci)
    // the choice opens by itself; each page comes small as soon as it is made
    await expect(files.pages).toHaveCount(9)
    await expect(files.pages.getByRole('presentation')).toHaveCount(9, { timeout: 30_000 })
    await files.range.fill('1-2')
    await expect(files.pageNumbered(2)).toHaveAttribute('aria-pressed', 'true')
    await expect(files.pageNumbered(3)).toHaveAttribute('aria-pressed', 'false')
    await files.use.click()
    await expect(files.chooser).toBeHidden({ timeout: 30_000 })
    await expect(files.worksheet('fibonacci-9p')).toContainText('Chưa có vùng')
  })

  await test.step('and another one of 55 pages, of which she takes the first two', async () => {
    const buffer = await pdfOf(Array.from({ length: 55 }, () => a4))
    await files.upload({ name: 'Sách 55 trang.pdf', mimeType: 'application/pdf', buffer })
    await expect(files.pages).toHaveCount(55)
    await files.range.fill('1-2')
    await files.use.click()
    await expect(files.chooser).toBeHidden({ timeout: 60_000 })
    await expect(files.worksheet('Sách 55 trang')).toContainText('55 trang')
  })

  await test.step('2. she draws zones of the three modes over sharp pages', async () => {
    await files.edit('fibonacci-9p').click()
    await expect(editor.pictures).toHaveCount(2)
    expect(await editor.widthOfPicture(1)).toEqual([1140, 2280])
    await editor.mode('Điền từ').click()
    await expect(editor.mode('Chọn từ danh sách')).toBeDisabled()
    await editor.draw({ left: 100, top: 80, width: 300, height: 60 })
    await editor.draw({ left: 100, top: 180, width: 300, height: 60 })
    // a slip of the hand is no zone
    await editor.draw({ left: 700, top: 400, width: 8, height: 6 })
    await editor.done.click()
    await editor.mode('Chọn đáp án').click()
    await editor.draw({ left: 100, top: 300, width: 90, height: 90 })
    await editor.draw({ left: 400, top: 300, width: 90, height: 90 })
    await editor.done.click()
    await editor.mode('Chọn từ danh sách').click()
    await editor.draw({ left: 100, top: 440, width: 300, height: 60 })
    await editor.draw({ left: 600, top: 440, width: 300, height: 60 })
    await editor.done.click()
    await expect(editor.zones).toHaveCount(6)
  })

  await test.step('moves, resizes, undoes and deletes', async () => {
    await editor.zone(1).click()
    const left = editor.side('Trái')
    const before = await left.inputValue()
    await editor.move(1, 60, 0)
    await expect(left).not.toHaveValue(before)
    await editor.undo.click()
    await expect(left).toHaveValue(before)
    await editor.redo.click()
    await expect(left).not.toHaveValue(before)
    const width = await editor.side('Rộng').inputValue()
    await editor.resize('se', 60, 0)
    await expect.poll(async () => Number(await editor.side('Rộng').inputValue())).toBeGreaterThan(Number(width) + 40)
    await editor.zone(6).click()
    await editor.cross(6).click()
    await expect(editor.zones).toHaveCount(5)
    await editor.undo.click()
    await expect(editor.zones).toHaveCount(6)
    await editor.zone(6).click()
    await desk.keyboard.press('Delete')
    await expect(editor.zones).toHaveCount(5)
  })

  await test.step('is told what is unfinished, goes there and mends it', async () => {
    await editor.give.click()
    // what was uploaded a moment ago may still be told beside it
    await expect(toasts(desk).filter({ hasText: 'Còn 5 vùng chưa xong.' })).toBeVisible()
    await expect(editor.unfinished).toBeFocused()
    await expect(editor.jumps).toHaveCount(5)
    await editor.jumpTo(1).click()
    await expect(editor.zone(1)).toBeFocused()
    await editor.way(1).fill('sentinelalpha')
    await editor.moreWays.click()
    await editor.way(2).fill('mười ba')
    await editor.jumpTo(2).click()
    await editor.way(1).fill('sentinelbravo')
    await editor.jumpTo(3).click()
    await editor.group.fill('sentinelgroup')
    await editor.isRight.check()
    await editor.zone(4).click()
    await editor.group.fill('sentinelgroup')
    await editor.jumpTo(5).click()
    await editor.option(1).fill('số 34')
    await editor.moreOptions.click()
    await editor.option(2).fill('số 55')
    await editor.optionIsRight(2).check()
    await expect(editor.unfinished).toContainText('Vùng nào cũng đã xong.')
  })

  await test.step('saves, and tries it as a pupil would', async () => {
    await editor.save.click()
    await expect(toasts(desk).filter({ hasText: 'Lưu dữ liệu thành công!' })).toContainText('Thành công')
    await expect(editor.state(/^Đã lưu lúc \d\d:\d\d$/)).toBeVisible()
    const asked: string[] = []
    desk.on('request', (request) => void asked.push(request.postData() ?? ''))
    await editor.preview.click()
    const trial = worksheetPlayer(desk)
    await trial.write(1).fill('Mười ba.')
    await trial.box(3, 1, 1).check()
    await trial.handItIn()
    await expect(trial.result).toContainText('5,0')
    await expect(trial.result).toContainText('Đúng 2/4 mục')
    // nothing of it is kept (H026)
    expect(asked.join()).not.toContain('SITTING_')
    await trial.leave.click()
    await expect(editor.zones).toHaveCount(5)
  })

  await test.step('3. she gives it to 4A1, due tomorrow', async () => {
    await editor.give.click()
    await editor.giveTo('4A1').click()
    const form = assignmentForm(desk)
    await form.title.fill(work)
    await expect(form.schoolClass('4A1')).toBeChecked()
    await form.quickDay('Ngày mai').click()
    await form.more.click()
    await form.solutions.selectOption({ label: 'Sau khi nộp' })
    await form.give.click()
    await expect(toasts(desk).filter({ hasText: 'Giao bài tập thành công.' })).toBeVisible()
  })

  await test.step('and the bells of the pupils say so', async () => {
    const other = await (await anotherBrowser({ as: classmate, ...computer })).newPage()
    await other.goto('/lms/home')
    await bell(other).button.click()
    await bell(other).row(`Bài tập mới: ${work}`).getByRole('link').click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(work)
    await other.close()
  })

  const player = worksheetPlayer(page)
  const received = readAlong(context)
  await test.step('4. a pupil opens it on a phone, from the home in one tap', async () => {
    await signInAs(people.pupil)
    await page.goto('/lms/home')
    const go = page.getByRole('link', { name: `Làm bài: ${work}` })
    await expect(go).toBeVisible()
    await go.tap()
    await player.write(1).fill('mười ba')
    await expect(player.saved).toBeVisible()
  })

  await test.step('answers on when the line is down', async () => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, 'the line of the phone is cut by the test')
    await context.setOffline(true)
    await player.write(2).fill('hai mươi')
    await player.box(3, 1, 1).check({ force: true })
    await expect(player.waiting).toBeVisible()
  })

  await test.step('loads the page anew while the server cannot be reached, and finds everything', async () => {
    await withoutFirstData(context)
    await context.route(/\/api\/v1\.0\/dynamic\//, (route) => route.abort())
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText('Có thể mạng đang chập chờn. Dữ liệu vẫn còn nguyên.')).toBeVisible()
    // the line lets through who she is, and nothing of her work
    await context.unrouteAll()
    await context.route(/\/api\/v1\.0\/dynamic\//, (route) =>
      ['USERS_Me', 'SITE_Settings_Get'].includes(callOf(route.request()).name) ? route.fallback() : route.abort(),
    )
    await page.getByRole('button', { name: 'Thử lại' }).tap()
    await expect(player.write(1)).toHaveValue('mười ba')
    await expect(player.write(2)).toHaveValue('hai mươi')
    await expect(player.box(3, 1, 1)).toBeChecked()
    await expect(player.waiting).toBeVisible()
    await player.select(4).selectOption('số 55')
    await expect(player.waiting).toBeVisible()
  })

  await test.step('and nothing of the key has come to the phone so far', async () => {
    const all = await received()
    expect(all, 'the worksheet was read along').toContain('ExerciseData')
    expect(keysIn(all)).toEqual([])
    const stored = await storedInBrowser(page)
    expect(stored, 'the answers are on the phone').toContain('hai mươi')
    expect(keysIn(stored)).toEqual([])
  })

  await test.step('the line comes back, everything arrives, and is handed in', async () => {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(player.saved).toBeVisible()
    await player.handIn.tap()
    await expect(player.question).toContainText('Đã làm đủ các mục.')
    expect(keysIn(await received())).toEqual([])
    await player.yes.tap()
    await expect(toasts(page).filter({ hasText: 'Bạn đã gửi bài làm thành công' })).toBeVisible()
    await expect(player.handedInAt).toBeVisible()
    await expect(player.result).toContainText('7,5')
    await expect(player.result).toContainText('Đã làm 4/4 mục')
    await expect(player.result).toContainText('Đúng 3/4 mục')
    await expect(player.result).toContainText(/Nộp lúc \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    await expect(player.result).toContainText(/Mã biên nhận [0-9a-f]{8}/)
    await expect(player.reviewed('Câu 1, điền từ: mười ba. Đúng')).toBeVisible()
    await expect(player.reviewed('Câu 2, điền từ: hai mươi. Sai. Đáp án: sentinelbravo')).toBeVisible()
    await expect(player.write(1)).toHaveCount(0)
    // now, and only now, the key is there
    expect(keysIn(await received())).toEqual(expect.arrayContaining(['sentinelalpha', 'sentinelbravo', '*số 55']))
  })

  const details = assignmentDetails(desk)
  await test.step('5. the teacher sees who has handed in, and opens the worksheet', async () => {
    await desk.goto('/lms/home')
    await bell(desk).button.click()
    await bell(desk).row(`${pupilName} đã nộp bài ${work}`).getByRole('link').click()
    await expect(details.row(pupilName)).toContainText('Đã nộp')
    await expect(details.row(pupilName)).toContainText('7,5')
    await expect(details.row('Huỳnh Thảo Quyên')).toContainText('Chưa làm')
    await details.look(pupilName).click()
    const seen = worksheetPlayer(desk)
    await expect(seen.reviewed(/^Câu 2, điền từ: hai mươi\. Sai/)).toBeVisible()
    await expect(seen.result).toContainText('7,5')
    await seen.leave.click()
  })

  await test.step('writes a note and another score', async () => {
    await details.score(pupilName).click()
    await details.mark.fill('8,5')
    await details.note.fill(praise)
    await details.save.click()
    await expect(toasts(desk).filter({ hasText: `Đã lưu điểm và nhận xét của ${pupilName}.` })).toBeVisible()
    await expect(details.row(pupilName)).toContainText('8,5')
  })

  await test.step('and the pupil is told, and reads both', async () => {
    await page.goto('/lms/home')
    await bell(page).button.tap()
    await bell(page).row(`Thầy cô đã chấm bài ${work}`).getByRole('link').tap()
    const own = page.getByRole('region', { name: 'Bài của em' })
    await expect(own).toContainText('8,5')
    await expect(page.getByRole('region', { name: 'Lời nhắn của thầy cô' })).toContainText(praise)
  })
})
