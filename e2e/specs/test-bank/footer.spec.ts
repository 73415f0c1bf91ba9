import { choiceOf, paperFile, paperText, savedPaper } from '@phuong/server/testing/paper-files'
import type { Page } from '@playwright/test'
import { papers } from '../../pages/papers.ts'
import { toasts } from '../../pages/toasts.ts'
import { expectAccessible } from '../../support/audit.ts'
import { stopTime } from '../../support/exercise-hands/notice.ts'
import { people } from '../../support/people.ts'
import { callerAs } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'
import { listenToTones, petalsFall } from '../olympic/effects.ts'

/** First tones of the sounds, in hertz; other tones of theirs have other heights. */
const sounds = { 659: 'right', 294: 'wrong', 587: 'victory', 1568: 'tick' } as Record<number, string>
const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { hertz: number }[] }).heard.map(({ hertz }) => hertz))
/** What has been heard since the last look. */
const listener = (page: Page) => {
  let told = 0
  return async () => {
    const all = (await heard(page)).flatMap((hertz) => sounds[hertz] ?? [])
    const fresh = all.slice(told)
    told = all.length
    return fresh
  }
}

/** A quiz question with one and with two right options (B-277 to B-280). */
const quiz = {
  type: 'QUIZ',
  title: 'Read and <b>choose</b>.',
  explainText: { audioScript: 'It is a bird.', text: 'Birds have wings.' },
  answers: [
    {
      id: 'p1',
      question: 'It can ____.',
      answers: [
        { id: 'a', answer: 'fly', isCorrect: true },
        { id: 'b', answer: 'sleep' },
      ],
    },
    {
      id: 'p2',
      question: 'It has',
      answers: [
        { id: 'c', answer: 'wings', isCorrect: true },
        { id: 'd', answer: 'eyes', isCorrect: true },
        { id: 'e', answer: 'wheels' },
      ],
    },
  ],
}

const newPaper = async (code: string, questions: readonly unknown[]) => {
  const bank = await callerAs(people.testbank)
  const { id } = await savedPaper(
    bank,
    paperText(questions, { kind: 'olympic', classLevel: 5, code, visibility: 'PUBLIC' }),
  )
  return { bank, id, path: `/lms/test-bank/papers/${id}`, heading: `Olympic lớp 5, đề ${code}` }
}

test('B-004 B-272 B-282 B-283 B-285 B-286 B-292 B-294 B-297 B-298 B-317 B-318 B-319 B-320 B-321 a question of a paper is checked and tried again, heard and, at the end of a satisfactory paper, celebrated', async ({
  page,
  signInAs,
}) => {
  const paper = await newPaper('F901', [quiz, choiceOf('cat')])
  await page.clock.install()
  await listenToTones(page)
  await signInAs(people.testbank)
  await openScreen(page, paper)
  const fresh = listener(page)
  const { question, buttons, press, footer, chooseQuestion, main } = papers(page)
  const first = question(1)

  // View has Check alone, which waits for an answer to each part
  await expect(buttons).toHaveText(['Check'])
  await expect(buttons).toBeDisabled()
  const paragraph = first.getByRole('paragraph')
  await expect(paragraph.filter({ hasText: /^Read and choose\.$/ })).toBeVisible()
  const explained = paragraph.filter({ hasText: /^(Lời trong bài nghe|Giải thích): / })
  await expect(explained).toHaveCount(0)
  await first.getByRole('radio', { name: /fly/ }).check()
  await first.getByRole('checkbox', { name: /wheels/ }).check()
  await first.getByRole('checkbox', { name: /wings/ }).check()
  expect(await fresh()).toEqual(['tick', 'tick', 'tick'])
  await press('Check')
  await expect(buttons).toHaveText(['Retry'])
  await expect(buttons).toBeFocused()
  expect(await fresh()).toEqual(['wrong'])
  for (const option of await first.getByRole('radio').or(first.getByRole('checkbox')).all())
    await expect(option).toBeDisabled()
  await expect(first.getByText('Đúng').first()).toBeVisible()
  await expect(first.getByText('Sai').first()).toBeVisible()
  await expect(explained).toHaveText(['Lời trong bài nghe: It is a bird.', 'Giải thích: Birds have wings.'])
  await expectAccessible(page, 'a question after Check')

  // Retry begins anew
  await press('Retry')
  await expect(buttons).toHaveText(['Check'])
  await expect(explained).toHaveCount(0)
  await expect(
    first.getByRole('radio', { checked: true }).or(first.getByRole('checkbox', { checked: true })),
  ).toHaveCount(0)
  await first.getByRole('radio', { name: /fly/ }).check()
  await first.getByRole('checkbox', { name: /wings/ }).check()
  await first.getByRole('checkbox', { name: /eyes/ }).check()
  await fresh()
  await press('Check')
  await page.clock.runFor(700)
  expect(await fresh()).toEqual(['right'])

  // the last question of the paper: 100 and 0 are 50 per cent, which is more than 49
  await chooseQuestion(2)
  await question(2)
    .getByRole('radio', { name: /not cat/ })
    .check()
  await fresh()
  await press('Check')
  await expect(main.getByText('Kết quả cả bộ: 50%')).toBeVisible()
  expect(await fresh()).toEqual(['wrong'])
  expect(await petalsFall(page)).toBe(false)
  await page.clock.runFor(900)
  expect(await fresh()).toEqual(['victory'])
  // their drawing is fetched the first time
  await expect
    .poll(async () => {
      await page.clock.runFor(50)
      return petalsFall(page)
    })
    .toBe(true)
  // from the frame on in which they were first drawn (B-319)
  await page.clock.runFor(1_600)
  expect(await petalsFall(page)).toBe(false)

  // a worse end is not celebrated, and the one switch mutes all of it
  await press('Retry')
  await footer.getByRole('button', { name: 'Tắt tiếng' }).click()
  await question(2)
    .getByRole('radio', { name: /not cat/ })
    .check()
  await press('Check')
  await page.clock.runFor(900)
  expect(await fresh()).toEqual([])
  await footer.getByRole('button', { name: 'Bật tiếng' }).click()
  await chooseQuestion(1)
  await first.getByRole('radio', { name: /sleep/ }).check()
  await first.getByRole('checkbox', { name: /wheels/ }).check()
  await first.getByRole('checkbox', { name: /eyes/ }).check()
  await fresh()
  await press('Check')
  await expect(main.getByText('Kết quả cả bộ: 13%')).toBeVisible()
  await page.clock.runFor(900)
  expect(await fresh()).toEqual(['wrong'])
})

