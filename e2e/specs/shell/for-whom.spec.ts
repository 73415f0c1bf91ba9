import type { Page } from '@playwright/test'
import { landing } from '../../pages/landing.ts'
import { loginForm } from '../../pages/login-form.ts'
import { answer, olympicExam, paperOf } from '../../pages/olympic.ts'
import { shell } from '../../pages/shell.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { newestSitting } from '../../support/practice.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'

const password = 'phuong123'

const otherSignedIn = (page: Page) => page.getByRole('dialog', { name: 'Người khác vừa đăng nhập' })

/** Somebody signs in by the form of the landing page. */
const signInAtLanding = async (window: Page, email: string) => {
  await landing(window).openers.first().click()
  await loginForm(window).fill(email, password)
  await loginForm(window).submit.click()
  await expect(shell(window).userButton).toBeVisible()
}

/** Signs in again in a dialog that knows whose page it is. */
const signInAgain = async (dialog: ReturnType<Page['getByRole']>) => {
  await dialog.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(dialog).toHaveCount(0)
}

test('H158 somebody else signs in in a second window: the first says so at once, keeps its answers for its own person, and goes on after a sign-in', {
  tag: '@core',
}, async ({ page, context, signInAs, watch }) => {
  watch.allow(/409/, 'a call of the first window meets the session of the second')
  const [first, second] = [await aPupil(), await aPupil()]
  // a window that was opened before, as two children of one computer have it
  const window = await context.newPage()
  await window.goto('/')
  await signInAs(first)
  const [mine, theirs] = [await callerAs(first), await callerAs(second)]
  const paper = await paperOf(mine, '1')
  const exam = olympicExam(page)
  await page.goto(exam.path('1'))
  await expect(exam.number).toHaveText('Câu 1')
  await answer(page, paper[0], true)

  await signInAtLanding(window, second)

  const dialog = otherSignedIn(page)
  await expect(dialog).toBeVisible()
  const { fullName } = (await theirs.call('USERS_Me', {}, 'query/first')).body.result as { fullName: string }
  await expect(dialog).toContainText(`Máy này đang dùng tài khoản của ${fullName}.`)
  await signInAgain(dialog)
  await exam.submit.click()
  await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
  await expect(exam.save).toHaveText('Đã lưu')
  expect((await newestSitting(mine, '1'))?.answers).toHaveLength(1)
  expect(await newestSitting(theirs, '1')).toBeNull()

  // the second window hears of it, and may go on as the first person
  await otherSignedIn(window)
    .getByRole('button', { name: /^Tiếp tục với / })
    .click()
  await expect(otherSignedIn(window)).toHaveCount(0)
  await expect(window).toHaveURL('/lms/home')
})

test.describe('H158 where windows cannot tell each other', () => {
  test.beforeEach(async ({ context, watch }) => {
    watch.allow(/409/, 'a call of the first window meets the session of the second')
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  })

  test('a paper that is opened under the session of another is not theirs', async ({ page, signInAs }) => {
    const [first, second] = [await aPupil(), await aPupil()]
    await signInAs(first)
    await page.goto('/lms/olympic/practice')
    const begin = page.getByRole('link', { name: /^Làm đề số / }).first()
    await expect(begin).toBeVisible()
    await signInAs(second)
    await begin.click()
    await expect(otherSignedIn(page)).toBeVisible()
    for (const email of [first, second]) {
      const { body } = await (await callerAs(email)).call('SITTING_History', {
        kind: 'olympic',
        PageNum: 1,
        PageSize: 50,
      })
      expect(body.results).toEqual([])
    }
    await signInAgain(otherSignedIn(page))
    await expect(olympicExam(page).number).toHaveText('Câu 1')
    const { body } = await (await callerAs(second)).call('SITTING_History', {
      kind: 'olympic',
      PageNum: 1,
      PageSize: 50,
    })
    expect(body.results).toEqual([])
  })

  test('a class that is made meanwhile is the one of its own teacher, and its name stays typed', async ({
    page,
    signInAs,
  }) => {
    const [first, second] = [await aTeacher(), await aTeacher()]
    await signInAs(first)
    await page.goto('/lms/teacher/classes')
    await page.getByRole('button', { name: 'Tạo lớp' }).first().click()
    const form = page.getByRole('dialog', { name: 'Tạo lớp' })
    await form.getByRole('textbox').first().fill('4A9')
    await signInAs(second)
    await form.getByRole('button', { name: 'Tạo lớp' }).click()
    await expect(otherSignedIn(page)).toBeVisible()
    await signInAgain(otherSignedIn(page))
    await expect(form.getByRole('textbox').first()).toHaveValue('4A9')
    await form.getByRole('button', { name: 'Tạo lớp' }).click()
    await expect(form).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Lớp 4A9' })).toBeVisible()
    await signInAs(second)
    await page.goto('/lms/teacher/classes')
    await expect(page.getByText('Tạo lớp đầu tiên, mã lớp được tạo cùng lúc.')).toBeVisible()
    await expect(page.getByText('4A9')).toHaveCount(0)
  })
})

test('H158 another window signs out while a paper opens: the first leads to the sign-in, and from there back to the paper', async ({
  page,
  context,
  signInAs,
  watch,
}) => {
  watch.allow(/401/, 'the session has ended')
  watch.allow(/ERR_INTERNET_DISCONNECTED/, 'the line of the first window is down')
  const pupil = await aPupil()
  await signInAs(pupil)
  await page.goto('/lms/olympic/practice')
  const begin = page.getByRole('link', { name: /^Làm đề số / }).first()
  await expect(begin).toBeVisible()
  const window = await context.newPage()
  await window.goto('/lms/home')
  const calls = '**/api/v1.0/dynamic/**'
  await page.route(calls, (route) => route.abort('internetdisconnected'))
  await begin.click()
  await expect(page).toHaveURL(/start\/1\b/)
  await shell(window).signOut()
  await expect(window).toHaveURL('/')
  await page.unroute(calls)
  await expect(loginForm(page).form).toBeVisible()
  await loginForm(page).fill(pupil, password)
  await loginForm(page).submit.click()
  await expect(olympicExam(page).number).toHaveText('Câu 1')
})
