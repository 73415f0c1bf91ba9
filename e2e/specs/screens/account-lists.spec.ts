import { demoPassword } from '@phuong/server/testing/caller'
import type { Page } from '@playwright/test'
import { accountLists } from '../../pages/account-lists.ts'
import { loginForm } from '../../pages/login-form.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { callOf, isCallOf } from '../../support/calls.ts'
import { dayIn } from '../../support/lessons.ts'
import { aPupil } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const openList = (page: Page, list: string) =>
  openScreen(page, {
    path: `/lms/admin/account-lists?${new URLSearchParams({ list })}`,
    heading: 'Danh sách tài khoản',
  })

/**
 * Lists that an account may come to and leave again while other tests are at work; the others have their turn in
 * first-administrator.spec.ts, in a product of their own.
 */
const harmless = [
  ['admins', 'Quản trị theo danh sách'],
  ['class-level', 'Thấy mọi khối lớp'],
  ['class-aware-practice', 'Luyện tập theo lớp'],
  ['testbank', 'Ngân hàng đề'],
  ['beans', 'Beans'],
  ['document-library', 'Thư viện tài liệu'],
  ['question-types', 'Loại câu hỏi'],
  ['offline-ebooks', 'Sách điện tử ngoại tuyến'],
] as const

test('A-110 A-120 B-042 an administrator puts an account on a list by its email and takes it off again', async ({
  page,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil()
  await signInAs(people.administrator)
  await openList(page, harmless[0][0])
  const lists = accountLists(page)
  const { body } = await (await callerAs(pupil)).call('USERS_Me', {}, 'query/first')
  const { id } = body.result as { id: string }
  for (const [name, label] of harmless) {
    await lists.choose(label)
    await expect(page).toHaveURL(`/lms/admin/account-lists?list=${name}`)
    await expect(page.getByRole('heading', { level: 2, name: label })).toBeVisible()
    await lists.account.fill(`  ${pupil.toUpperCase()} `)
    await lists.add.click()
    await expect(lists.row(pupil), label).toBeVisible()
    await expect(lists.account, 'the field is ready for the next account').toHaveValue('')

    await lists.removeFrom(pupil).click()
    await lists.question.getByRole('button', { name: 'Xác nhận' }).click()
    await expect(lists.row(pupil)).toHaveCount(0)
  }
  const removed = watch.dataCalls().filter(isCallOf('ACCOUNTLISTS_Remove')).map(callOf)
  expect(removed.map(({ parameters }) => parameters)).toEqual(harmless.map(([list]) => ({ list, userId: id })))
})

test('B-044 the list of class limits carries a number for each account, and none where it is left empty', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  await signInAs(people.administrator)
  await openList(page, 'class-limit')
  const lists = accountLists(page)
  await expect(lists.row('hs.lop1@phuong.test').getByRole('cell', { name: '1', exact: true }).last()).toBeVisible()
  for (const wrong of ['hai', '-1', '1,5', '1001']) {
    await lists.account.fill(pupil)
    await lists.limit.fill(wrong)
    await lists.add.click()
    await expect(lists.limit, wrong).toHaveAccessibleDescription(/Nhập số nguyên từ 0 đến 1000/)
  }
  await lists.limit.fill('3')
  await lists.add.click()
  await expect(lists.row(pupil).getByRole('cell', { name: '3', exact: true })).toBeVisible()
  await lists.removeFrom(pupil).click()
  await lists.question.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(lists.row(pupil)).toHaveCount(0)
  await lists.account.fill(pupil)
  await lists.add.click()
  await expect(lists.row(pupil)).toContainText('Không giới hạn')
})

