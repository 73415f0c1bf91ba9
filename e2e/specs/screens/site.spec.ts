import type { Contact } from '@phuong/domain/site/contact'
import type { Page } from '@playwright/test'
import { landing } from '../../pages/landing.ts'
import { siteForm } from '../../pages/site-form.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { isCallOf } from '../../support/calls.ts'
import { anAdministrator } from '../../support/newcomers.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

/* A house of its own, since what is set here stands on the pages of all visitors; `localhost` is the partner's host. */
test.use({ productStart: { environment: { HOSTS: 'localhost=partner' }, school: true } })

const place = { path: '/lms/admin/site', heading: 'Trang giới thiệu', shows: 'main form' }
const whole: Contact = {
  address: '12 phố Lê Hồng Phong, phường Ngô Quyền, Hải Phòng',
  phone: '0225 3 123 456',
  partnerName: 'Thư viện Lá Xanh',
  partnerUrl: 'https://la-xanh.phuong.test/doc?a=1&b=2',
  providerHome: 'https://nha.phuong.test/',
}
const nothing: Contact = { address: '', phone: '', partnerName: '', partnerUrl: '', providerHome: '' }

/** What visitors are told before a test begins. */
const begin = async (contact: Contact) => {
  const { status } = await (await callerAs(people.administrator)).call('SITE_Contact_Set', contact, 'execute')
  expect(status).toBe(200)
}
const save = async (page: Page) => {
  const stored = page.waitForResponse((answer) => answer.ok() && isCallOf('SITE_Contact_Set')(answer.request()))
  await siteForm(page).save.click()
  await stored
  await expect(toasts(page).getByText('Đã lưu trang giới thiệu').last()).toBeVisible()
}
const footOf = (page: Page) => landing(page).footer
const partnerOf = (page: Page) => landing(page).header.getByRole('link', { name: /^Thư viện Lá Xanh/ })

test('C-033 C-034 C-037 C-047 C-048 C-049 C-050 C-053 C-058 what an administrator writes stands on the landing page and at /auth; what is emptied is gone', async ({
  page,
  signInAs,
  anotherBrowser,
}) => {
  await begin(nothing)
  const visitor = await (await anotherBrowser()).newPage()
  await visitor.goto('/')
  await expect(footOf(visitor)).toContainText('08:00 - 17:00')
  await expect(footOf(visitor).getByRole('heading', { name: 'Liên hệ' })).toHaveCount(0)
  await expect(partnerOf(visitor)).toHaveCount(0)

  await signInAs(people.administrator)
  await openScreen(page, place)
  const form = siteForm(page)
  await form.fill(whole)
  // what visitors will see stands beside it before it is saved
  await expect(form.foot).toContainText(whole.address)
  await expect(form.foot).toContainText(whole.phone)
  await save(page)

  await visitor.reload()
  await expect(footOf(visitor)).toContainText(whole.address)
  await expect(footOf(visitor).getByRole('link', { name: whole.phone })).toHaveAttribute('href', 'tel:02253123456')
  const partner = partnerOf(visitor).first()
  await expect(partner).toBeVisible()
  await expect(partner).toHaveAttribute('href', whole.partnerUrl)
  await expect(partner).toHaveAttribute('target', '_blank')
  await expect(partner).toHaveAttribute('rel', /noopener/)
  await visitor.goto('/auth')
  await expect(footOf(visitor)).toContainText(whole.address)
  await expect(footOf(visitor).getByRole('link', { name: whole.phone })).toHaveAttribute('href', 'tel:02253123456')
  const home = visitor.getByRole('navigation').getByRole('link', { name: 'Trang chủ' })
  await expect(home).toHaveAttribute('href', whole.providerHome)
  // the partner's own host names no partner
  await visitor.goto(visitor.url().replace('127.0.0.1', 'localhost').replace('/auth', '/'))
  await expect(footOf(visitor)).toContainText(whole.address)
  await expect(partnerOf(visitor)).toHaveCount(0)

  await form.fill(nothing)
  await save(page)
  await visitor.goto('/')
  await expect(footOf(visitor)).toContainText('08:00 - 17:00')
  await expect(footOf(visitor).getByRole('heading', { name: 'Liên hệ' })).toHaveCount(0)
  await expect(partnerOf(visitor)).toHaveCount(0)
  await visitor.goto('/auth')
  await expect(footOf(visitor)).toContainText('08:00 - 17:00')
  await expect(footOf(visitor).getByRole('heading', { name: 'Liên hệ' })).toHaveCount(0)
  await expect(home).toHaveAttribute('href', '/')
  // what is saved is nothing that leaving would lose
  await page.getByRole('link', { name: 'Thư gửi đi' }).click()
  await expect(page).toHaveURL('/lms/admin/mail')
})

