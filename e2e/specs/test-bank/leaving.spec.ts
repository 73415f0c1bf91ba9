import { choiceOf, paperFile, paperText, savedPaper } from '@phuong/server/testing/paper-files'
import type { Page } from '@playwright/test'
import { papers } from '../../pages/papers.ts'
import { shell } from '../../pages/shell.ts'
import { toasts } from '../../pages/toasts.ts'
import { answerCall, refusal } from '../../support/calls.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

/** A practice paper of three questions for one test alone. */
const makePaper = async (code: string) =>
  savedPaper(
    await callerAs(people.testbank),
    paperText(
      ['cat', 'dog', 'hen'].map((word) => choiceOf(word)),
      { kind: 'olympic', classLevel: 5, code, visibility: 'PUBLIC' },
    ),
  )
const pathOf = ({ id }: { id: number }) => `/lms/test-bank/papers/${id}`

const openQuestion = (page: Page, paper: { id: number }, code: string, number: number) =>
  openScreen(page, { path: `${pathOf(paper)}?question=${number}`, heading: `Olympic lớp 5, đề ${code}` })
/** Writes something into a question that is open. */
const writeInto = async (page: Page, number: number): Promise<string> => {
  const { editQuestion, editor } = papers(page)
  await editQuestion.click()
  const written = (await editor(number).inputValue()).replace('Chọn từ đúng.', 'Em chọn từ đúng.')
  await editor(number).fill(written)
  return written
}

test('B-290 C-257 what was written into a question is not left behind without a word: not for another question, by a link, by the menu, back or anew', async ({
  page,
  signInAs,
}) => {
  const paper = await makePaper('T920')
  await signInAs(people.testbank)
  const { main, search, row, editor, question, chooseQuestion, editQuestion, stopEditing } = papers(page)
  await openScreen(page, papers(page))
  await search.fill('T920')
  await row(/T920/).getByRole('link').click()
  await chooseQuestion(2)
  await expect(question(2)).toBeVisible()
  const written = await writeInto(page, 2)
  const asked = page.getByRole('alertdialog', { name: 'Bỏ những gì đã sửa?' })
  const breadcrumb = main.getByRole('link', { name: 'Ngân hàng đề' })
  const address = `${pathOf(paper)}?question=2`
  const ways = {
    'another question': () => chooseQuestion(1),
    'the breadcrumb': () => breadcrumb.click(),
    'a file for the paper': () => main.getByRole('link', { name: 'Tải bản mới lên' }).click(),
    'the menu': () => shell(page).sidebar.getByRole('link').first().click(),
    back: () => page.evaluate(() => window.history.back()),
  }
  for (const [way, go] of Object.entries(ways)) {
    await go()
    await expect(asked, way).toBeVisible()
    await asked.getByRole('button', { name: 'Sửa tiếp' }).click()
    await expect(asked).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await expect(editor(2)).toHaveValue(written)
  }
  // its own number leads nowhere
  await chooseQuestion(2)
  await expect(editor(2)).toHaveValue(written)
  await expect(asked).toHaveCount(0)
  const [reload] = await Promise.all([
    page.waitForEvent('dialog'),
    page.evaluate(() => void setTimeout(() => window.location.reload())),
  ])
  expect(reload.type()).toBe('beforeunload')
  await reload.dismiss()
  await expect(editor(2)).toHaveValue(written)

  await chooseQuestion(1)
  await asked.getByRole('button', { name: 'Bỏ', exact: true }).click()
  await expect(question(1)).toBeVisible()
  await expect(page).toHaveURL(`${pathOf(paper)}?question=1`)
  // what was given up is not there again
  await chooseQuestion(2)
  await expect(question(2)).toBeVisible()
  await expect(editor(2)).toHaveCount(0)

  // nobody is asked about what was not touched, nor about what was given up
  await writeInto(page, 2)
  await stopEditing.click()
  await asked.getByRole('button', { name: 'Bỏ', exact: true }).click()
  await editQuestion.click()
  await breadcrumb.click()
  await expect(search).toBeVisible()
  await expect(page).toHaveURL('/lms/test-bank/papers')
  await page.goBack()
  await expect(question(2)).toBeVisible()

  await writeInto(page, 2)
  await page.evaluate(() => window.history.back())
  await asked.getByRole('button', { name: 'Bỏ', exact: true }).click()
  await expect(page).toHaveURL('/lms/test-bank/papers')
})