test('B-272 B-287 B-290 B-291 B-295 B-296 B-297 B-298 B-718 a question is edited, told what is wrong at its lines, played in Preview and stored as a new version', async ({
  page,
  signInAs,
}) => {
  const paper = await newPaper('F902', [choiceOf('cat'), quiz])
  await signInAs(people.testbank)
  await openScreen(page, paper)
  const { question, editQuestion, stopEditing, editor, buttons, press, faults, save, footer } = papers(page)
  const first = question(1)
  await editQuestion.click()
  await expect(buttons).toHaveText(['Preview'])
  const begun = await editor(1).inputValue()

  // faults keep it in Edit, with the first of them in sight
  const wrong = begun.replace('"title"', '"imageUrl": "http://anh.example/cat.png",\n  "title"')
  await editor(1).fill(wrong)
  await press('Preview')
  const line = wrong.split('\n').findIndex((each) => each.includes('imageUrl')) + 1
  await expect(faults).toHaveText([new RegExp(`^Dòng ${line}cột 3imageUrlĐường dẫn hình ảnh không hợp lệ`)])
  await expect(buttons).toHaveText(['Preview'])
  await expect(editor(1)).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('imageUrl')
  await save.click()
  await expect(faults).toHaveCount(1)
  await expectAccessible(page, 'a question with a fault')

  // mended it is played until Check and locked until Retry
  await editor(1).fill(begun.replace('cat is right.', 'A cat says ____.'))
  await expect(faults).toHaveCount(0)
  await press('Preview')
  await expect(buttons).toHaveText(['Edit', 'Check'])
  await expect(first.getByText('A cat says')).toBeVisible()
  await expect(first.getByText('Chọn từ đúng.')).toBeVisible()
  await first.getByRole('radio', { name: /not cat/ }).check()
  await press('Check')
  await expect(buttons).toHaveText(['Edit', 'Retry'])
  for (const option of await first.getByRole('radio').all()) await expect(option).toBeDisabled()
  await press('Retry')
  await expect(first.getByRole('radio', { checked: true })).toHaveCount(0)
  await first.getByRole('radio', { name: /not cat/ }).check()
  await press('Edit')
  await expect(editor(1)).toHaveValue(/A cat says/)
  await expect(buttons).toHaveText(['Preview'])

  // stored, with the other question as it was
  await press('Preview')
  await save.click()
  await expect(toasts(page)).toContainText('Đã lưu phiên bản 2.')
  await expect(footer).toBeVisible()
  await expect(buttons).toHaveText(['Check'])
  await expect(first.getByText('A cat says')).toBeVisible()
  await expect(editQuestion).toBeFocused()
  const file = JSON.parse((await paperFile(paper.bank, paper.id)).row.text) as { questions: Record<string, unknown>[] }
  expect(file.questions.map(({ question: words, type }) => [words, type])).toEqual([
    ['A cat says ____.', 'OneChoice'],
    [undefined, 'QUIZ'],
  ])

  // unchanged it is no version; what was changed is not let go without a word
  await editQuestion.click()
  await save.click()
  await expect(toasts(page).filter({ hasText: 'Không có thay đổi' })).toBeVisible()
  await editQuestion.click()
  await editor(1).fill('{')
  await stopEditing.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sửa tiếp' }).click()
  await expect(editor(1)).toHaveValue('{')
  await stopEditing.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bỏ', exact: true }).click()
  await expect(buttons).toHaveText(['Check'])
  expect((await paperFile(paper.bank, paper.id)).row.revision).toBe(2)
})

