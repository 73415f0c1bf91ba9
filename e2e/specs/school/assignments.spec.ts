import type { Caller } from '@phuong/server/testing/caller'
import type { Locator, Page } from '@playwright/test'
import { assignmentDetails } from '../../pages/assignment-details.ts'
import { assignmentForm } from '../../pages/assignment-form.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall, callOf, isCallOf, refusal } from '../../support/calls.ts'
import { makeOverdue } from '../../support/database.ts'
import { begin, dayIn, give, handIn, newClass, newWorksheet } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const isGiving = isCallOf('CLASSWORK.Assignments')
const addPath = (classId: string, attachmentId?: string) =>
  `/lms/teacher/classes/${classId}/classwork/assignments/add${attachmentId ? `?attachmentId=${attachmentId}` : ''}`
const detailsPath = (classId: string, id: string, type = 'LIVEWORKSHEET') =>
  `/lms/teacher/classes/${classId}/classwork/assignments/${id}/details/${type}`

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
          settings: { tags: 'LIVEWORKSHEET', attempts: null, solutions: 'AFTER_SUBMIT' },
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

  test('B-116 B-122 today is the day of Vietnam, wherever the device believes to be', async ({ anotherBrowser }) => {
    const giver = await aTeacher()
    const classId = await newClass(await callerAs(giver), '9Z1')
    const context = await anotherBrowser({ as: giver, timezoneId: 'America/Los_Angeles' })
    const page = await context.newPage()
    // one in the morning of the second in Vietnam, still the first in California
    await page.clock.setFixedTime(new Date('2026-12-01T18:00:00Z'))
    await openScreen(page, { path: addPath(classId), heading: 'Giao bài tập' })
    const { dueDate, give: send } = assignmentForm(page)
    await dueDate.fill('02/12/2026')
    await send.click()
    await expect(dueDate).toHaveAccessibleDescription(/Hạn nộp phải sau ngày hôm nay/)
    await dueDate.fill('03/12/2026')
    await send.click()
    await expect(dueDate).not.toHaveAccessibleDescription(/Hạn nộp phải/)
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
  test("A-010 B-085 B-099 B-103 B-137 B-138 B-143 B-263 B-264 the teacher's class page has two tabs; from the assignment the details show every pupil with state, mark, stars and time, late ones marked", async ({
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
    await expect(tabs).toHaveText(['Bài tập', 'Học sinh'])
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await tabs.last().click()
    await expect(page).toHaveURL(/\?tab=students$/)
    await expect(page.getByRole('table', { name: 'Học sinh' }).getByRole('rowheader')).toHaveCount(4)
    await tabs.first().click()
    const given = page.getByRole('list', { name: 'Bài tập đã giao' }).getByRole('listitem')
    await expect(given).toHaveCount(1)
    await expect(given).toContainText('2/4 em đã nộp')
    await expect(given).toContainText('2 em chưa nộp, 1 nộp trễ')
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
    await details.note.fill('Em viết thiếu dấu.')
    await details.reason.fill('Chỉ thiếu dấu')
    await details.save.click()
    await expect(details.scoring).toBeHidden()
    await expect(toasts(page)).toContainText(`Đã lưu điểm và ghi chú của ${name}.`)
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

  test("B-083 B-104 B-137 the pupil's class page shows the assignment; its details have the same head, one button into the worksheet, and after the hand-in the mark", async ({
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
    await openScreen(page, { path: `/lms/student/classes/${classId}`, heading: 'Lớp 9P1' })
    const { main, title } = shell(page)
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
