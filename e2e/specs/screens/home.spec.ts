import { demoPassword } from '@phuong/server/testing/caller'
import type { Locator, Page } from '@playwright/test'
import { loginForm } from '../../pages/login-form.ts'
import { shell } from '../../pages/shell.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall, holdCall, refusal } from '../../support/calls.ts'
import { countAccounts } from '../../support/database.ts'
import { aTeacherWhoLearns } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { callerAs, classIdOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const home = { path: '/lms/home', heading: /^Chào/ }

/** Parts that only one role sees: the teacher's search, the pupil's classmates, the school, the accounts. */
const partsOf = (page: Page) => ({
  teacher: page.getByRole('region', { name: 'Tìm học sinh' }).getByRole('searchbox'),
  pupil: page.getByRole('heading', { name: 'Lớp của em', exact: true }),
  manager: page.getByRole('heading', { name: 'Giáo viên của trường', exact: true }),
  administrator: page.getByRole('heading', { name: 'Tài khoản theo vai trò', exact: true }),
  testbank: page.getByRole('heading', { name: 'Đề mới lưu', exact: true }),
})

/** The classes of the manager's school. */
const classesOfSchool = '1A1 1A2 1A3 2A1 2A2 3A1 3A2 3A3 4A1 4A2 5A1 5A2 5A3'.split(' ')

test.describe('the home', () => {
  for (const role of ['teacher', 'pupil', 'manager', 'administrator', 'testbank'] as const)
    test(`B-027 B-028 B-031 of a ${role} has the parts of that role and of no other`, async ({ page, signInAs }) => {
      await signInAs(people[role])
      await openScreen(page, home)
      for (const [whose, part] of Object.entries(partsOf(page)))
        await expect(part, whose).toHaveCount(whose === role ? 1 : 0)
    })

  test('of somebody with two roles is that of either, at an address of its own (B-027 C-089)', async ({
    page,
    signInAs,
  }) => {
    await signInAs(await aTeacherWhoLearns())
    await page.setViewportSize({ width: 360, height: 740 })
    await openScreen(page, home)
    const { pupil } = partsOf(page)
    const teacher = page.getByRole('heading', { name: /^Lớp của tôi/ })
    const homes = page.getByRole('navigation', { name: 'Trang chủ theo vai trò' })
    await expect(homes.getByRole('link')).toHaveText(['Giáo viên', 'Học sinh'])
    await expect(homes.locator('[aria-current=page]')).toHaveText('Giáo viên')
    await expect(teacher).toHaveCount(1)
    await expect(pupil).toHaveCount(0)
    await homes.getByRole('link', { name: 'Học sinh' }).click()
    await expect(page).toHaveURL('/lms/home?role=student')
    for (const isAgain of [false, true]) {
      if (isAgain) await page.reload()
      await expect(pupil).toHaveCount(1)
      await expect(teacher).toHaveCount(0)
      await expect(homes.locator('[aria-current=page]')).toHaveText('Học sinh')
    }
    await expectAccessible(page, 'the home of two roles')
    await expectNoSidewaysScroll(page, 'the home of two roles')
    // the menu goes by both as well
    await shell(page).toggle.click()
    for (const role of ['Giáo viên', 'Học sinh']) await expect(shell(page).entry(`Lớp học (${role})`)).toBeVisible()
  })

  test('of a teacher shows the managed classes, and finds a pupil of theirs by a part of the name', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.teacher)
    await openScreen(page, home)
    const { main, title } = shell(page)
    await expect(title).toHaveText('Chào cô Lan')
    await expect(main.getByText(/^Từ hôm qua (có \d+|chưa có) bài mới nộp\.$/)).toBeVisible()
    for (const [name, code, pupils] of [
      ['Lớp 4A1', 'K7M4QX', '35'],
      ['Lớp 4A2', 'P3D8RV', '32'],
    ] as const) {
      const card = main.getByRole('article').filter({ has: page.getByRole('link', { name }) })
      await expect(card).toContainText(code)
      await expect(card.getByRole('definition').first()).toHaveText(pupils)
    }
    await partsOf(page).teacher.fill('nhat minh')
    const found = main.getByRole('region', { name: 'Tìm học sinh' }).getByRole('link', { name: /Nguyễn Nhật Minh/ })
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

  test('B-057 of a teacher without a school level asks for it, and leads to the profile', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.teacherWithoutClass)
    await openScreen(page, home)
    await expect(page.getByText('Vui lòng cập nhật thông tin trước khi tiếp tục sử dụng!')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Trang cá nhân' }).click()
    await expect(page).toHaveURL('/lms/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TRANG CÁ NHÂN')
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

  test('B-052 D05 of a manager shows the own school with its work; its rows lead to a class and to a teacher, to be looked at', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.manager)
    await openScreen(page, home)
    const { main, title } = shell(page)
    await expect(main.getByText('Trường Tiểu học Hoa Phượng').first()).toBeVisible()
    await expect(main.getByRole('term')).toHaveText([
      'Lớp học',
      'Học sinh',
      'Giáo viên',
      'Bài đã giao',
      'Lượt nộp',
      'Nộp muộn',
      'Điểm trung bình (thang 10)',
    ])
    await expect(main.getByRole('definition').nth(4)).toHaveText(/^[\d,]+\/[\d,]+$/)
    const classes = main.getByRole('table', { name: 'Lớp trong trường' })
    await expect(classes.getByRole('rowheader')).toHaveText(classesOfSchool)
    const teachers = main.getByRole('table', { name: 'Giáo viên của trường' })
    await expect(teachers.getByRole('row').filter({ hasText: 'Nguyễn Thị Lan' })).toContainText('0912 345 678')
    await expect(teachers).not.toContainText('Trần Văn Minh')

    await classes.getByRole('link', { name: '4A1', exact: true }).click()
    await expect(title).toHaveText('Lớp 4A1')
    await expect(main.getByRole('table', { name: 'Học sinh' }).getByRole('rowheader')).toHaveCount(35)
    await expect(main.getByRole('list', { name: 'Bài tập đã giao' }).getByRole('listitem').first()).toBeVisible()
    // it is looked at, and nothing more
    await expect(main.getByRole('link', { name: 'Giao bài tập' })).toHaveCount(0)
    await main.getByRole('link', { name: 'Giáo viên Nguyễn Thị Lan' }).click()
    await expect(title).toHaveText('Nguyễn Thị Lan')
    await expect(main.getByRole('table', { name: 'Lớp đang dạy' }).getByRole('rowheader')).toHaveText(['4A1', '4A2'])
    await main.getByRole('navigation').getByRole('link', { name: 'Trang chủ' }).click()
    await expect(title).toHaveText(/^Chào/)
  })

  test('A-405 of a manager breaks no figure inside a number on a phone, and numbers its teachers on from page to page', async ({
    page,
    signInAs,
  }) => {
    await answerCall(page, 'HOME_Manager_Get', async (route) => {
      const response = await route.fetch()
      const { results, result, ...body } = (await response.json()) as Record<string, unknown>
      const many = (row: unknown) => ({ ...(row as object), expected: 1_636, handedIn: 1_236 })
      const json = Array.isArray(results) ? { ...body, results: results.map(many) } : { ...body, result: many(result) }
      await route.fulfill({ response, json })
    })
    await page.setViewportSize({ width: 360, height: 740 })
    await signInAs(people.manager)
    await openScreen(page, home)
    const { main } = shell(page)
    const figure = main.getByRole('definition').filter({ hasText: '/' }).first()
    await expect(figure).toHaveText('1,236/1,636')
    const linesOfNumbers = await figure.evaluate((told) => {
      const lines: number[] = []
      const walker = document.createTreeWalker(told, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const match of (node.textContent ?? '').matchAll(/[\d,]+/g)) {
          const range = document.createRange()
          range.setStart(node, match.index)
          range.setEnd(node, match.index + match[0].length)
          lines.push(new Set([...range.getClientRects()].map(({ top }) => top)).size)
        }
      return lines
    })
    expect(linesOfNumbers).toEqual([1, 1])

    await page.setViewportSize({ width: 1366, height: 768 })
    // a desk has room for it in one line, as tall as the figure beside it
    const tall = (at: Locator) => at.evaluate((told) => told.clientHeight)
    expect(await tall(figure)).toBe(await tall(main.getByRole('definition').first()))
    const teachers = main.getByRole('region', { name: 'Giáo viên của trường' })
    const numbers = teachers.getByRole('row').locator('td:first-child')
    await expect(numbers.first()).toHaveText('1')
    await teachers.getByRole('button', { name: 'Trang sau' }).click()
    await expect(numbers.first()).toHaveText('21')
    await expect(teachers.getByRole('navigation')).toHaveCount(1)
  })

  test('H114 a class of another school is not found by a manager', async ({ page, signInAs, watch }) => {
    watch.allow(/403|404/, 'a class of another school is asked for')
    await signInAs(people.manager)
    await page.goto(`/lms/home/classes/${await classIdOf('8A', 'thay.minh@phuong.test')}`)
    await expect(shell(page).main.getByText('Lớp hoặc giáo viên này không thuộc trường.')).toBeVisible()
  })

  test('B-062 C-257 of the test bank shows the bank in figures, what was saved last, and the ways to its pages', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.testbank)
    await openScreen(page, home)
    const { main, title } = shell(page)
    await expect(main.getByRole('term')).toHaveText([
      'Đề Olympic',
      'Đề theo bài',
      'Công khai',
      'Riêng tư',
      'Đề riêng của tôi',
    ])
    await expect(main.getByRole('definition').first()).toHaveText(/^[1-9]\d*$/)
    await expect(main.getByText('Chưa có trang nào')).toHaveCount(0)
    await main.getByRole('link', { name: 'Tải đề lên' }).click()
    await expect(title).toHaveText('Tải đề lên')
    await page.goto('/lms/home')
    await main.getByRole('link', { name: 'Ngân hàng đề', exact: true }).click()
    await expect(title).toHaveText('Ngân hàng đề')
  })

  test('B-062 of an administrator shows what waits for a decision, counts the accounts in one call and leads to the admin pages', async ({
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
    const decisions = main.getByRole('list', { name: 'Cần xem' }).getByRole('listitem')
    await expect(decisions.filter({ hasText: 'Giáo viên chưa xác minh' })).toContainText(/\p{Lu}/u)
    await expect(main.getByRole('link', { name: 'Ngân hàng đề' })).toBeVisible()
    expect(asked).toEqual(['USERS_Overview'])
    await main.getByRole('link', { name: 'Danh sách tài khoản' }).click()
    await expect(title).toHaveText('Danh sách tài khoản')
  })
})

