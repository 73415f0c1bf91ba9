import { demoPassword } from '@phuong/server/testing/caller'
import { pdfOf } from '@phuong/server/testing/uploads'
import type { Page } from '@playwright/test'
import { loginForm } from '../../pages/login-form.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { worksheetEditor } from '../../pages/worksheet-editor.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { isCallOf } from '../../support/calls.ts'
import { openEditor, storedWorksheet, worksheetToEdit } from '../../support/edited-worksheets.ts'
import { tabTo } from '../../support/hands.ts'
import { editingTeacher } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { expect, test } from '../../support/test.ts'
import { saveZones, zoneAt } from '../../support/worksheets.ts'

/** The worksheets whose changes this browser keeps, as text; nothing where it has kept none yet. */
const keptInBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const name = 'phuong-worksheets'
    // to open what is not there would make it, without its parts
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return ''
    return new Promise<string>((done, fail) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => fail(opening.error)
      opening.onsuccess = () => {
        const database = opening.result
        const reading = database.transaction('worksheets').objectStore('worksheets').getAll()
        reading.onerror = () => fail(reading.error)
        reading.onsuccess = () => {
          database.close()
          done(JSON.stringify(reading.result))
        }
      }
    })
  })

const isSaving = isCallOf('SHARE_Attachments_UpdateJsonData')
const isTagging = isCallOf('SHARE_Attachments_UpdateTags')

/** Turns the zoom until a page unit is a px. */
const atFullSize = async (page: Page) => {
  const percent = page.getByRole('group', { name: 'Phóng to, thu nhỏ' }).getByRole('status')
  while ((await percent.textContent()) !== '100%')
    await page.getByRole('button', { name: 'Phóng to', exact: true }).click()
}

