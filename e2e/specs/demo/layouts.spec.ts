import type { Page } from '@playwright/test'
import { demoBook, demoDashboard, demoFrame, demoPage, ownCalls } from '../../pages/demo.ts'
import { beyondEdges, expectAccessible, targetsOf } from '../../support/audit.ts'
import { enter } from '../../support/exercise-hands/hands.ts'
import { pressOn } from '../../support/exercise-hands/keys.ts'
import { expectNotice, stopTime } from '../../support/exercise-hands/notice.ts'
import { playOf } from '../../support/exercise-hands/play.ts'
import { people, roles } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { heardTones, listenToTones } from '../olympic/effects.ts'

const phone = { width: 360, height: 740 }
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const expectFitsPhone = async (page: Page, what: string) => {
  await page.setViewportSize(phone)
  await expect.poll(() => beyondEdges(page), what).toEqual([])
  expect((await targetsOf(page)).filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([])
}

test.describe('the dashboard', () => {
  test('C-002 C-008 C-019 C-530 C-531 C-532 C-548 C-702 is where /olympicsgk and every unknown path below it lead, and leads to the books', async ({
    page,
  }) => {
    const { path, books } = demoDashboard(page)
    for (const elsewhere of ['/olympicsgk', '/olympicsgk/type2', '/olympicsgk/type1/khong-co']) {
      await page.goto(elsewhere)
      await expect(page, elsewhere).toHaveURL(path)
      await expect(demoPage(page).title).toHaveText('Olympic English')
    }
    await expect(books).toHaveText(['Lớp 1', 'Lớp 2', 'Lớp 3', 'Lớp 4', 'Lớp 5', 'Lớp 8'])
    for (const [at, classLevel] of [1, 2, 3, 4, 5, 8].entries()) {
      await books.nth(at).click()
      await expect(page).toHaveURL(`/olympicsgkBook${classLevel}`)
      await expect(demoPage(page).title).toHaveText(`Lớp ${classLevel}`)
      await page.goBack()
    }
    await expectAccessible(page, 'the dashboard')
    await expectFitsPhone(page, 'the dashboard')
  })

  test('C-534 C-535 C-536 C-537 C-538 C-539 C-541 C-543 shows eleven questions one at a time, keeps what was answered while it is open, and nowhere else', async ({
    page,
    watch,
  }) => {
    await page.clock.install()
    const { path, samples, sample, shown } = demoDashboard(page)
    const { exercise, submit, again } = demoPage(page)
    await page.goto(path)
    const titles = Array.from({ length: 11 }, (_, index) => `Câu thứ: ${index + 1}`)
    await expect(samples).toHaveText(titles)
    const green = () =>
      samples.evaluateAll((buttons) =>
        buttons
          .filter((button) => {
            const [red = 0, green = 0, blue = 0] = (getComputedStyle(button).backgroundColor.match(/\d+/g) ?? []).map(
              Number,
            )
            return green > red && green > blue
          })
          .map((button) => button.textContent),
      )
    const tasks = new Set<string | null>()
    for (const title of titles.toReversed()) {
      await samples.filter({ hasText: new RegExp(`${title}$`) }).click()
      await expect(shown).toHaveText(title)
      await expect(submit).toBeVisible()
      expect(await green()).toEqual([title])
      await expect(samples.and(page.locator('[aria-pressed=true]'))).toHaveText([title])
      tasks.add(await exercise.textContent())
    }
    expect(tasks.size, 'each is another question').toBe(11)

    // the first one is that of type 33, the last one that of type 45
    const { type, question, right, wrong } = await playOf('33')
    const picked = exercise.getByRole('radio', { checked: true })
    const pickedIn = (response: unknown) => (response as { picked: string }).picked
    await enter('keyboard', exercise, { type, question, response: wrong })
    await stopTime(page)
    await pressOn(submit, 'Enter')
    await expectNotice(page, 'Kết quả: Sai', 'the first question')
    await page.clock.resume()
    await expect(shown).toHaveText('Câu thứ: 2')
    // the button that was pressed is gone
    await expect(shown).toBeFocused()
    await sample(1).click()
    await expect(picked).toHaveValue(pickedIn(wrong))
    await again.click()
    await enter('keyboard', exercise, { type, question, response: right })
    await stopTime(page)
    await pressOn(submit, 'Enter')
    await expectNotice(page, 'Kết quả: Đúng', 'the first question')
    // who has gone on to something else stays there
    await sample(1).focus()
    await page.clock.resume()
    await expect(shown).toHaveText('Câu thứ: 2')
    await expect(sample(1)).toBeFocused()
    await sample(1).click()
    await expect(picked).toHaveValue(pickedIn(right))

    await sample(11).click()
    const last = await playOf('45')
    await enter('keyboard', exercise, { type: last.type, question: last.question, response: last.right })
    await stopTime(page)
    await pressOn(submit, 'Enter')
    await expectNotice(page, 'Kết quả: Đúng', 'the last question')
    await page.clock.resume()
    await expect(shown).toHaveText('Câu thứ: 11')
    await expect(again).toBeVisible()
    await expect(demoFrame(page).main.getByText(/\d:\d\d/)).toHaveCount(0)

    await page.reload()
    await expect(shown).toHaveText('Câu thứ: 1')
    await expect(picked).toHaveCount(0)
    await expect(submit).toBeDisabled()
    expect(ownCalls(watch)).toEqual([])
  })

  test('C-538 C-550 a question that is tried again at once stays open: nothing that was to come after the first try follows', async ({
    page,
  }) => {
    await page.clock.install()
    await listenToTones(page)
    const { path, sample, shown } = demoDashboard(page)
    const { exercise, submit, again, notice } = demoPage(page)
    await page.goto(path)
    const { type, question, right, wrong } = await playOf('33')

    // a wrong answer has its sound and its notice still to come
    await enter('keyboard', exercise, { type, question, response: wrong })
    await stopTime(page)
    await pressOn(submit, 'Enter')
    await again.click()
    await page.clock.runFor(5_000)
    await expect(shown).toHaveText('Câu thứ: 1')
    await expect(notice).toHaveCount(0)
    expect(await heardTones(page)).toEqual([])
    await expect(exercise.getByRole('radio', { checked: true })).toHaveCount(0)

    // a notice that stands there goes with the answer it was about
    await enter('keyboard', exercise, { type, question, response: right })
    await pressOn(submit, 'Enter')
    await page.clock.runFor(600)
    await expect(notice).toHaveText('Kết quả: Đúng')
    await again.click()
    await expect(notice).toHaveCount(0)
    await page.clock.runFor(5_000)
    await expect(shown).toHaveText('Câu thứ: 1')

    // the next try goes on as the first one would have
    await enter('keyboard', exercise, { type, question, response: wrong })
    await pressOn(submit, 'Enter')
    await expectNotice(page, 'Kết quả: Sai', 'the second try')
    await page.clock.resume()
    await expect(shown).toHaveText('Câu thứ: 2')
    await sample(1).click()
    await expect(again).toBeVisible()
  })
})

test('C-534 C-536 C-538 on a phone a sample that was chosen, or that follows, stands below the bar, and the page opens at its top', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize(phone)
  const { path, sample, shown } = demoDashboard(page)
  await page.goto(path)
  await expect(demoPage(page).submit).toBeVisible()
  expect(await scrolled(page)).toBe(0)
  const bar = page.getByRole('banner')
  const { exercise, submit } = demoPage(page)
  const expectBelowBar = async () => {
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
    const top = async () => ((await exercise.boundingBox())?.y ?? 0) - y - height
    await expect.poll(top).toBeLessThan(24)
    expect(await top()).toBeGreaterThanOrEqual(0)
  }
  // another one, and the one that is shown already
  for (const number of [4, 4]) {
    await sample(number).click()
    await expect(shown).toHaveText(`Câu thứ: ${number}`)
    await expectBelowBar()
    await page.evaluate(() => window.scrollTo(0, 0))
  }
  // the one after that which was answered
  await sample(1).click()
  const { type, question, wrong } = await playOf('33')
  await enter('keyboard', exercise, { type, question, response: wrong })
  await submit.click()
  await page.clock.runFor(5_000)
  await expect(shown).toHaveText('Câu thứ: 2')
  await expect(shown).toBeFocused()
  await expectBelowBar()
})