test("R19 decision 31 the administrator's home warns before the disk's reserve runs low, with its figures, and says nothing while there is room", async ({
  page,
  signInAs,
}) => {
  await signInAs(people.administrator)
  await openScreen(page, home)
  const { main } = shell(page)
  await expect(main.getByRole('list', { name: 'Cần xem' })).toBeVisible()
  await expect(main.getByText(/^Đĩa |bài nói/)).toHaveCount(0)

  const gigabyte = 1_073_741_824
  let level: 'low' | 'noFiles' | 'noAnswers' = 'low'
  await answerCall(page, 'SITE_Room_Get', async (route) => {
    const response = await route.fetch()
    const { result, ...body } = (await response.json()) as { result: { disk: object; recordings: object } }
    const disk = { ...result.disk, free: 1.5 * gigabyte, total: 500 * gigabyte, filesNeed: gigabyte, level }
    const recordings = { bytes: 17 * gigabyte, limit: 20 * gigabyte, level: 'low' }
    await route.fulfill({ response, json: { ...body, result: { disk, recordings } } })
  })
  const notice = (title: string) =>
    main
      .locator('div')
      .filter({ has: page.getByText(title, { exact: true }) })
      .last()
  for (const [next, title, text] of [
    ['low', 'Đĩa của máy chủ sắp đầy', 'Còn trống 1,5 GB trên 500 GB. Khi còn dưới 1 GB, máy chủ không nhận thêm'],
    ['noFiles', 'Đĩa gần đầy, không nhận thêm tập tin và bài nói', 'Cần dọn bớt đĩa của máy chủ.'],
    ['noAnswers', 'Đĩa đã đầy, không lưu được câu trả lời', 'Cần dọn bớt đĩa của máy chủ ngay.'],
  ] as const) {
    level = next
    for (const width of [1366, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await openScreen(page, home)
      const disk = notice(title)
      await expect(disk, `${next} at ${width} px`).toBeVisible()
      await expect(disk).toContainText(text)
      // above everything else that waits
      const decisions = main.getByRole('region', { name: 'Cần xem' })
      expect((await disk.boundingBox())?.y).toBeLessThan((await decisions.boundingBox())?.y ?? 0)
      await expect(notice('Chỗ cho bài nói sắp hết')).toContainText('17 GB trên 20 GB')
    }
    await expectNoSidewaysScroll(page, `a disk with ${next}`)
    await expectAccessible(page, `a disk with ${next}`)
  }
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

  test('figures that could not be read are a dash, and the lists stand', async ({ page, signInAs, watch }) => {
    watch.allow(/ERR_CONNECTION_REFUSED/, 'the figures are cut off on purpose')
    await signInAs(people.manager)
    await answerCall(page, 'HOME_Manager_Get', (route) => route.abort('connectionrefused'))
    await page.goto('/lms/home')
    const main = page.getByRole('main')
    await expect(main.getByRole('definition')).toHaveText(Array.from({ length: 7 }, () => '–'))
    await expect(main.getByRole('table', { name: 'Lớp trong trường' }).getByRole('rowheader')).toHaveText(
      classesOfSchool,
    )
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
