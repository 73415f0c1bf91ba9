import { assignmentDetails } from '../../pages/assignment-details.ts'
import { bell } from '../../pages/bell.ts'
import { shell } from '../../pages/shell.ts'
import { expectAccessible, expectNoSidewaysScroll, targetsOf } from '../../support/audit.ts'
import { answerCall, callOf, isCallOf, refusal } from '../../support/calls.ts'
import { handInOtherPapers, makeOverdue } from '../../support/database.ts'
import { tabTo } from '../../support/hands.ts'
import { begin, dayIn, give, handIn, newClass, newWorksheet } from '../../support/lessons.ts'
import { aPupil, aTeacher } from '../../support/newcomers.ts'
import { people, roles } from '../../support/people.ts'
import { sit } from '../../support/practice.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { givenExam } from '../../support/unit-exams.ts'

const home = { path: '/lms/home', heading: /^Chào/ }
const phone = { width: 360, height: 740 }
const list = 'ThongBao_NguoiDung_DanhSach'
const mark = 'ThongBao_TrangThai_CapNhat'
const markAll = 'ThongBao_TrangThai_CapNhatTatCa'

test.describe("the pupil's home", () => {
  test('C-244 C-323 has the practice with the paper to do and the last score, and its results beside those of given work', async ({
    page,
    signInAs,
  }) => {
    const pupil = await aPupil(4)
    const caller = await callerAs(pupil)
    await sit(
      caller,
      '1',
      Array.from({ length: 20 }, (_, at) => at < 18),
    )
    await page.setViewportSize(phone)
    await signInAs(pupil)
    await openScreen(page, home)
    const { main } = shell(page)
    const practice = main.getByRole('region', { name: 'Luyện tập' })
    await expect(main.getByText('Em làm đề Olympic số 2 nhé.')).toBeVisible()
    await expect(practice).toContainText('Đề tiếp theo của em là đề số 2.')
    await expect(practice).toContainText('Lần gần nhất: đề số 1, đúng 18/20 câu.')
    const results = main.getByRole('list', { name: 'Kết quả luyện tập' }).getByRole('listitem')
    await expect(results).toHaveCount(1)
    await expect(results).toContainText('18/20')
    // without a class there is something to do, and how to get into one
    await expect(main.getByText('Em chưa nộp bài nào')).toHaveCount(0)
    await expect(practice.getByRole('link', { name: 'Xem bài tập mẫu' })).toBeVisible()
    await expect(practice.getByRole('link', { name: 'Vào thi thử' })).toHaveAttribute(
      'href',
      '/olympicsgk/mock-contest',
    )
    await expect(main.getByText('Em chưa vào lớp nào', { exact: true }).last()).toBeVisible()
    await expectAccessible(page, "a pupil's home with practice")
    await expectNoSidewaysScroll(page, "a pupil's home with practice")
    await results.getByRole('link', { name: 'Olympic, đề số 1' }).click()
    await expect(shell(page).title).toHaveText('Kết quả làm bài của đề thi số 1')
    await page.goto('/lms/home')
    await practice.getByRole('link', { name: 'Làm đề số 2' }).click()
    await expect(page).toHaveURL('/lms/olympic/examination/2/start/1')
  })

  test('C-250 says to a class without practice papers that it has none, and offers the nearest', async ({
    page,
    signInAs,
  }) => {
    await signInAs(people.pupilWithoutWork)
    await openScreen(page, home)
    const practice = shell(page).main.getByRole('region', { name: 'Luyện tập' })
    await expect(practice).toContainText('Lớp của em chưa có đề luyện tập.')
    await practice.getByRole('link', { name: 'Luyện đề lớp 5' }).click()
    await expect(page).toHaveURL('/lms/olympic/practice?class=5')
    await expect(shell(page).main).toContainText('Đây là đề lớp 5.')
  })

  test('a pupil who has handed in every paper is led to the exercises of the own class (C-323)', async ({
    page,
    signInAs,
  }) => {
    const pupil = await aPupil(4)
    await newClass(await callerAs(await aTeacher()), '9L1', [pupil])
    await sit(await callerAs(pupil), '1', [true])
    await handInOtherPapers(pupil, 4)
    await page.setViewportSize(phone)
    await signInAs(pupil)
    await openScreen(page, home)
    const { main } = shell(page)
    await expect(main.getByText('Em ôn bài lớp 4 nhé.')).toBeVisible()
    await expect(main.getByText('Em đã làm xong tất cả các đề.')).toBeVisible()
    await expectAccessible(page, "a pupil's home with a lesson")
    await main.getByRole('link', { name: 'Vào ôn bài' }).click()
    // there is something to do at once
    await expect(page).toHaveURL('/olympicsgkBook4')
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  })

  test('C-362 tells of a unit exam how many questions it has and of which kinds, and never shows a blank cover', async ({
    page,
    signInAs,
  }) => {
    const pupil = await aPupil()
    await givenExam({ pupils: [pupil] })
    await signInAs(pupil)
    await openScreen(page, home)
    const card = shell(page).main.getByRole('region', { name: 'Bài cần làm' }).getByRole('article')
    await expect(card).toContainText(/\d+ câu · \p{Lu}/u)
  })

  test('look 3 the work to do first has the first page of its worksheet as its cover, drawn', async ({
    page,
    signInAs,
  }) => {
    const giver = await aTeacher()
    const pupil = await aPupil()
    const teacher = await callerAs(giver)
    const classId = await newClass(teacher, '9G1', [pupil])
    const attachmentId = await newWorksheet(teacher, 'Phiếu có bìa')
    await give(teacher, { classId, attachmentId, title: 'Bài có bìa' })
    await signInAs(pupil)
    for (const viewport of [phone, { width: 1366, height: 768 }]) {
      await page.setViewportSize(viewport)
      await openScreen(page, home)
      const big = shell(page).main.getByRole('region', { name: 'Bài cần làm' }).getByRole('article')
      const cover = big.locator(`img[src*="/files/${attachmentId}/pages/1?"]`)
      await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      const box = await cover.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), `the cover at ${viewport.width} px`).toBeGreaterThan(40)
    }
  })

  test('has the due work first and big, one tap away, each with its state; below it the last results with marks and stars', async ({
    page,
    signInAs,
  }) => {
    const giver = await aTeacher()
    const pupil = await aPupil()
    const teacher = await callerAs(giver)
    const classId = await newClass(teacher, '9H1', [pupil])
    const attachmentId = await newWorksheet(teacher, 'Việc trong tuần')
    const work = { classId, attachmentId }
    const next = await give(teacher, { ...work, title: 'Bài hạn gần', days: 1 })
    await begin(pupil, await give(teacher, { ...work, title: 'Bài đang làm', days: 5 }))
    await handIn(pupil, await give(teacher, { ...work, title: 'Bài điểm cao' }))
    await handIn(pupil, await give(teacher, { ...work, title: 'Bài điểm thấp' }), 'sai')

    await page.setViewportSize(phone)
    await signInAs(pupil)
    await openScreen(page, home)
    const { main, title } = shell(page)
    await expect(main.getByText('Em có 2 bài cần làm.')).toBeVisible()
    const due = main.getByRole('region', { name: 'Bài cần làm' })
    const big = due.getByRole('article')
    await expect(big.getByRole('link', { name: 'Bài hạn gần', exact: true })).toBeVisible()
    await expect(big).toContainText(`Còn 1 ngày, ${dayIn(1).shown}`)
    const other = due.getByRole('list', { name: 'Bài cần làm' }).getByRole('listitem')
    await expect(other).toHaveCount(1)
    await expect(other).toContainText('Bài đang làm')
    await expect(other).toContainText('Đang làm')
    await expect(other).toContainText('Đã làm 1 mục')
    await expect(other.getByRole('link', { name: 'Làm tiếp: Bài đang làm' })).toBeVisible()

    const results = main.getByRole('list', { name: 'Kết quả của em' }).getByRole('listitem')
    await expect(results).toHaveCount(2)
    const high = results.filter({ hasText: 'Bài điểm cao' })
    await expect(high).toContainText('10,0, đạt')
    await expect(high.getByRole('img', { name: '5 trên 5 sao' })).toBeVisible()
    await expect(high).toContainText(dayIn(0).shown)
    await expect(results.filter({ hasText: 'Bài điểm thấp' })).toContainText('0,0, dưới 5')

    const start = big.getByRole('link', { name: 'Làm bài: Bài hạn gần' })
    await expect(start).toBeInViewport()
    await start.click()
    await expect(page).toHaveURL(`/lms/student/worksheet/exercise/${attachmentId}?assignmentId=${next}`)
    await expect(title).toHaveText('Bài hạn gần')
    await expect(page.getByRole('textbox')).toBeVisible()
  })

  test('C-023 says so where nothing is to do and nothing was handed in; a list that fails can be asked again', async ({
    page,
    signInAs,
    watch,
  }) => {
    watch.allow(/500/, 'the lists fail on purpose')
    let broken = true
    await answerCall(page, 'CLASSWORK_Assignments_GetMine', (route) =>
      broken ? route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')) : route.fallback(),
    )
    const pupil = await aPupil()
    await newClass(await callerAs(await aTeacher()), '9K1', [pupil])
    await signInAs(pupil)
    await page.goto('/lms/home')
    const { main } = shell(page)
    await expect(main.getByRole('button', { name: 'Thử lại' })).toHaveCount(2)
    broken = false
    for (const part of ['Bài cần làm', 'Kết quả của em'])
      await main.getByRole('region', { name: part }).getByRole('button', { name: 'Thử lại' }).click()
    await expect(main.getByText('Em không có bài nào cần làm').last()).toBeVisible()
    await expect(main.getByText('Em chưa nộp bài nào').last()).toBeVisible()
    await expect(main.getByText('Em luyện thử đề Olympic lớp 5 nhé.')).toBeVisible()
    await expect(main.getByText('Có lỗi xảy ra!')).toHaveCount(0)
  })
})

