import { demoPassword } from '@phuong/server/testing/caller'
import type { Page } from '@playwright/test'
import { loginForm } from '../../pages/login-form.ts'
import { shell } from '../../pages/shell.ts'
import { answerCall, holdCall, refusal } from '../../support/calls.ts'
import { countAccounts } from '../../support/database.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const home = { path: '/lms/home', heading: /^Chào/ }

/** Parts that only one role sees: the teacher's search, the pupil's classmates, the school, the accounts. */
const partsOf = (page: Page) => ({
  teacher: page.getByRole('region', { name: 'Tìm học sinh' }).getByRole('searchbox'),
  pupil: page.getByRole('heading', { name: 'Lớp của em', exact: true }),
  manager: page.getByRole('heading', { name: 'Giáo viên của trường', exact: true }),
  administrator: page.getByRole('heading', { name: 'Tài khoản theo vai trò', exact: true }),
})

test.describe('the home', () => {
  for (const role of ['teacher', 'pupil', 'manager', 'administrator', 'testbank'] as const)
    test(`B-027 B-028 B-031 of a ${role} has the parts of that role and of no other`, async ({ page, signInAs }) => {
      await signInAs(people[role])
      await openScreen(page, home)
      for (const [whose, part] of Object.entries(partsOf(page)))
        await expect(part, whose).toHaveCount(whose === role ? 1 : 0)
    })

  test('of a teacher shows the managed classes, and finds a pupil of theirs by a part of the name', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.teacher)
    await openScreen(page, home)
    const { main, title } = shell(page)
    await expect(title).toHaveText('Chào cô Lan')
    await expect(main.getByText('Đang quản lý 2 lớp, 67 học sinh.')).toBeVisible()
    for (const [name, code, pupils] of [
      ['Lớp 4A1', 'K7M4QX', '35'],
      ['Lớp 4A2', 'P3D8RV', '32'],
    ] as const) {
      const card = main.getByRole('article').filter({ has: page.getByRole('link', { name }) })
      await expect(card).toContainText(code)
      await expect(card.getByRole('definition').first()).toHaveText(pupils)
    }
    await partsOf(page).teacher.fill('nhat minh')
    const found = main.getByRole('link', { name: /Nguyễn Nhật Minh/ })
    await expect(found).toHaveCount(2)
    await expect(found.filter({ hasText: 'Sinh ngày 08/10/2017' })).toHaveCount(1)
    await expect(found.filter({ hasText: 'Sinh ngày 19/03/2017' })).toHaveCount(1)
    await found.first().click()
    await expect(title).toHaveText('Lớp 4A1')
    await expect(main.getByRole('row').filter({ hasText: 'Nguyễn Nhật Minh' })).toHaveCount(2)
    await expect(main.getByRole('row')).toHaveCount(3)
  })

  test('of a teacher on a phone shows a found pupil in one row, the class at its end', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await signInAs(people.teacher)
    await openScreen(page, home)
    await partsOf(page).teacher.fill('y bhok')
    const found = shell(page).main.getByRole('link', { name: /Y Bhok Niê/ })
    const [row, name, className] = await Promise.all(
      [found, found.getByText('Y Bhok Niê'), found.getByText('Lớp 4A1')].map((part) => part.boundingBox()),
    )
    if (!row || !name || !className) throw new Error('a part of the row is not drawn')
    expect(row.height).toBeLessThan(64)
    expect(Math.abs(name.y + name.height / 2 - (className.y + className.height / 2))).toBeLessThan(4)
    expect(row.x + row.width - (className.x + className.width)).toBeLessThan(24)
  })

  test('of a teacher without a school level asks for it', async ({ page, signInAs }) => {
    await signInAs(people.teacherWithoutClass)
    await openScreen(page, home)
    await expect(page.getByText('Vui lòng cập nhật thông tin trước khi tiếp tục sử dụng!')).toBeVisible()
  })

  test('of a pupil shows the class first, and of the classmates the names alone', async ({ page, signInAs, watch }) => {
    await signInAs(people.pupil)
    await openScreen(page, home)
    const { main, title } = shell(page)
    await expect(title).toHaveText('Chào em, An')
    await expect(main.getByText('Giáo viên Nguyễn Thị Lan')).toBeVisible()
    await expect(main.getByText('Trần Hoài An', { exact: true })).toBeVisible()
    await expect(main).not.toContainText('@phuong.test')
    const answers = await Promise.all(
      watch
        .dataCalls()
        .filter((request) => request.postData()?.includes('ClassMembers'))
        .map(async (request) => (await (await request.response())?.text()) ?? ''),
    )
    expect(answers).not.toEqual([])
    for (const answer of answers) expect(answer).not.toContain('@phuong.test')
    await main.getByRole('link', { name: 'Vào lớp 4A1' }).click()
    await expect(title).toHaveText('Lớp 4A1')
    await expect(main.getByRole('listitem').filter({ hasText: 'Lê Thị Thu An' })).toContainText('Em')
  })

  test('of a manager shows the own school', async ({ page, signInAs }) => {
    await signInAs(people.manager)
    await openScreen(page, home)
    const { main } = shell(page)
    await expect(main.getByText('Trường Tiểu học Hoa Phượng').first()).toBeVisible()
    await expect(main.getByRole('table', { name: 'Lớp trong trường' }).getByRole('rowheader')).toHaveText([
      '4A1',
      '4A2',
    ])
    const teachers = main.getByRole('table', { name: 'Giáo viên của trường' })
    await expect(teachers.getByRole('row').filter({ hasText: 'Nguyễn Thị Lan' })).toContainText('0912 345 678')
    await expect(teachers).not.toContainText('Trần Văn Minh')
  })

  test('of an administrator counts the accounts in one call and leads to the admin pages', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.administrator)
    const asked: string[] = []
    page.on('request', (request) => {
      const name = /p_PHUONG_(USERS_\w+)/.exec(request.postData() ?? '')?.[1]
      if (name !== undefined && name !== 'USERS_Me') asked.push(name)
    })
    // other tests make pupils and teachers meanwhile, and nobody ever becomes fewer
    const counts = () => Promise.all(['Student', 'Teacher', 'Testbank', 'Manager', 'Administrator'].map(countAccounts))
    const before = await counts()
    await openScreen(page, home)
    const { main, title } = shell(page)
    await expect(main.getByRole('term')).toHaveText(['Học sinh', 'Giáo viên', 'Ngân hàng đề', 'Quản lý', 'Quản trị'])
    await expect(main.getByRole('definition')).toHaveText([/^\d+$/, /^\d+$/, '1', '1', '1'])
    const after = await counts()
    for (const [at, shown] of (await main.getByRole('definition').allTextContents()).map(Number).entries()) {
      expect(shown).toBeGreaterThanOrEqual(before[at] ?? Number.NaN)
      expect(shown).toBeLessThanOrEqual(after[at] ?? Number.NaN)
    }
    await expect(main.getByRole('table', { name: 'Tài khoản mới nhất' }).getByRole('row').nth(1)).toBeVisible()
    expect(asked).toEqual(['USERS_Overview'])
    await main.getByRole('link', { name: 'Danh sách tài khoản' }).click()
    await expect(title).toHaveText('Danh sách tài khoản')
  })
})

