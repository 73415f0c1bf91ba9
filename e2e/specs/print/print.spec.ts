import { questionRules, typeOf } from '@phuong/exercises/rules'
import { type PrintedPdf, readPrinted } from '@phuong/server/testing/printed-pdf'
import type { Locator, Page } from '@playwright/test'
import { examPrint } from '../../pages/exam-print.ts'
import { expectAccessible, expectNoSidewaysScroll, targetsOf, walkByKeyboard } from '../../support/audit.ts'
import { answerCall, holdCall, refusal } from '../../support/calls.ts'
import { addExam } from '../../support/database.ts'
import { tabTo } from '../../support/hands.ts'
import { people } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { attached, expected, keyWords, longAt, printedExam, type Seen } from './exam.ts'

/** A4, and the room around what is printed on it, points. */
const paper = { width: 595, height: 842 }
const mm = 72 / 25.4
const margin = { side: 15 * mm, top: 15 * mm, bottom: 18 * mm }
/** Half the room at the foot of a page in which its number stands, points from the middle. */
const numberRoom = 40

const bare = (text: string): string => text.normalize('NFC').replace(/\s/g, '')

/** Answers every picture of the test with a large one. */
const drawPictures = (page: Page) =>
  page.route('**/pictures/test/*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600"/></svg>',
    }),
  )

/** What is on the page and belongs to the screen alone. */
const furniture = [
  'In (có đáp án)',
  'Để trống thì',
  'In (không có đáp án)',
  'Hướng dẫn',
  'Đang xem',
  'Trang chủ',
  'Đến nội dung chính',
]

/** The face of what is read, as the names of fonts in a PDF file say it. */
const readingFace = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [first = ''] = getComputedStyle(document.documentElement).getPropertyValue('--read').split(',')
    return first.replaceAll(/["\s]/g, '')
  })

/** Nothing but the exam on A4: no button, nothing beyond the margins, real letters from fonts that the file brings along. */
const expectCleanPaper = ({ pages, fonts }: PrintedPdf, face: string) => {
  for (const [index, page] of pages.entries()) {
    const name = `page ${index + 1} of ${pages.length}`
    expect([Math.round(page.width), Math.round(page.height)], name).toEqual([paper.width, paper.height])
    for (const words of furniture) expect(bare(page.text), `${name}: ${words}`).not.toContain(bare(words))
    expect(page.text, name).toMatch(new RegExp(`^${index + 1} / ${pages.length} `))
    const { width, height } = page
    const middle = width / 2
    const foot = { top: height - margin.bottom, bottom: height }
    for (const area of [
      { left: 0, right: margin.side, top: 0, bottom: height },
      { left: width - margin.side, right: width, top: 0, bottom: height },
      { left: 0, right: width, top: 0, bottom: margin.top },
      { left: 0, right: middle - numberRoom, ...foot },
      { left: middle + numberRoom, right: width, ...foot },
      // what goes on over the end of a page is drawn up to it
      { left: 0, right: width, top: foot.top - 1, bottom: foot.top },
    ])
      expect(page.isBlank(area), `${name}: ${JSON.stringify(area)}`).toBe(true)
    expect(page.isBlank({ left: 0, right: width, top: 0, bottom: height }), name).toBe(false)
  }
  expect(fonts.filter(({ embedded }) => !embedded)).toEqual([])
  expect(fonts.map(({ name }) => name).join()).toContain(face)
}

/** The lines of questions, or of parts of one, as the page shows them, without what it says to screen readers alone. */
const linesOf = async (questions: Locator): Promise<string[][]> => {
  await questions.locator('*').evaluateAll((parts) => {
    for (const part of parts)
      if (part instanceof HTMLElement && getComputedStyle(part).clipPath === 'inset(50%)') part.style.display = 'none'
  })
  return (await questions.allInnerTexts()).map((text) => text.split('\n').filter((line) => line.trim() !== ''))
}

const countIn = (lines: readonly string[], words: string): number => lines.join('\n').split(words).length - 1
const seenIn = (lines: readonly string[]): Seen => ({
  lines,
  letterOf: (words) =>
    lines.map((line) => new RegExp(`(?:^|\\t)([A-Z])\\. ${words}\\s*(?:\\t|$)`).exec(line)?.[1]).find(Boolean) ?? '?',
})
/** How many letters of a puzzle stand out. */
const markedLetters = (puzzle: Locator): Promise<number> =>
  puzzle
    .locator('td')
    .evaluateAll((cells) => cells.filter((cell) => Number(getComputedStyle(cell).fontWeight) > 400).length)

