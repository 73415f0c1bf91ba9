import type { Page } from '@playwright/test'
import { worksheetPlayer } from '../../pages/worksheet-player.ts'
import { aPupil } from '../../support/newcomers.ts'
import { expect, test } from '../../support/test.ts'
import { givenWorksheet } from '../../support/worksheets.ts'

/** Some seconds go by on a page: what is given there then was given after what stands on the server, without waiting. */
const passTime = (page: Page) =>
  page.evaluate(() => {
    const before = performance.now.bind(performance)
    performance.now = () => before() + 5_000
  })

test('D21 docs/protocol.md 5 of a worksheet on a phone and on a computer the answer given last counts, and both show it', async ({
  page,
  context,
  watch,
  signInAs,
  anotherBrowser,
}) => {
  const pupil = await aPupil()
  const given = await givenWorksheet({ pupils: [pupil] })
  await signInAs(pupil)
  const other = await (await anotherBrowser({ as: pupil })).newPage()
  const [phone, computer] = [worksheetPlayer(page), worksheetPlayer(other)]
  await page.goto(given.path)
  await expect(phone.write(1)).toBeEditable()
  await other.goto(given.path)
  await expect(computer.write(1)).toBeEditable()

  // three numbers on the phone, of which the computer knows nothing: its later answer has the first one
  for (const box of [1, 2, 1]) await phone.box(3, 1, box).check()
  await expect(phone.saved).toBeVisible()
  await passTime(other)
  await computer.box(3, 1, 2).check()
  await expect(computer.saved).toBeVisible()
  await page.reload()
  await expect(phone.box(3, 1, 2)).toBeChecked()
  await expect(phone.box(3, 1, 1)).not.toBeChecked()

  // without a line the phone goes on and counts up, and comes back after the computer has answered
  watch.allow(/ERR_INTERNET_DISCONNECTED/, 'the line is cut by the test')
  await context.setOffline(true)
  await phone.write(1).pressSequentially('mười hai')
  await expect(phone.waiting).toBeVisible()
  await passTime(other)
  await computer.write(1).fill('13')
  await expect(computer.saved).toBeVisible()
  await context.setOffline(false)
  await expect(phone.write(1)).toHaveValue('13')
  await expect(phone.saved).toBeVisible()

  await computer.handItIn()
  await expect(computer.reviewed('Câu 1, điền từ: 13. Đúng')).toBeVisible()
  await expect(computer.result).toContainText('Đã làm 2/5 mục')
})