test('C-549 C-580 every change of the path begins at the top, also on the way back', async ({ page, signInAs }) => {
  await signInAs(people.pupil)
  // low enough for everything to be longer than the window
  await page.setViewportSize({ width: 1280, height: 320 })
  const { title } = demoPage(page)
  const { entry, entries } = demoFrame(page)
  const toEnd = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => scrolled(page)).toBeGreaterThan(50)
  }
  const expectAtTop = async (heading: string) => {
    await expect(title).toHaveText(heading)
    await expect.poll(() => scrolled(page), heading).toBe(0)
  }
  await page.goto(demoPage(page).path('43'))
  await expect(demoPage(page).submit).toBeVisible()
  await toEnd()
  await entry('Dạng 43A').click()
  await expectAtTop('Dạng 43A')
  await expect(demoPage(page).submit).toBeVisible()
  await toEnd()
  await page.goBack()
  await expectAtTop('Dạng 43')

  const book = demoBook(page, 5)
  await page.goto(book.path)
  await expect(book.entries.first()).toBeVisible()
  await toEnd()
  await entries.nth(20).click()
  await expectAtTop('Dạng 78')
  await expect(demoPage(page).submit).toBeVisible()
  await toEnd()
  await page.goBack()
  await expectAtTop('Lớp 5')
})

