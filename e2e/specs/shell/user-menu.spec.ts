import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { answerCall, refusal } from '../../support/calls.ts'
import { tabTo } from '../../support/hands.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openPages, openScreen, settled } from '../../support/screens.ts'
import { guides } from '../../support/server.ts'
import { expect, test } from '../../support/test.ts'

const home = { path: '/lms/home', heading: /^Chào/ }

test.describe('the user menu', () => {
  for (const [email, heading] of [
    [people.teacher, 'Tài khoản giáo viên'],
    [people.pupil, 'Tài khoản học sinh'],
    [people.manager, 'Tài khoản quản lý'],
    [people.administrator, 'Tài khoản quản trị'],
    [people.testbank, 'Tài khoản ngân hàng đề'],
    [people.adminByList, 'Tài khoản giáo viên'],
  ] as const)
    test(`A-057 A-059 A-060 A-061 A-064 of ${email} is headed '${heading}' and has the way out`, async ({
      page,
      signInAs,
    }) => {
      const { body } = await (await callerAs(email)).call('USERS_Me', {}, 'query/first')
      const { fullName } = body.result as { fullName: string }
      await signInAs(email)
      await openScreen(page, home)
      const { bar, userButton, userMenu } = shell(page)
      await expect(userButton).toHaveAccessibleName(`Tài khoản của ${fullName}`)
      await expect(userButton.getByText(fullName)).toBeVisible()
      await userButton.click()
      await expect(bar.getByText(heading, { exact: true })).toBeVisible()
      await expect(bar.getByText(email)).toBeVisible()
      await expect(userMenu.getByRole('menuitem', { name: 'Thoát', exact: true })).toBeVisible()
    })

  test('A-062 A-063 opens, is walked and closes by the keyboard alone; its first entry opens the profile', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.teacher)
    await openScreen(page, home)
    const { userButton, userMenu, guide } = shell(page)
    await tabTo(page, userButton)
    await page.keyboard.press('Enter')
    const account = userMenu.getByRole('menuitem', { name: 'Tài khoản', exact: true })
    await expect(account).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(guide).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(userMenu.getByRole('menuitem', { name: 'Thoát' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(userMenu).toBeHidden()
    await expect(userButton).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(account).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/lms/profile')
    await expect(userMenu).toBeHidden()
  })

  for (const [who, email, address] of [
    ['pupil', people.pupil, guides.student],
    ['teacher', people.teacher, guides.teacher],
  ] as const)
    test(`C-219 C-220 opens the guide of a ${who} in a new tab`, async ({ page, context, signInAs, watch }) => {
      watch.allow(/asked another host: https:\/\/huong-dan\.phuong\.test\//, 'the guide stands on a server of its own')
      await context.route('https://huong-dan.phuong.test/**', (route) =>
        route.fulfill({ contentType: 'text/plain', body: 'the guide' }),
      )
      await signInAs(email)
      await openScreen(page, home)
      const { userButton, guide } = shell(page)
      await userButton.click()
      const [tab] = await Promise.all([context.waitForEvent('page'), guide.click()])
      await expect(tab).toHaveURL(address)
      await expect(page, 'the page itself stays').toHaveURL('/lms/home')
      expect(await tab.evaluate(() => window.opener)).toBeNull()
    })

  test('leads staff to the notices of whose work is in the product, in a new tab; a pupil has no such entry', async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs(people.teacher)
    await openScreen(page, home)
    const { userButton, userMenu } = shell(page)
    const notices = userMenu.getByRole('menuitem', { name: 'Giấy phép và nguồn' })
    await userButton.click()
    const [tab] = await Promise.all([context.waitForEvent('page'), notices.click()])
    await expect(tab.getByText(/libvips/).first()).toBeVisible()
    await tab.close()
    await signInAs(people.pupil)
    await openScreen(page, home)
    await userButton.click()
    await expect(userMenu.getByRole('menuitem', { name: 'Thoát' })).toBeVisible()
    await expect(notices).toHaveCount(0)
  })

  test('C-220 has no guide where its address is empty', async ({ page, signInAs }) => {
    await signInAs(people.administrator)
    await openScreen(page, home)
    const { userButton, userMenu, guide, sidebar } = shell(page)
    await userButton.click()
    await expect(userMenu.getByRole('menuitem', { name: 'Thoát' })).toBeVisible()
    await expect(guide).toHaveCount(0)
    await expect(sidebar.getByText('Hướng dẫn sử dụng')).toHaveCount(0)
  })
})

test.describe("'Thoát'", () => {
  test('A-065 A-100 A-101 A-102 A-103 B-026 leads to /, empties the storage and ends the session on the server', {
    tag: '@core',
  }, async ({ page, context, signInAs, baseURL }) => {
    await signInAs(people.teacher)
    await openScreen(page, home)
    await page.evaluate(() => {
      localStorage.setItem('phuong.denseTables', 'true')
      localStorage.setItem('studentId', 'something that an older page left')
      sessionStorage.setItem('draft', 'some words')
    })
    const [cookie] = await context.cookies(baseURL)
    await shell(page).signOut()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Mỗi bài em làm/)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    expect(await context.cookies(baseURL)).toEqual([])

    const stranger = await callerAs(people.pupil)
    stranger.cookie = `${cookie?.name}=${cookie?.value}`
    expect((await stranger.call('CLASSES_GetClasses_ByTeacherId')).status).toBe(401)
    expect((await stranger.call('USERS_Me', {}, 'query/first')).body).toEqual({ result: null })
  })

  test("A-102 the browser's back shows nothing of the person afterwards", async ({ page, signInAs }) => {
    await signInAs(people.teacher)
    await openScreen(page, home)
    await shell(page).entry('Tất cả lớp học').click()
    await expect(shell(page).title).toHaveText('Lớp học')
    await page.getByRole('main').getByRole('link', { name: 'Lớp 4A1' }).click()
    await expect(shell(page).title).toHaveText('Lớp 4A1')
    await settled(page)
    await shell(page).signOut()
    await expect(page).toHaveURL('/')
    for (let steps = 0; steps < 2; steps += 1) {
      await page.goBack()
      await expect(page).toHaveURL(/\/(\?.*)?$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Mỗi bài em làm/)
      expect(await page.content()).not.toMatch(/Nguyễn Thị Lan|Lớp 4A1|co\.lan/)
    }
  })

  test('A-065 A-101 leads to / from pages too that everybody may open', async ({ page, signInAs }) => {
    // a printed sheet has no menu
    for (const { path, heading } of openPages.filter((each) => !each.path.startsWith('/lms/print/'))) {
      await signInAs(people.pupil)
      await openScreen(page, { path, heading })
      await shell(page).signOut()
      await expect(page, path).toHaveURL('/')
    }
  })

  test('says so when the server cannot be told, and the person stays signed in', async ({ page, signInAs, watch }) => {
    watch.allow(/500/, 'the call fails on purpose')
    await answerCall(page, 'USERS_Logout', (route) => route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')))
    await signInAs(people.pupil)
    await openScreen(page, home)
    await shell(page).signOut()
    await expect(toasts(page)).toContainText('Có lỗi xảy ra!')
    await expect(page).toHaveURL('/lms/home')
    await page.reload()
    await expect(shell(page).title).toHaveText('Chào em, An')
  })
})
