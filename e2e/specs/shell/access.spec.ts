import { readFile } from 'node:fs/promises'
import { openings } from '@phuong/domain/opening/first-calls'
import { loginForm } from '../../pages/login-form.ts'
import { shell } from '../../pages/shell.ts'
import { aPersonWithoutRole } from '../../support/newcomers.ts'
import { people, roles } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { asksAhead, exerciseTypes, expectRefused, openScreen, type Screen, screens } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { foreignWords, wordsOf } from '../../support/vietnamese.ts'

/** The product's table of routes, as it is written. */
const readRoutes = () => readFile(new URL('../../../web/src/routes.tsx', import.meta.url), 'utf8')

test('every route of the product below /lms is tried in these tests', { tag: '@core' }, async () => {
  const table = await readRoutes()
  // one row of the table stands for each kind of exercise (B-105)
  const ofEachKind = /\$\{type\}$/
  const written = [...table.matchAll(/^\s+path: ['`](\/lms\/[^'`]+)['`]/gm)].flatMap(([, path = '']) =>
    ofEachKind.test(path)
      ? exerciseTypes.map((type) => path.replace(ofEachKind, type))
      : // and one for each book, of which one is tried
        [path.replace(/\$\{classLevel\}/, '5')],
  )
  const tried = (await screens()).map(({ route }) => route)
  // these two open for everybody
  const open = ['/lms/access-denied', '/lms/print/:template']
  expect(written.filter((path) => !open.includes(path)).sort()).toEqual(tried.sort())
  // each row that asks ahead is found, so that it is loaded where it is refused
  expect(openings.length).toBeGreaterThan(0)
  expect(tried.filter(asksAhead)).toHaveLength(openings.length)
})

test('B-012 a visitor who opens any route is led to / and to the login', async ({ page }) => {
  for (const { path } of await screens()) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page, path).toHaveURL(`/?${new URLSearchParams({ returnTo: path })}`)
    await expect(loginForm(page).email).toBeFocused()
  }
})

test('C-091 an account without a role opens the shared pages alone; every role-bound route and its call are refused', {
  tag: '@core',
}, async ({ page, signInAs }) => {
  const account = await aPersonWithoutRole()
  await signInAs(account)
  const caller = await callerAs(account)
  await openScreen(page, { path: '/lms/home', heading: /^Chào/ })
  await expect(page.getByText('Tài khoản đang chờ được xếp vai trò')).toBeVisible()
  await expect(shell(page).sidebar.getByRole('link')).toHaveText([
    'Trang chủ',
    'Luyện Olympic',
    'Đề thi mẫu',
    'Trò chơi giáo dục',
    'Học cùng thầy cô',
    'Dịch Anh Việt',
  ])
  expect((await wordsOf(page)).flatMap(foreignWords)).toEqual([])
  const isShared = ({ opensFor }: Screen) => roles.every((role) => opensFor.includes(role))
  for (const shared of (await screens()).filter(isShared)) await openScreen(page, shared)
  for (const screen of (await screens()).filter((each) => !isShared(each))) {
    await expectRefused(page, screen)
    const { call } = screen
    if (call) expect((await caller.call(call.name)).status, call.name).toBe(403)
  }
})

test.describe('the 403 page', () => {
  test('A-049 A-050 A-051 A-052 has the given title, text and button, and the button leads home', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.pupil)
    await page.goto('/lms/admin/account-lists')
    const { main, title } = shell(page)
    await expect(title).toHaveText('Hạn chế quyền truy cập')
    await expect(main.getByText('Xin lỗi, bạn không được phép truy cập trang này.', { exact: true })).toBeVisible()
    const back = main.getByRole('link', { name: 'Quay lại', exact: true })
    await expect(back).toHaveText('Quay lại')
    await back.click()
    await expect(page).toHaveURL('/lms/home')
    await expect(title).toHaveText('Chào em, An')
  })

  test('A-038 A-039 B-006 B-007 stands at /lms/access-denied, where /access-denied leads', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.teacher)
    for (const path of ['/lms/access-denied', '/access-denied']) {
      await page.goto(path)
      await expect(page).toHaveURL('/lms/access-denied')
      await expect(shell(page).title).toHaveText('Hạn chế quyền truy cập')
    }
  })

  test('a visitor sees it too, and its button leads to the login', async ({ page }) => {
    await page.goto('/access-denied')
    await expect(page).toHaveURL('/lms/access-denied')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hạn chế quyền truy cập')
    await page.getByRole('main').getByRole('link', { name: 'Quay lại' }).click()
    await expect(page).toHaveURL(`/?${new URLSearchParams({ returnTo: '/lms/home' })}`)
  })

  test('a class of another school is refused like a route', async ({ page, signInAs, watch }) => {
    watch.allow(/40[34]/, 'what was given to the class is refused like the class itself')
    const { body } = await (await callerAs('thay.minh@phuong.test')).call('CLASSES_GetClasses_ByTeacherId')
    const [foreign] = body.results as { id: string }[]
    await signInAs(people.teacher)
    await page.goto(`/lms/teacher/classes/${foreign?.id}`)
    await expect(page).toHaveURL('/lms/access-denied')
    await expect(shell(page).title).toHaveText('Hạn chế quyền truy cập')
  })
})