test.describe('drawing', () => {
  test('A-012 B-149 B-150 B-151 B-152 B-153 D31 from the folder into the editor: zones over the pages, each 1140 wide; an address with another folder leads to the right one, the way back to the folder', async ({
    page,
    signInAs,
  }) => {
    const zones = [zoneAt('Write', 'cat', 161.2), zoneAt('Choice', 'no', 1700, { left: 570, width: 114 })]
    const worksheet = await worksheetToEdit(editingTeacher, 'Nền hai trang', zones, 2)
    const other = await worksheetToEdit(editingTeacher, 'Phiếu khác')
    await signInAs(editingTeacher)
    await page.goto(`/lms/teacher/worksheet/${worksheet.folderId}`)
    await page.getByRole('link', { name: `Soạn phiếu: ${worksheet.name.replace('.pdf', '')}` }).click()
    await expect(page).toHaveURL(worksheet.path)
    await expect(shell(page).title).toHaveText(worksheet.name.replace('.pdf', ''))
    const editor = worksheetEditor(page)
    await expect(editor.pictures).toHaveCount(2)
    expect(await editor.widthOfPicture(1)).toEqual([1140, 2280])
    await expect(editor.zones).toHaveCount(2)
    // the second zone stands on the second page, half way across
    const [paper, zone] = await Promise.all([
      page.locator('[data-page="2"]').boundingBox(),
      editor.zone(2).boundingBox(),
    ])
    const unit = (paper?.width ?? 0) / 1140
    expect((zone?.x ?? 0) - (paper?.x ?? 0)).toBeCloseTo(570 * unit, 0)
    expect((zone?.y ?? 0) - (paper?.y ?? 0)).toBeCloseTo(88 * unit, 0)
    expect(zone?.width).toBeCloseTo(114 * unit, 0)

    await page.goto(`/lms/teacher/worksheet/${other.folderId}/edit/${worksheet.id}`)
    await expect(page).toHaveURL(worksheet.path)
    await page.getByRole('link', { name: 'Về thư mục' }).click()
    await expect(page).toHaveURL(`/lms/teacher/worksheet/${worksheet.folderId}`)
  })

  test('B-158 B-159 B-160 B-161 B-162 B-163 B-164 B-165 B-171 B-172 B-175 one mode at a time: what was drawn since goes with Hủy and stays with Hoàn thành', async ({
    page,
    signInAs,
  }) => {
    const worksheet = await worksheetToEdit(editingTeacher, 'Các loại vùng')
    await signInAs(editingTeacher)
    await openEditor(page, worksheet)
    const editor = worksheetEditor(page)
    // without a mode a drag draws nothing
    await editor.draw({ left: 100, top: 100, width: 200, height: 60 })
    await expect(editor.zones).toHaveCount(0)
    await expect(editor.cancel).toBeHidden()

    await editor.mode('Điền từ').click()
    await expect(editor.mode('Điền từ')).toHaveAttribute('aria-pressed', 'true')
    await expect(editor.mode('Chọn đáp án')).toBeDisabled()
    await expect(editor.mode('Chọn từ danh sách')).toBeDisabled()
    await editor.draw({ left: 100, top: 100, width: 200, height: 60 })
    await expect(editor.zone(1)).toHaveText('Text')
    await editor.done.click()
    await expect(editor.zones).toHaveCount(1)
    for (const mode of ['Điền từ', 'Chọn đáp án', 'Chọn từ danh sách'] as const)
      await expect(editor.mode(mode)).toBeEnabled()

    await editor.mode('Chọn đáp án').click()
    await expect(editor.mode('Điền từ')).toBeDisabled()
    await editor.draw({ left: 100, top: 220, width: 60, height: 60 })
    await editor.draw({ left: 300, top: 220, width: 60, height: 60 })
    await expect(editor.zones).toHaveCount(3)
    await expect(editor.zone(2)).toHaveAccessibleName('Vùng 2, Chọn đáp án: sai')
    await editor.cancel.click()
    await expect(editor.zones).toHaveCount(1)
    await expect(editor.cancel).toBeHidden()
    // how many went is told, and they come back from there
    await expect(toasts(page)).toContainText('Đã bỏ 2 vùng vừa vẽ.')
    await toasts(page).getByRole('button', { name: 'Đưa lại' }).click()
    await expect(editor.zones).toHaveCount(3)
    await expect(toasts(page)).toHaveCount(0)
    await editor.redo.click()

    await editor.mode('Chọn từ danh sách').click()
    await editor.draw({ left: 100, top: 220, width: 200, height: 60 })
    await editor.done.click()
    await expect(editor.zone(2)).toContainText('DropDown')
    await expect(editor.zone(2)).toHaveAccessibleName('Vùng 2, Chọn từ danh sách: DropDown')
    // the next time Hủy takes nothing of what was done before
    await editor.mode('Điền từ').click()
    await editor.cancel.click()
    await expect(editor.zones).toHaveCount(2)
  })

  test('B-166 B-167 B-168 B-169 D36 a click, 19 in width or 15 in height make no zone, 20 by 16 make one; the red cross deletes it', async ({
    page,
    signInAs,
  }) => {
    const worksheet = await worksheetToEdit(editingTeacher, 'Nhỏ nhất')
    await signInAs(editingTeacher)
    await openEditor(page, worksheet)
    const editor = worksheetEditor(page)
    await atFullSize(page)
    await editor.firstPage.evaluate((element) => element.scrollIntoView({ inline: 'start' }))
    await editor.mode('Điền từ').click()
    for (const [width, height] of [
      [0, 0],
      [19, 60],
      [60, 15],
    ] as const)
      await editor.draw({ left: 100, top: 100, width, height })
    await expect(editor.zones).toHaveCount(0)
    await editor.draw({ left: 100, top: 100, width: 20, height: 16 })
    await expect(editor.zones).toHaveCount(1)
    await expect(editor.side('Rộng')).toHaveValue('20')
    await expect(editor.side('Cao')).toHaveValue('16')
    await editor.done.click()
    await editor.zone(1).click()
    const [red = 0, green = 0, blue = 0] = await editor
      .cross(1)
      .evaluate((cross) => (getComputedStyle(cross).backgroundColor.match(/\d+/g) ?? []).map(Number))
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
    await editor.cross(1).click()
    await expect(editor.zones).toHaveCount(0)
  })

  test('B-173 B-183 a choice is right by its box or by the space bar; a group is a name, or one press to share that of the zone before', async ({
    page,
    signInAs,
  }) => {
    const zones = [
      zoneAt('Choice', 'no', 100, { width: 60 }),
      zoneAt('Choice', 'no', 100, { width: 60, left: 400 }),
      zoneAt('Choice', 'no', 220, { width: 60 }),
    ]
    const worksheet = await worksheetToEdit(editingTeacher, 'Nhóm', zones)
    await signInAs(editingTeacher)
    await openEditor(page, worksheet)
    const editor = worksheetEditor(page)
    await expect(editor.unfinished.getByText('Nhóm chỉ có một vùng để chọn')).toHaveCount(3)
    await editor.zone(1).click()
    await editor.isRight.check()
    await expect(editor.zone(1)).toHaveAccessibleName('Vùng 1, Chọn đáp án: đúng')
    await editor.isRight.uncheck()
    await expect(editor.zone(1)).toHaveAccessibleName('Vùng 1, Chọn đáp án: sai')
    await editor.group.fill('con vật')
    await editor.zone(2).click()
    await editor.panel.getByRole('button', { name: 'Cùng nhóm với vùng 1' }).click()
    await expect(editor.group).toHaveValue('con vật')
    await expect(editor.unfinished.getByText('Nhóm chưa có vùng nào đúng')).toHaveCount(1)
    await editor.zone(2).focus()
    await page.keyboard.press('Space')
    await expect(editor.isRight).toBeChecked()
    await expect(editor.unfinished.getByText('Nhóm chưa có vùng nào đúng')).toHaveCount(0)
    await editor.save.click()
    await expect(editor.state(/^Đã lưu lúc/)).toBeVisible()
    const stored = (await storedWorksheet(worksheet)).jsonData?.ExerciseData
    expect(stored?.map(({ text, groupName }) => [text, groupName])).toEqual([
      ['no', 'con vật'],
      ['yes', 'con vật'],
      ['no', ''],
    ])
  })
})

