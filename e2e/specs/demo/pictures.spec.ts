import type { Locator, Page } from '@playwright/test'
import { demoPage } from '../../pages/demo.ts'
import { expect, test } from '../../support/test.ts'

const pictures = '**/pictures/**'
const noPicture = 'Chưa mở được hình.'

const roomOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (box === null) throw new Error('it is not on the page')
  return box
}

/** As wide and as high, to half a px: the browser rounds. */
const expectRoom = async (place: Locator, { width, height }: { width: number; height: number }) => {
  const room = await roomOf(place)
  expect(room.width).toBeCloseTo(width, 0)
  expect(room.height).toBeCloseTo(height, 0)
}

const isShown = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

const withoutPictures = async (page: Page, type: string) => {
  await page.route(pictures, (route) => route.abort())
  const demo = demoPage(page)
  await page.goto(demo.path(type))
  return demo
}

test.beforeEach(({ watch }) => watch.allow(/net::ERR_FAILED/, 'the pictures are kept away'))

test('H042 C-383 the picture of a question that cannot be had keeps its room, says so, and comes at another try', async ({
  page,
}) => {
  const demo = await withoutPictures(page, '61')
  const frame = demo.exercise.getByRole('button', { name: `Hình: những đồ vật để đếm. ${noPicture} Thử lại` })
  await expect(frame.getByText(noPicture)).toBeVisible()
  const room = await roomOf(frame)
  await frame.click()
  await expect(frame, 'still away').toBeVisible()

  await page.unroute(pictures)
  await frame.press('Enter')
  const picture = demo.exercise.getByRole('img', { name: 'Hình: những đồ vật để đếm' })
  await isShown(picture)
  await expectRoom(picture, room)
})

test('H042 C-428 a picture to choose that cannot be had can still be chosen, and comes at another try', async ({
  page,
}) => {
  const demo = await withoutPictures(page, '34')
  const option = page.getByRole('radio', { name: /a rabbit/ })
  await option.check()
  const place = demo.exercise.locator('label').filter({ has: option })
  const frame = place.getByText(noPicture).locator('..')
  const room = await roomOf(frame)

  await page.unroute(pictures)
  await place.locator('..').getByRole('button', { name: 'Thử lại' }).click()
  const picture = place.getByRole('img', { name: 'a rabbit' })
  await isShown(picture)
  await expectRoom(picture, room)
  await expect(option).toBeChecked()
})

for (const [type, what] of [
  ['42', 'cards'],
  ['45', 'items that get a number'],
  ['43', 'clues'],
  ['46', 'words with a letter missing'],
] as const)
  test(`H042 pictures of ${what} come by themselves when the line is back`, async ({ page, context }) => {
    const demo = await withoutPictures(page, type)
    await expect(demo.exercise.getByText(noPicture).first()).toBeAttached()
    await expect(demo.exercise.getByText('Thử lại').first()).toBeVisible()
    await page.unroute(pictures)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(demo.exercise.getByText(noPicture)).toHaveCount(0)
    for (const picture of await demo.exercise.locator('img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await isShown(picture)
    }
  })
