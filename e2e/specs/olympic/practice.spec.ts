import type { BrowserContext } from '@playwright/test'
import { beginPaper, olympicExam, practiceHome } from '../../pages/olympic.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll, targetsOf } from '../../support/audit.ts'
import { answerCall, callOf, isCallOf, refusal } from '../../support/calls.ts'
import { takeOutPaper } from '../../support/database.ts'
import { aPupil } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { sit } from '../../support/practice.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

test('C-232 C-244 C-255 C-265 the practice home has 135 papers by number, for whoever is signed in', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  const home = practiceHome(page)
  await page.goto(home.path)
  await expect(page).toHaveURL('/?returnTo=%2Flms%2Folympic%2Fpractice')
  await signInAs(pupil)
  await openScreen(page, home)
  await expect(home.papers).toHaveCount(135)
  await expect(home.papers).toHaveText(Array.from({ length: 135 }, (_, index) => String(index + 1)))
  await expect(page.getByRole('main')).toContainText('Mỗi đề làm trong 30 phút. Em chọn một đề để bắt đầu.')
  await expectAccessible(page, 'the practice home')
  await expectNoSidewaysScroll(page, 'the practice home')
})

test('C-243 C-245 C-247 C-248 C-249 C-253 C-254 C-255 C-256 C-258 C-259 on a local host the class is chosen, from Class 4 on, and stays chosen', async ({
  page,
  signInAs,
}) => {
  const home = practiceHome(page)
  await signInAs(people.teacherWithoutClass)
  await openScreen(page, home)
  await expect(home.level).toHaveValue('4')
  // only pupils are called so
  await expect(page.getByRole('main')).toContainText('Mỗi đề làm trong 30 phút. Chọn một đề để bắt đầu.')
  await expect(home.level.getByRole('option')).toHaveText(['Class 1', 'Class 2', 'Class 3', 'Class 4', 'Class 5'])
  await home.level.selectOption('Class 2')
  await page.reload()
  await expect(home.level).toHaveValue('2')
  const asked = page.waitForRequest(isCallOf('OLYMPIC_DETHI_Get'))
  await home.paper(3).click()
  const { door, parameters } = callOf(await asked)
  expect(door).toBe('query')
  expect(parameters).toEqual({ classLevel: 2, examinationCode: '3' })
  await expect(page).toHaveURL('/lms/olympic/examination/3/start/1')
  await expect(page.getByRole('banner')).toContainText('Olympic lớp 2')
})

/** A school's own host, where nothing is local. */
const schoolHost = 'http://truong.phuong.test'

/** Signs a browser in under that name, behind which the product of the run answers. */
const signInThere = async (context: BrowserContext, productUrl: string, email: string): Promise<void> => {
  const { cookie } = await callerAs(email)
  const [name = '', value = ''] = cookie?.split('=') ?? []
  await context.addCookies([{ name, value, url: schoolHost, httpOnly: true, sameSite: 'Lax' }])
  await context.route(`${schoolHost}/**`, async (route) => {
    const request = route.request()
    const headers = { ...(await request.allHeaders()), ...(request.method() === 'POST' && { origin: productUrl }) }
    await route.fulfill({
      response: await route.fetch({ url: request.url().replace(schoolHost, productUrl), headers }),
    })
  })
}

test('C-245 C-246 C-250 C-251 C-252 elsewhere the own class decides, and a class without papers is told so', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  watch.allow(/asked another host: http:\/\/truong\.phuong\.test\//, 'the product under another name')
  watch.allow(/ERR_NAME_NOT_RESOLVED/, 'what is asked once the other name is gone')
  watch.allow(/Cross-Origin-Opener-Policy header has been ignored/, 'a name of plain http')
  const home = practiceHome(page)
  await signInThere(context, baseURL ?? '', 'hs.lop3@phuong.test')
  await openScreen(page, { ...home, path: schoolHost + home.path })
  await expect(home.papers).toHaveCount(135)
  await expect(home.level).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Lớp 3')
  const asked = page.waitForRequest(isCallOf('OLYMPIC_DETHI_Get'))
  await home.paper(1).click()
  expect(callOf(await asked).parameters).toEqual({ classLevel: 3, examinationCode: '1' })
  await expect(olympicExam(page).number).toHaveText('Câu 1')

  await context.clearCookies()
  await signInThere(context, baseURL ?? '', 'hs.cap2@phuong.test')
  await openScreen(page, { ...home, path: schoolHost + home.path })
  await expect(page.getByText('Không có bài luyện tập nào được hiển thị!')).toBeVisible()
  await expect(home.papers).toHaveCount(0)
  // the nearest class is offered, and its papers can be done
  await page.getByRole('link', { name: 'Luyện đề lớp 5' }).click()
  await expect(home.papers).toHaveCount(135)
  await expect(page.getByRole('main')).toContainText('Lớp này chưa có đề luyện tập riêng. Đây là đề lớp 5.')
  await home.paper(2).click()
  await expect(page).toHaveURL(/\/lms\/olympic\/examination\/2\/start\/1\?class=5$/)
  await expect(page.getByRole('banner')).toContainText('Olympic lớp 5')
  await expect(olympicExam(page).number).toHaveText('Câu 1')
  // what is still on its way through the other name would find its browser closed
  await context.unrouteAll({ behavior: 'wait' })
})

