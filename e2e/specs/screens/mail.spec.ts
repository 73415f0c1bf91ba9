import { randomUUID } from 'node:crypto'
import { demoPassword, sha1 } from '@phuong/server/testing/caller'
import type { Page } from '@playwright/test'
import { beyondEdges } from '../../support/audit.ts'
import { answerCall, holdCall, refusal } from '../../support/calls.ts'
import { giveUpMailsTo, queueResetTo } from '../../support/database.ts'
import { aPupil } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const place = { path: '/lms/admin/mail', heading: 'Thư gửi đi' } as const

/** Somebody has a mail in the outbox. @returns the address, which no other test uses */
const someMail = async (): Promise<string> => {
  const email = `thu.${randomUUID().slice(0, 8)}@phuong.test`
  await queueResetTo(email, 'k7M4qx2P')
  return email
}

/** What the browser says of the scripts that every page of a test begins with: the frame of a mail runs none, theirs neither. */
const noScripts = [/^Blocked script execution in '[^']*\/mails\//, 'the frame of a mail runs nothing'] as const

/** Looks for the mail of an address. @returns its row */
const rowOf = async (page: Page, email: string) => {
  await page.getByRole('main').getByRole('searchbox').fill(email)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('THÔNG BÁO THAY ĐỔI MẬT KHẨU')
  await expect(row).toContainText('Chờ gửi')
  return row
}

test('A-391 a password is changed without a mail server: its mail waits here, and is seen as its receiver would', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(...noScripts)
  const email = await aPupil()
  const change = { Email: email, Password: sha1('hoa nở cuối sân'), CurrentPassword: sha1(demoPassword) }
  const { status } = await (await callerAs(email)).call('USERS_ChangePassword', change, 'execute')
  expect(status).toBe(200)
  await signInAs(people.administrator)
  await openScreen(page, place)
  await expect(page.getByText('Chưa cài máy chủ gửi thư: thư đang nằm chờ ở đây')).toBeVisible()
  await expect(page.getByText(/Có \d+ thư đang chờ, thư lâu nhất viết lúc \d\d\/\d\d\/\d{4} \d\d:\d\d/)).toBeVisible()
  const row = await rowOf(page, email)
  await expect(row).toContainText('Mật khẩu đã đổi')
  await row.getByRole('button', { name: /^Xem thư/ }).click()
  const dialog = page.getByRole('dialog')
  const letter = dialog.frameLocator('iframe')
  // its inline styles and its pictures hold in the frame, under the policy of its own
  await expect(letter.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '24px')
  const pictures = letter.getByRole('img')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all())
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await dialog.getByRole('tab', { name: 'Chỉ chữ' }).click()
  await expect(dialog.getByText('Thư này được gửi tự động, xin không trả lời.')).toBeVisible()
})

test('D44 the password in a mail is masked for the administrator, in both shapes', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(...noScripts)
  const email = await someMail()
  await signInAs(people.administrator)
  await openScreen(page, place)
  await (await rowOf(page, email)).getByRole('button', { name: /^Xem thư/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.frameLocator('iframe').getByText('••••••')).toBeVisible()
  await expect(dialog.getByText('Mật khẩu trong thư chỉ người nhận đọc được nên ở đây được che.')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Chỉ chữ' }).click()
  await expect(dialog.getByText('••••••')).toBeVisible()
  expect(await page.content()).not.toContain('k7M4qx2P')
})

for (const width of [360, 1366])
  test(`a mail that was given up says why, in words and as the mail server said it, and is sent again at ${width} px`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const email = await someMail()
    const reason = `550 5.1.1 ${'x'.repeat(90)} no such mailbox`
    await giveUpMailsTo(email, 'refused', reason)
    await signInAs(people.administrator)
    await openScreen(page, place)
    await page.getByRole('combobox', { name: 'Trạng thái' }).click()
    await page.getByRole('option', { name: 'Không gửi được' }).click()
    await page.getByRole('main').getByRole('searchbox').fill(email)
    await page.keyboard.press('Enter')
    const entry = page.getByRole(width === 360 ? 'listitem' : 'row').filter({ hasText: email })
    await expect(entry).toContainText('Hộp thư không có hoặc không nhận thư này')
    await expect(entry).toContainText(reason)
    expect(await beyondEdges(page)).toEqual([])
    await entry.getByRole('button', { name: /^Thao tác khác/ }).click()
    await page.getByRole('menuitem', { name: 'Gửi lại' }).click()
    await expect(page.getByRole('list', { name: 'Thông báo nhanh' }).getByText('Thư đang được gửi lại.')).toBeVisible()
    // it is among those that wait now
    await expect(entry).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Trạng thái' }).click()
    await page.getByRole('option', { name: 'Chờ gửi' }).click()
    await expect(entry).toContainText('Chờ gửi')
  })

test('the page waits, says what went wrong, is asked again, and says so when there is nothing', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/500/, 'the list breaks on purpose')
  const email = await someMail()
  await signInAs(people.administrator)
  const waiting = await holdCall(page, 'MAIL_List')
  await page.goto(place.path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.heading)
  await expect(page.getByText(email)).toHaveCount(0)
  waiting.release()
  await expect(page.getByText(email).first()).toBeVisible()

  let answer: 'fault' | 'none' = 'fault'
  await answerCall(page, 'MAIL_List', (route) =>
    answer === 'fault'
      ? route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!'))
      : route.fulfill({ json: { results: [], rowsAffected: 0 } }),
  )
  await page.goto(place.path)
  await expect(page.getByText('Có lỗi xảy ra!')).toBeVisible()
  answer = 'none'
  await page.getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Chưa có thư nào' })).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('không có')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('paragraph').filter({ hasText: 'Không tìm thấy thư phù hợp' })).toBeVisible()
})