test('B-290 C-257 the question that is edited stays the one that it is, whatever others make of the paper meanwhile', async ({
  page,
  signInAs,
  watch,
}) => {
  watch.allow(/409|404/, 'somebody else saves and hides the paper on purpose')
  const paper = await makePaper('T921')
  const [bank, admin] = await Promise.all([callerAs(people.testbank), callerAs(people.administrator)])
  await signInAs(people.testbank)
  await openQuestion(page, paper, 'T921', 2)
  const written = await writeInto(page, 2)
  const file = JSON.parse((await paperFile(admin, paper.id)).row.text) as { questions: unknown[] }
  await savedPaper(admin, JSON.stringify({ ...file, questions: [choiceOf('ant'), ...file.questions] }), 1)

  // a tag is stored, and the paper read anew
  const { main, tag, editor, save, question } = papers(page)
  await tag.fill('nghe')
  await tag.press('Enter')
  await expect(main.getByText('v2', { exact: true })).toBeVisible()
  await expect(editor(2)).toHaveValue(written)
  await save.click()
  await expect(main.getByText('Đề vừa có phiên bản mới')).toBeVisible()
  await main.getByRole('button', { name: 'Lưu lên bản mới nhất' }).click()
  await expect(toasts(page).filter({ hasText: 'Đã lưu phiên bản 3.' })).toBeVisible()
  const stored = JSON.parse((await paperFile(bank, paper.id)).row.text) as { questions: Record<string, unknown>[] }
  expect(stored.questions.map(({ title, question: words }) => [title, words])).toEqual([
    ['Chọn từ đúng.', 'ant is right.'],
    ['Chọn từ đúng.', 'cat is right.'],
    ['Em chọn từ đúng.', 'dog is right.'],
    ['Chọn từ đúng.', 'hen is right.'],
  ])
  // the paper as it is now
  await expect(question(2).getByText('cat is right.')).toBeVisible()

  // nor does a paper that is gone take along what is written
  await openQuestion(page, paper, 'T921', 4)
  const again = await writeInto(page, 4)
  await answerCall(page, 'TESTBANK_Papers_Get', (route) => route.fulfill(refusal(404, 'NOT_FOUND', 'Không tìm thấy')))
  const gone = page.waitForResponse((response) => response.status() === 404)
  await tag.fill('đọc')
  await tag.press('Enter')
  await gone
  await expect(toasts(page).filter({ hasText: 'Đã lưu.' }).first()).toBeVisible()
  await expect(editor(4)).toHaveValue(again)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('B-290 C-257 another question is chosen from the list only after what was written may go', async ({
    page,
    signInAs,
  }) => {
    const paper = await makePaper('T922')
    await signInAs(people.testbank)
    await openQuestion(page, paper, 'T922', 1)
    const written = await writeInto(page, 1)
    const { editor, question } = papers(page)
    const asked = page.getByRole('alertdialog', { name: 'Bỏ những gì đã sửa?' })
    const list = page.getByRole('combobox', { name: 'Chọn câu' })
    const choose = async () => {
      await list.tap()
      await page.getByRole('option', { name: 'Câu 3' }).tap()
    }
    await choose()
    await asked.getByRole('button', { name: 'Sửa tiếp' }).tap()
    await expect(list).toHaveValue('Câu 1')
    await expect(editor(1)).toHaveValue(written)
    await choose()
    await asked.getByRole('button', { name: 'Bỏ', exact: true }).tap()
    await expect(question(3)).toBeVisible()
  })
})