test('A-402 A-403 a long text in a cell is cut after 26 characters, and whole in its tooltip', async ({
  page,
  signInAs,
}) => {
  const pupil = await aPupil()
  await signInAs(people.administrator)
  await openList(page, 'hidden-menu')
  const lists = accountLists(page)
  await lists.add.click()
  await expect(lists.account).toHaveAccessibleDescription(/Vui lòng nhập email hoặc tên đăng nhập/)
  await expect(lists.form.getByText('Chọn ít nhất một mục')).toBeVisible()
  await lists.account.fill(pupil)
  for (const box of await lists.paths.all()) await box.check()
  await lists.add.click()
  const whole =
    'Trang chủ, Lớp học, Quản lý bài tập, Rèn luyện bồi dưỡng, Lớp học, Danh sách tài khoản, Công việc nền, Địa bàn và trường, Thư gửi đi, Trang giới thiệu, Tên miền, Liên kết, Luyện Olympic, Đề thi mẫu, Ngân hàng đề, Trò chơi giáo dục, Học cùng thầy cô, Bài giảng điện tử, Dịch Anh Việt'
  const cell = lists.row(pupil).getByRole('cell').filter({ hasText: 'Trang chủ' })
  await expect(cell).toContainText('Trang chủ, Lớp học, Quản l...')
  expect('Trang chủ, Lớp học, Quản l').toHaveLength(26)
  await cell.getByText('Trang chủ, Lớp học, Quản l...').hover()
  await expect(page.getByRole('tooltip')).toHaveText(whole)
})

test('an account that does not exist, or is there already, is said at its field, and what was typed stays', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/404|409/, 'the server refuses both on purpose')
  await signInAs(people.administrator)
  await openList(page, 'demo')
  const lists = accountLists(page)
  for (const [typed, words] of [
    ['', 'Vui lòng nhập email hoặc tên đăng nhập'],
    ['khong.co.ai@phuong.test', 'Không tìm thấy tài khoản này'],
    ['hs.lop1@phuong.test', 'Tài khoản đã có trong danh sách.'],
  ] as const) {
    await lists.account.fill(typed)
    await lists.account.press('Enter')
    await expect(lists.account).toHaveAccessibleDescription(new RegExp(words))
    await expect(lists.account).toHaveValue(typed)
    await expect(lists.account).toBeFocused()
  }
})

test.describe('before an account goes', () => {
  test("A-398 A-399 A-400 it is asked 'Bạn có muốn xóa không?'; only 'Xác nhận' deletes", async ({
    page,
    signInAs,
    watch,
  }) => {
    const pupil = await aPupil()
    const administrator = await callerAs(people.administrator)
    await administrator.call('ACCOUNTLISTS_Add', { list: 'testbank', email: pupil }, 'execute')
    await signInAs(people.administrator)
    await openList(page, 'testbank')
    const { question, removeFrom, row } = accountLists(page)
    const removals = () => watch.dataCalls().filter(isCallOf('ACCOUNTLISTS_Remove'))
    const ways: [string, () => Promise<void>][] = [
      ["'Không'", () => question.getByRole('button', { name: 'Không', exact: true }).click()],
      ['Escape', () => page.keyboard.press('Escape')],
      ['a press beside it', () => page.mouse.click(5, 400)],
      ['Enter, since the focus is on the harmless button', () => page.keyboard.press('Enter')],
    ]
    for (const [way, answer] of ways) {
      await removeFrom(pupil).click()
      await expect(question).toHaveAccessibleName('Bạn có muốn xóa không?')
      await expect(question.getByRole('button')).toHaveText(['Không', 'Xác nhận'])
      await expect(question.getByRole('button', { name: 'Không' })).toBeFocused()
      await answer()
      await expect(question, way).toBeHidden()
      await expect(removeFrom(pupil), 'the focus comes back').toBeFocused()
      expect(removals(), way).toEqual([])
    }
    await removeFrom(pupil).click()
    await question.getByRole('button', { name: 'Xác nhận', exact: true }).click()
    await expect(row(pupil)).toHaveCount(0)
    expect(removals()).toHaveLength(1)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(row(pupil)).toHaveCount(0)
  })
})

test('a list is searched by a part of a name without marks, and page by page', async ({ page, signInAs }) => {
  await signInAs(people.administrator)
  await openList(page, 'demo')
  const { search, row } = accountLists(page)
  await search.fill('giao vien cap')
  await expect(row('@phuong.test')).toHaveCount(3)
  await search.fill('khongcoaitenvay')
  await expect(page.getByText('Không tìm thấy tài khoản phù hợp').last()).toBeVisible()
  await page.getByRole('button', { name: 'Xem cả danh sách' }).click()
  await expect(row('@phuong.test')).toHaveCount(13)
  await page.getByLabel('Số dòng').selectOption('10')
  await expect(row('@phuong.test')).toHaveCount(10)
  await page.getByRole('button', { name: 'Trang sau' }).click()
  await expect(row('@phuong.test')).toHaveCount(3)
  await expect(row('@phuong.test').first().getByRole('cell').first()).toHaveText('11')
})

