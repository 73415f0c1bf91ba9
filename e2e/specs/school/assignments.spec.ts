import type { Caller } from '@phuong/server/testing/caller'
import { sitter } from '@phuong/server/testing/sitters'
import type { Locator, Page } from '@playwright/test'
import { assignmentDetails } from '../../pages/assignment-details.ts'
import { assignmentForm } from '../../pages/assignment-form.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall, callOf, holdAnswer, holdCall, isCallOf, refusal } from '../../support/calls.ts'
import { makeOverdue } from '../../support/database.ts'
import { begin, dayIn, give, handIn, newClass, newWorksheet } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { worksheetTeacher } from '../../support/people.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { expectVietnamese } from '../../support/vietnamese.ts'
import { givenWorksheet, zoneAt } from '../../support/worksheets.ts'

const isGiving = isCallOf('CLASSWORK.Assignments')
const addPath = (classId: string, attachmentId?: string) =>
  `/lms/teacher/classes/${classId}/classwork/assignments/add${attachmentId ? `?attachmentId=${attachmentId}` : ''}`
const detailsPath = (classId: string, id: string, type = 'LIVEWORKSHEET') =>
  `/lms/teacher/classes/${classId}/classwork/assignments/${id}/details/${type}`

/** A pupil hands in the worksheet of everything as it is. */
const handInWorksheet = async (pupil: string, assignmentId: string): Promise<void> => {
  const { start, finish } = sitter(await callerAs(pupil), { now: () => new Date() })
  const { row } = await start({ kind: 'worksheet', assignmentId })
  expect((await finish(row?.sittingId)).status).toBe(200)
}

/** What was given to a class, as its teacher reads it. */
const givenTo = async (teacher: Caller, classId: string) => {
  const { body } = await teacher.send('POST', '/api/v1.0/dynamic/crud/read', {
    subModuleName: 'CLASSWORK',
    entityName: 'Assignments',
    parameters: { filters: { classId } },
  })
  return body.results as Record<string, unknown>[]
}

/** The colour of a text, and that of a token of the design. */
const colorOf = (target: Locator) => target.evaluate((element) => getComputedStyle(element).color)
const tokenColor = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, token)

