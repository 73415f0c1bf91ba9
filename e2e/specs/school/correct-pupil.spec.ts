import type { Caller } from '@phuong/server/testing/caller'
import type { Page } from '@playwright/test'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { newClass } from '../../support/lessons.ts'
import { aTeacher } from '../../support/newcomers.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

const phone = { width: 360, height: 740 }

type Pupil = { fullName: string; dateofBirth?: string; userName?: string }
const makePupils = async (teacher: Caller, classId: string, pupils: readonly Pupil[]): Promise<string[]> => {
  const { body } = await teacher.call('CLASSES_Pupils_Make', {
    classId,
    listId: crypto.randomUUID(),
    consent: true,
    pupils: pupils.map((pupil, at) => ({ line: at + 1, ...pupil })),
  })
  return (body.results as { studentId: string }[]).map(({ studentId }) => studentId)
}
const rosterOf = (id: string) => `/lms/teacher/classes/${id}?tab=students`

/** Opens the form of a pupil out of the menu. */
const openForm = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Thao tác khác: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Sửa thông tin' }).click()
  const dialog = page.getByRole('dialog', { name: `Sửa thông tin: ${name}` })
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: 'Họ và tên' }),
    birthday: dialog.getByRole('textbox', { name: 'Ngày sinh' }),
    sex: dialog.getByRole('combobox', { name: 'Giới tính' }),
    save: dialog.getByRole('button', { name: 'Lưu' }),
  }
}

test('a teacher corrects name, birthday and sex of a pupil on a phone: a wrong day is told at its field, list, page and card say what is right', async ({
  page,
  signInAs,
}) => {
  const email = await aTeacher()
  const teacher = await callerAs(email)
  const id = await newClass(teacher, '4A1')
  await makePupils(teacher, id, [{ fullName: 'Lò Thị Mai Chỉ', dateofBirth: '2017-12-04' }])
  await page.setViewportSize(phone)
  await signInAs(email)
  await openScreen(page, { path: rosterOf(id), heading: 'Lớp 4A1' })
  const form = await openForm(page, 'Lò Thị Mai Chỉ')
  await expect(form.birthday).toHaveValue('04/12/2017')
  await form.name.fill('Lò Thị Mai Chi')
  await form.birthday.fill('31/02/2017')
  await form.save.click()
  await expect(form.dialog.getByText('Ngày sinh chưa đúng, ghi ngày/tháng/năm')).toBeVisible()
  await expect(form.birthday).toBeFocused()
  await expect(form.name).toHaveValue('Lò Thị Mai Chi')
  await expectAccessible(page, 'correcting a pupil')
  await expectNoSidewaysScroll(page, 'correcting a pupil')
  // a child of one year is looked at twice
  await form.birthday.fill('05/02/2026')
  await form.save.click()
  const unlikely = form.dialog.getByText('Sinh năm 2026, thầy cô xem lại')
  const keep = form.dialog.getByRole('button', { name: 'Giữ nguyên' })
  await expect(unlikely).toBeVisible()
  await keep.click()
  await expect(unlikely).toHaveCount(0)
  await expect(keep).toHaveCount(0)
  // another unlikely day is asked about anew
  await form.birthday.fill('06/02/2026')
  await expect(unlikely).toBeVisible()
  await form.birthday.fill('5/2/2017')
  await expect(unlikely).toHaveCount(0)
  await form.save.click()
  await expect(toasts(page).filter({ hasText: 'Đã lưu thông tin của Lò Thị Mai Chi.' })).toBeVisible()
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Lò Thị Mai Chi', exact: true }) })
  await expect(card).toContainText('05/02/2017')

  await card.getByRole('link', { name: 'Lò Thị Mai Chi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lò Thị Mai Chi' })).toBeVisible()
  const again = await openForm(page, 'Lò Thị Mai Chi')
  await again.sex.selectOption('Nữ')
  await again.save.click()
  await expect(page.getByRole('listitem').filter({ hasText: /^Nữ$/ })).toBeVisible()
  await expect(page.getByText('Sinh ngày 05/02/2017')).toBeVisible()

  await page.goto(`/lms/print/cards?classId=${id}`)
  const paper = page.getByRole('list', { name: 'Thẻ đăng nhập' }).getByRole('listitem')
  await expect(paper).toContainText('Lò Thị Mai Chi')
  await expect(paper).toContainText('Sinh ngày 05/02/2017')
  await expectNoSidewaysScroll(page, 'the cards on a phone')
})