test('C-382 C-386 C-389 C-594 C-596 C-597 C-598 C-603 C-604 C-606 C-607 C-612 C-613 C-615 C-616 an exam of every type is printed as a real PDF, with answers and without', async ({
  page,
  signInAs,
}) => {
  test.slow()
  const id = await addExam(printedExam)
  const { questions } = printedExam
  const types = questions.map(({ type }) => typeOf(type))
  expect(questionRules.map(({ code }) => code).filter((code) => !types.includes(code))).toEqual([])
  const at = (type: string): number => questions.findIndex((question) => question.type === type)
  await signInAs(people.teacher)
  await drawPictures(page)
  const print = examPrint(page)
  await print.watchPrints()
  await page.goto(print.path(id))
  await expect(print.title).toHaveText(printedExam.title)
  await expect(page).toHaveTitle(new RegExp(`^${printedExam.title}`))
  await expect(print.sheet).toContainText(`Thời gian: 45 phút · ${questions.length} câu hỏi`)
  await expect(print.questions).toHaveCount(questions.length)
  for (const [index, { title }] of questions.entries())
    await expect(print.questions.nth(index)).toContainText(new RegExp(`^Câu ${index + 1}\\.${title}`))

  await print.printWith.click()
  await expect.poll(print.prints).toHaveLength(1)
  expect((await print.prints())[0]).toContain('quetzal')
  const lines = await linesOf(print.questions)
  const partsOfLong = await linesOf(print.questions.nth(longAt).locator(':scope > div > div'))
  const answers = await print.last.locator('li').allInnerTexts()
  const whole = await readPrinted(await print.pdf())
  expectCleanPaper(whole, await readingFace(page))
  const texts = whole.pages.map(({ text }) => text)
  // letters with their marks are whole, and can be found and copied
  for (const words of ['Nguyễn Ngọc Quỳnh Như', 'Ế Ữ ậ', 'Điền từ còn thiếu vào chỗ trống.'])
    expect(texts[0]).toContain(words)
  // each question stands on one page, with its answers; one that holds others may go on between two of them
  const holdsOthers = (index: number) => /^(COMBINE|QUIZ)/.test(questions[index]?.type ?? '')
  const holding = (parts: readonly string[]) =>
    texts.filter((text) => parts.every((part) => bare(text).includes(bare(part))))
  for (const [index, parts] of lines.entries())
    expect(holding(parts).length, `question ${index + 1}: ${parts.join(' / ')}`).toBeGreaterThanOrEqual(
      holdsOthers(index) ? 0 : 1,
    )
  for (const line of lines[longAt] ?? []) expect(holding([line]).length, line).toBeGreaterThanOrEqual(1)
  expect(holding(lines[longAt] ?? [])).toEqual([])
  expect(partsOfLong).toHaveLength(6)
  for (const parts of partsOfLong) expect(holding(parts).length, parts.join(' / ')).toBeGreaterThanOrEqual(1)
  for (const word of keyWords)
    expect(texts.filter((text) => bare(text).includes(bare(word))).length, word).toBeGreaterThan(1)

  // the last section begins a page of its own, with an answer for each question and a link for each file
  const last = texts.findIndex((text) => text.includes('ĐÁP ÁN VÀ FILE ĐÍNH KÈM'))
  expect(texts[last]).toMatch(/^\d+ \/ \d+ --- ĐÁP ÁN VÀ FILE ĐÍNH KÈM --- Đáp án Câu 1\. quetzal Câu 2\. /)
  const list = texts.slice(last).join(' ')
  for (const answer of answers) expect(bare(list)).toContain(bare(answer))
  const right = expected.map(({ answer }, index) => answer(seenIn(lines[index] ?? [])))
  expect(answers.slice(0, right.length)).toEqual(right.map((answer, index) => `Câu ${index + 1}. ${answer}`))
  expect(await markedLetters(print.questions.nth(at('PuzzleWords')))).toBe('duckdogcow'.length)
  for (const [type, name, path] of attached) {
    const link = print.last
      .getByRole('listitem')
      .filter({ hasText: `Câu ${at(type) + 1}.` })
      .getByRole('link', { name })
    await expect(link).toHaveAttribute('href', new URL(path, page.url()).href)
    expect(bare(list)).toContain(bare(`${name} (${new URL(path, page.url()).href})`))
  }
  await expect(print.last.getByRole('link')).toHaveCount(attached.length)

  // pictures are as high as paper allows
  await page.emulateMedia({ media: 'print' })
  const heights = await print.sheet
    .locator('img')
    .evaluateAll((pictures) => pictures.map((picture) => Math.round(picture.getBoundingClientRect().height)))
  const pictures = questions.flatMap(({ imageUrl, answers }) => [
    ...(imageUrl ? [200] : []),
    ...JSON.stringify(answers ?? '')
      .split('/pictures/test/')
      .slice(1)
      .map((name) => (name.startsWith('paragraph') ? 200 : 100)),
  ])
  expect(heights).toEqual(pictures)
  await page.emulateMedia({ media: null })

  await print.printWithout.click()
  await expect.poll(print.prints).toHaveLength(2)
  await expect(print.last).toHaveCount(0)
  const pupil = await readPrinted(await print.pdf())
  expectCleanPaper(pupil, await readingFace(page))
  const said = pupil.pages.map(({ text }) => text).join(' ')
  for (const secret of [...keyWords, 'Đáp án', 'ĐÁP ÁN', 'ĐÍNH KÈM', '✓', ...attached.map(([, name]) => name)]) {
    expect(bare(said), secret).not.toContain(bare(secret))
    expect((await print.prints())[1], secret).not.toContain(secret)
  }
  for (const words of [
    'Họ và tên:',
    'Lớp:',
    'SBD:',
    'Điểm',
    'Lời phê của thầy cô',
    'Which animal lives in Africa?',
    'polar bear',
    'by bus every day.',
  ])
    expect(bare(said)).toContain(bare(words))
  const asked = await linesOf(print.questions)
  for (const [index, { says, answer }] of expected.entries())
    for (const words of says ?? [`Đáp án: ${answer(seenIn(lines[index] ?? []))}`])
      expect(countIn(lines[index] ?? [], words), `question ${index + 1}: ${words}`).toBeGreaterThan(
        countIn(asked[index] ?? [], words),
      )
  expect(await markedLetters(print.questions.nth(at('PuzzleWords')))).toBe(0)
  for (const [index, parts] of asked.entries())
    if (!holdsOthers(index))
      expect(
        pupil.pages.some(({ text }) => parts.every((part) => bare(text).includes(bare(part)))),
        `question ${index + 1}`,
      ).toBe(true)
})