test('C-037 C-050 C-058 an address that is not https, half a partner and a line without a number are told at their fields; nothing is lost or sent', async ({
  page,
  signInAs,
  watch,
}) => {
  await begin(nothing)
  await signInAs(people.administrator)
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, place)
  const form = siteForm(page)
  const changes = () => watch.dataCalls().filter(isCallOf('SITE_Contact_Set')).length
  const wrong: Partial<Contact> = {
    address: whole.address,
    phone: 'gọi cô Lan',
    partnerUrl: 'javascript:alert(document.cookie)',
    providerHome: 'http://nha.phuong.test',
  }
  await form.fill(wrong)
  await form.save.click()
  await expect(form.faults).toHaveText([
    'Đường dây chỉ gồm số, dấu cách và các dấu . - ( ), ví dụ 0912 345 678.',
    'Có địa chỉ của đối tác thì cần cả tên.',
    'Địa chỉ của đối tác bắt đầu bằng https://, và có tên thì cần cả địa chỉ.',
    'Địa chỉ bắt đầu bằng https://, hoặc để trống.',
  ])
  await expect(form.phone).toBeFocused()
  await expectAccessible(page, 'the form with faults')
  await expectNoSidewaysScroll(page, 'the form with faults')
  for (const [name, value] of Object.entries(wrong)) await expect(form[name as keyof Contact], name).toHaveValue(value)
  expect(changes()).toBe(0)

  await form.fill({ ...whole, address: wrong.address ?? '' })
  await save(page)
  await expect(form.faults).toHaveCount(0)
  expect(changes()).toBe(1)
  await page.reload()
  for (const [name, value] of Object.entries(whole)) await expect(form[name as keyof Contact], name).toHaveValue(value)
})

test('H160 C-050 C-053 of two administrators the later one is told what the other has saved, and chooses', async ({
  page,
  signInAs,
  anotherBrowser,
  watch,
}) => {
  watch.allow(/409/, 'the later of two changes is refused')
  await begin(whole)
  await signInAs(people.administrator)
  const other = await (await anotherBrowser({ as: await anAdministrator() })).newPage()
  await openScreen(page, place)
  await openScreen(other, place)
  const [mine, theirs] = [siteForm(page), siteForm(other)]
  await theirs.phone.fill('0912 345 678')
  await theirs.providerHome.fill('https://khac.phuong.test')
  await save(other)

  // another field is nobody's loss, the same one is asked about
  await mine.address.fill('7 Trần Phú')
  await mine.phone.fill('0225 999 999')
  await mine.save.click()
  await expect(mine.newer).toBeVisible()
  const both = mine.newer.getByLabel('Số điện thoại')
  await expect(both).toContainText('0912 345 678')
  await expect(both).toContainText('0225 999 999')
  await expectAccessible(page, 'the question about newer words')
  await mine.newer.getByRole('button', { name: 'Lấy bản vừa lưu' }).click()
  await expect(mine.phone).toHaveValue('0912 345 678')
  await expect(mine.address).toHaveValue('7 Trần Phú')
  await save(page)

  const visitor = await (await anotherBrowser()).newPage()
  await visitor.goto('/auth')
  await expect(footOf(visitor)).toContainText('7 Trần Phú')
  await expect(footOf(visitor)).toContainText('0912 345 678')
  await expect(visitor.getByRole('navigation').getByRole('link', { name: 'Trang chủ' })).toHaveAttribute(
    'href',
    'https://khac.phuong.test',
  )
})