test('H160 the later of two who correct a pupil sees both names and chooses; who may not is told, and nothing typed is lost', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/403|409/, 'what somebody else has saved, and another teacher’s account')
  const [email, colleague] = [await aTeacher(), await aTeacher()]
  const [teacher, other] = [await callerAs(email), await callerAs(colleague)]
  const id = await newClass(teacher, '4A1')
  const [studentId] = await makePupils(teacher, id, [{ fullName: 'Ksor H’Lan' }])
  // of whom the colleague has made the account
  const otherId = await newClass(other, '4A2')
  const [movedId] = await makePupils(other, otherId, [{ fullName: 'Trần Hoài Ân' }])
  const { body } = await teacher.call('CLASSES_GetClasses_ByTeacherId')
  const code = (body.results as { id: string; code: string }[]).find((room) => room.id === id)?.code
  await other.call('CLASSES_Pupil_Move', { classId: otherId, studentId: movedId, code }, 'execute')

  await signInAs(email)
  await openScreen(page, { path: rosterOf(id), heading: 'Lớp 4A1' })
  const form = await openForm(page, 'Ksor H’Lan')
  await form.name.fill('Ksor H’Lam')
  const meanwhile = { fullName: 'Ksor H’Lăn', dateofBirth: '2017-02-05', sex: false }
  await teacher.call('CLASSES_Pupil_Set', { classId: id, studentId, ...meanwhile }, 'execute')
  await form.save.click()
  const box = form.dialog.getByRole('region', { name: 'Chỗ này vừa được lưu ở nơi khác' })
  await expect(box).toContainText('Ksor H’Lăn')
  await expect(box).toContainText('Ksor H’Lam')
  // what was not touched here follows
  await expect(form.birthday).toHaveValue('05/02/2017')
  await box.getByRole('button', { name: 'Ghi đè bằng bản của tôi' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Ksor H’Lam' })).toContainText('05/02/2017')

  const foreign = await openForm(page, 'Trần Hoài Ân')
  await foreign.name.fill('Trần Hoài An')
  await foreign.save.click()
  await expect(foreign.dialog.getByRole('alert')).toContainText('Thầy cô không sửa được thông tin của học sinh này.')
  await expect(foreign.name).toHaveValue('Trần Hoài An')
  await expectAccessible(page, 'a correction that is refused')
})

test('D12 cards with birthdays stand eight to a page of A4, and nothing of them is cut, however long the names are', async ({
  page,
  signInAs,
}) => {
  const email = await aTeacher()
  const teacher = await callerAs(email)
  await signInAs(email)
  const word = crypto.randomUUID().replaceAll('-', '').repeat(2)
  const words = 'Nguyễn Phương Trường Nghiêm'
  // the longest ones, and those that just stand in letters of the usual size
  for (const [className, family, userLetters] of [
    ['Câu lạc bộ Tiếng Anh Trường Tiểu học Hồng Phong', `${words} ${words} ${words} Nguyễn Phương`, 50],
    ['4A1', `${words} Khương`, 10],
  ] as const) {
    const id = await newClass(teacher, className)
    const pupils = 'An Ân Bê Hà Hồ La Lê Mỹ Tý'.split(' ').map((name, at) => ({
      fullName: `${family} ${name}`,
      dateofBirth: `2017-04-${10 + at}`,
      userName: word.slice(0, userLetters - 2) + String(10 + at),
    }))
    await makePupils(teacher, id, pupils)
    await page.goto(`/lms/print/cards?classId=${id}`)
    const sheets = page.getByRole('list', { name: 'Thẻ đăng nhập' })
    await expect(sheets).toHaveCount(2)
    const cards = sheets.getByRole('listitem')
    await expect(cards).toHaveText(
      pupils.map(({ fullName, userName, dateofBirth }) => {
        const day = `Sinh ngày ${dateofBirth.split('-').reverse().join('/')}`
        return new RegExp(`${fullName}.*${day}.*${userName}`)
      }),
    )
    await page.emulateMedia({ media: 'print' })
    // no sheet flows over onto another one
    const paper = await page.pdf({ preferCSSPageSize: true })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
    // nor words out of their card, on a sheet as wide as the paper between its margins
    await page.setViewportSize({ width: 718, height: 1047 })
    const beyond = await cards.evaluateAll((all) =>
      all.filter((card) => card.scrollWidth > card.clientWidth || card.scrollHeight > card.clientHeight),
    )
    expect(beyond).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
})