test('an exam has the head that schools here use, with the own school in it; what a class receives comes first', async ({
  page,
  signInAs,
}) => {
  const id = await addExam({ ...printedExam, questions: printedExam.questions.slice(0, 3) })
  await signInAs(people.teacher)
  await drawPictures(page)
  const print = examPrint(page)
  await page.goto(print.path(id))
  await expect(print.last).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^In \(/ })).toHaveText(['In (không có đáp án)', 'In (có đáp án)'])
  const lines = ['Phòng/Sở GD&ĐT:', 'Môn: Tiếng Anh', 'Họ và tên:', 'Lớp:', 'SBD:', 'Điểm', 'Lời phê của thầy cô']
  for (const line of lines) await expect(print.head.getByText(line, { exact: true })).toBeVisible()
  await expect(print.head).toContainText(/Năm học \d{4}-\d{4}/)
  await expect(print.school).toHaveValue('Trường Tiểu học Hoa Phượng')
  await print.department.fill('Phòng GD&ĐT Bình Minh')
  const paper = await readPrinted(await print.pdf())
  expectCleanPaper(paper, await readingFace(page))
  for (const line of ['PHÒNG GD&ĐT BÌNH MINH', 'TRƯỜNG TIỂU HỌC HOA PHƯỢNG', 'Họ và tên:'])
    expect(bare(paper.pages[0]?.text ?? '')).toContain(bare(line))
  await expectAccessible(page, 'the head of an exam')
})

