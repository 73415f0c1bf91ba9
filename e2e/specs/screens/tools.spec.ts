import type { Locator, Page } from '@playwright/test'
import { shell } from '../../pages/shell.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const demo = { path: '/lms/drag-drop-demo', heading: 'Thử kéo và thả' }
const tilesOf = (page: Page) => ({
  drag: page.getByRole('region', { name: 'Hình để kéo' }).getByRole('button'),
  drop: page.getByRole('region', { name: 'Chỗ để thả' }).getByRole('button'),
})
const pictures = async (tiles: Locator) => {
  await expect(tiles).toHaveCount(3)
  return Promise.all([0, 1, 2].map((at) => tiles.nth(at).getByRole('img').getAttribute('alt')))
}
const middleOf = async (target: Locator) => {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
const expectPictures = async (page: Page, drag: string[], drop: string[]) => {
  await expect.poll(() => pictures(tilesOf(page).drag)).toEqual(drag)
  await expect.poll(() => pictures(tilesOf(page).drop)).toEqual(drop)
}

test('A-352 A-353 A-354 A-355 three tiles are dragged onto three others by mouse, finger, taps and keyboard: their pictures swap', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.pupil)
  await page.setViewportSize({ width: 1366, height: 768 })
  await openScreen(page, demo)
  const { drag, drop } = tilesOf(page)
  await expectPictures(page, ['cây phượng', 'cổng trường', 'quyển vở'], ['chùm hoa', 'cành lá', 'bút chì'])

  // the mouse; let go beside every tile, nothing happens
  const [from, to] = [await middleOf(drag.nth(0)), await middleOf(drop.nth(2))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 20)
  await page.mouse.move(2, 2)
  await page.mouse.up()
  await expectPictures(page, ['cây phượng', 'cổng trường', 'quyển vở'], ['chùm hoa', 'cành lá', 'bút chì'])
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 20)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
  await expectPictures(page, ['bút chì', 'cổng trường', 'quyển vở'], ['chùm hoa', 'cành lá', 'cây phượng'])
  await expect(page.getByRole('status').filter({ hasText: 'Đã đổi cây phượng với bút chì.' })).toBeVisible()

  // a finger
  await page.setViewportSize({ width: 360, height: 740 })
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await drop.nth(1).scrollIntoViewIfNeeded()
  const [finger, place] = [await middleOf(drag.nth(1)), await middleOf(drop.nth(1))]
  await touch('touchStart', [finger])
  await touch('touchMove', [{ x: finger.x + 15, y: finger.y + 15 }])
  await touch('touchMove', [place])
  await touch('touchEnd', [])
  await expectPictures(page, ['bút chì', 'cành lá', 'quyển vở'], ['chùm hoa', 'cổng trường', 'cây phượng'])

  // tap and tap
  await drag.nth(2).click()
  await expect(drag.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await drop.nth(0).click()
  await expectPictures(page, ['bút chì', 'cành lá', 'chùm hoa'], ['quyển vở', 'cổng trường', 'cây phượng'])

  // the keyboard alone
  await drag.nth(0).focus()
  await page.keyboard.press('Enter')
  await drop.nth(2).focus()
  await page.keyboard.press('Space')
  await expectPictures(page, ['cây phượng', 'cành lá', 'chùm hoa'], ['quyển vở', 'cổng trường', 'bút chì'])
  await page.getByRole('button', { name: 'Xếp lại từ đầu' }).click()
  await expectPictures(page, ['cây phượng', 'cổng trường', 'quyển vở'], ['chùm hoa', 'cành lá', 'bút chì'])
  await expectNoSidewaysScroll(page, 'the demo')
  await expectAccessible(page, 'the demo')
})

test('B-069 B-070 /lms/OnlineGames says that it is being made', async ({ page, signInAs }) => {
  await signInAs(people.pupil)
  await openScreen(page, { path: '/lms/OnlineGames', heading: 'Trò chơi trực tuyến' })
  await expect(page.getByRole('main').getByText('Tính năng đang được phát triển').first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page, 'the placeholder')
})

test('A-042 A-043 A-071 B-065 B-066 B-067 B-068 D58 the cards lead to places of the product in a new tab; one without an address is coming soon', async ({
  page,
  context,
  signInAs,
}) => {
  const administrator = await callerAs(people.administrator)
  const soon = { cardId: null, place: 'education-game', title: 'Cờ từ vựng', picture: 'gate' }
  expect((await administrator.call('LINKS_Card_Save', soon, 'execute')).status).toBe(200)
  await signInAs(people.teacher)
  const cards = page.getByRole('main').getByRole('listitem')
  for (const [name, path, titles] of [
    ['Bài giảng điện tử', '/lms/support/slides', ['Bài tập mẫu theo dạng', 'Đề thi mẫu']],
    ['Học cùng thầy cô', '/lms/study-with-teacher', ['Thi thử Olympic Tiếng Anh', 'Bài tập mẫu']],
    ['Trò chơi giáo dục', '/lms/education-game', ['Tìm từ trong bảng chữ', 'Nối hình với từ', 'Cờ từ vựng']],
  ] as const) {
    await openScreen(page, { path: '/lms/home', heading: /^Chào/ })
    await shell(page).entry(name).click()
    await expect(page).toHaveURL(path)
    await expect(shell(page).title).toHaveText(name)
    await expect(cards).toHaveText(titles.map((title) => new RegExp(title)))
  }
  await expect(cards.nth(2)).toContainText('Sắp ra mắt')
  await expect(cards.nth(2).getByRole('link')).toHaveCount(0)
  const opened = context.waitForEvent('page')
  await cards.nth(0).getByRole('link').click()
  const other = await opened
  await expect(other).toHaveURL('/olympicsgk/type43')
  await expect(other.getByRole('main')).toBeVisible()
  await other.close()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page, 'the cards')
  await expectAccessible(page, 'the cards')
})
