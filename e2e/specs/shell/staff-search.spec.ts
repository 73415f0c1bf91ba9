import type { Locator, Page } from '@playwright/test'
import { shell } from '../../pages/shell.ts'
import { answerCall, callOf, holdCall, isCallOf, refusal } from '../../support/calls.ts'
import { people } from '../../support/people.ts'
import { callerAs, classIdOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const home = { path: '/lms/home', heading: /^Chào/ }
const procedure = 'SEARCH_Menu_Find'

/** The home of somebody of staff, once the keys lead into the search. */
const openHome = async (page: Page) => {
  await openScreen(page, home)
  const { search } = shell(page)
  await expect(search).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K')
  return search
}

/** A part of what was found, by its name. */
const section = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).getByRole('option')

/** The option that Enter chooses. */
const chosen = (page: Page) => page.getByRole('option', { selected: true })

/** Types letter by letter, quicker than any machine is slow. */
const typeAtOnce = (field: Locator, text: string) =>
  field.evaluate((input, words) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    for (let letters = 1; letters <= words.length; letters += 1) {
      set?.call(input, words.slice(0, letters))
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, text)

/** What the pages have asked the server to find, in its order. */
const textsAsked = (page: Page): string[] => {
  const texts: string[] = []
  page.on('request', (request) => {
    if (isCallOf(procedure)(request)) texts.push(String(callOf(request).parameters.text))
  })
  return texts
}

test.describe('the search of staff', () => {
  test('A-055 the keys alone find a pupil, a class and an assignment, and open them', async ({ page, signInAs }) => {
    await signInAs(people.teacher)
    const search = await openHome(page)
    const { title } = shell(page)
    const classId = await classIdOf('4A1')
    await page.keyboard.press('Control+k')
    await expect(search).toBeFocused()
    await page.keyboard.type('quynh nhu')
    await expect(section(page, 'Học sinh')).toHaveText(['Nguyễn Ngọc Quỳnh Như Lớp 4A1'])
    await expect(page.getByRole('status').filter({ hasText: '1 kết quả' })).toHaveCount(1)
    await expect(chosen(page)).toHaveText(/^Nguyễn Ngọc Quỳnh Như/)
    await page.keyboard.press('Enter')
    await expect(title).toHaveText('Nguyễn Ngọc Quỳnh Như')
    await expect(page).toHaveURL(new RegExp(`/lms/teacher/classes/${classId}/students/[\\w-]+$`))
    await expect(search).toHaveValue('')

    // what the menu leads to already is not said again
    await page.keyboard.press('Control+k')
    await page.keyboard.type('lop 4a1')
    await expect(page.getByRole('status').filter({ hasText: 'kết quả' })).toHaveText('1 kết quả')
    await expect(page.getByRole('option')).toHaveText(['Lớp 4A1'])
    await page.keyboard.press('Enter')
    await expect(title).toHaveText('Lớp 4A1')

    const { body } = await (await callerAs(people.teacher)).call('CLASSWORK_Assignments_GetGiven', { classId })
    const [{ id, title: name } = { id: '', title: '' }] = body.results as { id: string; title: string }[]
    await page.keyboard.press('Control+k')
    await page.keyboard.type(name)
    const assignments = section(page, 'Bài tập đã giao')
    await expect(assignments.first()).toContainText(name)
    // past whatever stands before it
    const place = await page.getByRole('option').evaluateAll((options, words) => {
      return options.findIndex(
        (option) => option.textContent?.includes(words) && option.textContent.includes('Lớp 4A1'),
      )
    }, name)
    for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown')
    await expect(chosen(page)).toContainText('Lớp 4A1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/classwork/assignments/${id}/details/`))
    await expect(title).toHaveText(name)
  })

  test('A-055 D05 a manager is led to the pages of the school, an administrator to those of classes, the staff of the bank to a paper', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.manager)
    const { title, search } = shell(page)
    await openHome(page)
    await search.fill('nguyen thi lan')
    await section(page, 'Giáo viên').click()
    await expect(title).toHaveText('Nguyễn Thị Lan')
    await search.fill('4a2')
    await section(page, 'Lớp học').click()
    await expect(title).toHaveText('Lớp 4A2')
    await expect(page).toHaveURL(/\/lms\/home\/classes\//)

    await signInAs(people.administrator)
    await openHome(page)
    await search.fill('le dinh bach')
    await section(page, 'Học sinh').click()
    await expect(title).toHaveText('Lê Đình Bách')
    await expect(page).toHaveURL(/\/lms\/teacher\/classes\/[\w-]+\/students\//)

    await signInAs(people.testbank)
    await openHome(page)
    await search.fill('olympic lop 1, de 1')
    await section(page, 'Đề trong ngân hàng').first().click()
    await expect(title).toHaveText(/^Olympic lớp 1, đề 1/)
  })

  test('A-055 who types quickly asks once, and a late answer takes the place of no newer one', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.teacher)
    const search = await openHome(page)
    const texts = textsAsked(page)
    await typeAtOnce(search, 'quynh nhu')
    await expect(section(page, 'Học sinh')).toHaveCount(1)
    expect(texts).toEqual(['quynh nhu'])
    await search.fill('')

    // the first answer waits until the second one stands there
    const late = Promise.withResolvers<void>()
    const waits = Promise.withResolvers<void>()
    const gone = Promise.withResolvers<void>()
    await answerCall(page, procedure, async (route) => {
      if (callOf(route.request()).parameters.text !== 'bhok') return route.fallback()
      const response = await route.fetch()
      waits.resolve()
      await late.promise
      // the page has given it up by then
      await route.fulfill({ response }).catch(() => undefined)
      gone.resolve()
    })
    const cancelled = page.waitForEvent('requestfailed', isCallOf(procedure))
    await search.fill('bhok')
    await waits.promise
    await search.fill('cam van')
    await expect(section(page, 'Học sinh')).toHaveText(['Đoàn Cẩm Vân Lớp 4A1'])
    await cancelled
    late.resolve()
    await gone.promise
    await expect(section(page, 'Học sinh')).toHaveText(['Đoàn Cẩm Vân Lớp 4A1'])
    // Enter before there is anything opens nothing that was found before
    await search.fill('zzz')
    await search.press('Enter')
    await expect(page.getByText('Không tìm thấy mục phù hợp').first()).toBeVisible()
    await expect(page).toHaveURL(home.path)
  })

  test('A-055 what could not be found is said and asked for again by Enter; the menu is there all the same', async ({
    page,
    signInAs,
    watch,
  }) => {
    watch.allow(/500/, 'the server fails on purpose')
    await signInAs(people.teacher)
    const search = await openHome(page)
    let fails = true
    await answerCall(page, procedure, (route) =>
      fails ? route.fulfill(refusal(500, 'FAULT', 'Máy chủ gặp lỗi.')) : route.fallback(),
    )
    await search.fill('quynh')
    await expect(page.getByRole('alert')).toContainText('Chưa tìm được người, lớp và bài tập.')
    await expect(page.getByRole('option')).toHaveText(['Thử lại'])
    fails = false
    await search.press('Enter')
    await expect(section(page, 'Học sinh')).toContainText(['Nguyễn Ngọc Quỳnh Như'])
    fails = true
    await search.fill('lop hoc')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('option').first()).toHaveText('Lớp học')
    await search.press('Enter')
    await expect(page).toHaveURL('/lms/teacher/classes')
  })

  test('A-055 while it is on its way the list says so, and Escape gives it up', async ({ page, signInAs }) => {
    await signInAs(people.teacher)
    const search = await openHome(page)
    const { release } = await holdCall(page, procedure)
    await search.fill('quynh')
    await expect(page.getByRole('status').filter({ hasText: 'Đang tìm…' })).toHaveCount(1)
    await search.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(search).toHaveValue('')
    release()
  })

  test('A-054 A-055 on a small screen the keys open the search, and in a text that is laid out they stay its own', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.teacher)
    await openHome(page)
    await page.setViewportSize({ width: 360, height: 740 })
    const { search } = shell(page)
    await expect(search).toHaveCount(0)
    await page.keyboard.press('Meta+k')
    await expect(search).toBeFocused()
    await search.fill('ngoc')
    await expect(section(page, 'Học sinh').first()).toBeVisible()
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(sideways).toBe(false)
    await search.press('Escape')
    await expect(search).toHaveCount(0)
    await page.evaluate(() => {
      const text = document.createElement('div')
      text.contentEditable = 'true'
      document.querySelector('main')?.append(text)
      text.focus()
    })
    await page.keyboard.press('Control+k')
    await expect(page.locator('[contenteditable]')).toBeFocused()
    await expect(search).toHaveCount(0)
  })

  test('A-055 a pupil has the entries of the menu alone: nothing is asked for, and the keys are the browser’s', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.pupil)
    await openScreen(page, home)
    const texts = textsAsked(page)
    const { search } = shell(page)
    await page.keyboard.press('Control+k')
    await expect(search).not.toBeFocused()
    await search.fill('lop hoc')
    await expect(page.getByRole('option')).toHaveText(['Lớp học'])
    await search.fill('quynh nhu')
    await expect(page.getByText('Không tìm thấy mục phù hợp')).toBeVisible()
    expect(texts).toEqual([])
  })
})
