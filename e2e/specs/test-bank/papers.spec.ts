import type { Caller } from '@phuong/server/testing/caller'
import { choiceOf, paperFile, paperText, savedPaper } from '@phuong/server/testing/paper-files'
import { sitter } from '@phuong/server/testing/sitters'
import { papers } from '../../pages/papers.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { answerCall, holdCall } from '../../support/calls.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

/** A practice paper for one test alone; no pupil of another test finds its number. */
const head = (code: string) => ({ kind: 'olympic', classLevel: 5, code, title: `Đề ${code}`, visibility: 'PUBLIC' })
const makePaper = async (bank: Caller, code: string, words = ['cat', 'dog']): Promise<{ id: number }> =>
  savedPaper(
    bank,
    paperText(
      words.map((word) => choiceOf(word)),
      head(code),
    ),
  )
const pathOf = ({ id }: { id: number }) => `/lms/test-bank/papers/${id}`
const lineOf = (text: string, words: string): number => text.split('\n').findIndex((line) => line.includes(words)) + 1

test('C-257 the bank is searched and filtered page by page; a paper is taken as a file and given back, and what is wrong with it stands at its line', async ({
  page,
  signInAs,
}) => {
  const bank = await callerAs(people.testbank)
  const paper = await makePaper(bank, 'T901', ['cat', 'dog', 'hen'])
  const pupil = sitter(await callerAs(people.pupil), { now: () => new Date() })
  const begun = (await pupil.start({ kind: 'olympic', classLevel: 5, examinationCode: 'T901' })).row?.sittingId

  await signInAs(people.testbank)
  const { row, rows, search, filter, downloadBy, choose, faults, plan, save, main } = papers(page)
  await openScreen(page, papers(page))
  await expect(rows).toHaveCount(20)
  await filter('Lớp', 'Lớp 4')
  await filter('Loại đề', 'Olympic')
  await search.fill('134')
  await expect(rows).toHaveText(['Đề 134'])
  await page.getByRole('combobox', { name: 'Lớp', exact: true }).click()
  await page.getByRole('option', { name: 'Mọi lớp' }).click()
  await expect(rows).toHaveCount(5)
  await search.fill('de t901')
  await expect(rows).toHaveText(['Đề T901 · Đề T901'])
  for (const words of ['Lớp 5', 'v1', 'Công khai', 'Đỗ Thanh Vân']) await expect(row(/T901/)).toContainText(words)

  // the file, unchanged
  const file = await downloadBy(() =>
    row(/T901/)
      .getByRole('button', { name: /^Tải xuống/ })
      .click(),
  )
  expect(file.name).toBe('de-lop5-T901-v1.json')
  expect(file.text).toBe((await paperFile(bank, paper.id)).row.text)
  await page.getByRole('link', { name: 'Tải đề lên' }).click()
  await expect(page).toHaveURL('/lms/test-bank/papers/upload')
  await choose(file)
  await expect(main.getByText('Không có thay đổi')).toBeVisible()
  await expect(save).toHaveCount(0)

  // faults, each at its line; nothing is stored
  const broken = file.text
    .replace('"question": "dog is right."', '"question": "dog <img src=x>", "imageUrl": "dog.png"')
    .replace('"type": "OneChoice"', '"type": "OneChoyce"')
  await choose({ ...file, text: broken })
  const type = lineOf(broken, 'OneChoyce')
  const picture = lineOf(broken, 'dog.png')
  await expect(faults).toHaveText([
    `Dòng ${type}cột 7Câu 1typeKhông có kiểu câu hỏi “OneChoyce”."type": "OneChoyce",`,
    new RegExp(`^Dòng ${picture}cột \\d+Câu 2question<img …> không phải dấu của câu hỏi`),
    new RegExp(`^Dòng ${picture}cột \\d+Câu 2imageUrlĐường dẫn hình ảnh không hợp lệ`),
  ])
  await expectAccessible(page, 'faults of a file')
  await choose({ ...file, text: file.text.replace(',\n  "code"', '\n  "code"') })
  await expect(faults).toHaveText([`Dòng 4cột 3Thiếu dấu phẩy ở trước chỗ này."code": "T901",`])
  await expect(save).toHaveCount(0)
  expect((await paperFile(bank, paper.id)).row.revision).toBe(1)

  // mended: seen first, stored then
  const parsed = JSON.parse(file.text) as { questions: Record<string, unknown>[] }
  const [cat, dog, hen] = parsed.questions
  const next = {
    ...parsed,
    title: 'Đề số 901',
    questions: [{ ...cat, title: 'Em chọn từ đúng.' }, hen, choiceOf('fox')],
  }
  await choose({ ...file, text: JSON.stringify(next) })
  await expect(plan.getByRole('definition')).toHaveText(['1', '1', '1', '1'])
  await expect(plan.getByRole('listitem')).toHaveText([
    'Tên đềĐề T901 → Đề số 901',
    'Câu 1Câu sửacat is right.sửa title',
    'Câu 2Câu giữ nguyênhen is right.trước là câu 3',
    'Câu 3Câu mớifox is right.',
    'Câu 2Câu bỏdog is right.',
  ])
  await expectAccessible(page, 'the preview of a file')
  await save.click()
  await expect(toasts(page)).toContainText('Đã lưu phiên bản 2.')
  await expect(page).toHaveURL(pathOf(paper))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olympic lớp 5, đề T901')
  await expect(main.getByText('v2', { exact: true })).toBeVisible()

  // who had begun goes on with what there was
  expect((await pupil.get(begun)).row?.questions.map(({ id }: { id: string }) => id)).toEqual([
    cat?.id,
    dog?.id,
    hen?.id,
  ])
})

