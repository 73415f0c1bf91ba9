import { Caller, sha1 } from '@phuong/server/testing/caller'
import type { Page } from '@playwright/test'
import { passwordChange } from '../../pages/password-change.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { newClass } from '../../support/lessons.ts'
import { aTeacher } from '../../support/newcomers.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const givenNames = [
  'An',
  'Bình',
  'Châu',
  'Dũng',
  'Đan',
  'Giang',
  'Hà',
  'Khoa',
  'Lan',
  'Minh',
  'Nam',
  'Oanh',
  'Phúc',
  'Quân',
  'Trân',
]
const middle = ['Hoài', 'Gia', 'Ngọc']
/** A list out of Excel as schools have it: titles, a merged head, family and given name apart, five faults, a sum. */
const pasted = (): string => {
  const pupils = givenNames.flatMap((name) => middle.map((word) => [`Nguyễn ${word}`, name])).slice(0, 38)
  const rows = pupils.map(([family, name], at) => [
    String(at + 1),
    family,
    name,
    `${String((at % 28) + 1).padStart(2, '0')}/0${(at % 9) + 1}/2017`,
    at % 2 === 0 ? 'Nữ' : 'Nam',
  ])
  const cell = (row: number, column: number, text: string) => {
    ;(rows[row] as (string | undefined)[])[column] = text
  }
  cell(3, 3, '31/02/2017')
  cell(9, 1, 'NguyÔn')
  cell(14, 4, 'khác')
  return [
    ['TRƯỜNG TIỂU HỌC LÊ HỒNG PHONG', '', '', '', ''],
    ['DANH SÁCH HỌC SINH LỚP 4A1', '', '', '', ''],
    ['STT', 'Họ và tên', '', 'Ngày sinh', 'Giới tính'],
    ...rows,
    ['', 'Bảo', 'Trân', '', ''],
    ['39', 'Nguyễn Hoài', 'An', '', 'Nữ'],
    ['40', 'Đỗ  Ngọc', 'Hà', '', ''],
    ['Tổng số: 40 học sinh', '', '', '', ''],
  ]
    .map((row) => row.join('\t'))
    .join('\r\n')
}

const screen = (page: Page) => {
  const list = page.getByRole('list', { name: 'Danh sách sẽ thêm' })
  return {
    text: page.getByRole('textbox', { name: 'Danh sách học sinh' }),
    read: page.getByRole('button', { name: 'Xem danh sách' }),
    list,
    lines: list.getByRole('listitem'),
    status: page.getByText(/dòng cần sửa|Không có dòng nào cần sửa/).first(),
    field: (name: string, line: number) => list.getByLabel(`${name}, dòng ${line}`, { exact: true }),
    consent: page.getByRole('checkbox', { name: /^Cha mẹ hoặc người giám hộ/ }),
    make: page.getByRole('button', { name: /^Thêm \d+ học sinh vào/ }),
  }
}

/** The answer to somebody who signs in with a card. */
const signsIn = (baseURL: string | undefined, userName: string | undefined, password: string | undefined) =>
  new Caller(baseURL ?? '').call('Users_Login', { Email: userName, Password: sha1(password ?? '') })