test.describe('saving', () => {
  test('B-185 B-186 B-188 B-193 B-194 B-195 B-196 D27 two seconds after a change it is saved by itself, and says so; the first save makes it a worksheet; Lưu and Ctrl+S save now with a message', {
    tag: '@core',
  }, async ({ page, signInAs }) => {
    const worksheet = await worksheetToEdit(editingTeacher, 'Tự lưu', null)
    await signInAs(editingTeacher)
    await openEditor(page, worksheet)
    const editor = worksheetEditor(page)
    await expect(editor.state('Chưa có gì để lưu')).toBeVisible()
    const saved = page.waitForRequest(isSaving)
    const tagged = page.waitForResponse((response) => isTagging(response.request()))
    await editor.mode('Điền từ').click()
    await editor.draw({ left: 100, top: 100, width: 200, height: 60 })
    await expect(editor.state('Chưa lưu')).toBeVisible()
    const { JsonData } = (await saved).postDataJSON().parameters
    expect(Object.keys(JsonData)).toEqual(expect.arrayContaining(['ExerciseData', 'canvasJson']))
    const [box] = JsonData.ExerciseData
    const fields = [
      'id',
      'mode',
      'top',
      'left',
      'width',
      'height',
      'angle',
      'fill',
      'text',
      'groupName',
      'image',
      'data',
    ]
    expect(Object.keys(box).toSorted()).toEqual(fields.toSorted())
    await tagged
    await expect(editor.state(/^Đã lưu lúc \d\d:\d\d$/)).toBeVisible()
    await expect(toasts(page)).toHaveCount(0)
    expect((await storedWorksheet(worksheet)).tags).toBe('LIVEWORKSHEET')
    expect((await storedWorksheet(worksheet)).jsonData?.ExerciseData).toHaveLength(1)

    await editor.way(1).fill('phượng')
    await editor.save.click()
    const message = toasts(page).filter({ hasText: 'Lưu dữ liệu thành công!' })
    await expect(message).toContainText('Thành công')
    expect((await storedWorksheet(worksheet)).jsonData?.ExerciseData[0]?.text).toBe('phượng')
    await editor.moreWays.click()
    await editor.way(2).fill('hoa phượng')
    // the same words stand once: those of the button have gone before those of the keys come
    await expect(message).toHaveCount(0)
    await page.keyboard.press('Control+s')
    await expect(message).toContainText('Thành công')
    expect((await storedWorksheet(worksheet)).jsonData?.ExerciseData[0]?.text).toBe('phượng|hoa phượng')
  })

  test('B-194 B-197 D27 what the line did not let through is kept in this browser, is offered when it is newer, brought back or let go, and forgotten once it is saved', async ({
    page,
    context,
    signInAs,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401/, 'saving is cut off on purpose')
    const worksheet = await worksheetToEdit(editingTeacher, 'Bản giữ lại', [zoneAt('Write', 'cũ', 100)])
    await signInAs(editingTeacher)
    await openEditor(page, worksheet)
    const editor = worksheetEditor(page)
    const question = page.getByRole('dialog', { name: 'Còn thay đổi chưa lưu' })
    const cut = async () => {
      await context.route(/dynamic\//, (route) => (isSaving(route.request()) ? route.abort() : route.fallback()))
    }
    const writeUnsaved = async (word: string) => {
      await editor.zone(1).click()
      await editor.way(1).fill(word)
      await editor.save.click()
      await expect(toasts(page).filter({ hasText: 'Lưu dữ liệu thất bại!' }).last()).toContainText('Thất bại')
      await expect(editor.state('Chưa lưu: đang chờ mạng')).toBeVisible()
      await expect.poll(() => keptInBrowser(page)).toContain(word)
    }
    // a page that goes out of sight sends once more, past the hands of the test; one that the system ends says nothing
    const endAndReturn = async () => {
      const address = page.url()
      await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'visible' }))
      await page.goto('about:blank')
      await page.goto(address)
    }
    await cut()
    await writeUnsaved('một')
    await endAndReturn()
    await expect(question).toContainText(/còn thay đổi của thầy cô lúc \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    await expectAccessible(page, 'the question about unsaved changes')
    await question.getByRole('button', { name: 'Bỏ thay đổi' }).click()
    await expect(editor.zone(1)).toHaveText('cũ')
    await page.reload()
    await expect(editor.zone(1)).toHaveText('cũ')
    await expect(question).toBeHidden()

    await writeUnsaved('hai')
    await endAndReturn()
    await question.getByRole('button', { name: 'Khôi phục' }).click()
    await expect(editor.zone(1)).toHaveText('hai')
    await context.unrouteAll()
    await editor.save.click()
    await expect(editor.state(/^Đã lưu lúc/)).toBeVisible()
    expect((await storedWorksheet(worksheet)).jsonData?.ExerciseData[0]?.text).toBe('hai')
    await page.reload()
    await expect(editor.zone(1)).toHaveText('hai')
    await expect(question).toBeHidden()
  })

  test('B-194 B-197 D27 a page that is loaded anew in the moment of the last letter has all of it', async ({
    page,
    context,
    signInAs,
    watch,
  }) => {
    watch.allow(/net::ERR_FAILED|ERR_ABORTED/, 'no save gets through on purpose')
    const worksheet = await worksheetToEdit(editingTeacher, 'Chữ cuối', [zoneAt('Write', 'cũ', 120)])
    await signInAs(editingTeacher)
    await openEditor(page, worksheet)
    const editor = worksheetEditor(page)
    await context.route(/dynamic\//, (route) => (isSaving(route.request()) ? route.abort() : route.fallback()))
    for (const word of ['phượng', 'bằng lăng', 'điệp vàng']) {
      await editor.zone(1).click()
      await editor.way(1).fill(word.slice(0, -1))
      // the last letter and the new page in one go
      await editor.way(1).evaluate((field, letter) => {
        const input = field as HTMLInputElement
        input.focus()
        input.setSelectionRange(input.value.length, input.value.length)
        document.execCommand('insertText', false, letter)
        // a page that goes out of sight sends once more, past the hands of the test
        Object.defineProperty(document, 'visibilityState', { value: 'visible' })
        location.reload()
      }, word.slice(-1))
      const question = page.getByRole('dialog', { name: 'Còn thay đổi chưa lưu' })
      await question.getByRole('button', { name: 'Khôi phục' }).click()
      await expect(editor.zone(1)).toHaveText(word)
    }
  })

  test('B-196 D27 without a line the editor says so and works on; when it is back the changes go out by themselves', async ({
    page,
    context,
    signInAs,
    watch,
  }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/, 'the line is cut by the test')
    const worksheet = await worksheetToEdit(editingTeacher, 'Mất mạng', [zoneAt('Write', 'cũ', 100)])
    await signInAs(editingTeacher)
    await openEditor(page, worksheet)
    const editor = worksheetEditor(page)
    await editor.zone(1).click()
    await expect(editor.way(1)).toHaveValue('cũ')
    await context.setOffline(true)
    await editor.way(1).fill('mới')
    await expect(editor.state('Chưa lưu: đang chờ mạng')).toBeVisible()
    await editor.zone(1).focus()
    await page.keyboard.press('ArrowRight')
    await expect(editor.side('Trái')).toHaveValue('105')
    await context.setOffline(false)
    await expect(editor.state(/^Đã lưu lúc/)).toBeVisible()
    expect((await storedWorksheet(worksheet)).jsonData?.ExerciseData[0]).toMatchObject({ text: 'mới', left: 105 })
  })

  test('B-195 B-196 D27 somebody else saved meanwhile: who and when, and either of the two becomes the worksheet', async ({
    page,
    signInAs,
    watch,
  }) => {
    watch.allow(/409/, 'another revision is stored on purpose')
    const zone = zoneAt('Write', 'cũ', 100)
    const worksheet = await worksheetToEdit(editingTeacher, 'Hai người', [zone])
    await signInAs(editingTeacher)
    await openEditor(page, worksheet)
    const editor = worksheetEditor(page)
    const question = page.getByRole('dialog', { name: 'Phiếu đã được lưu ở nơi khác' })
    const meanwhile = async (text: string) => {
      const { revision } = await storedWorksheet(worksheet)
      await saveZones(worksheet.teacher, worksheet.id, [{ ...zone, text }], { revision: revision ?? 0 })
    }
    const change = async (word: string) => {
      await editor.zone(1).click()
      await editor.way(1).fill(word)
    }

    await meanwhile('của người khác')
    await change('của tôi')
    await expect(question).toContainText(/Trần Văn Minh đã lưu phiếu này lúc \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    await expectAccessible(page, 'the dialog about the other revision')
    await expectNoSidewaysScroll(page, 'the dialog about the other revision')
    // put off: nothing is saved until one is chosen
    await page.keyboard.press('Escape')
    await expect(editor.state('Chưa lưu: có bản khác')).toBeVisible()
    await page.getByRole('button', { name: 'Chọn bản' }).click()
    await question.getByRole('button', { name: 'Tải bản mới' }).click()
    await expect(question).toBeHidden()
    await expect(editor.zone(1)).toHaveText('của người khác')

    await meanwhile('của người khác nữa')
    await change('vẫn của tôi')
    await question.getByRole('button', { name: 'Ghi đè bằng bản của tôi' }).click()
    await expect(toasts(page)).toContainText('Lưu dữ liệu thành công!')
    await expect(editor.zone(1)).toHaveText('vẫn của tôi')
    expect((await storedWorksheet(worksheet)).jsonData?.ExerciseData[0]?.text).toBe('vẫn của tôi')
  })

  test('B-686 D24 D27 a session that ended is asked for in place, and the save goes through', async ({
    page,
    context,
    baseURL,
    signInAs,
    watch,
  }) => {
    watch.allow(/401/, 'the session is ended from elsewhere on purpose')
    const worksheet = await worksheetToEdit(editingTeacher, 'Hết phiên', [zoneAt('Write', 'cũ', 100)])
    await signInAs(editingTeacher)
    await openEditor(page, worksheet)
    const editor = worksheetEditor(page)
    const [cookie] = await context.cookies(baseURL)
    const elsewhere = await callerAs(editingTeacher)
    elsewhere.cookie = `${cookie?.name}=${cookie?.value}`
    expect((await elsewhere.call('USERS_Logout', {}, 'execute')).status).toBe(200)
    await editor.zone(1).click()
    await editor.way(1).fill('mới')
    const again = page.getByRole('dialog', { name: 'Phiên đăng nhập đã kết thúc' })
    await expect(again).toBeVisible()
    const form = loginForm(page)
    await form.fill(editingTeacher, demoPassword)
    await form.submit.click()
    await expect(again).toBeHidden()
    await expect(page).toHaveURL(worksheet.path)
    await expect(editor.way(1)).toHaveValue('mới')
    await expect(editor.state(/^Đã lưu lúc/)).toBeVisible()
    expect((await storedWorksheet(worksheet)).jsonData?.ExerciseData[0]?.text).toBe('mới')
  })
})