test.describe('a list', () => {
  const managed = 'CLASSES_GetClasses_ByTeacherId'

  test('B-706 on its way shows its shape and says to wait a moment, then stands there', async ({ page, signInAs }) => {
    await signInAs(people.teacher)
    const held = await holdCall(page, managed)
    await page.goto('/lms/home')
    const waiting = page.getByRole('main').getByRole('status').filter({ hasText: 'Vui lòng đợi trong giây lát' })
    await expect(waiting).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Lớp 4A1' })).toHaveCount(0)
    held.release()
    await expect(page.getByRole('main').getByRole('link', { name: 'Lớp 4A1' })).toBeVisible()
    await expect(waiting).toHaveCount(0)
  })

  test('with nothing in it says so in a sentence, to a teacher and to a pupil', async ({
    page,
    anotherBrowser,
    signInAs,
  }) => {
    await signInAs(people.teacherWithoutClass)
    await openScreen(page, home)
    await expect(page.getByRole('main').getByText('Chưa có lớp nào', { exact: true }).first()).toBeVisible()
    const phone = await (await anotherBrowser({ as: people.pupilWithoutClass })).newPage()
    await openScreen(phone, home)
    await expect(phone.getByRole('main').getByText('Em chưa vào lớp nào', { exact: true }).first()).toBeVisible()
    await expect(phone.getByText(people.pupilWithoutClass)).toBeVisible()
  })

  test("B-686 a failure of the server shows 'Có lỗi xảy ra!', its number, and the way to try again", async ({
    page,
    signInAs,
    watch,
  }) => {
    watch.allow(/500/, 'the call fails on purpose')
    await signInAs(people.teacher)
    let broken = true
    await answerCall(page, managed, (route) =>
      broken ? route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')) : route.fallback(),
    )
    await page.goto('/lms/home')
    const main = page.getByRole('main')
    await expect(main.getByText('Có lỗi xảy ra!')).toBeVisible()
    await expect(main.getByText('00000000-0000-4000-8000-000000000000')).toBeVisible()
    broken = false
    await main.getByRole('button', { name: 'Thử lại' }).click()
    await expect(main.getByRole('link', { name: 'Lớp 4A1' })).toBeVisible()
    await expect(main.getByText('Có lỗi xảy ra!')).toHaveCount(0)
  })

  test('that no answer comes for says that the connection is away, and stands there after another try', async ({
    page,
    signInAs,
    watch,
  }) => {
    watch.allow(/ERR_CONNECTION_REFUSED/, 'the call is cut off on purpose')
    await signInAs(people.teacher)
    let cut = true
    await answerCall(page, managed, (route) => (cut ? route.abort('connectionrefused') : route.fallback()))
    await page.goto('/lms/teacher/classes')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Thử lại' }).waitFor()
    await expect(main.getByText('Chưa tải được danh sách').last()).toBeVisible()
    cut = false
    await main.getByRole('button', { name: 'Thử lại' }).click()
    await expect(main.getByRole('link', { name: 'Lớp 4A1' })).toBeVisible()
  })

  test('figures that could not be read are a dash, and the others stand', async ({ page, signInAs, watch }) => {
    watch.allow(/ERR_CONNECTION_REFUSED/, 'the classes are cut off on purpose')
    await signInAs(people.manager)
    await page.route('**/api/v1.0/dynamic/crud/read', (route) =>
      route.request().postDataJSON().entityName === 'Classes' ? route.abort('connectionrefused') : route.fallback(),
    )
    await page.goto('/lms/home')
    const figures = page.getByRole('main').getByRole('definition')
    await expect(figures).toHaveText(['–', '–', /^\d+$/])
  })

  test('that stands there keeps standing when asking again fails', async ({ page, signInAs, watch }) => {
    watch.allow(/500/, 'the second call fails on purpose')
    await signInAs(people.teacher)
    await page.clock.install()
    let asked = 0
    await answerCall(page, managed, async (route) => {
      asked += 1
      if (asked === 1) await route.fallback()
      else await route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!'))
    })
    await openScreen(page, home)
    await expect(page.getByRole('main').getByRole('link', { name: 'Lớp 4A1' })).toBeVisible()
    await shell(page).entry('Tất cả lớp học').click()
    await expect(shell(page).title).toHaveText('Lớp học')
    await page.clock.fastForward('05:00')
    const [again] = await Promise.all([
      page.waitForResponse((response) => response.status() === 500),
      shell(page).entry('Trang chủ').click(),
    ])
    expect(again.status()).toBe(500)
    await expect(shell(page).title).toHaveText('Chào cô Lan')
    await expect(page.getByRole('main').getByRole('link', { name: 'Lớp 4A1' })).toBeVisible()
  })
})

test.describe('a session that ends', () => {
  test('B-686 leads to the login with the next call, and after it back to the page', async ({
    page,
    context,
    baseURL,
    signInAs,
    watch,
  }) => {
    watch.allow(/401/, 'the session is ended from elsewhere on purpose')
    await signInAs(people.teacher)
    await openScreen(page, home)
    const [cookie] = await context.cookies(baseURL)
    const elsewhere = await callerAs(people.teacher)
    elsewhere.cookie = `${cookie?.name}=${cookie?.value}`
    expect((await elsewhere.call('USERS_Logout', {}, 'execute')).status).toBe(200)
    await shell(page).sidebar.getByRole('link', { name: /^4A2/ }).click()
    await expect(page).toHaveURL(/\/\?returnTo=%2Flms%2Fteacher%2Fclasses%2F[\w-]+$/)
    const form = loginForm(page)
    await form.fill(people.teacher, demoPassword)
    await form.submit.click()
    await expect(shell(page).title).toHaveText('Lớp 4A2')
  })
})