test.describe('the side navigation', () => {
  for (const path of ['/olympicsgk/dashboard', '/olympicsgkBook1'])
    test(`C-554 C-555 C-556 C-557 C-575 C-576 of ${path} stands beside the page from 1200 px up and over it below, and can be hidden`, async ({
      page,
    }) => {
      const { toggle, logo, menu, main, entries } = demoFrame(page)
      const left = async () => (await main.boundingBox())?.x ?? -1
      await page.setViewportSize({ width: 1200, height: 800 })
      await page.goto(path)
      await expect(menu).toBeVisible()
      await expect(logo).toBeVisible()
      const beside = await menu.boundingBox()
      expect(await left()).toBeGreaterThanOrEqual((beside?.x ?? 0) + (beside?.width ?? 0))
      await toggle.click()
      await expect(menu).toBeHidden()
      await expect(logo).toBeHidden()
      expect(await left()).toBe(0)
      await toggle.click()
      await expect(menu).toBeVisible()

      await page.setViewportSize({ width: 1199, height: 800 })
      await expect(menu).toBeHidden()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      await toggle.click()
      await expect(menu).toBeVisible()
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      expect(await left()).toBe(0)
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(toggle).toBeFocused()

      await page.setViewportSize(phone)
      await toggle.click()
      await expectAccessible(page, `the open menu of ${path}`)
      await expectFitsPhone(page, `the open menu of ${path}`)
      await entries.first().click()
      await expect(menu).toBeHidden()
    })

  test('C-558 C-559 C-561 C-563 folds its groups, unfolds the one of the open page, and breaks long names into two lines', async ({
    page,
  }) => {
    await page.goto(demoPage(page).path('20'))
    const { group, entry, entries, brandText } = demoFrame(page)
    const own = group('Chọn từ trong câu')
    await expect(own.locator('br')).toHaveCount(1)
    await expect(own).toHaveAttribute('aria-expanded', 'true')
    await expect(entry('Dạng 20')).toHaveAttribute('aria-current', 'page')
    await expect(brandText).toHaveText('Dạng 20')
    await own.click()
    await expect(own).toHaveAttribute('aria-expanded', 'false')
    await expect(entry('Dạng 20')).toHaveCount(0)

    const books = group('Bài theo lớp')
    await expect(books).toHaveAttribute('aria-expanded', 'false')
    await books.click()
    await expect(entries.filter({ hasText: /^Lớp \d$/ })).toHaveText([
      'Lớp 1',
      'Lớp 2',
      'Lớp 3',
      'Lớp 4',
      'Lớp 5',
      'Lớp 8',
    ])
    await entry('Câu mẫu').click()
    await expect(brandText).toHaveText('Câu mẫu')
  })

  test('C-549 C-558 shows the entry of the open page, however far down it stands, and leaves the page at its top', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.pupil)
    const { entry, entries, menu } = demoFrame(page)
    for (const name of ['25', '77']) {
      await page.goto(demoPage(page).path(name))
      await expect(demoPage(page).submit).toBeVisible()
      await expect(entry(`Dạng ${name}`)).toBeInViewport({ ratio: 1 })
      expect(await scrolled(page)).toBe(0)
    }
    // also where another page is opened from within, and in the menu that lies over the page
    await page.setViewportSize({ width: 1366, height: 480 })
    const book = demoBook(page, 8)
    await page.goto(book.path)
    await book.entries.last().click()
    await expect(entries.last()).toHaveAttribute('aria-current', 'page')
    await expect(entries.last()).toBeInViewport({ ratio: 1 })
    expect(await scrolled(page)).toBe(0)
    await page.setViewportSize({ width: 360, height: 480 })
    await demoFrame(page).toggle.click()
    await expect(menu).toBeVisible()
    await expect(entries.last()).toBeInViewport({ ratio: 1 })
  })

  test("C-565 C-566 C-567 shows 'Study result' and 'Join class' to pupils, and to nobody else", async ({
    page,
    signInAs,
  }) => {
    const ofPupils = demoFrame(page).entries.filter({ hasText: /^(Kết quả học tập|Vào lớp)$/ })
    for (const [email, count] of [
      [null, 0],
      [people.pupil, 2],
      [people.teacher, 0],
    ] as const) {
      if (email) await signInAs(email)
      await page.goto('/olympicsgk/dashboard')
      await expect(demoFrame(page).entry('Câu mẫu')).toBeVisible()
      await expect(ofPupils, email ?? 'a visitor').toHaveCount(count)
    }
  })
})

