import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall } from '../../support/calls.ts'
import { newClass } from '../../support/lessons.ts'
import { lettersHere } from '../../support/letters.ts'
import { aTeacher } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { callerAs, classIdOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

/** The pupils are one of the tabs of the class page (B-093). */
const roster = async () => ({
  path: `/lms/teacher/classes/${await classIdOf('4A1')}?tab=students`,
  heading: 'Lớp 4A1',
})

test('the pupils of a class stand by given name in Vietnamese order, and the other way round', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.teacher)
  await openScreen(page, await roster())
  const table = page.getByRole('table', { name: 'Học sinh' })
  const names = table.getByRole('rowheader')
  await expect(names).toHaveCount(35)
  // A before Â, D before Đ, U before Ư; highland names by what the pupil is called
  const inOrder = (await names.allInnerTexts()).map((name) => name.normalize('NFC'))
  expect(inOrder.slice(0, 6)).toEqual([
    'Lê Thị Thu An',
    'Trần Hoài An',
    'Ngô Hồng Ánh',
    'Phạm Bảo Ân',
    'Hoàng Gia Bảo',
    'Y Bhok Niê',
  ])
  expect(inOrder.indexOf('Lương Thuỳ Dương')).toBeLessThan(inOrder.indexOf('Bùi Khánh Đan'))
  await table.getByRole('button', { name: 'Họ và tên' }).click()
  await expect(table.getByRole('columnheader', { name: 'Họ và tên' })).toHaveAttribute('aria-sort', 'descending')
  expect((await names.allInnerTexts()).map((name) => name.normalize('NFC'))).toEqual(inOrder.toReversed())
})

test('B-085 the pupils with their marks scroll nothing sideways on a desk of 1366 px, and usual names stand in one line', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.teacher)
  await openScreen(page, await roster())
  const table = page.getByRole('table', { name: 'Học sinh' })
  const names = table.getByRole('rowheader')
  await expect(names).toHaveCount(35)
  // the marks are there: nothing is on its way any more
  await expect(table.getByRole('row').nth(1)).toContainText(/\d+\/\d+/)
  // the letters that stand in for them are wider
  await expect(page.locator(':root[data-letters]')).toBeAttached()
  await lettersHere(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366)
  await expect(table).toContainText(/Chưa đăng nhập lần nào|Truy cập gần nhất \d\d\/\d\d\/\d{4}/)
  const lines = await names.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return { name: cell.textContent, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size }
    }),
  )
  const usual = lines.filter(({ name }) => (name?.length ?? 0) <= 18)
  expect(usual.length).toBeGreaterThan(20)
  expect(usual.filter((each) => each.lines > 1)).toEqual([])
  await expectNoSidewaysScroll(page, 'the pupils of a class')
})

test('a name of one endless word is broken, and scrolls nothing sideways', async ({ page, signInAs }) => {
  const email = await aTeacher()
  const teacher = await callerAs(email)
  const classId = await newClass(teacher, '9W1')
  const pupils = [{ line: 1, fullName: 'Ê'.repeat(60) }]
  await teacher.call('CLASSES_Pupils_Make', { classId, listId: crypto.randomUUID(), consent: true, pupils })
  await page.setViewportSize({ width: 1366, height: 768 })
  await signInAs(email)
  await openScreen(page, { path: `/lms/teacher/classes/${classId}?tab=students`, heading: 'Lớp 9W1' })
  const row = page.getByRole('table', { name: 'Học sinh' }).getByRole('row').nth(1)
  await expect(row).toContainText('0/0')
  await expect(row.getByRole('button', { name: /^Thao tác khác/ })).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page, 'a class with an endless name')
})

test('a pupil is found without marks, and the address keeps what is looked for', async ({ page, signInAs }) => {
  await signInAs(people.teacher)
  await openScreen(page, await roster())
  const names = page.getByRole('table', { name: 'Học sinh' }).getByRole('rowheader')
  await page.getByRole('searchbox', { name: /^Tìm tên/ }).fill('duc')
  await expect(names).toHaveText(['Đặng Văn Đức', 'Cao Đức Mạnh'])
  await expect(page).toHaveURL(/\?tab=students&q=duc$/)
  await page.reload()
  await expect(names).toHaveText(['Đặng Văn Đức', 'Cao Đức Mạnh'])
  await page.getByRole('searchbox', { name: /^Tìm tên/ }).fill('không có ai')
  await expect(page.getByText('Không tìm thấy học sinh phù hợp').last()).toBeVisible()
  await page.getByRole('button', { name: 'Xem cả lớp' }).click()
  await expect(names).toHaveCount(35)
})

test('closer rows are kept on this device until the person signs out', async ({ page, signInAs }) => {
  await signInAs(people.teacher)
  await openScreen(page, await roster())
  const closer = page.getByRole('button', { name: 'Thu hẹp dòng' })
  await closer.click()
  await expect(closer).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(closer).toHaveAttribute('aria-pressed', 'true')
  await shell(page).signOut()
  await expect(page).toHaveURL('/')
  await signInAs(people.teacher)
  await openScreen(page, await roster())
  await expect(closer).toHaveAttribute('aria-pressed', 'false')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the pupils are cards, nothing of which is cut', async ({ page, signInAs }) => {
    await signInAs(people.teacher)
    await openScreen(page, await roster())
    await expect(page.getByRole('table')).toHaveCount(0)
    const card = page
      .getByRole('list', { name: 'Học sinh' })
      .getByRole('listitem')
      .filter({ hasText: 'Nguyễn Hoàng Ngọc Bảo Trân' })
    await expect(card).toContainText('4a1.35@phuong.test')
    await page.getByLabel('Sắp xếp').selectOption({ label: 'Họ và tên, giảm dần' })
    await expect(page.getByRole('list', { name: 'Học sinh' }).getByRole('listitem').first()).toContainText(
      'Quách Gia Vỹ',
    )
  })

  test('a pupil comes to the class in one tap', async ({ page, signInAs }) => {
    await signInAs(people.pupil)
    await openScreen(page, { path: '/lms/home', heading: 'Chào em, An' })
    // what is to do comes first, the class below it
    await expect(page.getByRole('heading', { name: 'Bài cần làm' })).toBeInViewport()
    await page.getByRole('link', { name: 'Vào lớp 4A1' }).tap()
    await expect(shell(page).title).toHaveText('Lớp 4A1')
  })
})

test('A-405 counts are written with commas', async ({ page, signInAs }) => {
  await answerCall(page, 'CLASSES_GetClasses_ByTeacherId', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { results: { totalStudents: number }[] }
    const [first, ...others] = body.results
    await route.fulfill({ response, json: { ...body, results: [{ ...first, totalStudents: 1_234_567 }, ...others] } })
  })
  await signInAs(people.teacher)
  await openScreen(page, { path: '/lms/home', heading: 'Chào cô Lan' })
  const { main } = shell(page)
  await expect(main.getByRole('article').first().getByRole('definition').first()).toHaveText('1,234,567')
  await expect(main.getByText('tìm trong 1,234,599 học sinh của các lớp.')).toBeVisible()
})

test('a code that the browser does not let into the clipboard is shown in words', async ({ page, signInAs }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await signInAs(people.teacher)
  await openScreen(page, await roster())
  await page.getByRole('button', { name: 'Chép mã lớp K7M4QX' }).click()
  await expect(toasts(page)).toContainText('Mã lớp là K7M4QX')
})
