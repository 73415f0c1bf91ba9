import type { Page } from '@playwright/test'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall, callOf, holdCall, refusal } from '../../support/calls.ts'
import { people } from '../../support/people.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { expectVietnamese } from '../../support/vietnamese.ts'

const place = { path: '/lms/tools/translate', heading: 'Dịch Anh Việt' } as const
const wordsCall = 'TOOLS_Words_Find'
const textCall = 'TOOLS_Text_Translate'

const partsOf = (page: Page) => {
  const main = page.getByRole('main')
  return {
    main,
    source: main.getByRole('textbox', { name: 'Nội dung cần dịch' }),
    translate: main.getByRole('button', { name: 'Dịch', exact: true }),
    swap: main.getByRole('button', { name: 'Đổi chiều dịch' }),
    clear: main.getByRole('button', { name: 'Xóa' }),
    copy: main.getByRole('button', { name: 'Chép kết quả' }),
    entries: main.getByRole('listitem'),
  }
}
/** A service of the installation says this of each text. */
const service = (page: Page, answer: () => { state: string; text: string | null }) =>
  answerCall(page, textCall, (route) => {
    const asks = String(callOf(route.request()).parameters.text).trim() !== ''
    return route.fulfill({ json: { result: asks ? answer() : { state: 'done', text: '' } } })
  })

test('A-071 B-071 B-072 a pupil looks up a word on the phone, in both directions, with and without marks, and copies it', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(people.pupil)
  await openScreen(page, { path: '/lms/home', heading: /^Chào/ })
  await shell(page).toggle.click()
  await shell(page).entry('Dịch Anh Việt').click()
  await expect(shell(page).title).toHaveText(place.heading)
  const { main, source, translate, swap, clear, copy, entries } = partsOf(page)
  await expect(main.getByText('Nghĩa của từ sẽ hiện ở đây')).toBeVisible()
  // the key of a phone that ends the typing
  await source.fill('Living Rooms')
  await source.press('Enter')
  await expect(entries).toHaveText([/living room.*danh từ/])
  await expect(entries).toContainText('phòng khách')
  await expect(main.getByRole('status').filter({ hasText: 'phòng khách' })).toHaveCount(1)
  await expect(source).toHaveValue('Living Rooms')

  await swap.click()
  await expect(main.getByText('Nghĩa của từ sẽ hiện ở đây')).toBeVisible()
  await source.fill('con meo')
  await translate.click()
  await expect(entries.first()).toContainText('cat')
  await expect(entries.first()).toContainText('/kæt/')
  await copy.click()
  await expect(toasts(page)).toContainText('Đã chép kết quả.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('cat')
  await expectNoSidewaysScroll(page, 'a word')
  await expectAccessible(page, 'a word')
  await expectVietnamese(page, 'a word')

  // who goes away and comes back finds what was typed
  await openScreenOfMenu(page, 'Trang chủ')
  await openScreenOfMenu(page, 'Dịch Anh Việt')
  await expect(source).toHaveValue('con meo')
  await expect(entries.first()).toContainText('cat')
  await clear.click()
  await expect(source).toHaveValue('')
  await expect(source).toBeFocused()
  await expect(main.getByText('0/1,000 ký tự')).toBeVisible()
  // Shift begins a line, and more than a thousand letters do not fit
  await source.press('Shift+Enter')
  await expect(source).toHaveValue('\n')
  await source.fill('b'.repeat(1_200))
  await expect(main.getByText('1,000/1,000 ký tự')).toBeVisible()
})

const openScreenOfMenu = async (page: Page, name: string) => {
  await shell(page).toggle.click()
  await shell(page).entry(name).click()
  await expect(shell(page).sidebar).toBeHidden()
}

test('B-072 without a service a longer text is shown word by word, and the page says so under the words', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signInAs(people.teacher)
  await openScreen(page, place)
  const { main, source, translate, entries } = partsOf(page)
  await source.fill('The living room has a xyzzy.')
  await translate.click()
  await expect(entries).toHaveText([/^The: /, /^living room: phòng khách/, /^has: /, /^a: /])
  await expect(main.getByText('Chưa có trong kho từ: xyzzy')).toBeVisible()
  await expect(main.getByText('Hệ thống chưa nối với dịch vụ dịch cả đoạn')).toBeVisible()
  await expect(main.getByText('Đoạn dài được gửi')).toHaveCount(0)
  await source.fill('xyzzy')
  await source.press('Enter')
  await expect(main.getByText('Hệ thống chưa nối với dịch vụ dịch, nên')).toBeVisible()
  await expect(main.getByText('Xem lại cách viết, hoặc đổi chiều dịch.')).toBeVisible()
  await source.fill('!!!')
  await source.press('Enter')
  await expect(main.getByRole('paragraph').filter({ hasText: 'Không tìm thấy từ phù hợp' })).toBeVisible()
  await expectAccessible(page, 'nothing found')
})

test('B-072 with a service the whole text stands under its words, and one that does not answer is asked again', async ({
  page,
  signInAs,
}) => {
  let state = 'away'
  await service(page, () => ({ state, text: state === 'done' ? 'Con mèo đang ngủ.\n<b>Thật</b>' : null }))
  await signInAs(people.teacher)
  await openScreen(page, place)
  const { main, source, entries, copy } = partsOf(page)
  await expect(main.getByText('Đoạn dài được gửi đến một dịch vụ dịch khác.')).toBeVisible()
  await source.fill('The cat sleeps')
  await source.press('Enter')
  await expect(main.getByText('Dịch vụ dịch cả đoạn chưa trả lời.')).toBeVisible()
  await expect(entries).toHaveText([/^The/, /^cat/, /^sleeps/])
  state = 'done'
  await main.getByRole('button', { name: 'Thử lại' }).click()
  // plain text, also where it looks like a page
  await expect(main.getByText('Con mèo đang ngủ.')).toContainText('<b>Thật</b>')
  await expect(copy).toBeVisible()
  await expectAccessible(page, 'a translated text')
})

test('B-072 the words are on their way, fail, and are asked for again', async ({ page, signInAs, watch }) => {
  watch.allow(/500/, 'the words break on purpose')
  await signInAs(people.pupil)
  await openScreen(page, place)
  const { main, source, entries } = partsOf(page)
  const waiting = await holdCall(page, wordsCall)
  await source.fill('cat')
  await source.press('Enter')
  await expect(main.getByText('Vui lòng đợi trong giây lát')).toHaveCount(1)
  waiting.release()
  await expect(entries).toContainText('con mèo')
  let fails = true
  await answerCall(page, wordsCall, (route) =>
    fails ? route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')) : route.fallback(),
  )
  await source.fill('dog')
  await source.press('Enter')
  await expect(main.getByText('Có lỗi xảy ra!')).toBeVisible()
  await expect(source).toHaveValue('dog')
  fails = false
  await main.getByRole('button', { name: 'Thử lại' }).click()
  await expect(entries).toContainText('con chó')
})