test('C-257 the list of papers is found on the page, the size and the search where it was left', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.testbank)
  const { rows, search, filter } = papers(page)
  const number = page.getByRole('main').getByRole('row').locator('td:first-child').first()
  await openScreen(page, papers(page))
  await filter('Loại đề', 'Olympic')
  await filter('Lớp', 'Lớp 4')
  await page.getByLabel('Số dòng').selectOption('10')
  await expect(rows).toHaveCount(10)
  await search.fill('1')
  await expect(rows).toHaveText([1, 10, 11, 12, 13, 14, 15, 16, 17, 18].map((code) => `Đề ${code}`))
  await page.getByRole('button', { name: 'Trang sau' }).click()
  await expect(rows.first()).toHaveText('Đề 19')
  await expect(number).toHaveText('11')
  const second = await rows.allTextContents()

  await rows.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Olympic lớp 4, đề /)
  await page.goBack()
  await expect(rows).toHaveText(second)
  await expect(number).toHaveText('11')
  await expect(search).toHaveValue('1')
  await expect(page.getByRole('combobox', { name: 'Lớp', exact: true })).toHaveValue('Lớp 4')
  // who comes anew begins at the first page
  await openScreen(page, papers(page))
  await expect(rows).toHaveCount(20)
  await expect(number).toHaveText('1')
})

test('C-257 a paper is stored by two people: the second is told, sees what would change now, and loses nothing', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/409/, 'somebody else saves meanwhile on purpose')
  const [bank, admin] = await Promise.all([callerAs(people.testbank), callerAs(people.administrator)])
  const paper = await makePaper(bank, 'T902')
  const { text } = (await paperFile(bank, paper.id)).row
  const withWord = (word: string) => {
    const file = JSON.parse(text) as { questions: unknown[] }
    return JSON.stringify({ ...file, questions: [...file.questions, choiceOf(word)] })
  }
  await signInAs(people.testbank)
  await openScreen(page, { path: `/lms/test-bank/papers/upload?paper=${paper.id}`, heading: 'Tải đề lên' })
  const { choose, plan, save, main, editQuestion, editor } = papers(page)
  await choose({ name: 'de.json', text: withWord('hen') })
  await expect(plan).toBeVisible()
  await savedPaper(admin, withWord('cow'), 1)
  await save.click()
  await expect(main.getByText('Đề vừa có phiên bản mới')).toBeVisible()
  await main.getByRole('button', { name: 'Xem lại' }).click()
  await expect(plan.getByText('Tập tin này tải từ phiên bản 1, đề đang ở phiên bản 2.')).toBeVisible()
  await save.click()
  await expect(toasts(page)).toContainText('Đã lưu phiên bản 3.')

  // the same for one question that is being edited
  await expect(page).toHaveURL(pathOf(paper))
  await editQuestion.click()
  const written = (await editor(1).inputValue()).replace('Chọn từ đúng.', 'Em chọn từ đúng.')
  await editor(1).fill(written)
  await savedPaper(admin, withWord('cow'), 3)
  await save.click()
  await expect(main.getByText('Đề vừa có phiên bản mới')).toBeVisible()
  await expect(editor(1)).toHaveValue(written)
  await main.getByRole('button', { name: 'Lưu lên bản mới nhất' }).click()
  await expect(toasts(page).filter({ hasText: 'Đã lưu phiên bản 5.' })).toBeVisible()
  const stored = JSON.parse((await paperFile(bank, paper.id)).row.text) as { questions: Record<string, unknown>[] }
  expect(stored.questions.map(({ title, question }) => [title, question])).toEqual([
    ['Em chọn từ đúng.', 'cat is right.'],
    ['Chọn từ đúng.', 'dog is right.'],
    ['Chọn từ đúng.', 'cow is right.'],
  ])
})