test('B-086 B-087 D12 D14 D60 a new teacher makes a class of 40 out of a pasted list with five faults, mends them in place, and prints the cards', {
  tag: '@core',
}, async ({ page, signInAs, baseURL }) => {
  await signInAs(await aTeacher())
  await openScreen(page, { path: '/lms/teacher/classes', heading: 'Lớp học' })
  await page.getByRole('button', { name: 'Tạo lớp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tạo lớp' })
  await dialog.getByRole('textbox', { name: 'Tên lớp' }).fill('4A1')
  await dialog.getByRole('button', { name: 'Tạo lớp' }).click()
  await page.getByRole('article').filter({ hasText: 'Lớp 4A1' }).getByRole('link').click()
  await page.getByRole('tab', { name: 'Học sinh' }).click()
  await page.getByRole('link', { name: 'Thêm học sinh' }).click()
  await expect(shell(page).title).toHaveText('Thêm học sinh')
  const { text, read, lines, status, field, consent, make } = screen(page)
  await read.click()
  await expect(page.getByText('Chưa có dòng nào. Thầy cô dán hoặc gõ danh sách.')).toBeVisible()
  await text.fill(pasted())
  await read.click()
  await expect(lines).toHaveCount(41)
  await expect(status).toHaveText('5 dòng cần sửa')
  await expect(page.getByText('Đã bỏ qua 4 dòng không phải học sinh')).toBeVisible()
  await expectAccessible(page, 'a pasted list')

  // five faults at their places
  await make.click()
  await expect(field('Ngày sinh', 7)).toBeFocused()
  await field('Ngày sinh', 7).fill('28/02/2017')
  await expect(status).toHaveText('4 dòng cần sửa')
  await expect(page.getByText('Tên gõ bằng bảng mã cũ')).toBeVisible()
  await field('Họ và tên', 13).fill('Nguyễn Hoài Dũng')
  await field('Giới tính', 18).selectOption('Nữ')
  await page.getByRole('button', { name: 'Gộp vào dòng trên' }).click()
  await expect(lines).toHaveCount(40)
  await expect(page.getByText('Trùng với dòng 4', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Là học sinh khác' }).click()
  await expect(status).toHaveText('Không có dòng nào cần sửa')
  await make.click()
  await expect(page.getByText('Cần có sự đồng ý này để tạo tài khoản cho học sinh')).toBeVisible()
  await consent.check()
  await make.click()
  await expect(page.getByRole('heading', { name: 'Đã thêm 40 học sinh vào Lớp 4A1' })).toBeVisible()

  await page.getByRole('link', { name: 'In thẻ đăng nhập' }).first().click()
  await expect(page.getByRole('heading', { name: 'Thẻ đăng nhập Lớp 4A1: 40 học sinh' })).toBeVisible()
  const cards = page.getByRole('list', { name: 'Thẻ đăng nhập' })
  await expect(cards).toHaveCount(5)
  for (const sheet of await cards.all()) await expect(sheet.getByRole('listitem')).toHaveCount(8)
  // on paper: one sheet of A4 for each eight, and nothing beside them
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'In thẻ' })).toBeHidden()
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(5)
  await page.emulateMedia({ media: 'screen' })
  const card = cards.first().getByRole('listitem').filter({ hasText: 'Nguyễn Hoài An' }).first()
  const [userName, password] = await card.getByRole('definition').allInnerTexts()
  expect((await signsIn(baseURL, userName, password)).status).toBe(200)
})