test("B-053 B-143 the teacher's home names who handed in what with mark and lateness, and of what is due next who is missing", async ({
  page,
  signInAs,
}) => {
  const giver = await aTeacher()
  const [early, slow] = [await aPupil(), await aPupil()]
  const teacher = await callerAs(giver)
  const classId = await newClass(teacher, '9C1', [early, slow])
  const attachmentId = await newWorksheet(teacher, 'Bài của 9C1')
  const due = await give(teacher, { classId, attachmentId, title: 'Bài đã có người nộp', days: 2 })
  await handIn(early, due, 'sai')
  await give(teacher, { classId, attachmentId, title: 'Bài chưa ai nộp', days: 3 })
  await page.setViewportSize(phone)
  await signInAs(giver)
  await openScreen(page, home)
  const { main } = shell(page)
  const came = main.getByRole('list', { name: 'Bài mới nộp' })
  await expect(came).toContainText('Bài đã có người nộp')
  await expect(came).toContainText('1 học sinh chưa nộp')
  await expect(came).toContainText(await nameOf(early))
  await expect(came).toContainText('0,0, dưới 5')
  await expect(came).not.toContainText(await nameOf(slow))
  const next = main.getByRole('list', { name: 'Sắp đến hạn' }).getByRole('listitem')
  await expect(next).toHaveCount(1)
  await expect(next).toContainText('Bài chưa ai nộp')
  await expect(next).toContainText('2 học sinh chưa nộp')
  // what is named beside is counted too, and says when it is due
  await expect(came).toContainText(`Hạn ${dayIn(2).shown} 23:59`)
  const dueNext = main.getByRole('region', { name: 'Sắp đến hạn' })
  await expect(dueNext.getByText('2', { exact: true })).toBeVisible()
  await expect(dueNext).toContainText('1 bài sắp đến hạn đã nằm trong mục Bài mới nộp.')
  await expectAccessible(page, "the teacher's home with work")
  await expectNoSidewaysScroll(page, "the teacher's home with work")
  await came.getByRole('link', { name: await nameOf(early) }).click()
  await expect(shell(page).title).toHaveText('Bài đã có người nộp')

  // the list of the class says the same of each pupil
  await page.setViewportSize({ width: 1366, height: 800 })
  await page.goto(`/lms/teacher/classes/${classId}?tab=students`)
  const row = main.getByRole('row').filter({ hasText: await nameOf(early) })
  await expect(row).toContainText('Bài đã có người nộp')
  await expect(row).toContainText('0,0, dưới 5')
  await expect(row).toContainText('1/2')
  await expect(main.getByRole('row').filter({ hasText: await nameOf(slow) })).toContainText('Chưa nộp bài nào')
})