test('C-257 C-494 a question says its kind by name; what a page offers keeps clear of its blossom', async ({
  page,
  signInAs,
}) => {
  const bank = await callerAs(people.testbank)
  const asked = { ...choiceOf('cat'), type: 'one-choice' }
  const paper = await savedPaper(bank, paperText([asked], head('T907')))
  await signInAs(people.testbank)
  const { path, question } = papers(page)
  const offered = page.locator('header').getByRole('link', { name: 'Tải đề lên' })
  const blossom = page.locator('main header img')
  for (const width of [768, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await page.goto(path)
    await expect(offered).toBeVisible()
    const [button, drawn] = [await offered.boundingBox(), await blossom.boundingBox()]
    expect(drawn?.height).toBeGreaterThan(0)
    expect(button?.y, `at ${width} px`).toBeGreaterThanOrEqual((drawn?.y ?? 0) + (drawn?.height ?? 0))
  }
  await openScreen(page, { path: pathOf(paper), heading: 'Olympic lớp 5, đề T907' })
  const kind = question(1).getByText('Kiểu: Chọn một đáp án')
  await expect(kind).toBeVisible()
  await expect(kind).toHaveText('Kiểu: Chọn một đáp án')
})

test('D56 a paper is hidden from pupils and shown again, and gets tags', async ({ page, signInAs }) => {
  const bank = await callerAs(people.testbank)
  const paper = await makePaper(bank, 'T903')
  const pupil = await callerAs(people.pupil)
  const seen = async () =>
    ((await pupil.call('OLYMPIC_DETHI_Get', { classLevel: 5, examinationCode: 'T903' })).body.results as unknown[])
      .length
  await signInAs(people.administrator)
  await openScreen(page, { path: pathOf(paper), heading: 'Olympic lớp 5, đề T903' })
  const { visibility, tag, addTag, main } = papers(page)
  await expect(visibility('Công khai')).toHaveAttribute('aria-pressed', 'true')
  await visibility('Riêng tư').click()
  await expect(main.getByText('Học sinh không thấy đề này.')).toBeVisible()
  expect(await seen()).toBe(0)
  await visibility('Công khai').click()
  await expect(main.getByText('Học sinh mở được đề này.')).toBeVisible()
  expect(await seen()).toBe(2)

  await tag.fill(' ôn tập , nghe')
  await tag.press('Enter')
  await expect(main.getByRole('button', { name: /^Bỏ nhãn/ })).toHaveCount(2)
  await expect(tag).toHaveValue('')
  await expect(tag).toBeFocused()
  await tag.fill('a'.repeat(61))
  await addTag.click()
  await expect(tag).toHaveAccessibleDescription(/Mỗi nhãn có từ 1 đến 60 chữ/)
  await main.getByRole('button', { name: 'Bỏ nhãn nghe' }).click()
  await expect(main.getByRole('button', { name: /^Bỏ nhãn/ })).toHaveCount(1)
  expect((await paperFile(bank, paper.id)).row.tags).toEqual(['ôn tập'])
})

test('C-257 D56 the papers of examinations are found by their class and called by it, and say who sees them', async ({
  page,
  signInAs,
}) => {
  await signInAs(people.testbank)
  const { rows, filter, main } = papers(page)
  await openScreen(page, papers(page))
  await filter('Loại đề', 'Theo bài')
  await filter('Lớp', 'Lớp 7')
  const listed = main.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(listed.filter({ hasNotText: 'Lớp 7' })).toHaveCount(0)
  await expect(rows).not.toHaveCount(0)
  await rows.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, lớp 7$/)
  await expect(main.getByText('Học sinh làm khi lớp được giao.')).toBeVisible()
})