test('a list is undone until somebody of it has signed in; a name that is taken meanwhile stands at its line, on a phone too', async ({
  page,
  signInAs,
  watch,
  baseURL,
}) => {
  watch.allow(/400|409/, 'what another teacher has done meanwhile')
  const email = await aTeacher()
  const teacher = await callerAs(email)
  const classId = await newClass(teacher, '5C1')
  await signInAs(email)
  await page.setViewportSize({ width: 360, height: 740 })
  const path = `/lms/teacher/classes/${classId}/add-student`
  await openScreen(page, { path, heading: 'Thêm học sinh' })
  const { text, read, lines, status, field, consent, make } = screen(page)
  await text.fill('1. Lò Thị Mai Chi 12/04/2017\n2. Ksor H’Lan 05/02/2017\n3. Trần Hoài An 23/05/2017 Nam')
  await read.click()
  await expect(lines).toHaveCount(3)
  await expect(status).toHaveText('Không có dòng nào cần sửa')
  await expectNoSidewaysScroll(page, 'a pasted list on a phone')
  await expectAccessible(page, 'a pasted list on a phone')
  await page.getByRole('button', { name: 'Bỏ dòng 2, Ksor H’Lan' }).click()
  await expect(lines).toHaveCount(2)
  await toasts(page).getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(lines).toHaveCount(3)
  // meanwhile a colleague has put the third one in
  await teacher.call('CLASSES_Pupils_Make', {
    classId,
    listId: crypto.randomUUID(),
    consent: true,
    pupils: [{ line: 1, fullName: 'Trần Hoài An', dateofBirth: '2017-05-23' }],
  })
  await consent.check()
  await make.click()
  await expect(page.getByText('Đã có trong lớp', { exact: true })).toBeVisible()
  await expect(field('Họ và tên', 3)).toHaveValue('Trần Hoài An')
  await expectNoSidewaysScroll(page, 'a fault of a list on a phone')
  await page.getByRole('button', { name: 'Bỏ dòng 3, Trần Hoài An' }).click()
  await make.click()
  await expect(page.getByRole('heading', { name: 'Đã thêm 2 học sinh vào Lớp 5C1' })).toBeVisible()
  // a line of a list that is done comes back no more
  await expect(toasts(page).getByRole('button', { name: 'Hoàn tác' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Hoàn tác' }).first().click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('2 tài khoản vừa tạo sẽ bị xóa')
  await question.getByRole('button', { name: 'Hoàn tác' }).first().click()
  await expect(text).toHaveValue(/Lò Thị Mai Chi/)
  const recent = page.getByRole('list', { name: 'Danh sách đã thêm' })
  await expect(recent.getByRole('listitem')).toHaveCount(1)

  // once one of them has signed in, it cannot be undone
  const { body } = await teacher.call('CLASSES_Cards_Get', { classId })
  const [card] = body.results as { userName: string; password: string }[]
  await signsIn(baseURL, card?.userName, card?.password)
  await page.reload()
  await expect(recent.getByText('Đã có học sinh đăng nhập')).toBeVisible()
})

test('dates of the United States are asked about once for the column, and what was mended stays; pasting anew asks first', async ({
  page,
  signInAs,
}) => {
  const email = await aTeacher()
  const classId = await newClass(await callerAs(email), '5C3')
  await signInAs(email)
  await openScreen(page, { path: `/lms/teacher/classes/${classId}/add-student`, heading: 'Thêm học sinh' })
  const { text, read, lines, status, field } = screen(page)
  await text.fill('Họ và tên\tNgày sinh\nLê Thị An\t12/25/2017\nTrần Bình\t03/04/2017\nAn\t05/06/2017')
  await read.click()
  await expect(lines.nth(1)).toContainText('04/03/2017')
  await expect(status).toHaveText('1 dòng cần sửa')
  await field('Họ và tên', 4).fill('Ngô Thị An')
  await field('Ngày sinh', 4).fill('09/09/2017')
  await page.getByRole('radio', { name: 'Ngày / tháng / năm' }).check()
  await expect(lines.nth(1)).toContainText('03/04/2017')
  await expect(field('Ngày sinh', 2)).toHaveValue('12/25/2017')
  await expect(field('Họ và tên', 4)).toHaveValue('Ngô Thị An')
  await expect(field('Ngày sinh', 4)).toHaveValue('09/09/2017')
  await page.getByRole('radio', { name: 'Tháng / ngày / năm' }).check()
  await expect(field('Ngày sinh', 2)).toHaveValue('25/12/2017')
  await page.getByRole('button', { name: 'Dán lại' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Không' }).click()
  await expect(lines).toHaveCount(3)
  await page.getByRole('button', { name: 'Dán lại' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Dán lại' }).click()
  await expect(text).toHaveValue(/Trần Bình/)
})

test('a line below a table is a pupil, one that was left out becomes one, two rows of one are joined; a list undone among those that were added leaves the page', async ({
  page,
  signInAs,
}) => {
  const email = await aTeacher()
  const classId = await newClass(await callerAs(email), '5C4')
  await signInAs(email)
  await page.setViewportSize({ width: 1366, height: 768 })
  await openScreen(page, { path: `/lms/teacher/classes/${classId}/add-student`, heading: 'Thêm học sinh' })
  const { text, read, lines, status, field, consent, make } = screen(page)
  const pasted = [
    'STT\tHọ và tên\tNgày sinh\tGiới tính',
    '1\tLê Thị\t\t',
    '\tThu An\t08/12/2017\tNữ',
    'Đỗ Ngọc Hà, 14/4/2017, khác',
    'Tổng số: 2 học sinh',
    'Giáo viên chủ nhiệm',
    'Vương Thị Sen',
  ]
  await text.fill(pasted.join('\n'))
  await read.click()
  await expect(lines).toHaveCount(3)
  await expect(status).toHaveText('2 dòng cần sửa')
  await page.getByRole('button', { name: 'Gộp vào dòng trên' }).click()
  await expect(lines.first()).toContainText('Lê Thị Thu An')
  await expect(lines.first()).toContainText('08/12/2017')
  await expect(lines.first()).toContainText('Nữ')
  // the fields of a line stand in one line
  const tops = ['Họ và tên', 'Ngày sinh', 'Giới tính', 'Tên đăng nhập'].map(async (name) =>
    Math.round((await field(name, 4).boundingBox())?.y ?? 0),
  )
  expect(new Set(await Promise.all(tops)).size).toBe(1)
  await expect(field('Giới tính', 4)).toHaveAccessibleDescription(/Giới tính ghi Nam hoặc Nữ/)
  await field('Giới tính', 4).selectOption('Nữ')

  const leftOut = page.getByText(/^Đã bỏ qua \d+ dòng không phải học sinh$/)
  await expect(leftOut).toHaveText('Đã bỏ qua 4 dòng không phải học sinh')
  await leftOut.click()
  await expectAccessible(page, 'lines that were left out')
  await page.getByRole('button', { name: 'Thêm làm học sinh, dòng 7' }).click()
  await expect(field('Họ và tên', 7)).toBeFocused()
  await expect(field('Họ và tên', 7)).toHaveValue('Vương Thị Sen')
  await expect(lines).toHaveCount(3)
  await expect(leftOut).toHaveText('Đã bỏ qua 3 dòng không phải học sinh')
  await page.getByRole('button', { name: 'Bỏ dòng 7, Vương Thị Sen' }).click()
  await expect(leftOut).toHaveText('Đã bỏ qua 4 dòng không phải học sinh')
  await page.getByRole('button', { name: 'Thêm làm học sinh, dòng 7' }).click()
  await expect(lines).toHaveCount(3)

  await consent.check()
  await make.click()
  const made = page.getByRole('heading', { name: 'Đã thêm 3 học sinh vào Lớp 5C4' })
  await expect(made).toBeVisible()
  const recent = page.getByRole('list', { name: 'Danh sách đã thêm' })
  await recent.getByRole('button', { name: 'Hoàn tác' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(text).toHaveValue(/Đỗ Ngọc Hà/)
  await expect(made).toBeHidden()
})

test('the code of a card fills the sign-in of its pupil, who then chooses a password', async ({ page, watch }) => {
  watch.allow(/400/, 'the password of the card once more')
  const teacher = await callerAs(await aTeacher())
  const classId = await newClass(teacher, '5C2')
  const pupils = [{ line: 1, fullName: 'Lò Thị Mai Chi' }]
  await teacher.call('CLASSES_Pupils_Make', { classId, listId: crypto.randomUUID(), consent: true, pupils })
  const { body } = await teacher.call('CLASSES_Cards_Get', { classId })
  const [card] = body.results as { userName: string; password: string }[]
  await page.goto(`/card#${new URLSearchParams({ user: card?.userName ?? '', code: card?.password ?? '' })}`)
  await expect(page).toHaveURL('/auth')
  await page.getByRole('form', { name: 'Đăng nhập' }).getByRole('button', { name: 'Đăng nhập' }).click()
  const { dialog, fresh, again, submit } = passwordChange(page)
  await expect(dialog).toContainText('Mật khẩu đang dùng là mật khẩu tạm.')
  // D12: the password of the card is no new one
  await fresh.fill(card?.password ?? '')
  await again.fill(card?.password ?? '')
  await submit.click()
  await expect(dialog.getByText('Mật khẩu mới phải khác mật khẩu tạm')).toBeVisible()
})

test('the code of a card on a device where somebody else is signed in says whose account is open, and leaves no password behind', async ({
  page,
  signInAs,
}) => {
  await signInAs('4a1.04@phuong.test')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/card#user=mai.chi&code=npgxkm')
  await expect(shell(page).title).toHaveText('Thẻ đăng nhập')
  await expect(page.getByText(/^Máy này đang mở tài khoản của /)).toBeVisible()
  await expect(page).toHaveURL('/card')
  await expectAccessible(page, 'a card where somebody else is signed in')
  await expectNoSidewaysScroll(page, 'a card where somebody else is signed in')
  await page.getByRole('link', { name: 'Về trang chủ' }).click()
  await expect(page).toHaveURL('/lms/home')
})
