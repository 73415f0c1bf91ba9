import type { BrowserContext, Page } from '@playwright/test'
import { landing } from '../../pages/landing.ts'
import { loginForm } from '../../pages/login-form.ts'
import { mockContest } from '../../pages/mock-contest.ts'
import { answer, olympicExam, paperOf } from '../../pages/olympic.ts'
import { shell } from '../../pages/shell.ts'
import { unitExam } from '../../pages/unit-exercise.ts'
import { worksheetPlayer } from '../../pages/worksheet-player.ts'
import { isCallOf } from '../../support/calls.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { newestSitting } from '../../support/practice.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'
import { givenExam } from '../../support/unit-exams.ts'
import { givenWorksheet } from '../../support/worksheets.ts'

const password = 'phuong123'

const otherSignedIn = (page: Page) => page.getByRole('dialog', { name: 'Người khác vừa đăng nhập' })

const signIn = async (page: Page, email: string) => {
  await loginForm(page).fill(email, password)
  await loginForm(page).submit.click()
}

/** Somebody signs in by the form of the landing page. */
const signInAtLanding = async (window: Page, email: string) => {
  await landing(window).openers.first().click()
  await signIn(window, email)
  await expect(shell(window).userButton).toBeVisible()
}

/** Who sits before the browser signs out in a window. */
const signOutIn = async (window: Page) => {
  await window.goto('/lms/home')
  await shell(window).signOut()
  await expect(window).toHaveURL('/')
  return window
}

/** Likewise in a second window, where somebody else signs in. */
const changePlaces = async (context: BrowserContext, email: string) => {
  const window = await signOutIn(await context.newPage())
  await signInAtLanding(window, email)
  return window
}

/** A teacher opens the form for a class and types its name. */
const typeNewClass = async (page: Page) => {
  await page.goto('/lms/teacher/classes')
  await page.getByRole('button', { name: 'Tạo lớp' }).first().click()
  const form = page.getByRole('dialog', { name: 'Tạo lớp' })
  await form.getByRole('textbox').first().fill('4A9')
  return form
}

/** The practice papers that somebody has opened. */
const practisedBy = async (email: string) => {
  const { body } = await (await callerAs(email)).call('SITTING_History', {
    kind: 'olympic',
    PageNum: 1,
    PageSize: 50,
  })
  return body.results
}

