import { hostileMarkup } from '@phuong/server/testing/hostile-markup'
import type { Page } from '@playwright/test'
import { notifications } from '../../pages/notifications.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { newClass } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const open = (page: Page, query = '') => openScreen(page, { path: `/lms/notifications${query}`, heading: 'Thông báo' })

/** The form in which a notification is written. */
const writing = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Tạo thông báo' })
  return {
    opener: page.getByRole('button', { name: 'Tạo thông báo' }),
    dialog,
    title: dialog.getByRole('textbox', { name: 'Tiêu đề' }),
    content: dialog.getByRole('textbox', { name: 'Nội dung' }),
    tool: (name: string) => dialog.getByRole('button', { name, exact: true }),
    receiver: (name: string) => dialog.getByRole('radio', { name }),
    send: dialog.getByRole('button', { name: 'Gửi thông báo' }),
    fault: (words: string) => dialog.getByText(words),
  }
}

/** Pastes as another program does: with markup and, as it always goes with it, with its words. */
const paste = (page: Page, html: string) =>
  writing(page).content.evaluate((element, markup) => {
    const data = new DataTransfer()
    data.setData('text/html', markup)
    data.setData('text/plain', 'chữ thường')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, html)

/** As Word puts it on the clipboard. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; font-family:"Times New Roman"} --></style></head><body lang=VI style='tab-interval:36.0pt'>
<!--StartFragment--><p class=MsoNormal style='line-height:150%'><b style='mso-bidi-font-weight:normal'><span style='font-size:14.0pt;color:red'>Lịch họp</span></b><o:p></o:p></p>
<p class=MsoNormal><i>Phòng</i> <u>số 2</u><img width=1 src="file:///C:/a.png" onerror="hostile()"><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[HP1]</a></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Vở<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Bút<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td width=10><p class=MsoNormal>Thứ<o:p></o:p></p></td><td>Tư</td></tr></table>
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Ghi riêng</p></div></div><!--EndFragment--></body></html>`

test('B-353 B-354 B-356 B-358 B-360 B-361 B-367 H129 a teacher writes, pastes out of Word and sends, and a pupil reads and deletes it on a phone', {
  tag: '@core',
}, async ({ page, signInAs, watch }) => {
  watch.allow(/Content Security Policy/, 'the policy refuses what Word puts on the clipboard, and says so')
  const [teacher, pupil] = [await aTeacher(), await aPupil(4)]
  await newClass(await callerAs(teacher), '4N2', [pupil])
  await page.setViewportSize({ width: 1366, height: 768 })
  await signInAs(teacher)
  await open(page)
  const { opener, dialog, title, content, tool, receiver, send, fault } = writing(page)
  await opener.click()
  await expect(content).toBeVisible()
  await expect(
    fault('Gửi đến cả trường và các lớp thầy cô dạy. Báo riêng một lớp thì viết ở trang của lớp.'),
  ).toBeVisible()
  await send.click()
  for (const words of ['Chưa nhập tiêu đề', 'Chưa nhập nội dung thông báo', 'Chưa nhập người nhận thông báo'])
    await expect(fault(words)).toBeVisible()
  await expect(title).toBeFocused()
  await expectAccessible(page, 'the form of a notification', 'dialog')

  // markup without words is no content
  await title.fill('Lịch họp tổ')
  await content.press('Enter')
  await tool('Danh sách dấu chấm').click()
  await send.click()
  await expect(fault('Chưa nhập nội dung thông báo')).toBeVisible()
  await tool('Danh sách dấu chấm').click()

  await paste(page, fromWord)
  await expect(content.locator('strong')).toHaveText('Lịch họp')
  await expect(content.locator('em')).toHaveText('Phòng')
  await expect(content.locator('u')).toHaveText('số 2')
  await expect(content.locator('p').filter({ hasText: /^Thứ$/ })).toHaveCount(1)
  await expect(content.locator('p').filter({ hasText: /^Tư$/ })).toHaveCount(1)
  await expect(content.locator('ul > li')).toHaveText(['Vở', 'Bút'])
  await expect(content.getByText(/HP1|Ghi riêng/)).toHaveCount(0)
  await expect(content.locator('[style], [class]:not(.ProseMirror-trailingBreak), img, table, span')).toHaveCount(0)

  // a picture alone, and too much at once, are told at their place, and what stands there stays
  await content.evaluate((element) => {
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'anh.png', { type: 'image/png' }))
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(fault('Ở đây không dán được ảnh. Vui lòng dán chữ hoặc liên kết.')).toBeVisible()
  const before = await content.innerHTML()
  await paste(page, `<p>${'dài '.repeat(262_144)}</p>`)
  await expect(fault('Nội dung dài quá 100.000 ký tự. Rút ngắn rồi gửi lại.')).toBeVisible()
  expect(await content.innerHTML()).toBe(before)
  await expect(title).toHaveValue('Lịch họp tổ')
  await expectAccessible(page, 'the form with a paste that was too long', 'dialog')

  // by keyboard, with a link
  await content.press('Control+End')
  await tool('Liên kết').press('Enter')
  const address = dialog.getByRole('textbox', { name: 'Địa chỉ liên kết' })
  await address.fill('javascript:alert(1)')
  await address.press('Enter')
  await expect(fault('Địa chỉ bắt đầu bằng https://, http:// hoặc mailto:')).toBeVisible()
  await address.fill('https://phuong.test/lich')
  await address.press('Enter')
  await expect(content.getByRole('link')).toHaveAttribute('href', 'https://phuong.test/lich')

  // what is entered is asked about before it is left
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nhập tiếp' }).click()
  await receiver('Học sinh').check()
  await send.click()
  await expect(toasts(page)).toHaveText(/Thành công.*Lưu dữ liệu thành công!/)
  await expect(dialog).toBeHidden()

  await page.setViewportSize({ width: 360, height: 740 })
  await signInAs(pupil)
  await open(page)
  const read = notifications(page)
  await read.title('Lịch họp tổ').click()
  await expect(read.list.locator('strong')).toHaveText('Lịch họp')
  const link = read.list.getByRole('link', { name: 'https://phuong.test/lich' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(read.main.getByText(`Người gửi: ${await nameOf(teacher)}`)).toBeVisible()
  await expectAccessible(page, 'an opened notification that somebody wrote')
  await expectNoSidewaysScroll(page, 'an opened notification that somebody wrote')
  await opener.click()
  await expect(content).toBeVisible()
  await expectNoSidewaysScroll(page, 'the form of a notification on a phone')
  await expect(fault('Thông báo đến thầy cô và các bạn trong lớp của em.')).toBeVisible()
  await page.keyboard.press('Escape')
  await read.remove('Lịch họp tổ').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xác nhận' }).click()
  await expect(page.getByText('Chưa có thông báo nào').last()).toBeVisible()
})

test('B-368 what fails to go says so, and stays as it was entered', async ({ page, signInAs, watch }) => {
  watch.allow(/status of 429/, 'the quota that this test uses up')
  const pupil = await aPupil(4)
  const teacher = await aTeacher()
  await newClass(await callerAs(teacher), '4N3', [pupil])
  const caller = await callerAs(pupil)
  const parameters = { Title: 'Tin', Content: '<p>Tin</p>', Type: 'ALL', TypeData: 'ALL' }
  for (let sent = 0; sent < 5; sent++) await caller.call('ThongBao_ThemMoi', parameters, 'execute')
  await signInAs(pupil)
  await open(page)
  const { opener, title, content, receiver, send, fault } = writing(page)
  await opener.click()
  await title.fill('Tin thứ sáu')
  await content.fill('Các bạn ơi')
  await receiver('Tất cả').check()
  await send.click()
  await expect(toasts(page)).toHaveText(/Thất bại.*Lưu dữ liệu thất bại!/)
  await expect(fault('Đã gửi nhiều thông báo trong một giờ. Vui lòng thử lại sau.')).toBeVisible()
  await expect(title).toHaveValue('Tin thứ sáu')
  await expect(content).toHaveText('Các bạn ơi')
})

test('H128 H129 H130 H131 hostile markup that is sent by the call runs nothing on the page, draws nothing over it, asks nobody, and keeps its words', async ({
  page,
  signInAs,
}) => {
  const [teacher, pupil] = [await aTeacher(), await aPupil(4)]
  const caller = await callerAs(teacher)
  await newClass(caller, '4N4', [pupil])
  await page.addInitScript(() => {
    Object.assign(window, { ran: 0, hostile: () => Object.assign(window, { ran: 1 }) })
  })
  for (const [at, markup] of hostileMarkup.entries()) {
    const sent = { Title: `Tin ${at} <img src=x onerror=hostile()>`, Content: `<p>${at}</p>${markup}` }
    const { status, text } = await caller.call('ThongBao_ThemMoi', { ...sent, Type: 'ALL', TypeData: 'ALL' }, 'execute')
    expect(status, `${markup} ${text}`).toBe(200)
  }
  await signInAs(pupil)
  const { list, titles } = notifications(page)
  for (let at = 1; at <= Math.ceil(hostileMarkup.length / 10); at++) {
    await open(page, `?page=${at}`)
    for (const title of await titles.all()) {
      await title.click()
      await expect(title).toHaveAttribute('aria-expanded', 'true')
      const body = list.locator('[id^="body-"]')
      const words = body.locator(':scope > div')
      await expect(words.getByText(/^\d+$/).first()).toBeVisible()
      await expect(words).toContainText('chữ còn')
      await expect(words.locator('[style], [class], [id], img, svg, math, iframe, form, style, script')).toHaveCount(0)
      for (const link of await words.getByRole('link').all())
        expect(await link.getAttribute('href')).toMatch(/^https?:|^mailto:/)
    }
  }
  expect(await page.evaluate(() => (window as unknown as { ran: number }).ran)).toBe(0)
})

test('B-373 an administrator takes one back, and it is gone from the list of a pupil', async ({ page, signInAs }) => {
  const [teacher, pupil] = [await aTeacher(), await aPupil(4)]
  await newClass(await callerAs(teacher), '4N5', [pupil])
  const parameters = { Title: 'Tin gửi nhầm', Content: '<p>Tin</p>', Type: 'ALL', TypeData: 'ALL' }
  await (await callerAs(teacher)).call('ThongBao_ThemMoi', parameters, 'execute')
  await signInAs('admin@phuong.test')
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '?tab=sent')
  const sent = page.getByRole('list', { name: 'Thông báo đã gửi' })
  await expect(sent.getByRole('listitem').filter({ hasText: 'Tin gửi nhầm' })).toContainText(await nameOf(teacher))
  await expectAccessible(page, 'the notifications that were sent')
  await expectNoSidewaysScroll(page, 'the notifications that were sent')
  await sent.getByRole('button', { name: 'Thu hồi: Tin gửi nhầm' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Thu hồi' }).click()
  await expect(toasts(page)).toHaveText(/Đã thu hồi thông báo\./)
  await expect(sent.getByRole('listitem').filter({ hasText: 'Tin gửi nhầm' })).toContainText('Đã thu hồi')
  await signInAs(pupil)
  await open(page)
  await expect(page.getByText('Chưa có thông báo nào').last()).toBeVisible()
})