test.describe('the background', () => {
  test('A-356 A-357 B-154 B-155 B-156 B-157 a refused file is named and changes nothing; another background keeps the zones and the worksheet', async ({
    page,
    signInAs,
    watch,
  }) => {
    watch.allow(/415/, 'a file that is no PDF is sent on purpose')
    const worksheet = await worksheetToEdit(editingTeacher, 'Nền cũ', [zoneAt('Write', 'giữ', 100)])
    const before = (await storedWorksheet(worksheet)).jsonData
    await signInAs(editingTeacher)
    await openEditor(page, worksheet)
    const editor = worksheetEditor(page)
    await page.getByRole('button', { name: 'Thay nền' }).click()
    const dialog = page.getByRole('dialog', { name: 'Thay nền của phiếu' })
    const file = dialog.locator('input[type=file]')
    expect(
      (await file.getAttribute('accept'))?.split(',').every((type) => /^(application\/pdf$|image\/)/.test(type)),
    ).toBe(true)
    await expectAccessible(page, 'the dialog of the background')
    await file.setInputFiles({ name: 'giả.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
    await expect(dialog.getByRole('alert')).toContainText('Tập tin giả.pdf tải lên bị lỗi.')
    await dialog.getByRole('button', { name: 'Đóng' }).click()
    expect((await storedWorksheet(worksheet)).jsonData).toEqual(before)

    await page.getByRole('button', { name: 'Thay nền' }).click()
    const buffer = await pdfOf([
      [500, 500],
      [500, 250],
    ])
    await file.setInputFiles({ name: 'Nền mới.pdf', mimeType: 'application/pdf', buffer })
    await dialog.getByRole('button', { name: 'Dùng các trang này' }).click()
    await expect(toasts(page).filter({ hasText: 'Đã thay nền.' })).toBeVisible({ timeout: 30_000 })
    await expect(dialog).toBeHidden()
    await expect(editor.pictures).toHaveCount(2)
    await expect(editor.zone(1)).toHaveText('giữ')
    await expect(editor.state(/^Đã lưu lúc/)).toBeVisible()
    const after = await storedWorksheet(worksheet)
    expect(after.entityId).toBe(worksheet.folderId)
    expect(after.jsonData?.ExerciseData).toEqual(before?.ExerciseData)
    // all pages of the PDF, scaled to 1140
    expect(after.jsonData?.pages.map(({ height }) => height)).toEqual([1140, 570])
    expect(after.jsonData?.pages[0]?.url).not.toBe(before?.pages[0]?.url)
    await expect(page).toHaveURL(worksheet.path)
  })
})

test.describe('what is not finished', () => {
  test('B-171 B-175 the list leads to each zone; one is mended, one set aside, and then the worksheet can be given', async ({
    page,
    signInAs,
  }) => {
    const zones = [
      zoneAt('Write', 'Text', 100),
      zoneAt('DropDown', '*chỉ một', 220),
      zoneAt('Choice', 'no', 340, { groupName: 'g', width: 60 }),
      zoneAt('Choice', 'no', 340, { groupName: 'g', width: 60, left: 400 }),
      zoneAt('Write', 'xa', 1400),
    ]
    const worksheet = await worksheetToEdit(editingTeacher, 'Chưa xong', zones)
    await signInAs(editingTeacher)
    await openEditor(page, worksheet)
    const editor = worksheetEditor(page)
    await editor.give.click()
    await expect(toasts(page)).toContainText('Còn 3 vùng chưa xong.')
    await expect(editor.unfinished).toBeFocused()
    await expect(editor.unfinished.getByRole('listitem')).toContainText([
      'Chưa có đáp án',
      'Danh sách chỉ có một lựa chọn',
      'Nhóm chưa có vùng nào đúng',
    ])
    await expectAccessible(page, 'the editor with its unfinished zones')
    await editor.jumpTo(1).click()
    await expect(editor.zone(1)).toBeFocused()
    await expect(editor.zone(1)).toBeInViewport()
    await editor.way(1).fill('phượng')
    const putAside = (number: number) =>
      editor.unfinished.getByRole('button', { name: new RegExp(`^Không giao vùng này: Vùng ${number},`) })
    await putAside(2).click()
    await expect(editor.zone(2)).toHaveAccessibleName(/, không giao$/)
    const drawn = await editor.zone(2).evaluate((zone) => {
      const { borderTopStyle } = getComputedStyle(zone)
      return [borderTopStyle, getComputedStyle(zone, '::after').content]
    })
    expect(drawn).toEqual(['dashed', '"Không giao"'])
    await expect(editor.unfinished).toBeFocused()
    // the fault of a group goes with the whole group
    await putAside(3).click()
    await expect(editor.zone(4)).toHaveAccessibleName(/, không giao$/)
    await expect(editor.unfinished).toContainText('Vùng nào cũng đã xong.')
    await expectAccessible(page, 'the editor with zones that are set aside')
    await editor.give.click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await page.keyboard.press('Escape')

    // a pupil would receive the others alone
    await editor.preview.click()
    await expect(page.getByRole('textbox')).toHaveCount(2)
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await page.getByRole('link', { name: 'Đóng bản xem trước' }).click()
    await editor.zone(3).click()
    const kept = editor.panel.getByRole('checkbox', { name: 'Không giao vùng này' })
    await expect(kept).toBeChecked()
    await kept.uncheck()
    await expect(editor.unfinished).toContainText('Nhóm chỉ có một vùng để chọn')
    await editor.undo.click()
    await expect(kept).toBeChecked()
  })
})

test('B-152 B-160 B-161 B-166 A-012 with the keyboard alone: a zone is added, moved, resized, written into, deleted and taken back', async ({
  page,
  signInAs,
}) => {
  const worksheet = await worksheetToEdit(editingTeacher, 'Bàn phím')
  await signInAs(editingTeacher)
  await openEditor(page, worksheet)
  const editor = worksheetEditor(page)
  await expectAccessible(page, 'the editor without a zone')
  const place = () =>
    Promise.all(
      (['Trái', 'Trên', 'Rộng', 'Cao'] as const).map(async (side) => Number(await editor.side(side).inputValue())),
    )
  await tabTo(page, editor.mode('Điền từ'))
  await page.keyboard.press('Enter')
  await expect(editor.mode('Chọn đáp án')).toBeDisabled()
  await tabTo(page, page.getByRole('button', { name: 'Thêm vùng' }))
  await page.keyboard.press('Enter')
  await expect(editor.zone(1)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Đã thêm vùng 1' })).toBeAttached()
  const [left = 0, top = 0, width = 0, height = 0] = await place()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+ArrowUp')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(place).toEqual([left + 5, top - 1, width + 5, height + 5])
  await page.keyboard.press('Control+z')
  await expect.poll(place).toEqual([left + 5, top - 1, width + 5, height])
  await page.keyboard.press('Control+y')
  await expect.poll(place).toEqual([left + 5, top - 1, width + 5, height + 5])
  await page.keyboard.press('Enter')
  await expect(editor.way(1)).toBeFocused()
  await page.keyboard.type('phượng')
  await page.keyboard.press('Escape')
  await expect(editor.zone(1)).toBeFocused()
  await expect(editor.zone(1)).toHaveText('phượng')
  await page.keyboard.press('Delete')
  await expect(editor.zones).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(editor.zone(1)).toHaveText('phượng')
  await tabTo(page, editor.done)
  await page.keyboard.press('Enter')
  await expect(editor.mode('Chọn đáp án')).toBeEnabled()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  /** One finger goes from a point to another and rests there: after a fling the browser makes no click of the next tap. */
  const swipe = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
    const session = await page.context().newCDPSession(page)
    const began = Date.now() / 1000
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[], after: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp: began + after })
    await touch('touchStart', [from], 0)
    for (const [share, after] of [
      [0.3, 0.1],
      [0.6, 0.2],
      [1, 0.3],
      [1, 0.8],
    ] as const)
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }], after)
    await touch('touchEnd', [], 0.9)
    await session.detach()
  }

  test('B-152 B-160 B-163 D36 one finger draws in a mode, a tap puts a zone, a low zone is hit within 24 px and comes 44 px high; the sheet at the foot opens its fields', {
    tag: '@core',
  }, async ({ page, signInAs }) => {
    const low = { height: 20, width: 300, left: 40 }
    const worksheet = await worksheetToEdit(editingTeacher, 'Điện thoại', [
      zoneAt('Write', 'trên', 60, low),
      zoneAt('Write', 'dưới', 700, low),
    ])
    await signInAs(editingTeacher)
    await openEditor(page, worksheet)
    const editor = worksheetEditor(page)
    await expectAccessible(page, 'the editor on a phone')
    await editor.firstPage.evaluate((paper) => paper.scrollIntoView())
    const middleOf = async (number: number) => {
      const { x, y, width, height } = (await editor.zone(number).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      return { x: x + width / 2, y: y + height / 2, height }
    }
    const before = await middleOf(1)
    expect(before.height).toBeLessThan(24)
    // 10 px above its middle is still the zone
    await page.touchscreen.tap(before.x, before.y - 10)
    await expect(editor.zone(1)).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(async () => Math.round((await middleOf(1)).height)).toBeGreaterThanOrEqual(40)

    await page.getByRole('button', { name: 'Mở phần sửa' }).tap()
    await editor.way(1).fill('phượng')
    await expectAccessible(page, 'the open sheet of the editor')
    await page.getByRole('button', { name: 'Thu gọn phần sửa' }).tap()
    await expect(editor.way(1)).toBeHidden()
    await expect(editor.zone(1)).toHaveText('phượng')

    // the chosen zone follows the finger
    const from = await middleOf(1)
    await swipe(page, from, { x: from.x, y: from.y + 40 })
    await expect.poll(async () => Math.round((await middleOf(1)).y - from.y)).toBe(40)
    await editor.undo.tap()
    await expect.poll(async () => Math.round((await middleOf(1)).y - from.y)).toBe(0)

    await editor.mode('Chọn đáp án').tap()
    await expectNoSidewaysScroll(page, 'the editor in a mode')
    const paper = (await page.locator('[data-page="1"]').boundingBox()) ?? { x: 0, y: 0 }
    const free = { x: Math.max(paper.x, 0) + 40, y: (await middleOf(1)).y + 120 }
    await swipe(page, free, { x: free.x + 90, y: free.y + 70 })
    await expect(editor.zones).toHaveCount(3)
    await page.touchscreen.tap(free.x + 200, free.y)
    await expect(editor.zones).toHaveCount(4)
    await editor.done.tap()
    await expect(editor.mode('Điền từ')).toBeEnabled()
    await expect(editor.state(/^Đã lưu lúc/)).toBeVisible()
    expect((await storedWorksheet(worksheet)).jsonData?.ExerciseData).toHaveLength(4)
    await expectNoSidewaysScroll(page, 'the editor on a phone')
  })
})