/** How many answers of somebody to given work the server holds; null where the work was never opened. */
const answersTo = async (email: string, assignmentId: string) => {
  const caller = await callerAs(email)
  const { body } = await caller.call('SITTING_History', { assignmentId })
  const [row] = body.results as { sittingId: string }[]
  if (row === undefined) return null
  const stored = await caller.call('SITTING_Get', { sittingId: row.sittingId }, 'query/first')
  return (stored.body.result as { answers: unknown[] }).answers.length
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
  await expect(dialog).toContainText(`Máy này đang dùng tài khoản của ${await nameOf(second)}.`)
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
    for (const email of [first, second]) expect(await practisedBy(email)).toEqual([])
    await signInAgain(otherSignedIn(page))
    await expect(olympicExam(page).number).toHaveText('Câu 1')
    expect(await practisedBy(second)).toEqual([])
  })

  test('answers to a unit exam wait for their own person, and leave after the sign-in', async ({
    page,
    context,
    signInAs,
  }) => {
    const [first, second] = [await aPupil(), await aPupil()]
    const work = await givenExam({ pupils: [first, second], attempts: 2 })
    const exam = unitExam(page)
    await signInAs(first)
    await page.goto(work.path(1))
    await expect(exam.number).toHaveText('Câu 1')
    await changePlaces(context, second)
    await answer(page, work.questions[0], true)
    await exam.submit.click()
    await expect(otherSignedIn(page)).toContainText(`Máy này đang dùng tài khoản của ${await nameOf(second)}.`)
    await signInAgain(otherSignedIn(page))
    await expect(exam.field(1)).toHaveAccessibleName('Câu 1, đúng')
    expect(await answersTo(first, work.assignmentId)).toBe(1)
    expect(await answersTo(second, work.assignmentId)).toBeNull()
  })

  test('a hand-in waits for its own person too', async ({ page, context, signInAs }) => {
    const [first, second] = [await aPupil(), await aPupil()]
    const work = await givenWorksheet({ pupils: [first, second], attempts: 1 })
    const player = worksheetPlayer(page)
    await signInAs(first)
    await page.goto(work.path)
    await player.write(1).fill('13')
    await expect(player.saved).toBeVisible()
    await changePlaces(context, second)
    await player.handItIn()
    await expect(otherSignedIn(page)).toBeVisible()
    await signInAgain(otherSignedIn(page))
    await expect(player.handedInAt).toBeVisible()
    expect(await answersTo(first, work.assignmentId)).toBe(1)
    expect(await answersTo(second, work.assignmentId)).toBeNull()
  })

  test('words typed into a worksheet wait for their own person, over a reload and whoever sits there meanwhile', async ({
    page,
    context,
    signInAs,
  }) => {
    const [first, second] = [await aPupil(), await aPupil()]
    const work = await givenWorksheet({ pupils: [first, second] })
    const player = worksheetPlayer(page)
    await signInAs(first)
    await page.goto(work.path)
    await expect(player.write(1)).toBeEditable()
    const window = await changePlaces(context, second)
    await player.write(1).pressSequentially('mười ba')
    await expect(otherSignedIn(page)).toBeVisible()
    await expect(player.write(1)).toHaveValue('mười ba')
    // for whoever is signed in now it is no page of theirs
    await page.reload()
    await expect(page).toHaveURL('/lms/home')
    await shell(page).signOut()
    await expect(page).toHaveURL('/')
    await window.close()
    await signInAtLanding(page, first)
    await expect.poll(() => answersTo(first, work.assignmentId)).toBe(1)
    await page.goto(work.path)
    await expect(player.write(1)).toHaveValue('mười ba')
    expect(await answersTo(second, work.assignmentId)).toBeNull()
  })

  test('an answer to a practice paper waits where nobody has signed in after the sign-out, too', async ({
    page,
    context,
    signInAs,
    watch,
  }) => {
    watch.allow(/401/, 'the session has ended')
    const pupil = await aPupil()
    const caller = await callerAs(pupil)
    const exam = olympicExam(page)
    await signInAs(pupil)
    await page.goto(exam.path('1'))
    await expect(exam.number).toHaveText('Câu 1')
    await signOutIn(await context.newPage())
    await answer(page, (await paperOf(caller, '1'))[0], true)
    await exam.submit.click()
    const dialog = page.getByRole('dialog', { name: 'Phiên đăng nhập đã kết thúc' })
    await expect(dialog).toBeVisible()
    await signInAgain(dialog)
    await expect(exam.save).toHaveText('Đã lưu')
    expect((await newestSitting(caller, '1'))?.answers).toHaveLength(1)
  })

  test('the mock contest, which sends nothing, says so when it is looked at again', async ({
    page,
    context,
    signInAs,
  }) => {
    const [first, second] = [await aPupil(), await aPupil()]
    await signInAs(first)
    await page.goto(mockContest(page).path)
    await expect(mockContest(page).number).toHaveText('Câu 1')
    await changePlaces(context, second)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(otherSignedIn(page)).toContainText(`Máy này đang dùng tài khoản của ${await nameOf(second)}.`)
    await signInAgain(otherSignedIn(page))
    await expect(mockContest(page).number).toHaveText('Câu 1')
  })

  test('a class that is made meanwhile is the one of its own teacher, and its name stays typed', async ({
    page,
    signInAs,
  }) => {
    const [first, second] = [await aTeacher(), await aTeacher()]
    await signInAs(first)
    const form = await typeNewClass(page)
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
  await signIn(page, pupil)
  await expect(olympicExam(page).number).toHaveText('Câu 1')
})

