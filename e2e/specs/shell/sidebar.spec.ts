import { shell } from '../../pages/shell.ts'
import { aPupil } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const home = { path: '/lms/home', heading: /^Chào/ }

test.describe('the sidebar', () => {
  test('A-053 A-088 A-089 A-090 is pinned beside the content from 1200 px up and can be hidden', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.teacher)
    await page.setViewportSize({ width: 1200, height: 800 })
    await openScreen(page, home)
    const { sidebar, toggle, main } = shell(page)
    await expect(sidebar).toBeVisible()
    const left = async () => (await main.boundingBox())?.x ?? 0
    const right = async () => {
      const box = await sidebar.boundingBox()
      return box ? box.x + box.width : 0
    }
    expect(await left()).toBeGreaterThanOrEqual(await right())
    await toggle.click()
    await expect(sidebar).toBeHidden()
    expect(await left()).toBe(0)
    await toggle.click()
    await expect(sidebar).toBeVisible()
  })

  test('A-088 A-090 is hidden below 1200 px, lies over the content when opened, and closes after an entry is chosen', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.teacher)
    for (const width of [1199, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await openScreen(page, home)
      const { sidebar, toggle, main, entry, title } = shell(page)
      await expect(sidebar, `${width} px`).toBeHidden()
      await toggle.click()
      await expect(sidebar).toBeVisible()
      expect((await main.boundingBox())?.x, 'the content stays where it is').toBe(0)
      await entry('Tất cả lớp học').click()
      await expect(title).toHaveText('Lớp học')
      await expect(sidebar).toBeHidden()
    }
  })

  test('as a drawer it closes by Escape, with the focus back on its button, by a press beside it, and by the way back of the device', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.pupil)
    await page.setViewportSize({ width: 360, height: 740 })
    await openScreen(page, home)
    const { sidebar, toggle, entry, title } = shell(page)
    await toggle.click()
    await page.keyboard.press('Escape')
    await expect(sidebar).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await expect(sidebar).toBeVisible()
    await page.mouse.click(350, 700)
    await expect(sidebar).toBeHidden()

    // the way back closes it and stays on the page; at the next press it goes on from there
    await toggle.click()
    await entry('Lớp học').click()
    await expect(title).toHaveText('Lớp học')
    await toggle.click()
    await expect(sidebar).toBeVisible()
    await page.goBack()
    await expect(sidebar).toBeHidden()
    await expect(title).toHaveText('Lớp học')
    await toggle.click()
    await toggle.click()
    await expect(sidebar).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(home.path)
    await expect(sidebar).toBeHidden()
  })

  test('A-073 A-074 has the section Administrators for who has administrator routes, and for nobody else', async ({
    page,
    anotherBrowser,
    signInAs,
  }) => {
    await signInAs(people.administrator)
    await openScreen(page, home)
    const section = shell(page).sidebar.getByRole('region', { name: 'Administrators' })
    await expect(section.getByRole('heading')).toHaveText('Administrators')
    await expect(section.getByRole('link')).toHaveText([
      'Danh sách tài khoản',
      'Công việc nền',
      'Địa bàn và trường',
      'Thư gửi đi',
      'Trang giới thiệu',
      'Tên miền',
      'Liên kết',
    ])
    for (const email of [people.teacher, people.manager, people.testbank, people.pupil, people.adminByList]) {
      const context = await anotherBrowser({ as: email })
      const other = await context.newPage()
      await openScreen(other, home)
      await expect(shell(other).sidebar, email).toBeVisible()
      await expect(shell(other).sidebar.getByText('Administrators'), email).toHaveCount(0)
      await context.close()
    }
  })

  test('A-085 A-086 lacks the entries that are hidden from the account; their routes stay open', async ({
    page,
    signInAs,
  }) => {
    const pupil = await aPupil()
    const administrator = await callerAs(people.administrator)
    const added = await administrator.call(
      'ACCOUNTLISTS_Add',
      { list: 'hidden-menu', email: pupil, value: ['/lms/student/classes'] },
      'execute',
    )
    expect(added.status, added.text).toBe(200)
    await signInAs(pupil)
    await openScreen(page, home)
    const { sidebar, search } = shell(page)
    await expect(sidebar.getByRole('link', { name: 'Trang chủ' })).toBeVisible()
    await expect(sidebar.getByText('Lớp học')).toHaveCount(0)
    await search.fill('lop')
    await expect(page.getByRole('option')).toHaveCount(0)
    await openScreen(page, { path: '/lms/student/classes', heading: 'Lớp học' })
    await expect(page).toHaveURL('/lms/student/classes')
  })

  test("names a teacher's classes below their entry, with the number of pupils, and folds them away", async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.teacher)
    await openScreen(page, home)
    const { sidebar, title } = shell(page)
    const group = sidebar.getByRole('button', { name: 'Lớp học' })
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await group.click()
    await expect(sidebar.getByRole('link', { name: /^4A1/ })).toBeHidden()
    await group.click()
    await sidebar.getByRole('link', { name: /^4A1/ }).click()
    await expect(title).toHaveText('Lớp 4A1')
    await expect(sidebar.getByRole('link', { name: /^4A1/ })).toHaveAttribute('aria-current', 'page')
  })

  test('A-071 marks the entry that a page belongs to, also where its address does not begin with that of the entry', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.pupil)
    const { sidebar } = shell(page)
    for (const [path, entry] of [
      ['/lms/sampleTests', 'Đề thi mẫu'],
      ['/lms/sampleTest/4/Units', 'Đề thi mẫu'],
      ['/lms/sampleTest/4/Unit/1/tests', 'Đề thi mẫu'],
      ['/lms/olympic/examination/1/result', 'Luyện Olympic'],
      ['/lms/exercise/examination/1/result', 'Lớp học'],
    ] as const) {
      await page.goto(path)
      await expect(sidebar.locator('[aria-current=page]'), path).toHaveText(entry)
    }
  })
})

test.describe('the search in the menu', () => {
  test('A-055 stands open from 1200 px up, finds an entry by a part of its name without marks, and opens it by keyboard', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.administrator)
    await openScreen(page, home)
    const { search, title } = shell(page)
    await search.fill('danh sach')
    await expect(page.getByRole('option')).toHaveText(['Danh sách tài khoản'])
    await search.press('ArrowDown')
    await search.press('Enter')
    await expect(page).toHaveURL('/lms/admin/account-lists')
    await expect(title).toHaveText('Danh sách tài khoản')
    await expect(search).toHaveValue('')
  })

  test('A-054 A-055 waits behind a button below 1200 px', async ({ page, signInAs }) => {
    await signInAs(people.teacher)
    await page.setViewportSize({ width: 360, height: 740 })
    await openScreen(page, home)
    const { search, openSearch, title } = shell(page)
    await expect(search).toHaveCount(0)
    await openSearch.click()
    await expect(search).toBeFocused()
    await search.fill('không có mục này')
    await expect(page.getByText('Không tìm thấy mục phù hợp')).toBeVisible()
    await search.fill('lop hoc')
    await page.getByRole('option', { name: 'Lớp học', exact: true }).click()
    await expect(title).toHaveText('Lớp học')
    await expect(search).toHaveCount(0)
  })
})
