import { a4, newFolder, pdfOf, toFolder, uploaded } from '@phuong/server/testing/uploads'
import type { Page } from '@playwright/test'
import { folders } from '../../pages/folders.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall, callOf, isCallOf, refusal } from '../../support/calls.ts'
import { tabTo } from '../../support/hands.ts'
import { editingTeacher, keepsFolders, people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const foldersPath = '/lms/RenLuyenBoiDuong'
const list = (page: Page) => shell(page).main.getByRole('listitem')

test.describe('folders', () => {
  test('B-517 B-529 B-530 B-532 B-533 a folder is changed and removed; one that holds a worksheet stays, and says why', async ({
    page,
    signInAs,
    watch,
  }) => {
    watch.allow(/400/, 'a folder that holds something is not removed')
    const teacher = await callerAs(editingTeacher)
    const id = await newFolder(teacher, 'Tuần 1')
    await newFolder(teacher, 'Tuần trống')
    await signInAs(editingTeacher)
    await openScreen(page, { path: foldersPath, heading: 'Rèn luyện bồi dưỡng' })
    const act = async (folder: string, name: string) => {
      await page.getByRole('button', { name: `Thao tác khác: ${folder}`, exact: true }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await act('Tuần trống', 'Sửa thư mục')
    const dialog = page.getByRole('dialog', { name: 'Sửa thư mục' })
    await expect(dialog.getByLabel('Tên thư mục')).toHaveValue('Tuần trống')
    await dialog.getByLabel('Tên thư mục').fill('Tuần không')
    await dialog.getByLabel('Thứ tự hiển thị').fill('7')
    await dialog.getByRole('radio', { name: 'Vàng' }).check()
    await expectAccessible(page, 'the form that changes a folder')
    await dialog.getByRole('button', { name: 'Lưu' }).click()
    await expect(dialog).toBeHidden()
    await expect(list(page).filter({ hasText: 'Tuần không' })).toContainText('Thứ tự 7')
    await expect(list(page).filter({ hasText: 'Tuần trống' })).toHaveCount(0)

    await uploaded(teacher, toFolder(id), { name: 'Phiếu.pdf', bytes: await pdfOf([a4]) })
    const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Xác nhận' })
    await act('Tuần 1', 'Xóa thư mục')
    await sure.click()
    const held = 'Thư mục còn phiếu bài tập hoặc thư mục con nên chưa xóa được.'
    await expect(toasts(page).filter({ hasText: held })).toContainText('Xoá dữ liệu thất bại!')
    await expect(page.getByRole('link', { name: 'Tuần 1', exact: true })).toBeVisible()
    await act('Tuần không', 'Xóa thư mục')
    await sure.click()
    await expect(toasts(page).filter({ hasText: 'Xoá dữ liệu thành công!' })).toBeVisible()
    await expect(list(page).filter({ hasText: 'Tuần không' })).toHaveCount(0)
  })

  test('B-514 B-515 B-516 B-519 B-521 B-522 B-523 B-524 B-525 B-526 B-527 B-528 B-531 B-532 an empty list asks for the first folder; what is wrong is said at its field; each stands with name, colour and order, H168 by the order that was typed, then by name', async ({
    page,
    signInAs,
    watch,
  }) => {
    watch.allow(/500/, 'a folder is refused on purpose')
    await signInAs(keepsFolders)
    const asked = page.waitForRequest(
      (request) => isCallOf('CLASSES.Folders')(request) && callOf(request).door === 'crud/read',
    )
    await openScreen(page, { path: foldersPath, heading: 'Rèn luyện bồi dưỡng' })
    const me = (await (await callerAs(keepsFolders)).call('USERS_Me', {}, 'query/first')).body.result as { id: string }
    expect(callOf(await asked).parameters.filters).toEqual({ createdBy: me.id, classId: 0 })
    expect((await asked).postDataJSON().sort).toBe('SortOrder, Name')
    await expect(shell(page).main.getByText('Chưa có thư mục nào').last()).toBeVisible()
    await expectAccessible(page, 'no folders')
    await expectNoSidewaysScroll(page, 'no folders')

    await tabTo(page, page.getByRole('button', { name: 'Tạo thư mục' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Tạo thư mục' })
    const name = dialog.getByLabel('Tên thư mục')
    const order = dialog.getByLabel('Thứ tự hiển thị')
    const save = dialog.getByRole('button', { name: 'Lưu' })
    await expect(order).toHaveValue('0')
    await order.fill('')
    await save.click()
    await expect(name).toHaveAccessibleDescription(/Chưa nhập tên thư mục/)
    await expect(name).toBeFocused()
    await expect(order).toHaveAccessibleDescription(/Chưa nhập thứ tự hiển thị/)
    await expectAccessible(page, 'the form of a folder with faults')
    await expectNoSidewaysScroll(page, 'the form of a folder')
    for (const wrong of ['-1', 'abc']) {
      await order.fill(wrong)
      await save.click()
      await expect(order).toHaveAccessibleDescription(/Thứ tự là số nguyên từ 0 trở lên/)
      await expect(order).not.toHaveAccessibleDescription(/Chưa nhập thứ tự hiển thị/)
    }

    let broken = true
    await answerCall(page, 'CLASSES.Folders', (route) =>
      broken && callOf(route.request()).door === 'crud'
        ? route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!'))
        : route.fallback(),
    )
    await name.fill('Toán')
    await order.fill('2')
    await dialog.getByRole('radio', { name: 'Xanh lá' }).check()
    await save.click()
    await expect(dialog.getByRole('alert')).toContainText('Có lỗi xảy ra trong quá trình tạo/cập nhật dữ liệu!')
    await expect(name).toHaveValue('Toán')
    broken = false
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(toasts(page)).toContainText('Lưu dữ liệu thành công!')
    await expect(list(page)).toHaveText(/Toán.*Thứ tự 2/)
    // seen, not only heard: a number alone would look like a count
    expect((await list(page).getByText('Thứ tự 2', { exact: true }).boundingBox())?.width).toBeGreaterThan(40)
    const color = await list(page).evaluate(
      (row) => getComputedStyle(row.querySelector('span') as Element).borderTopColor,
    )
    expect(color).toBe('rgb(34, 117, 74)')

    // the next is offered the place behind the last
    await page.getByRole('button', { name: 'Tạo thư mục' }).click()
    await expect(order).toHaveValue('3')
    await name.fill('Ôn tập')
    await order.fill('0')
    await page.keyboard.press('Enter')
    await expect(list(page)).toHaveText([/Ôn tập.*Thứ tự 0/, /Toán.*Thứ tự 2/])
    await folders(page).make('Toán')
    await expect(list(page)).toHaveText([/Ôn tập/, /Toán.*Thứ tự 2/, /Toán.*Thứ tự 3/])
    const teacher = await callerAs(keepsFolders)
    const { body } = await teacher.send('POST', '/api/v1.0/dynamic/crud/read', {
      subModuleName: 'CLASSES',
      entityName: 'Folders',
      parameters: { filters: { createdBy: me.id } },
      sort: 'SortOrder, Name',
    })
    expect(body.results).toEqual([
      expect.objectContaining({ name: 'Ôn tập', classId: 0, parentId: null, createdBy: me.id }),
      expect.objectContaining({ name: 'Toán', color: '#22754a', sortOrder: 2, classId: 0 }),
      expect.objectContaining({ name: 'Toán', sortOrder: 3, classId: 0 }),
    ])
    await expectAccessible(page, 'the folders')
    await expectNoSidewaysScroll(page, 'the folders')
  })

  test('B-515 B-519 B-520 administrators keep folders of their own; that of another is not found, and a list that does not come is asked for again', async ({
    page,
    signInAs,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/, 'the list is cut off on purpose')
    const theirs = await newFolder(await callerAs(editingTeacher))
    await signInAs(people.administrator)
    let cut = true
    await answerCall(page, 'CLASSES.Folders', (route) => (cut ? route.abort('internetdisconnected') : route.fallback()))
    await page.goto(foldersPath)
    const again = shell(page).main.getByRole('button', { name: 'Thử lại' })
    await expect(again).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page, 'folders that did not come')
    cut = false
    await again.click()
    await expect(page.getByRole('button', { name: 'Tạo thư mục' })).toBeVisible()
    await expect(page.locator(`a[href$="${theirs}"]`)).toHaveCount(0)
    await folders(page).make('Của quản trị')
    await expect(folders(page).folder('Của quản trị')).toBeVisible()
  })
})

test.describe('worksheets of a folder', () => {
  test('A-356 A-357 B-613 B-614 B-615 B-624 B-625 B-626 six files are refused; of several the bad one is named and the others stay; when all arrived it says so', async ({
    page,
    signInAs,
    watch,
  }) => {
    watch.allow(/415/, 'a file that is no PDF is sent on purpose')
    const folderId = await newFolder(await callerAs(editingTeacher))
    await signInAs(editingTeacher)
    await openScreen(page, { path: `/lms/teacher/worksheet/${folderId}`, heading: 'Tuần 12' })
    const { main } = shell(page)
    await expect(main.getByText('Thư mục chưa có phiếu nào').last()).toBeVisible()
    await expectAccessible(page, 'a folder without worksheets')
    await expectNoSidewaysScroll(page, 'a folder without worksheets')
    await expect(main.getByRole('button', { name: 'Tải tập tin lên' })).toBeVisible()
    const file = page.locator('input[type=file]')
    const accepted = (await file.getAttribute('accept'))?.split(',') ?? []
    expect(accepted).toContain('application/pdf')
    expect(accepted.every((type) => type === 'application/pdf' || type.startsWith('image/'))).toBe(true)

    const buffer = await pdfOf([a4])
    const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer })
    const sent = () => watch.requests.filter((request) => request.url().endsWith('/upload-files'))
    await file.setInputFiles(['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)))
    await expect(main.getByRole('alert')).toContainText('Tối đa 5 tập tin!')
    expect(sent()).toEqual([])

    await file.setInputFiles([
      pdf('tốt.pdf'),
      { name: 'giả.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') },
      { name: 'bài.docx', mimeType: 'application/msword', buffer: Buffer.from('x') },
    ])
    const faults = main.getByRole('alert')
    await expect(faults).toHaveCount(2)
    await expect(faults.filter({ hasText: 'Tập tin giả.pdf tải lên bị lỗi.' })).toBeVisible()
    await expect(faults.filter({ hasText: 'Tập tin bài.docx tải lên bị lỗi.' })).toBeVisible()
    await expect(folders(page).worksheet('tốt')).toBeVisible()
    await expect(toasts(page).filter({ hasText: 'Upload files: Hoàn thành.' })).toHaveCount(0)
    await expect(main.getByRole('progressbar', { name: /^Đang tải lên/ })).toHaveCount(0)
    await expectAccessible(page, 'refused files')

    await file.setInputFiles([pdf('hai.pdf'), pdf('ba.pdf')])
    await expect(toasts(page).filter({ hasText: 'Upload files: Hoàn thành.' })).toHaveCount(1)
    await expect(faults).toHaveCount(0)
    // the newest first
    await expect(main.getByRole('article').getByRole('heading')).toHaveText(['ba', 'hai', 'tốt'])
  })

  test('A-358 A-359 A-360 B-198 B-199 B-200 B-518 a PDF and a picture go to their doors as multipart, and come back with id, address and name', async ({
    page,
    signInAs,
    watch,
  }) => {
    const folderId = await newFolder(await callerAs(editingTeacher))
    await signInAs(editingTeacher)
    const read = page.waitForRequest(isCallOf('SHARE.Attachments'))
    await openScreen(page, { path: `/lms/teacher/worksheet/${folderId}`, heading: 'Tuần 12' })
    expect(callOf(await read).parameters.filters).toEqual({
      entityId: folderId,
      entityName: 't_PHUONG_CLASSES_Folders',
    })
    expect((await read).postDataJSON().sort).toBe('CreatedDate DESC')
    const picture = await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.width = 570
      canvas.height = 285
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    })
    for (const [door, file] of [
      ['/api/v1.0/pdf/upload-files', { name: 'đề.pdf', mimeType: 'application/pdf', buffer: await pdfOf([a4]) }],
      [
        '/api/v1.0/dynamic/upload-files',
        { name: 'hình.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') },
      ],
    ] as const) {
      const answered = page.waitForResponse((response) => response.url().endsWith('/upload-files'))
      await page.locator('input[type=file]').setInputFiles(file)
      const response = await answered
      expect(new URL(response.url()).pathname).toBe(door)
      expect(response.request().headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
      expect((await response.json()).files[0]).toMatchObject({
        id: expect.stringMatching(/^[\w-]{36}$/),
        downloadUrl: expect.stringMatching(/^\/api\//),
        fileName: file.name,
      })
      await expect(folders(page).worksheet(file.name.replace(/\.\w+$/, ''))).toContainText('Chưa có vùng', {
        timeout: 30_000,
      })
    }
    // a picture is a worksheet of one page
    const opened = page.waitForRequest((request) => isCallOf('SHARE.Attachments')(request))
    await folders(page).edit('hình').click()
    expect(callOf(await opened).parameters.filters).toMatchObject({ entityName: 't_PHUONG_CLASSES_Folders' })
    expect((await opened).postDataJSON().sort).toBe('CreatedDate DESC')
    await expect(page.getByRole('img', { name: 'Trang 1 của phiếu' })).toBeVisible()
    expect(watch.requests.filter((request) => request.url().endsWith('/upload-files'))).toHaveLength(2)
  })

  test('B-155 D31 the pages of a PDF are chosen by tap or by text; while they are made one can leave, and finds the work going on and done', async ({
    page,
    signInAs,
  }) => {
    const teacher = await callerAs(editingTeacher)
    const folderId = await newFolder(teacher)
    const bytes = await pdfOf(Array.from({ length: 12 }, () => a4))
    await uploaded(teacher, toFolder(folderId), { name: 'Sách.pdf', bytes })
    await signInAs(editingTeacher)
    await openScreen(page, { path: `/lms/teacher/worksheet/${folderId}`, heading: 'Tuần 12' })
    const files = folders(page)
    const card = files.worksheet('Sách')
    await expect(card).toContainText('Chưa chọn trang')
    await card.getByRole('button', { name: 'Chọn trang: Sách' }).click()
    await expect(files.pages).toHaveCount(12)
    // the first ten are offered
    await expect(files.range).toHaveValue('1-10')
    await expect(files.chooser).toContainText('Đã chọn 10 trang')
    await files.pageNumbered(10).click()
    await files.pageNumbered(12).click()
    await expect(files.range).toHaveValue('1-9,12')
    await files.range.fill('1-13')
    await expect(files.range).toHaveAccessibleDescription(/Tập tin không có trang này/)
    await expect(files.use).toBeDisabled()
    await files.range.fill('2, 4-6')
    await expect(files.pageNumbered(5)).toHaveAttribute('aria-pressed', 'true')
    await expect(files.pageNumbered(3)).toHaveAttribute('aria-pressed', 'false')
    await expectAccessible(page, 'the choice of pages')
    await expectNoSidewaysScroll(page, 'the choice of pages')

    // what is being made is told by the server; here it stays at one of four until it is let go on
    let held = true
    await answerCall(page, 'SHARE_Attachments_GetPages', async (route) => {
      const response = await route.fetch()
      const { result } = (await response.json()) as { result: { sharp: { page: number; height: number }[] } }
      const one = { ...result, chosen: [2, 4, 5, 6], sharp: [{ page: 2, height: 1612 }], state: 'working' }
      await route.fulfill(held ? { response, json: { result: one } } : { response })
    })
    await files.use.click()
    await expect(files.progress).toBeVisible()
    await expect(files.chooser).toContainText('Đã xong 1/4 trang')
    await expectAccessible(page, 'pages that are being made')
    await page.keyboard.press('Escape')
    await expect(files.chooser).toBeHidden()
    await expect(card).toContainText('Đang xử lý 1/4 trang')
    await page.reload()
    await expect(card).toContainText('Đang xử lý 1/4 trang')
    await card.getByRole('button', { name: /^Chọn trang/ }).click()
    await expect(files.chooser).toContainText('Đã xong 1/4 trang')
    held = false
    await expect(files.chooser).toBeHidden({ timeout: 30_000 })
    await expect(card).toContainText('Chưa có vùng')
    await files.edit('Sách').click()
    await expect(page.getByRole('img', { name: /^Trang \d của phiếu$/ })).toHaveCount(4)
  })

  test('B-149 B-151 B-515 the folder of somebody else is no folder', async ({ page, signInAs }) => {
    const theirs = await newFolder(await callerAs(editingTeacher))
    await signInAs(people.teacher)
    await page.goto(`/lms/teacher/worksheet/${theirs}`)
    await expect(page.getByText('Không tìm thấy thư mục này')).toBeVisible()
    await expectAccessible(page, 'a folder that is not there')
    await page.getByRole('link', { name: 'Về danh sách thư mục' }).click()
    await expect(shell(page).title).toHaveText('Rèn luyện bồi dưỡng')
  })
})