test.describe('C-008 C-019 C-533 C-569 C-570 C-571 C-572 C-573 C-574 C-575 C-577 C-578 C-579 C-581 C-582 C-583 C-587 C-590 C-592 C-593 C-702 a book', () => {
  const books = [
    [1, 16],
    [2, 20],
    [3, 22],
    [4, 21],
    [5, 25],
    [8, 24],
  ] as const

  for (const [at, [classLevel, count]] of books.entries())
    test(`of class ${classLevel} has its own menu, which leads whoever is signed in to ${count} exercise pages`, async ({
      page,
      signInAs,
    }) => {
      const { path, pagePath, entries: links } = demoBook(page, classLevel)
      const { entries, brandText } = demoFrame(page)
      const { title, submit } = demoPage(page)
      await page.goto(`${path}/khong-co`)
      await expect(page).toHaveURL(path)
      await expect(title).toHaveText(`Lớp ${classLevel}`)
      await expect(brandText).toHaveText(`Lớp ${classLevel}`)
      await expect(entries).toHaveCount(count)
      const names = await entries.allTextContents()
      await expect(links).toHaveText(names)
      await page.setViewportSize(phone)
      await expect.poll(() => beyondEdges(page), path).toEqual([])
      await page.setViewportSize({ width: 1280, height: 900 })

      const numberOf = (name: string) => name.replace(/^Type \d+ \(RD\) - Type /, '')
      const first = pagePath(numberOf(names[0] ?? ''))
      await entries.first().click()
      await expect(page).toHaveURL(`/?${new URLSearchParams({ returnTo: first })}`)

      await signInAs(people[roles[at % roles.length] ?? 'pupil'])
      await page.goto(path)
      for (const [place, name] of names.entries()) {
        const number = numberOf(name)
        expect(name).toBe(`Type ${place + 1} (RD) - Type ${number}`)
        await entries.nth(place).click()
        await expect(title, name).toHaveText(`Dạng ${number}`)
        await expect(submit, name).toBeVisible()
        expect(new URL(page.url()).pathname).toBe(pagePath(number))
        // a page that stands in the menu twice has one name
        await expect(brandText).toHaveText(names.find((one) => numberOf(one) === number) ?? '')
      }
      await page.goto(pagePath('2'))
      await expect(page).toHaveURL(path)
      await expect(title).toHaveText(`Lớp ${classLevel}`)
    })
})

test('C-586 C-591 types 5, 6, 14 and 16 of class 8 show one built-in question each, always the same one', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.pupil)
  await page.clock.install()
  const { pagePath } = demoBook(page, 8)
  const { exercise, submit } = demoPage(page)
  for (const name of ['5', '6', '14', '16']) {
    await page.goto(pagePath(name))
    await expect(submit).toBeVisible()
    const words = await exercise.textContent()
    await page.reload()
    await expect(submit).toBeVisible()
    expect(await exercise.textContent(), name).toBe(words)
    const { type, question, right } = await playOf(name)
    await enter('keyboard', exercise, { type, question, response: right })
    await stopTime(page)
    await pressOn(submit, 'Enter')
    await expectNotice(page, 'Kết quả: Đúng', `type ${name}`)
    await page.clock.resume()
  }
})

test('a question that does not come says so, and comes when it is asked for again', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/, 'the code of the question does not come')
  const { path, submit } = demoPage(page)
  const { main } = demoFrame(page)
  const questions = '**/assets/examples-*.js'
  await page.route(questions, (route) => route.abort())
  await page.goto(path('43'))
  await expect(main.getByText('Chưa mở được câu hỏi')).toBeVisible()
  await expectAccessible(page, 'a question that did not come')
  await page.unroute(questions)
  await main.getByRole('button', { name: 'Thử lại' }).click()
  await expect(submit).toBeVisible()
})