test('B-321 a tick is heard when an option is chosen, and at nothing that is typed, moved or shown by itself', async ({
  page,
  signInAs,
}) => {
  const pairs = ['hot cold', 'big small', 'old new'].map((pair) => pair.split(' '))
  const paper = await newPaper('F903', [
    { type: 'FillInTheBlank', title: 'Điền từ.', questionText: 'I ___ a boy.', answers: [{ answer: 'am' }] },
    { type: 'Matching', title: 'Nối.', answers: pairs.map(([question, answer]) => ({ question, answer })) },
    {
      type: 'MatchingTwoColumn',
      title: 'Nối.',
      answers: pairs.map(([textLeft, textRight], at) => ({ leftId: `l${at}`, rightId: `r${at}`, textLeft, textRight })),
    },
    { type: 'SelectWord', title: 'Chọn từ.', questionText: 'She is | are ten.', answers: [{ id: 0, answer: 'is' }] },
    { type: 'SelectWordsInSentence', title: 'Chọn từ.', questionText: 'A cat runs fast.', answers: ['cat'] },
    quiz,
  ])
  await page.clock.install()
  await listenToTones(page)
  await signInAs(people.testbank)
  await openScreen(page, paper)
  const fresh = listener(page)
  const { question, buttons, press, chooseQuestion } = papers(page)

  await question(1).getByRole('textbox').pressSequentially('am')
  await expect(buttons).toBeEnabled()
  expect(await fresh()).toEqual([])
  // arranged as they are shown, they may be checked once that is said (D62): a choice, and heard as one
  for (const number of [2, 3]) {
    await chooseQuestion(number)
    expect(await fresh()).toEqual([])
    await question(number).getByRole('button', { name: 'Giữ nguyên' }).click()
    await expect(buttons).toBeEnabled()
    expect(await fresh()).toEqual(['tick'])
  }
  await press('Check')
  await press('Retry')
  await expect(buttons).toHaveText(['Check'])
  const after = await fresh()
  expect(after).toHaveLength(1)
  expect(after).not.toContain('tick')

  await chooseQuestion(4)
  await question(4).getByRole('combobox').selectOption('are')
  expect(await fresh()).toEqual(['tick'])
  await chooseQuestion(5)
  await question(5).getByRole('button', { name: 'cat' }).click()
  expect(await fresh()).toEqual(['tick'])
  await chooseQuestion(6)
  await question(6).getByRole('radio', { name: /fly/ }).check()
  await question(6).getByRole('checkbox', { name: /wings/ }).check()
  expect(await fresh()).toEqual(['tick', 'tick'])
})

test('B-298 B-318 what was still to come after Check does not fall into the question that is tried again', async ({
  page,
  signInAs,
}) => {
  const paper = await newPaper('F904', [choiceOf('cat')])
  await page.clock.install()
  await listenToTones(page)
  await signInAs(people.testbank)
  await openScreen(page, paper)
  const fresh = listener(page)
  const { question, buttons, press } = papers(page)
  await question(1)
    .getByRole('radio', { name: /(?<!not )cat/ })
    .check()
  await stopTime(page)
  await fresh()
  await press('Check')
  await press('Retry')
  await expect(buttons).toHaveText(['Check'])
  await page.clock.runFor(3_000)
  expect(await fresh()).toEqual(['right'])
  expect(await petalsFall(page)).toBe(false)
})