test('A-120 when an account was added is said at every width', async ({ page, signInAs }) => {
  const pupil = await aPupil()
  const added = await (await callerAs(people.administrator)).call(
    'ACCOUNTLISTS_Add',
    { list: 'beans', email: pupil },
    'execute',
  )
  expect(added.status, added.text).toBe(200)
  await signInAs(people.administrator)
  const moment = new RegExp(`${dayIn(0).shown} \\d{2}:\\d{2}`)
  const { row } = accountLists(page)
  for (const width of [1366, 768]) {
    await page.setViewportSize({ width, height: 768 })
    await openList(page, 'beans')
    await expect(page.getByRole('columnheader', { name: 'Ngày thêm' }), `at ${width} px`).toBeVisible()
    await expect(row(pupil).getByRole('cell', { name: moment })).toBeVisible()
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await openList(page, 'beans')
  const card = page.getByRole('listitem').filter({ hasText: pupil })
  await expect(card.getByRole('term').filter({ hasText: 'Ngày thêm' })).toBeVisible()
  await expect(card.getByRole('definition').filter({ hasText: moment })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the list is chosen, an account added and taken off by thumb', async ({ page, signInAs }) => {
    const pupil = await aPupil()
    await signInAs(people.administrator)
    await openScreen(page, { path: '/lms/admin/account-lists', heading: 'Danh sách tài khoản' })
    const { account, add, question } = accountLists(page)
    await page.getByRole('combobox', { name: 'Chọn danh sách' }).tap()
    await page.getByRole('option', { name: 'Ngân hàng đề' }).tap()
    await expect(page.getByRole('heading', { level: 2, name: 'Ngân hàng đề' })).toBeVisible()
    await account.fill(pupil)
    await add.tap()
    const card = page.getByRole('listitem').filter({ hasText: pupil })
    await card.getByRole('button', { name: /^Thao tác khác/ }).tap()
    await page.getByRole('menuitem', { name: 'Xóa khỏi danh sách' }).tap()
    await question.getByRole('button', { name: 'Xác nhận' }).tap()
    await expect(card).toHaveCount(0)
  })
})

test('B-686 a session that ends while words are typed is renewed in place, and the words are still there', async ({
  page,
  context,
  baseURL,
  signInAs,
  watch,
}) => {
  const pupil = await aPupil()
  watch.allow(/401/, 'the session is ended from elsewhere on purpose')
  await signInAs(people.administrator)
  await openList(page, 'testbank')
  const { account, add, row } = accountLists(page)
  await account.fill(pupil)
  const [cookie] = await context.cookies(baseURL)
  const elsewhere = await callerAs(people.administrator)
  elsewhere.cookie = `${cookie?.name}=${cookie?.value}`
  expect((await elsewhere.call('USERS_Logout', {}, 'execute')).status).toBe(200)
  await add.click()
  const again = page.getByRole('dialog', { name: 'Phiên đăng nhập đã kết thúc' })
  await expect(again).toBeVisible()
  await expect(page).toHaveURL('/lms/admin/account-lists?list=testbank')
  const form = loginForm(page)
  await form.fill(people.administrator, demoPassword)
  await form.submit.click()
  await expect(again).toBeHidden()
  await expect(account).toHaveValue(pupil)
  await add.click()
  await expect(row(pupil)).toBeVisible()
  await expect(toasts(page)).toContainText('Đã thêm vào danh sách.')
})

test('A-110 an account on the list of admins sees no administrator page', async ({ page, signInAs }) => {
  await signInAs(people.adminByList)
  await page.goto('/lms/admin/account-lists')
  await expect(page).toHaveURL('/lms/access-denied')
  await expect(shell(page).title).toHaveText('Hạn chế quyền truy cập')
})
