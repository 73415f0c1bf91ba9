import { randomUUID } from 'node:crypto'
import { linkIn, type Mailbox, passwordIn } from '@phuong/server/testing/mailbox'
import type { Page } from '@playwright/test'
import { loginForm } from '../../pages/login-form.ts'
import { passwordChange } from '../../pages/password-change.ts'
import { forgotten, registration } from '../../pages/registration.ts'
import { shell } from '../../pages/shell.ts'
import { codeOf, newClass } from '../../support/lessons.ts'
import { expect, test } from '../../support/mailed.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { callerAs } from '../../support/school.ts'

/* Mails are read on the phone that the class chats on, and their links open in the browser within Zalo. */

const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 12; SM-A127F Build/SP1A.210812.016; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36 Zalo android/24050501 ZaloTheme/light ZaloLanguage/vi',
} as const
test.use(phone)

const password = 'hoa phượng đỏ 2017'
const fresh = 'cây bàng lá đỏ'

/** The mail that has come to somebody as this one of all, counted from 0. */
const mailTo = async (mailbox: Mailbox, email: string, place: number) => {
  await expect.poll(() => mailbox.mailsTo(email).length).toBe(place + 1)
  return mailbox.mailsTo(email)[place] as NonNullable<Mailbox['mails'][number]>
}
/** Counts the windows that a page opens beside itself. */
const countWindows = (page: Page) => {
  const windows = { count: 0 }
  page.on('popup', () => {
    windows.count += 1
  })
  return windows
}
const signIn = async (page: Page, email: string, typed: string) => {
  await loginForm(page).fill(email, typed)
  await loginForm(page).submit.tap()
}
const changePassword = async (page: Page) => {
  const change = passwordChange(page)
  // nothing closes it (D12)
  await expect(change.dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(change.dialog).toBeVisible()
  await change.fresh.fill(fresh)
  await change.again.fill(fresh)
  await change.submit.tap()
  await expect(change.dialog).toBeHidden()
}

test('C-146 A-218 the link of the mail after registering leads to the sign-in in the browser of a chat, without another window', async ({
  page,
  context,
  mailbox,
}) => {
  const email = `qua.thu.${randomUUID().slice(0, 8)}@phuong.test`
  const windows = countWindows(page)
  await page.goto('/RegisterStudent')
  const form = registration(page)
  await form.fillAtSchool({ name: 'Vũ Hải Đăng', sex: 'Nam', email, password })
  await form.submit.tap()
  await expect(page).toHaveURL('/lms/profile')
  const link = linkIn(await mailTo(mailbox, email, 0))

  // who is signed in still is inside at once
  await page.goto(link)
  await expect(page).toHaveURL('/lms/profile')
  await page.goto('about:blank')
  await context.clearCookies()
  await page.goto(link)
  await expect(page).toHaveURL('/auth')
  await signIn(page, email, password)
  await expect(page).toHaveURL('/lms/profile')
  await expect(shell(page).title).toBeVisible()
  expect(windows.count).toBe(0)
})

test('B-095 C-175 C-190 C-202 D12 who forgot the password on the way to a class signs in over the mail, changes the password and is in the class', async ({
  page,
  anotherBrowser,
  mailbox,
}) => {
  const teacher = await callerAs(await aTeacher())
  const code = await codeOf(teacher, await newClass(teacher, '8L3'))
  const email = await aPupil()
  const windows = countWindows(page)
  await page.goto(`/join/${code}`)
  await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).tap()
  const forgot = forgotten(page)
  await forgot.opener.tap()
  await forgot.email.fill(email)
  await forgot.submit.tap()
  await expect(forgot.submit).toBeDisabled()
  const mail = await mailTo(mailbox, email, 0)

  // the mail is another app: what this browser knows is not there
  const there = await (await anotherBrowser(phone)).newPage()
  const windowsThere = countWindows(there)
  await there.goto(linkIn(mail))
  await expect(there).toHaveURL(`/auth?${new URLSearchParams({ returnTo: `/join/${code}` })}`)
  await signIn(there, email, passwordIn(mail))
  await changePassword(there)
  const question = there.getByRole('dialog', { name: 'Đây có phải lớp của em không?' })
  await expect(question).toContainText('Lớp 8L3')
  await question.getByRole('button', { name: 'Vào lớp' }).tap()
  await expect(shell(there).title).toHaveText('Lớp 8L3')
  expect([windows.count, windowsThere.count]).toEqual([0, 0])
})

test('C-190 C-202 D12 who forgot the password on no way to a class comes home over the mail', async ({
  page,
  mailbox,
}) => {
  const email = await aPupil()
  const windows = countWindows(page)
  await page.goto('/auth#forgot')
  const forgot = forgotten(page)
  await forgot.email.fill(email)
  await forgot.submit.tap()
  await expect(forgot.submit).toBeDisabled()
  const mail = await mailTo(mailbox, email, 0)
  await page.goto(linkIn(mail))
  await expect(page).toHaveURL('/auth')
  await signIn(page, email, passwordIn(mail))
  await changePassword(page)
  await expect(page).toHaveURL('/lms/home')
  await expect(shell(page).title).toBeVisible()
  expect(windows.count).toBe(0)
})