test("B-143 the teacher's home says of each hand-in whether it came after the due date", async ({ page, signInAs }) => {
  const giver = await aTeacher()
  const [punctual, late] = await Promise.all([aPupil(), aPupil()])
  const teacher = await callerAs(giver)
  const classId = await newClass(teacher, '9C1', [punctual, late])
  const attachmentId = await newWorksheet(teacher, 'Đúng hạn và muộn')
  const id = await give(teacher, { classId, attachmentId, title: 'Bài nộp hai đợt' })
  await handIn(punctual, id)
  await makeOverdue(id)
  await handIn(late, id)
  await signInAs(giver)
  await openScreen(page, home)
  const { main } = shell(page)
  const came = main.getByRole('region', { name: 'Bài mới nộp' }).getByRole('list', { name: 'Bài nộp hai đợt' })
  const of = async (pupil: string) => came.getByRole('listitem').filter({ hasText: await nameOf(pupil) })
  await expect((await of(late)).getByText('Trễ', { exact: true })).toBeVisible()
  await expect(await of(late)).toContainText('10,0, đạt')
  await expect(await of(punctual)).toContainText('10,0, đạt')
  await expect(await of(punctual)).not.toContainText('Trễ')
})

test("A-258 A-265 A-269 A-273 A-274 A-275 A-276 A-277 A-284 a hand-in reaches the teacher's bell and home by itself; the notification leads to the row of that pupil and is read", async ({
  page,
  signInAs,
  watch,
}) => {
  const giver = await aTeacher()
  const pupil = await aPupil()
  const teacher = await callerAs(giver)
  const classId = await newClass(teacher, '9B1', [pupil])
  await signInAs(giver)
  await page.clock.install()
  await openScreen(page, home)
  const { main, title } = shell(page)
  const { button, badge, panel, rows, row } = bell(page)
  await expect(main.getByText('Chưa có bài nào được nộp').last()).toBeVisible()
  await expect(main.getByText('Không có bài nào sắp đến hạn').last()).toBeVisible()
  // nothing is unread: no badge
  await expect(button).toHaveAccessibleName('Thông báo')
  await expect(badge).toHaveCount(0)

  const attachmentId = await newWorksheet(teacher, 'Tập làm văn')
  const id = await give(teacher, { classId, attachmentId, title: 'Tập làm văn tuần 12', days: 2 })
  await handIn(pupil, id)
  const name = await nameOf(pupil)
  await page.clock.runFor('01:01')
  await expect(button).toHaveAccessibleName('Thông báo, 1 chưa đọc')
  await expect(badge).toHaveAttribute('data-count', '1')
  await page.reload()
  const came = main.getByRole('list', { name: 'Bài mới nộp' }).getByRole('listitem')
  await expect(came.first()).toContainText('Tập làm văn tuần 12')
  await expect(came.first()).toContainText('Cả lớp đã nộp')
  await expect(came.filter({ hasText: name }).last()).toContainText('10,0, đạt')
  await expect(main.getByText('Từ hôm qua có 1 bài mới nộp.')).toBeVisible()
  // what came in is not said again in what is due
  await expect(main.getByText('Bài nào cũng có học sinh vừa nộp').last()).toBeVisible()

  await button.click()
  await expect(rows).toHaveCount(1)
  await expect(row(`${name} đã nộp bài Tập làm văn tuần 12`)).toContainText('Chưa đọc')
  await expect(row(name)).toContainText(dayIn(0).shown)
  await expectAccessible(page, 'the open bell')
  await rows.getByRole('link').click()
  await expect(page).toHaveURL(
    new RegExp(
      `/lms/teacher/classes/${classId}/classwork/assignments/${id}/details/LIVEWORKSHEET\\?studentId=[\\w-]+$`,
    ),
  )
  await expect(title).toHaveText('Tập làm văn tuần 12')
  await expect(panel).toBeHidden()
  await expect(assignmentDetails(page).row(name)).toContainText('Học sinh trong thông báo vừa mở')
  await expect(button).toHaveAccessibleName('Thông báo')
  await expect(badge).toHaveCount(0)
  const marks = watch.dataCalls().filter(isCallOf(mark))
  expect(marks.map((call) => callOf(call).parameters)).toEqual([
    expect.objectContaining({ TrangThai: 1, UserId: expect.any(String), ThongBaoId: expect.any(String) }),
  ])
  await button.click()
  await expect(row(name)).not.toContainText('Chưa đọc')
})