test('H158 a sitting that a sign-out elsewhere took from the device comes back with its own person', async ({
  page,
  context,
  signInAs,
}) => {
  const [first, second] = [await aPupil(), await aPupil()]
  const exam = olympicExam(page)
  await signInAs(first)
  await page.goto(exam.path('1'))
  await expect(exam.number).toHaveText('Câu 1')
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/v1.0/dynamic/**', async (route) => {
    if (isCallOf('USERS_Me')(route.request())) await answered.promise
    await route.fallback()
  })
  await changePlaces(context, second)
  answered.resolve()
  await expect(otherSignedIn(page)).toBeVisible()
  await signInAgain(otherSignedIn(page))
  await expect(exam.number).toHaveText('Câu 1')
})

test.describe('H158 a way back belongs to the person whose page it was', () => {
  test.beforeEach(({ watch }) => watch.allow(/401/, 'the session has ended'))

  const expectHome = async (page: Page) => {
    await expect(page).toHaveURL('/lms/home')
    await expect(shell(page).title).toHaveText(/^Chào/)
  }

  /** The browser keeps nothing that a page may want to store. */
  const withoutStorage = (context: BrowserContext) =>
    context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('storage is off', 'SecurityError')
          },
        })
    })

  for (const keeps of [true, false])
    test(`whoever signs in after a sign-out in another window begins nothing of the one before, in a browser that stores ${keeps ? 'what it should' : 'nothing'}`, async ({
      page,
      context,
      signInAs,
      watch,
    }) => {
      if (!keeps) await withoutStorage(context)
      const [first, second] = [await aPupil(), await aPupil()]
      const work = await givenExam({ pupils: [first, second], attempts: 2 })
      const exam = unitExam(page)
      await signInAs(first)
      await page.goto(work.path(1))
      await expect(exam.number).toHaveText('Câu 1')
      const window = await context.newPage()
      await window.goto('/lms/home')
      await shell(window).signOut()
      await expect(loginForm(page).form).toBeVisible()
      await page.reload()
      await signIn(page, second)
      await expectHome(page)

      await test.step('nor does the way back of the browser', async () => {
        // over the sign-in page to the one that the exam has below itself (C-303)
        for (const _ of [1, 2]) await page.goBack()
        await expectHome(page)
        expect(await answersTo(second, work.assignmentId)).toBeNull()
      })

      await test.step('the one before is led back', async () => {
        watch.allow(/409/, 'a call of the home of the second may still be on its way')
        await signInAs(first)
        await page.goto(work.path(1))
        await expect(exam.number).toHaveText('Câu 1')
        await window.goto('/lms/home')
        await shell(window).signOut()
        await expect(loginForm(page).form).toBeVisible()
        await page.reload()
        await signIn(page, first)
        await expect(exam.number).toHaveText('Câu 1')
      })
    })

  test('a page of staff that is loaded anew after the end leads somebody else home', async ({
    page,
    context,
    signInAs,
  }) => {
    const [first, second] = [await aTeacher(), await aTeacher()]
    await signInAs(first)
    await page.goto('/lms/teacher/classes')
    await expect(shell(page).title).toBeVisible()
    await context.clearCookies()
    await page.reload()
    await signIn(page, second)
    await expectHome(page)
  })

  test('so does one whose words were typed by somebody else, from the dialog over it', async ({
    page,
    context,
    signInAs,
  }) => {
    const [first, second] = [await aTeacher(), await aTeacher()]
    await signInAs(first)
    const form = await typeNewClass(page)
    await context.clearCookies()
    await form.getByRole('button', { name: 'Tạo lớp' }).click()
    page.on('dialog', (dialog) => void dialog.accept())
    await page
      .getByRole('dialog', { name: 'Phiên đăng nhập đã kết thúc' })
      .getByRole('button', { name: 'Về trang đầu' })
      .click()
    await signIn(page, second)
    await expectHome(page)
  })
})