test.describe('giving a worksheet', () => {
  test("B-098 B-101 B-106 B-110 B-111 B-112 B-124 B-125 B-128 B-704 from the teacher's home to two classes in six taps, one call after the other", async ({
    page,
    signInAs,
    watch,
  }) => {
    const giver = await aTeacher()
    const teacher = await callerAs(giver)
    const worksheet = await newWorksheet(teacher, 'Từ vựng tuần 12')
    const classIds = [await newClass(teacher, '9T1'), await newClass(teacher, '9T2')]
    await signInAs(giver)
    let underWay = 0
    let maxAtOnce = 0
    await answerCall(page, 'CLASSWORK.Assignments', async (route) => {
      underWay += 1
      maxAtOnce = Math.max(maxAtOnce, underWay)
      const response = await route.fetch()
      underWay -= 1
      await route.fulfill({ response })
    })
    await openScreen(page, { path: '/lms/home', heading: /^Chào/ })
    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.click()
    }
    const form = assignmentForm(page)
    await tap(shell(page).main.getByRole('link', { name: 'Giao bài tập' }).first())
    await tap(form.choose)
    await expect(form.listed('Từ vựng tuần 12')).toContainText('1 trang')
    await tap(form.listed('Từ vựng tuần 12'))
    await expect(form.title).toHaveValue('Từ vựng tuần 12')
    // the class from which one came is chosen already
    const first = (await form.schoolClass('9T1').isChecked()) ? '9T1' : '9T2'
    await tap(form.classes.getByText(first === '9T1' ? 'Lớp 9T2' : 'Lớp 9T1'))
    await tap(form.quickDay('3 ngày nữa'))
    await expect(form.dueDate).toHaveValue(dayIn(3).shown)
    await tap(form.give)
    await expect(toasts(page)).toContainText('Giao bài tập thành công.')
    expect(taps).toBe(6)
    const box = await toasts(page).first().boundingBox()
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 1366 / 2)).toBeLessThan(10)
    expect(box?.y).toBeLessThan(120)
    await expect(shell(page).title).toHaveText(`Lớp ${first}`)
    await expect(page.getByRole('list', { name: 'Bài tập đã giao' })).toContainText('Từ vựng tuần 12')

    const calls = watch.dataCalls().filter((request) => isGiving(request) && callOf(request).door === 'crud')
    expect(calls.map((call) => callOf(call).parameters.classId).sort()).toEqual([...classIds].sort())
    expect(maxAtOnce).toBe(1)
    for (const classId of classIds)
      expect(await givenTo(teacher, classId)).toEqual([
        expect.objectContaining({
          title: 'Từ vựng tuần 12',
          instructions: '',
          dueDate: `${dayIn(3).wire} 23:59:59`,
          color: '#b93a1b',
          assignmentType: 'ASSIGNMENT',
          exerciseType: 'LIVEWORKSHEET',
          points: 10,
          classId,
          attachmentId: worksheet,
          examId: null,
          settings: { tags: 'LIVEWORKSHEET', attempts: 1, solutions: 'AFTER_DUE' },
        }),
      ])
  })

  test('B-114 B-115 B-116 B-117 B-118 B-119 B-120 B-121 B-123 the form opens with ten points, the first of eight colours and the class; what is wrong is said at its field, and nothing is sent', async ({
    page,
    signInAs,
    watch,
  }) => {
    const giver = await aTeacher()
    const classId = await newClass(await callerAs(giver), '9F1')
    await newClass(await callerAs(giver), '9F'.repeat(25))
    await signInAs(giver)
    await openScreen(page, { path: addPath(classId), heading: 'Giao bài tập' })
    const form = assignmentForm(page)
    await expect(form.points).toHaveValue('10')
    await expect(form.colors).toHaveCount(8)
    await expect(form.colors.first()).toBeChecked()
    await expect(form.schoolClass('9F1')).toBeChecked()
    // each colour is told by its name too, and white is readable on it (4.5:1)
    const contrasts = await page.getByRole('group', { name: 'Màu' }).evaluate((group) =>
      [...group.querySelectorAll('label')].map((label) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(label).backgroundColor.match(/\d+/g) ?? []).map(
          (part) => {
            const share = Number(part) / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
          },
        )
        return { name: label.textContent, ratio: 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) }
      }),
    )
    expect(new Set(contrasts.map(({ name }) => name)).size).toBe(8)
    for (const { name, ratio } of contrasts) expect(ratio, `white on ${name}`).toBeGreaterThanOrEqual(4.5)

    await form.points.fill('10,5')
    await form.give.click()
    await expect(form.worksheet).toContainText('Chưa chọn phiếu bài tập')
    await expect(form.title).toHaveAccessibleDescription(/Chưa nhập tiêu đề/)
    await expect(form.dueDate).toHaveAccessibleDescription(/Chưa nhập hạn nộp/)
    await expect(form.points).toHaveAccessibleDescription(/Điểm phải từ 0 đến 10/)
    // the first thing that is wrong has the focus
    await expect(form.choose).toBeFocused()
    await expectAccessible(page, 'the form with faults')
    await expectNoSidewaysScroll(page, 'the form with faults')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page, 'the form with faults, and a class whose name is one long word')

    await form.title.fill('Ôn tập')
    await expect(form.title).not.toHaveAccessibleDescription(/Chưa nhập tiêu đề/)
    await form.dueDate.fill(dayIn(0).shown)
    await form.points.fill('-1')
    await form.classes.getByText('Lớp 9F1').click()
    await form.give.click()
    await expect(toasts(page)).toContainText('Vui lòng chọn lớp học!')
    await expect(form.classes).toContainText('Vui lòng chọn lớp học!')
    await expect(form.dueDate).toHaveAccessibleDescription(/Hạn nộp phải sau ngày hôm nay/)
    await expect(form.points).toHaveAccessibleDescription(/Điểm phải từ 0 đến 10/)
    expect(watch.dataCalls().filter((request) => isGiving(request) && callOf(request).door === 'crud')).toEqual([])
  })

  test('D24 a title that is typed before the name of the worksheet has come stays as it was typed; a field that was only looked into takes the name', async ({
    page,
    signInAs,
  }) => {
    const giver = await aTeacher()
    const teacher = await callerAs(giver)
    const worksheet = await newWorksheet(teacher, 'Phiếu tuần 3')
    const path = addPath(await newClass(teacher, '9N1'), worksheet)
    await signInAs(giver)
    const form = assignmentForm(page)
    const name = await holdCall(page, 'SHARE.Attachments')
    await openScreen(page, { path, heading: 'Giao bài tập' })
    await form.title.focus()
    name.release()
    await expect(form.worksheet).toContainText('Phiếu tuần 3')
    await page.keyboard.type('Ôn tập')
    await form.instructions.focus()
    await expect(form.title).toHaveValue('Ôn tập')

    await openScreen(page, { path, heading: 'Giao bài tập' })
    await form.title.focus()
    await form.instructions.focus()
    await expect(form.title).toHaveValue('Phiếu tuần 3')
  })

  test('the calendar takes the focus as it opens: arrows and Enter choose a day at once, and none too far ahead is taken', async ({
    page,
    signInAs,
  }) => {
    const giver = await aTeacher()
    const classId = await newClass(await callerAs(giver), '9L1')
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('use-focus-trap')) warnings.push(message.text())
    })
    await signInAs(giver)
    await page.clock.setFixedTime(new Date('2026-12-08T03:00:00Z'))
    await openScreen(page, { path: addPath(classId), heading: 'Giao bài tập' })
    const form = assignmentForm(page)
    const opener = form.form.getByRole('button', { name: 'Mở lịch' })
    const calendar = page.getByRole('dialog', { name: 'Chọn hạn nộp' })
    await opener.focus()
    await page.keyboard.press('Enter')
    // today may be chosen, with a time of day (D63)
    await expect(calendar.locator(':focus')).toHaveText('8')
    await page.keyboard.press('ArrowRight')
    await expect(calendar.locator(':focus')).toHaveText('9')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(calendar.locator(':focus')).toHaveText('17')
    await page.keyboard.press('Enter')
    await expect(calendar).toBeHidden()
    await expect(form.dueDate).toHaveValue('17/12/2026')
    await expect(opener).toBeFocused()
    // Escape leaves what was chosen, and the button has the focus again
    await page.keyboard.press('Enter')
    await expect(calendar.locator(':focus')).toHaveText('17')
    // Tab stays within
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key)
      await expect(calendar.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(calendar).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(form.dueDate).toHaveValue('17/12/2026')
    await form.dueDate.fill('01/01/2999')
    await form.give.click()
    await expect(form.dueDate).toHaveAccessibleDescription(/Hạn nộp phải trong vòng 2 năm tới/)
    expect(warnings).toEqual([])
  })

  test('B-116 the calendar is a Vietnamese one: weeks begin with Monday, months have their names, and no word is foreign', async ({
    page,
    signInAs,
  }) => {
    const giver = await aTeacher()
    const classId = await newClass(await callerAs(giver), '9M1')
    await signInAs(giver)
    await page.clock.setFixedTime(new Date('2026-12-08T03:00:00Z'))
    await openScreen(page, { path: addPath(classId), heading: 'Giao bài tập' })
    await assignmentForm(page).form.getByRole('button', { name: 'Mở lịch' }).click()
    const calendar = page.getByRole('dialog', { name: 'Chọn hạn nộp' })
    const weekdays = calendar.locator('thead th')
    await expect(weekdays).toHaveText(['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'])
    // the 14th of December 2026 is a Monday, the 20th a Sunday: each below its name
    const dayOf = (number: number) => calendar.getByRole('button', { name: `${number} tháng 12 2026`, exact: true })
    for (const [day, at] of [
      [14, 0],
      [20, 6],
    ] as const) {
      const [cell, head] = [await dayOf(day).boundingBox(), await weekdays.nth(at).boundingBox()]
      const middle = (box: typeof cell) => (box?.x ?? Number.NaN) + (box?.width ?? 0) / 2
      expect(Math.abs(middle(cell) - middle(head)), `day ${day}`).toBeLessThan(4)
    }
    await expectVietnamese(page, 'the open calendar')
    await calendar.getByRole('button', { name: 'Chọn tháng khác' }).click()
    await expect(calendar.locator('td').getByRole('button')).toHaveText(
      Array.from({ length: 12 }, (_, month) => `Tháng ${month + 1}`),
    )
    await expectVietnamese(page, 'the months of the calendar')
    await calendar.getByRole('button', { name: 'Chọn năm khác' }).click()
    await expect(calendar.getByRole('button', { name: '2027', exact: true })).toBeVisible()
    await expectVietnamese(page, 'the years of the calendar')
  })

  test('B-116 B-121 B-122 D63 today is the day of Vietnam, with a time of day it is taken, wherever the device believes to be', async ({
    anotherBrowser,
  }) => {
    const giver = await aTeacher()
    const classId = await newClass(await callerAs(giver), '9Z1')
    const context = await anotherBrowser({ as: giver, timezoneId: 'America/Los_Angeles' })
    const page = await context.newPage()
    // one in the morning of the second in Vietnam, still the first in California
    await page.clock.setFixedTime(new Date('2026-12-01T18:00:00Z'))
    await openScreen(page, { path: addPath(classId), heading: 'Giao bài tập' })
    const { dueDate, dueTime, quickDay, give: send } = assignmentForm(page)
    await dueDate.fill('02/12/2026')
    await send.click()
    await expect(dueDate).toHaveAccessibleDescription(/Hạn nộp phải sau ngày hôm nay/)
    await dueDate.fill('03/12/2026')
    await send.click()
    await expect(dueDate).not.toHaveAccessibleDescription(/Hạn nộp phải/)

    await quickDay('Tối nay').click()
    await expect(dueDate).toHaveValue('02/12/2026')
    await expect(dueTime).toHaveValue('21:00')
    await send.click()
    await expect(dueDate).not.toHaveAccessibleDescription(/Hạn nộp phải/)
    await expect(dueDate).toHaveAccessibleDescription(/Nhận bài đến 21:00 ngày này\./)
    await dueTime.fill('0h30')
    await send.click()
    await expect(dueTime).toHaveValue('00:30')
    await expect(dueDate).toHaveAccessibleDescription(/Hạn nộp phải sau lúc này/)
    // a fault goes as soon as its moment is changed
    await dueTime.fill('25')
    await expect(dueDate).not.toHaveAccessibleDescription(/Hạn nộp phải/)
    await send.click()
    await expect(dueTime).toHaveAccessibleDescription(/Giờ gõ như 20:00/)
    await dueTime.fill('')
    await dueDate.fill('31/02/2027')
    await send.click()
    await expect(dueDate).toHaveAccessibleDescription(/Không có ngày 31\/02\/2027/)
    await dueDate.fill('1/1/27')
    await dueDate.press('Enter')
    await expect(dueDate).toHaveValue('01/01/2027')
    await expect(dueDate).not.toHaveAccessibleDescription(/Hạn nộp/)
  })

  test('B-126 B-127 a failure in the second class keeps the first, says what happened, and leaves the second for another try', async ({
    page,
    signInAs,
    watch,
  }) => {
    const giver = await aTeacher()
    watch.allow(/500/, 'the second class fails on purpose')
    const teacher = await callerAs(giver)
    const worksheet = await newWorksheet(teacher, 'Bài ba lớp')
    const [one, two] = [await newClass(teacher, '9E1'), await newClass(teacher, '9E2')]
    await signInAs(giver)
    let broken = true
    await answerCall(page, 'CLASSWORK.Assignments', (route) =>
      broken && callOf(route.request()).parameters.classId === two
        ? route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!'))
        : route.fallback(),
    )
    await openScreen(page, { path: addPath(one, worksheet), heading: 'Giao bài tập' })
    const form = assignmentForm(page)
    await expect(form.title).toHaveValue('Bài ba lớp')
    await form.instructions.fill('Đọc kĩ đề trước khi viết.')
    await form.quickDay('Ngày mai').click()
    await form.classes.getByText('Lớp 9E2').click()
    await form.give.click()
    await expect(toasts(page)).toContainText('Có lỗi xảy ra trong quá trình tạo bài tập!')
    await expect(form.form).toContainText('Đã giao cho Lớp 9E1. Còn Lớp 9E2, bấm Giao bài để thử lại.')
    await expect(form.schoolClass('9E1')).not.toBeChecked()
    await expect(form.schoolClass('9E2')).toBeChecked()
    await expect(form.instructions).toHaveValue('Đọc kĩ đề trước khi viết.')
    broken = false
    await form.give.click()
    await expect(shell(page).title).toHaveText('Lớp 9E1')
    for (const classId of [one, two])
      expect((await givenTo(teacher, classId)).map(({ instructions }) => instructions)).toEqual([
        'Đọc kĩ đề trước khi viết.',
      ])
  })
})

