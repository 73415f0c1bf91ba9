import { accountLists } from '../../pages/account-lists.ts'
import { loginForm } from '../../pages/login-form.ts'
import { papers } from '../../pages/papers.ts'
import { passwordChange } from '../../pages/password-change.ts'
import { shell } from '../../pages/shell.ts'
import { settled } from '../../support/screens.ts'
import { startForBrowsers } from '../../support/server.ts'
import { expect, test } from '../../support/test.ts'

const guide = 'https://huong-dan.phuong.test/quan-tri.pdf'

// a product of its own is started for it
test.setTimeout(300_000)

test('A-120 C-219 C-220 C-257 in a school without demo the first administrator comes in by the printed link, chooses a password, finds the guide and the papers of the bank, and edits every list', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/asked another host: https:\/\/huong-dan\.phuong\.test\//, 'the guide stands on a server of its own')
  await context.route('https://huong-dan.phuong.test/**', (route) =>
    route.fulfill({ contentType: 'text/plain', body: 'the guide' }),
  )
  const product = await startForBrowsers({ DEMO: '0', GUIDE_ADMIN_URL: guide })
  try {
    watch.alsoOwn(product.url)
    await expect.poll(product.output).toContain('/auth#')
    const [link = ''] = /http\S+\/auth#\S+/.exec(product.output()) ?? []
    const code = new URLSearchParams(link.split('#')[1]).get('code') ?? ''

    await test.step('the link fills the form, and is gone from the address at once', async () => {
      await page.goto(link)
      const form = loginForm(page)
      await expect(form.email).toHaveValue('admin')
      await expect(form.password).toHaveValue(code)
      await expect(page).toHaveURL(`${product.url}/auth`)
      for (const request of watch.requests) expect(request.url()).not.toContain(code)
      await form.submit.click()
    })

    await test.step('a password of their own', async () => {
      const { dialog, fresh, again, submit } = passwordChange(page)
      await fresh.fill('mùa hạ 2026')
      await again.fill('mùa hạ 2026')
      await submit.click()
      await expect(dialog).toBeHidden()
      await expect(shell(page).title).toHaveText(/^Chào/)
    })

    await test.step('the guide of administrators', async () => {
      const { bar, userButton, guide: entry } = shell(page)
      await userButton.click()
      await expect(bar.getByText('Tài khoản quản trị')).toBeVisible()
      const [tab] = await Promise.all([context.waitForEvent('page'), entry.click()])
      await expect(tab).toHaveURL(guide)
      await tab.close()
    })

    await test.step('the papers of the bank', async () => {
      const { path, rows, search, row } = papers(page)
      await page.goto(`${product.url}${path}`)
      await expect(rows).toHaveCount(20)
      await search.fill('135')
      await expect(rows).toHaveCount(5)
      await expect(row(/135/).first()).toContainText('20')
    })

    await test.step('every list', async () => {
      await page.goto(`${product.url}/lms/admin/account-lists`)
      const lists = accountLists(page)
      await expect(lists.choices).toHaveText([
        'Quản trị theo danh sách',
        'Thấy mọi khối lớp',
        'Tài khoản dùng thử',
        'Luyện tập theo lớp',
        'Ngân hàng đề',
        'Đọc lời của bài nghe',
        'Ẩn mục trong danh mục',
        'Giới hạn số lớp',
        'Beans',
        'Thư viện tài liệu',
        'Loại câu hỏi',
        'Sách điện tử ngoại tuyến',
        'Lớp học: mở thêm',
        'Lớp học: chỉ những tài khoản này',
      ])
      const entry = lists.row('Quản trị viên').getByRole('rowheader', { name: 'Quản trị viên' })
      for (const label of await lists.choices.allInnerTexts()) {
        await lists.choose(label)
        await expect(page.getByRole('heading', { level: 2, name: label })).toBeVisible()
        await settled(page)
        // an installation begins with its first administrator on three of the lists (B-042)
        if ((await entry.count()) === 0) {
          await lists.account.fill('admin')
          if ((await lists.paths.count()) > 0) await lists.paths.first().check()
          await lists.add.click()
        }
        await expect(entry, label).toBeVisible()
        await lists.removeFrom('Quản trị viên').click()
        await lists.question.getByRole('button', { name: 'Xác nhận' }).click()
        await expect(entry, label).toHaveCount(0)
      }
    })
  } finally {
    await product.stop()
  }
})