test.describe("the pupil's bell", () => {
  test('A-056 A-257 A-259 A-264 A-266 A-268 A-270 A-271 A-278 A-279 shows the five newest, more than nine unread as 9+, long titles cut after 67 characters; what was given and what was marked lead to the assignment; H174 all are read at once, those beyond the five too', async ({
    page,
    signInAs,
    watch,
  }) => {
    const giver = await aTeacher()
    const pupil = await aPupil()
    const teacher = await callerAs(giver)
    const classId = await newClass(teacher, '9N1', [pupil])
    const attachmentId = await newWorksheet(teacher, 'Nhiều bài')
    const work = { classId, attachmentId }
    for (let count = 1; count <= 8; count += 1) await give(teacher, { ...work, title: `Bài số ${count}` })
    const marked = await give(teacher, { ...work, title: 'Bài được chấm' })
    const longTitle = 'Ôn tập học kỳ một, phần đọc hiểu và luyện từ và câu, các em làm đủ ba trang'
    const long = await give(teacher, { ...work, title: longTitle })
    await handIn(pupil, marked)
    const { body } = await teacher.call('CLASSWORK_Assignments_GetPupils', { id: marked })
    const [{ answerId }] = body.results as [{ answerId: string }]
    const scored = await teacher.send('PUT', '/api/v1.0/dynamic/crud', {
      subModuleName: 'CLASSWORK',
      entityName: 'Assignments_Answers',
      entityId: answerId,
      parameters: { TeacherNoteS: 'Em làm tốt.' },
    })
    expect(scored.status, scored.text).toBe(200)

    await page.setViewportSize(phone)
    await signInAs(pupil)
    await openScreen(page, home)
    const { title } = shell(page)
    const { button, badge, panel, rows, row, readAll } = bell(page)
    await expect(button).toHaveAccessibleName('Thông báo, hơn 9 chưa đọc')
    await expect(badge).toHaveAttribute('data-count', '9+')
    const [asked] = watch.dataCalls().filter(isCallOf(list))
    expect(asked && callOf(asked).parameters).toEqual({ UserId: expect.any(String), PageNum: 1, PageSize: 5 })
    await button.click()
    await expect(rows).toHaveCount(5)
    await expect(rows.first()).toContainText('Thầy cô đã chấm bài Bài được chấm')
    const whole = `Bài tập mới: ${longTitle}`
    const shown = `${[...whole].slice(0, 67).join('')}...`
    await expect(row('Ôn tập').getByText(shown, { exact: true })).toBeVisible()
    await expect(row('Ôn tập').getByTitle(whole)).toBeVisible()
    await expect(rows.getByRole('link', { name: whole })).toBeVisible()
    const small = (await targetsOf(page)).filter(({ width, height }) => width < 44 || height < 44)
    expect(small, 'the open bell over the home').toEqual([])
    await expectNoSidewaysScroll(page, 'the open bell over the home')

    const detailsOf = (id: string) => `/lms/student/classes/${classId}/classwork/assignments/${id}/details`
    await row('Ôn tập').getByRole('link').click()
    await expect(page).toHaveURL(detailsOf(long))
    await expect(title).toHaveText(longTitle)
    await expect(panel).toBeHidden()
    await button.click()
    await row('Thầy cô đã chấm').getByRole('link').click()
    await expect(page).toHaveURL(detailsOf(marked))
    await expect(title).toHaveText('Bài được chấm')
    await expect(button).toHaveAccessibleName('Thông báo, 9 chưa đọc')

    watch.allow(/500/, 'what marks all as read fails once')
    let broken = true
    await answerCall(page, markAll, (route) =>
      broken ? route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')) : route.fallback(),
    )
    await button.click()
    await readAll.click()
    await expect(panel.getByRole('status')).toHaveText('Chưa đánh dấu được. Bấm lại nhé.')
    await expect(button).toHaveAccessibleName('Thông báo, 9 chưa đọc')
    broken = false
    await readAll.click()
    await expect(panel.getByRole('status')).toHaveText('Đã đọc tất cả.')
    await expect(panel.getByRole('status')).toBeFocused()
    await expect(readAll).toHaveCount(0)
    await expect(button).toHaveAccessibleName('Thông báo')
    await expect(rows).toHaveCount(5)
    await expect(panel.getByText('Chưa đọc')).toHaveCount(0)
    await expectAccessible(page, 'the bell with nothing unread')
    await expectNoSidewaysScroll(page, 'the bell with nothing unread')
    await page.reload()
    await expect(button).toHaveAccessibleName('Thông báo')
  })

  test('A-267 A-381 is asked again every 60 seconds and nothing is pushed; a failed fetch keeps rows and badge and says nothing', async ({
    page,
    context,
    signInAs,
    watch,
  }) => {
    const pupil = await aPupil()
    watch.allow(/500/, 'the bell fails on purpose')
    await page.addInitScript(() => {
      Object.assign(window, { asked: [] })
      const note = (what: string) => () => {
        ;(window as unknown as { asked: string[] }).asked.push(what)
        return Promise.reject(new Error('not here'))
      }
      if ('Notification' in window) Notification.requestPermission = note('permission')
      if ('PushManager' in window) PushManager.prototype.subscribe = note('push')
    })
    let answers: 'none' | 'old' | 'one' | 'fault' = 'none'
    const row = (id: string, title: string, unread: number) => ({
      id,
      thongBaoId: id,
      title,
      content: '',
      avatar: null,
      status: 0,
      statusText: 'Chưa đọc',
      createDate: '2026-11-20 08:00:00',
      setting: null,
      totalRows: unread,
      totalRows_NotRead: unread,
    })
    // the badge tells one answer from the other
    const rowsOf = { none: [], old: [row('n-0', 'Bài tập cũ', 1)], one: [row('n-1', 'Bài tập mới: Chính tả', 2)] }
    let held = Promise.resolve()
    await answerCall(page, list, async (route) => {
      await held
      return answers === 'fault'
        ? route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!'))
        : route.fulfill({ json: { results: rowsOf[answers] } })
    })
    await page.clock.install()
    await signInAs(pupil)
    const first = page.waitForResponse((response) => isCallOf(list)(response.request()))
    await openScreen(page, home)
    await first
    const { button, badge, panel, rows } = bell(page)
    const asked = () => watch.dataCalls().filter(isCallOf(list)).length
    await expect.poll(asked).toBe(1)
    let release = () => {}
    held = new Promise((resolve) => {
      release = resolve
    })
    answers = 'old'
    await button.click()
    await expect(panel).toContainText('Không có dữ liệu !')
    // The minute counts from the last answer, so the answer to the opening is on the screen before time moves.
    release()
    await expect(rows).toHaveText(/Bài tập cũ/)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
    const before = asked()
    answers = 'one'
    await page.clock.runFor('00:30')
    expect(asked()).toBe(before)
    await page.clock.runFor('00:31')
    await expect.poll(asked).toBe(before + 1)
    await expect(badge).toHaveAttribute('data-count', '2')
    answers = 'fault'
    await page.clock.runFor('01:01')
    await expect.poll(asked).toBe(before + 2)
    await button.click()
    await expect.poll(asked).toBe(before + 3)
    await expect(rows).toHaveText(/Bài tập mới: Chính tả/)
    await expect(badge).toHaveAttribute('data-count', '2')
    await expect(page.getByRole('list', { name: 'Thông báo nhanh' }).getByRole('listitem')).toHaveCount(0)
    await expect(page.getByText('Có lỗi xảy ra!')).toHaveCount(0)
    expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([])
    expect(context.serviceWorkers()).toEqual([])
  })

  test('A-272 A-281 A-282 A-283 a notification that leads nowhere of its own opens the page of all of them, by keyboard too', async ({
    page,
    signInAs,
    watch,
  }) => {
    const pupil = await aPupil()
    const row = (id: string, setting: unknown) => ({
      id,
      thongBaoId: id,
      title: `Tin ${id}`,
      content: '',
      avatar: null,
      status: 0,
      statusText: 'Chưa đọc',
      createDate: '2026-11-20 08:00:00',
      setting,
      target: null,
      totalRows: 3,
      totalRows_NotRead: 3,
    })
    const rows = [
      row('một', null),
      row('hai', { type: 'GIVE_ASSIGNMENT', classId: 'c-1' }),
      row('ba', { type: 'NO_SUCH_KIND', classId: 'c-1' }),
      row('bốn', { type: 'SUBMIT_ASSIGNMENT', classId: 'c-1', assignmentId: 'a-1', exerciseType: 'GAME' }),
    ]
    await answerCall(page, list, (route) => route.fulfill({ json: { results: rows } }))
    await answerCall(page, mark, (route) => route.fulfill({ json: { rowsAffected: 1 } }))
    await signInAs(pupil)
    await openScreen(page, home)
    const { button, panel } = bell(page)
    for (const { title, thongBaoId } of rows) {
      await tabTo(page, button)
      await page.keyboard.press('Enter')
      await panel.getByRole('link', { name: title }).press('Enter')
      await expect(page).toHaveURL(`/lms/notifications?${new URLSearchParams({ id: thongBaoId })}`)
      await expect(panel).toBeHidden()
    }
    const read = () =>
      watch
        .dataCalls()
        .filter(isCallOf(mark))
        .map((call) => callOf(call).parameters.ThongBaoId)
    await expect.poll(() => new Set(read())).toEqual(new Set(['một', 'hai', 'ba', 'bốn']))
    await button.click()
    await panel.getByRole('link', { name: 'Xem tất cả' }).click()
    await expect(page).toHaveURL('/lms/notifications')
    await expect(panel).toBeHidden()
  })
})

test('A-013 the bell stands in the top bar for every role, on a phone too', async ({ anotherBrowser }) => {
  for (const role of roles) {
    const context = await anotherBrowser({ as: people[role], viewport: phone })
    const page = await context.newPage()
    await openScreen(page, home)
    await expect(bell(page).button, role).toBeInViewport()
    await context.close()
  }
})