test('C-260 C-261 a number without questions warns, starts nothing and leaves the pupil where papers are chosen', async ({
  page,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil()
  const home = practiceHome(page)
  await takeOutPaper(4, '135')
  await signInAs(pupil)
  await openScreen(page, home)
  await beginPaper(page, 135)
  await expect(toasts(page)).toContainText('Không có câu hỏi để hiển thị !')
  await expect(page).toHaveURL(home.path)
  await page.goto(olympicExam(page).path('135'))
  await expect(page).toHaveURL(home.path)
  await expect(toasts(page)).toContainText('Không có câu hỏi để hiển thị !')
  expect(watch.dataCalls().filter(isCallOf('SITTING_Start'))).toEqual([])
})

test('C-323 who has not practised yet finds an empty history that says what fills it', async ({ page, signInAs }) => {
  const pupil = await aPupil()
  const home = practiceHome(page)
  await signInAs(pupil)
  await openScreen(page, home)
  await home.showHistory.click()
  await expect(page.getByRole('main')).toContainText('Chưa có bài nào')
  await expect(page.getByRole('main')).toContainText('Làm xong một đề, kết quả sẽ hiện ở đây.')
  await expectAccessible(page, 'the empty history')
  await page.getByRole('main').getByRole('link', { name: 'Chọn một đề' }).click()
  await expect(home.papers).toHaveCount(135)
})

test('C-244 C-323 D23 the papers that are done and the one under way are marked, and one link goes on with it', async ({
  page,
  signInAs,
  watch,
}) => {
  const email = await aPupil(4)
  watch.allow(/500/, 'the history is refused on purpose')
  const pupil = await callerAs(email)
  await sit(pupil, '12', [true, false])
  await sit(pupil, '13', [true], { classLevel: 2 })
  await sit(pupil, '14', [true, false], { finish: false })
  await signInAs(email)
  const home = practiceHome(page)
  let asked = 0
  let broken = false
  const held = Promise.withResolvers<void>()
  await answerCall(page, 'OLYMPIC_Progress_Get', async (route) => {
    asked += 1
    await held.promise
    await (broken ? route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')) : route.fallback())
  })
  await page.goto(home.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heading)
  held.resolve()
  await expect(home.goOn).toHaveText('Làm tiếp đề số 14')
  // the ten of the paper that is under way is open, and says what came of the last one
  await expect(home.papers).toHaveCount(135)
  await expect(home.paper(1)).toHaveCount(0)
  await expect(home.unfold(11)).toContainText('1/10 đề đã làm')
  await expect(home.unfold(11)).toContainText('Gần nhất 1/20')
  await expect(home.unfold(1)).toContainText('0/10 đề đã làm')
  await expect(home.paper(12)).toHaveAccessibleDescription('Đã làm xong 1/20 câu đúng')
  await expect(home.paper(14)).toHaveAccessibleDescription('Đang làm dở')
  // 13 was sat in another class, 15 by nobody
  for (const number of [13, 15]) await expect(home.paper(number)).toHaveAccessibleDescription('')
  await home.unfold(1).click()
  await expect(home.paper(10)).toBeVisible()
  expect(asked).toBe(1)
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expectAccessible(page, `the practice home with marks at ${width}`)
    await expectNoSidewaysScroll(page, `the practice home with marks at ${width}`)
  }
  await home.goOn.click()
  await expect(olympicExam(page).resume).toContainText('Em đã trả lời 2 trong 20 câu.')
  await expect(page).toHaveURL(/\/lms\/olympic\/examination\/14\/start\/1/)

  // where nothing is under way, the first paper that was not handed in is the next one
  await openScreen(page, home)
  await home.level.selectOption('Class 2')
  await expect(home.begin).toHaveText('Làm đề số 1')

  // without the history the papers stand as they are
  broken = true
  await openScreen(page, home)
  await expect(home.papers).toHaveCount(135)
  await expect.poll(() => asked).toBeGreaterThan(1)
  await home.unfold(11).click()
  await expect(home.paper(12)).toHaveAccessibleDescription('')
  await expect(home.goOn).toHaveCount(0)
  await expect(toasts(page).filter({ hasText: /./ })).toHaveCount(0)
})

test('C-335 the olympic home leads to the practice home', async ({ page, signInAs }) => {
  const pupil = await aPupil()
  await signInAs(pupil)
  await page.goto('/lms/olympic/home')
  await expect(page).toHaveURL('/lms/olympic/practice')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luyện Olympic')
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('C-244 each paper is at least 44 px large', async ({ page, signInAs }) => {
    const pupil = await aPupil()
    const home = practiceHome(page)
    await signInAs(pupil)
    await openScreen(page, home)
    const small = (await targetsOf(page)).filter(({ width, height }) => width < 44 || height < 44)
    expect(small).toEqual([])
  })
})