test('C-603 C-607 on the printed page short options stand beside each other, four or two in a row, long ones below each other', async ({
  page,
  signInAs,
}) => {
  const asked = [
    ['at', 'on', 'in', 'to'],
    ["It's a sunny day.", "It's Monday.", "I'm nine years old.", "It's in the morning."],
    ['She goes to school by bike every day.', 'No.', 'Yes.', 'Never.'],
  ]
  const id = await addExam({
    title: 'Đề có đáp án ngắn và dài',
    minutes: null,
    questions: asked.map((words, number) => ({
      type: 'OneChoice',
      title: `Chọn câu ${number}.`,
      question: 'Which one?',
      answers: words.map((answer, index) => ({ id: `o${index}`, answer, isCorrect: index === 0 })),
    })),
  })
  await signInAs(people.teacher)
  const print = examPrint(page)
  await page.goto(print.path(id))
  await expect(print.questions).toHaveCount(asked.length)
  await page.emulateMedia({ media: 'print' })
  // as wide as A4 between its margins, CSS pixels
  const width = Math.round(((210 - 30) / 25.4) * 96)
  await page.setViewportSize({ width, height: 1000 })
  for (const [at, inRow] of [4, 2, 1].entries()) {
    const options = print.questions.nth(at).getByRole('listitem')
    await expect(options).toHaveText([/^A\. /, /^B\. /, /^C\. /, /^D\. /])
    const words = (await options.allInnerTexts()).map((text) => text.slice('A. '.length))
    expect(words.toSorted()).toEqual(asked[at]?.toSorted())
    const boxes = await options.evaluateAll((items) =>
      items.map((item) => {
        const { x, y, right, height } = item.getBoundingClientRect()
        return { x: Math.round(x), y: Math.round(y), right: Math.round(right), height: Math.round(height) }
      }),
    )
    const [first] = boxes
    for (const [index, box] of boxes.entries()) {
      const before = boxes[index - 1]
      const what = `option ${index + 1} of ${inRow} in a row`
      // each in one line, within the paper
      expect(box.height, what).toBe(first?.height)
      expect(box.height, what).toBeLessThan(30)
      expect(box.right, what).toBeLessThanOrEqual(width)
      if (before === undefined) continue
      if (index % inRow === 0) {
        expect(box.x, what).toBe(first?.x)
        expect(box.y, what).toBeGreaterThanOrEqual(before.y + before.height)
      } else {
        expect(box.y, what).toBe(before.y)
        expect(box.x, what).toBeGreaterThanOrEqual(before.right)
      }
    }
  }
})

test('C-606 a picture on paper is at least 24 mm high, however small its file', async ({ page, signInAs }) => {
  const pictured = printedExam.questions.filter((question) => JSON.stringify(question).includes('/pictures/test/'))
  const id = await addExam({ ...printedExam, questions: pictured })
  await signInAs(people.teacher)
  await page.route('**/pictures/test/*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>',
    }),
  )
  const print = examPrint(page)
  await page.goto(print.path(id))
  await expect(print.questions).toHaveCount(pictured.length)
  await page.emulateMedia({ media: 'print' })
  await expect
    .poll(() =>
      print.sheet
        .locator('img')
        .evaluateAll((pictures) =>
          pictures
            .map((picture) => picture.getBoundingClientRect())
            .filter(({ height }) => height < (24 * 96) / 25.4 - 0.1),
        ),
    )
    .toEqual([])
  expect(await print.sheet.locator('img').count()).toBeGreaterThan(5)
  // those of the questions themselves among them
  const ofQuestions = pictured.flatMap(
    (question) => JSON.stringify(question).match(/"imageUrl":"[^"]*\/paragraph/g) ?? [],
  )
  expect(await print.sheet.locator('img[src*="/paragraph"]').count()).toBe(ofQuestions.length)
  expect(ofQuestions.length).toBeGreaterThan(0)
})