test.describe('what the class did with it', () => {
  test("A-010 B-085 B-099 B-103 B-137 B-138 B-143 B-263 B-264 the teacher's class page has its tabs; from the assignment the details show every pupil with state, mark, stars and time, late ones marked", async ({
    page,
    signInAs,
  }) => {
    const giver = await aTeacher()
    const [onTime, late, begins, doesNothing] = [await aPupil(), await aPupil(), await aPupil(), await aPupil()]
    const teacher = await callerAs(giver)
    const classId = await newClass(teacher, '9D1', [onTime, late, begins, doesNothing])
    const attachmentId = await newWorksheet(teacher, 'Từ vựng')
    const id = await give(teacher, { classId, attachmentId, title: 'Từ vựng bài 5', days: 2 })
    await begin(begins, id)
    await handIn(onTime, id)
    await makeOverdue(id)
    await handIn(late, id, 'sai')
    const [first, second, third, fourth] = await Promise.all([onTime, late, begins, doesNothing].map(nameOf))

    await signInAs(giver)
    await openScreen(page, { path: `/lms/teacher/classes/${classId}`, heading: 'Lớp 9D1' })
    const tabs = page.getByRole('tablist', { name: 'Lớp 9D1' }).getByRole('tab')
    await expect(tabs).toHaveText(['Bài tập', 'Học sinh', 'Bài học', 'Thông báo'])
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await tabs.nth(1).click()
    await expect(page).toHaveURL(/\?tab=students$/)
    await expect(page.getByRole('table', { name: 'Học sinh' }).getByRole('rowheader')).toHaveCount(4)
    await tabs.first().click()
    const given = page.getByRole('list', { name: 'Bài tập đã giao' }).getByRole('listitem')
    await expect(given).toHaveCount(1)
    await expect(given).toContainText('2/4 học sinh đã nộp')
    await expect(given).toContainText('2 học sinh chưa nộp, 1 nộp muộn')
    await given.getByRole('link', { name: 'Từ vựng bài 5' }).click()

    await expect(page).toHaveURL(detailsPath(classId, id))
    const { main, title } = shell(page)
    await expect(title).toHaveText('Từ vựng bài 5')
    await expect(main.getByText('Các em đọc kĩ đề.')).toBeVisible()
    await expect(main.getByText(`Hạn ${dayIn(-1).shown}`)).toBeVisible()
    await expect(main.getByText('Thang điểm 10')).toBeVisible()
    const { table, row, look } = assignmentDetails(page)
    await expect(table.getByRole('rowheader')).toHaveCount(4)
    await expect(row(first ?? '')).toContainText(/Đã nộp.*10,0, đạt/)
    await expect(row(first ?? '').getByRole('img', { name: '5 trên 5 sao' })).toBeVisible()
    await expect(row(first ?? '')).toContainText(dayIn(0).shown)
    await expect(row(first ?? '')).not.toContainText('Trễ')
    await expect(row(second ?? '')).toContainText(/Đã nộp.*0,0, dưới 5/)
    await expect(row(second ?? '')).toContainText('Trễ')
    await expect(row(third ?? '')).toContainText('Đang làm')
    await expect(row(fourth ?? '')).toContainText('Chưa làm')
    expect(await colorOf(row(first ?? '').getByText('10,0, đạt'))).toBe(await tokenColor(page, '--leaf-8'))
    expect(await colorOf(row(second ?? '').getByText('0,0, dưới 5'))).toBe(await tokenColor(page, '--rose-8'))
    await look(first ?? '').click()
    await expect(page).toHaveURL(/\/lms\/teacher\/worksheet\/exercise\/[\w-]+\/[\w-]+\?assignmentId=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '')
  })

  test('B-139 B-140 B-141 B-142 the modals open on a click, load, save and close; a mark and a note reach the pupil', async ({
    page,
    anotherBrowser,
    signInAs,
  }) => {
    const giver = await aTeacher()
    const [isMarked, doesNothing] = [await aPupil(), await aPupil()]
    const teacher = await callerAs(giver)
    const classId = await newClass(teacher, '9M1', [isMarked, doesNothing])
    const id = await give(teacher, {
      classId,
      attachmentId: await newWorksheet(teacher, 'Chính tả'),
      title: 'Chính tả tuần 12',
    })
    await handIn(isMarked, id, 'phuong')
    const name = await nameOf(isMarked)
    await signInAs(giver)
    await openScreen(page, { path: detailsPath(classId, id), heading: 'Chính tả tuần 12' })
    const details = assignmentDetails(page)

    await details.openAttempts(await nameOf(doesNothing))
    await expect(details.attempts).toContainText('Không có dữ liệu')
    await expectAccessible(page, 'the details modal without an attempt')
    await details.attempts.getByRole('button', { name: 'Đóng' }).last().click()
    await expect(details.attempts).toBeHidden()
    await details.openAttempts(name)
    await expect(details.attempts).toContainText('Lần 1')
    await expect(details.attempts).toContainText('Đúng 0/1')
    await page.keyboard.press('Escape')
    await expect(details.attempts).toBeHidden()

    await details.score(name).click()
    await expect(details.scoring).toContainText(name)
    await expect(details.mark).toHaveValue('0,0')
    await expectAccessible(page, 'the scoring modal')
    await details.mark.fill('11')
    await details.save.click()
    await expect(details.mark).toHaveAccessibleDescription(/Điểm phải từ 0 đến 10/)
    await details.mark.fill('8,5')
    await expect(details.note).toHaveAccessibleDescription('Học sinh và gia đình đọc nhận xét này.')
    await details.note.fill('Em viết thiếu dấu.')
    await details.reason.fill('Chỉ thiếu dấu')
    await details.save.click()
    await expect(details.scoring).toBeHidden()
    await expect(toasts(page)).toContainText(`Đã lưu điểm và nhận xét của ${name}.`)
    await expect(details.row(name)).toContainText('8,5')
    await expect(details.row(name)).toContainText('Em viết thiếu dấu.')
    await details.openAttempts(name)
    await expect(details.attempts).toContainText('Máy chấm 0,0')

    const pupil = await (await anotherBrowser({ as: isMarked })).newPage()
    await openScreen(pupil, {
      path: `/lms/student/classes/${classId}/classwork/assignments/${id}/details`,
      heading: 'Chính tả tuần 12',
    })
    const { main } = shell(pupil)
    await expect(main.getByText('8,5, đạt')).toBeVisible()
    await expect(main.getByText('Em viết thiếu dấu.')).toBeVisible()
  })

  test('B-122 B-133 B-134 B-135 B-136 D63 given work is changed, its time is ended, and it is taken back and brought back with its answers', async ({
    page,
    anotherBrowser,
    signInAs,
  }) => {
    const pupil = await aPupil()
    const given = await givenWorksheet({ pupils: [pupil], title: 'Phiếu sẽ đổi' })
    await handInWorksheet(pupil, given.assignmentId)
    await signInAs(worksheetTeacher)
    const path = detailsPath(given.classId, given.assignmentId)
    await openScreen(page, { path, heading: 'Phiếu sẽ đổi' })
    const details = assignmentDetails(page)

    await details.edit.click()
    const { edited } = details
    await expectAccessible(page, 'the form that changes given work')
    await edited.getByLabel('Tiêu đề').fill('Phiếu đã đổi')
    await edited.getByLabel('Điểm tối đa').fill('10,5')
    await edited.getByLabel('Hạn nộp', { exact: false }).and(edited.getByRole('textbox')).fill(dayIn(0).shown)
    await edited.getByRole('button', { name: 'Lưu' }).click()
    await expect(edited.getByLabel('Điểm tối đa')).toHaveAccessibleDescription(/Điểm phải từ 0 đến 10/)
    await expect(
      edited.getByLabel('Hạn nộp', { exact: false }).and(edited.getByRole('textbox')),
    ).toHaveAccessibleDescription(/Hạn nộp phải sau ngày hôm nay/)
    await edited.getByLabel('Điểm tối đa').fill('8')
    await edited.getByRole('button', { name: 'Ngày mai' }).click()
    await edited.getByLabel('Giờ (nếu cần)').fill('20h30')
    await edited.getByRole('button', { name: 'Lưu' }).click()
    await expect(edited).toBeHidden()
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Phiếu đã đổi')
    await expect(main).toContainText(`${dayIn(1).shown} 20:30`)
    await expect(main).toContainText('Thang điểm 8,0')
    await expect(details.row(await nameOf(pupil))).toContainText('Đã nộp')

    await details.act('Kết thúc nhận bài')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Kết thúc' }).click()
    await expect(toasts(page).filter({ hasText: 'Đã kết thúc nhận bài.' })).toBeVisible()
    await expect(main).toContainText(dayIn(0).shown)

    await details.act('Thu lại bài tập')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Xác nhận' }).click()
    await expect(page).toHaveURL(new RegExp(`/lms/teacher/classes/${given.classId}$`))
    await expect(toasts(page).filter({ hasText: 'Đã thu lại “Phiếu đã đổi”.' })).toBeVisible()
    const asked = async () =>
      (await (await callerAs(pupil)).call('CLASSWORK_Assignments_GetById', { id: given.assignmentId })).status
    expect(await asked()).toBe(404)
    await toasts(page).getByRole('button', { name: 'Hoàn tác' }).click()
    await expect(toasts(page).filter({ hasText: '“Phiếu đã đổi” đã trở lại lớp.' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Phiếu đã đổi')
    const learner = await (await anotherBrowser({ as: pupil })).newPage()
    await learner.goto(`/lms/student/classes/${given.classId}/classwork/assignments/${given.assignmentId}/details`)
    await expect(learner.getByRole('heading', { level: 1 })).toHaveText('Phiếu đã đổi')
    await expect(learner.getByRole('main')).toContainText('Đã nộp')
  })

  test('work that is brought back while the list of its class is still on its way stands in that list (D63)', async ({
    page,
    signInAs,
  }) => {
    const given = await givenWorksheet({ pupils: [await aPupil()], title: 'Phiếu trở lại' })
    await signInAs(worksheetTeacher)
    await openScreen(page, { path: detailsPath(given.classId, given.assignmentId), heading: 'Phiếu trở lại' })
    const list = await holdAnswer(page, 'CLASSWORK_Assignments_GetGiven')
    await assignmentDetails(page).act('Thu lại bài tập')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Xác nhận' }).click()
    // what the server says now is of the time without it
    await list.answered
    await toasts(page).getByRole('button', { name: 'Hoàn tác' }).click()
    await expect(toasts(page).filter({ hasText: '“Phiếu trở lại” đã trở lại lớp.' })).toBeVisible()
    list.release()
    await expect(page.getByRole('main')).toContainText('Phiếu trở lại')
  })

  test('D64 D25 B-138 B-142 B-263 work of 7 points: each place shows its marks of 7, a correction runs to 7, and stars and reason go with it', async ({
    page,
    anotherBrowser,
    signInAs,
  }) => {
    const [pupilOfTwo, other] = [await aPupil(), await aPupil()]
    const zones = ['một', 'hai', 'ba', 'bốn', 'năm'].map((word, at) => zoneAt('Write', word, 120 + 100 * at))
    const given = await givenWorksheet({ pupils: [pupilOfTwo, other], zones, points: 7, title: 'Phiếu bảy điểm' })
    const { start, append, finish, draft } = sitter(await callerAs(pupilOfTwo), { now: () => new Date() })
    const { row } = await start({ kind: 'worksheet', assignmentId: given.assignmentId })
    await append(
      row?.sittingId,
      zones.map(({ id }, at) => draft(id, at < 2 ? ['một', 'hai'][at] : 'sai')),
    )
    expect((await finish(row?.sittingId)).status).toBe(200)
    const name = await nameOf(pupilOfTwo)

    await signInAs(worksheetTeacher)
    await openScreen(page, { path: detailsPath(given.classId, given.assignmentId), heading: 'Phiếu bảy điểm' })
    const details = assignmentDetails(page)
    await expect(page.getByRole('main')).toContainText('Thang điểm 7,0')
    await expect(details.row(name)).toContainText('2,8/7, dưới 3,5')
    await details.score(name).click()
    await expect(details.mark).toHaveValue('2,8')
    await expect(details.mark).toHaveAccessibleDescription(/Từ 0 đến 7, .* Máy chấm 2,8\./)
    for (const [wrong, why] of [
      ['7,1', /Điểm phải từ 0 đến 7/],
      ['5,55', /Điểm chỉ có một chữ số sau dấu phẩy/],
    ] as const) {
      await details.mark.fill(wrong)
      await details.save.click()
      await expect(details.mark).toHaveAccessibleDescription(why)
      await expect(details.mark).toHaveValue(wrong)
    }
    await details.mark.fill('5,6')
    await details.reason.fill('viết đúng hai câu nữa')
    await details.save.click()
    await expect(details.scoring).toBeHidden()
    await expect(details.row(name)).toContainText('5,6/7, đạt')
    await details.openAttempts(name)
    await expect(details.attempts).toContainText('5,6/7')
    await expect(details.attempts).toContainText('Máy chấm 2,8')
    await expect(details.attempts.getByRole('list', { name: 'Các lần đổi điểm' })).toContainText(
      /Đổi điểm 2,8 → 5,6, .*, \d\d\/\d\d\/\d{4} \d\d:\d\d\. Lý do: viết đúng hai câu nữa/,
    )
    await page.keyboard.press('Escape')
    await details.look(name).click()
    // the sheet has the corrected mark and its stars
    const result = page.getByRole('region', { name: 'Kết quả' })
    await expect(result).toContainText('5,6/7')
    await expect(result.getByRole('img', { name: '4 trên 5 sao' })).toBeVisible()
    await openScreen(page, { path: `/lms/teacher/classes/${given.classId}`, heading: /^Lớp thử/ })
    await page.getByRole('tab', { name: /^Học sinh/ }).click()
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(/5,6\/7.*8,0/)
    await expect(page.getByRole('columnheader', { name: 'Điểm TB (thang 10)' })).toBeVisible()
    await openScreen(page, { path: '/lms/home', heading: /./ })
    await expect(page.getByRole('list', { name: 'Phiếu bảy điểm' })).toContainText('5,6/7')

    const pupil = await (await anotherBrowser({ as: pupilOfTwo })).newPage()
    const { main } = shell(pupil)
    await openScreen(pupil, {
      path: `/lms/student/classes/${given.classId}/classwork/assignments/${given.assignmentId}/details`,
      heading: 'Phiếu bảy điểm',
    })
    await expect(main.getByText('5,6/7, đạt')).toBeVisible()
    await openScreen(pupil, { path: `/lms/student/classes/${given.classId}`, heading: /^Lớp thử/ })
    await expect(main.getByText('5,6/7, đạt')).toBeVisible()
    await pupil.goto(given.path)
    await expect(pupil.getByRole('region', { name: 'Kết quả' })).toContainText('5,6/7')
  })

  test("B-081 B-082 B-083 B-104 B-137 the pupil's class page shows the assignment; its details have the same head, one button into the worksheet, and after the hand-in the mark", async ({
    page,
    signInAs,
  }) => {
    const giver = await aTeacher()
    const pupil = await aPupil()
    const teacher = await callerAs(giver)
    const classId = await newClass(teacher, '9P1', [pupil])
    const attachmentId = await newWorksheet(teacher, 'Điền từ')
    const id = await give(teacher, { classId, attachmentId, title: 'Điền từ tuần 12', days: 4, attempts: 2 })
    await page.setViewportSize({ width: 360, height: 740 })
    await signInAs(pupil)
    await openScreen(page, { path: '/lms/student/classes', heading: 'Lớp học' })
    const { main, title } = shell(page)
    await main.getByRole('link', { name: /9P1/ }).click()
    await expect(page).toHaveURL(`/lms/student/classes/${classId}`)
    await expect(title).toHaveText('Lớp 9P1')
    const work = main.getByRole('list', { name: 'Bài tập' }).getByRole('listitem')
    await expect(work).toHaveCount(1)
    await expect(work).toContainText(`Hạn ${dayIn(4).shown} 23:59`)
    await work.getByRole('link', { name: 'Điền từ tuần 12', exact: true }).click()
    await expect(page).toHaveURL(`/lms/student/classes/${classId}/classwork/assignments/${id}/details`)
    await expect(title).toHaveText('Điền từ tuần 12')
    await expect(main.getByText('Các em đọc kĩ đề.')).toBeVisible()
    await expect(main.getByText(`Hạn ${dayIn(4).shown}`).first()).toBeVisible()
    await expect(main.getByText('Thang điểm 10')).toBeVisible()
    await expect(main.getByText('Chưa làm')).toBeVisible()
    const start = main.getByRole('link', { name: 'Làm bài' })
    await expect(start).toHaveAttribute('href', `/lms/student/worksheet/exercise/${attachmentId}?assignmentId=${id}`)
    await handIn(pupil, id)
    await page.reload()
    await expect(main.getByText('10,0, đạt')).toBeVisible()
    await expect(main.getByRole('img', { name: '5 trên 5 sao' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Xem bài' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Làm lại' })).toBeVisible()
    await expect(main.getByText('Em còn 1 lần làm.')).toBeVisible()
  })

  test('B-105 another kind of exercise in the address is the 404 page, and an assignment of another class is not found', async ({
    page,
    signInAs,
    watch,
  }) => {
    const giver = await aTeacher()
    watch.allow(/404/, 'an assignment that is not there is asked for')
    const teacher = await callerAs(giver)
    const classId = await newClass(teacher, '9K1')
    await signInAs(giver)
    const unknown = '019a8e00-0000-7000-8000-0000000000ff'
    for (const type of ['GAME', 'EXAM']) {
      await page.goto(detailsPath(classId, unknown, type))
      await expect(shell(page).title).toHaveText('Không tìm thấy trang bạn đang tìm')
    }
    await page.goto(detailsPath(classId, unknown))
    await expect(page.getByText('Không tìm thấy bài tập này')).toBeVisible()
    await page.getByRole('link', { name: 'Về lớp' }).click()
    await expect(shell(page).title).toHaveText('Lớp 9K1')
    await expect(page.getByText('Lớp chưa có bài tập nào').last()).toBeVisible()
  })
})