test('C-257 D04 staff of the bank looks at a paper of somebody else and changes nothing; one that it does not see is missing', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/404/, 'a paper of somebody else is none')
  const admin = await callerAs(people.administrator)
  const open = await makePaper(admin, 'T904')
  const hidden = await savedPaper(admin, paperText([choiceOf('cat')], { ...head('T905'), visibility: 'PRIVATE' }))
  await signInAs(people.testbank)
  await openScreen(page, { path: pathOf(open), heading: 'Olympic lớp 5, đề T904' })
  const { main, footer, editQuestion, visibility } = papers(page)
  await expect(main.getByText('Đề của người khác nên chỉ xem được.')).toBeVisible()
  await expect(footer).toBeVisible()
  await expect(
    editQuestion.or(visibility('Riêng tư')).or(main.getByRole('link', { name: 'Tải bản mới lên' })),
  ).toHaveCount(0)
  await openScreen(page, { path: pathOf(hidden), heading: 'Ngân hàng đề' })
  await expect(main.getByText('Không tìm thấy đề này')).toBeVisible()
  await main.getByRole('link', { name: 'Về danh sách đề' }).click()
  await expect(page).toHaveURL('/lms/test-bank/papers')
})

test('look 3 the list says that it is on its way, that it failed, and that nothing is there', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/ERR_FAILED/, 'the line is cut on purpose')
  await signInAs(people.testbank)
  const { path, rows, search, main } = papers(page)
  const held = await holdCall(page, 'TESTBANK_Papers_List')
  await page.goto(path)
  await expect(main.getByRole('status').filter({ hasText: 'Vui lòng đợi trong giây lát' })).toHaveCount(1)
  held.release()
  await expect(rows).toHaveCount(20)
  await search.fill('khong co de nay')
  await expect(main.getByText('Không tìm thấy đề phù hợp').last()).toBeVisible()
  await main.getByRole('button', { name: 'Xem mọi đề' }).click()
  await expect(rows).toHaveCount(20)

  let cut = true
  await answerCall(page, 'TESTBANK_Papers_List', (route) => (cut ? route.abort() : route.fallback()))
  await page.reload()
  await expect(main.getByText('Chưa tải được danh sách').last()).toBeVisible()
  cut = false
  await main.getByRole('button', { name: 'Thử lại' }).click()
  await expect(rows).toHaveCount(20)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('C-257 papers are cards, and a paper is looked at, edited and uploaded by thumb', async ({ page, signInAs }) => {
    const bank = await callerAs(people.testbank)
    const paper = await makePaper(bank, 'T906')
    const { text } = (await paperFile(bank, paper.id)).row
    await signInAs(people.testbank)
    await openScreen(page, papers(page))
    const { cards, search, main, press, editQuestion, stopEditing, editor, choose, faults, save } = papers(page)
    await search.fill('T906')
    await expect(cards.filter({ hasText: 'T906' })).toHaveCount(1)
    await expectNoSidewaysScroll(page, 'the cards')
    await expect(cards.filter({ hasText: 'T906' }).getByRole('term')).toHaveText(['Loại', 'Số câu', 'Hiển thị'])
    await expect(cards.filter({ hasText: 'T906' }).getByRole('definition')).toContainText(['Olympic', '2 · Lớp 5'])
    await cards.filter({ hasText: 'T906' }).getByRole('link').tap()
    await expect(page).toHaveURL(pathOf(paper))
    await page.getByRole('combobox', { name: 'Chọn câu' }).tap()
    await page.getByRole('option', { name: 'Câu 2' }).tap()
    await main.getByRole('radio', { name: /^(?!.*not dog).*dog/ }).check()
    await press('Check')
    await expect(main.getByText('Đúng').first()).toBeVisible()
    await expectNoSidewaysScroll(page, 'a checked question')
    await editQuestion.tap()
    const [stop, store] = [await stopEditing.boundingBox(), await save.boundingBox()]
    expect(stop?.y, 'both ways out beside each other').toBe(store?.y)
    await editor(2).fill(`${await editor(2).inputValue()},`)
    await press('Preview')
    await expect(faults).toHaveCount(1)
    await expectNoSidewaysScroll(page, 'a question with a fault')
    await expectAccessible(page, 'a question that is edited')

    await openScreen(page, { path: `/lms/test-bank/papers/upload?paper=${paper.id}`, heading: 'Tải đề lên' })
    await choose({ name: 'de.json', text: text.replace('"OneChoice"', '"Choyce"') })
    await expect(faults).toHaveCount(1)
    await expectNoSidewaysScroll(page, 'faults of a file')
    await choose({ name: 'de.json', text: text.replace('Chọn từ đúng.', 'Em chọn từ đúng.') })
    await expect(save).toBeVisible()
    await expectNoSidewaysScroll(page, 'the preview of a file')
    await save.tap()
    await expect(toasts(page)).toContainText('Đã lưu phiên bản 2.')
  })
})