test('C-595 C-599 C-600 C-601 C-602 C-614 the help opens over the exam and gives the focus back; on a phone and by keyboard all of it is there; another template is empty', async ({
  page,
  signInAs,
}) => {
  const id = await addExam({ ...printedExam, questions: printedExam.questions.slice(0, 10) })
  await signInAs(people.testbank)
  await drawPictures(page)
  const print = examPrint(page)
  await page.goto(print.path(id))
  await tabTo(page, print.openHelp)
  await page.keyboard.press('Enter')
  await expect(print.help.getByRole('heading')).toHaveText([
    'HƯỚNG DẪN IN ĐỀ THI',
    'Cài đặt khi in',
    'Chuyển PDF sang DOCX',
    'Tải âm thanh và video',
  ])
  await expect(print.help).toContainText('Chọn khổ giấy A4')
  await expectAccessible(page, 'the help')
  await expectNoSidewaysScroll(page, 'the help')
  await page.keyboard.press('Escape')
  await expect(print.help).toBeHidden()
  await expect(print.openHelp).toBeFocused()
  await expectAccessible(page, 'an exam')
  await expectNoSidewaysScroll(page, 'an exam')
  await page.reload()
  await expect(print.title).toHaveText(printedExam.title)
  const { unreached, unseen } = await walkByKeyboard(page)
  expect({ unreached, unseen }).toEqual({ unreached: [], unseen: [] })
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await targetsOf(page)).filter(({ width, height }) => width < 44 || height < 44)).toEqual([])

  await page.goto(`/lms/print/invoice?id=${id}`)
  await expect(page).toHaveTitle(/^In đề thi/)
  await expect(page.getByRole('main')).toBeEmpty()
})

test('C-605 C-617 C-618 D08 the page opens for everybody; without an exam, and for whoever may not print one, it says the same and asks for nothing', async ({
  page,
  anotherBrowser,
  signInAs,
  watch,
}) => {
  test.slow()
  watch.allow(/500/, 'the exam is refused on purpose')
  const id = await addExam({ ...printedExam, questions: printedExam.questions.slice(0, 1) })
  const empty = await addExam({ title: 'Chưa có câu hỏi', minutes: null, questions: [] })
  const expectMissing = async (where: Page) => {
    await expect(examPrint(where).title).toHaveText('Không tìm thấy dữ liệu')
    await expect(where.getByText('Vui lòng thử lại chức năng in!', { exact: true })).toBeVisible()
    await expect(where.getByText('quetzal')).toHaveCount(0)
  }
  const asked = (requests: readonly { postData(): string | null }[]) =>
    requests.filter((request) => request.postData()?.includes('EXAMINATION_Print_Get')).length
  const print = examPrint(page)
  await page.goto(print.path(id))
  await expectMissing(page)
  await expect(page).toHaveURL(print.path(id))
  // who is not signed in yet is led to the login, and back
  const login = page.getByRole('main').getByRole('link', { name: 'Đăng nhập', exact: true })
  await expect(login).toHaveAttribute('href', `/?${new URLSearchParams({ returnTo: print.path(id) })}`)
  for (const as of [people.pupil, people.mustChange]) {
    const other = await (await anotherBrowser({ as })).newPage()
    const calls: { postData(): string | null }[] = []
    other.on('request', (request) => calls.push(request))
    await other.goto(print.path(id))
    await expectMissing(other)
    await expect(other.getByRole('main').getByRole('link', { name: 'Đăng nhập' })).toHaveCount(0)
    expect(asked(calls), as).toBe(0)
  }
  expect(asked(watch.requests)).toBe(0)

  await signInAs(people.manager)
  for (const missing of [empty, 999_999, 'x', '']) {
    await page.goto(print.path(missing))
    await expectMissing(page)
  }
  await expectAccessible(page, 'no exam')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const held = await holdCall(page, 'EXAMINATION_Print_Get')
  await page.goto(print.path(id))
  await expect(page.getByRole('main').getByText('Vui lòng đợi trong giây lát')).toBeAttached()
  await expectAccessible(page, 'an exam on its way')
  held.release()
  await expect(print.title).toHaveText(printedExam.title)

  let broken = true
  await answerCall(page, 'EXAMINATION_Print_Get', (route) =>
    broken ? route.fulfill(refusal(500, 'FAULT', 'Có lỗi xảy ra!')) : route.fallback(),
  )
  await page.goto(print.path(id))
  const again = page.getByRole('button', { name: 'Thử lại' })
  await expect(again).toBeVisible()
  await expectAccessible(page, 'an exam that did not come')
  broken = false
  await again.click()
  await expect(print.title).toHaveText(printedExam.title)
})
