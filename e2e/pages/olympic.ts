import type { Caller } from '@phuong/server/testing/caller'
import type { Locator, Page } from '@playwright/test'

/** A question of a practice paper as the tests read it: with its key (D20). */
export type PaperQuestion = {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly question: string
  readonly optionType: string
  readonly option?: string
  readonly answer?: string
  readonly pieces?: readonly { readonly id: string; readonly text: string }[]
  readonly audioUrl: string | null
  readonly explainText: { readonly text: string; readonly audioScript?: string }
  readonly answers: readonly {
    readonly id: string
    readonly answer: string
    readonly isCorrect?: boolean
    readonly leftId: string
    readonly rightId: string
    readonly textLeft: string
    readonly textRight: string
  }[]
}

/** The questions of a paper in their order. */
export const paperOf = async (caller: Caller, code: string, classLevel = 4): Promise<PaperQuestion[]> => {
  const { body } = await caller.call('OLYMPIC_DETHI_Get', { classLevel, examinationCode: code })
  return body.results as PaperQuestion[]
}

/** Begins a paper of the list, also one of a ten that is folded. */
export const beginPaper = async (page: Page, number: number): Promise<void> => {
  const { paper, unfold } = practiceHome(page)
  const head = unfold(Math.floor((number - 1) / 10) * 10 + 1)
  await head.waitFor()
  if (!(await paper(number).isVisible())) await head.click()
  await paper(number).click()
}

/** /lms/olympic/practice: the papers by number, and what was done (C-232, C-243 to C-261). */
export const practiceHome = (page: Page) => {
  const views = page.getByRole('group', { name: 'Đề thi hoặc bài đã làm' })
  return {
    path: '/lms/olympic/practice',
    heading: 'Luyện Olympic',
    /** all of them, those of the tens that are folded included */
    papers: page.getByRole('list', { name: 'Các đề thi' }).getByRole('button', { includeHidden: true }),
    paper: (number: number) => page.getByRole('button', { name: `Đề thi số ${number}`, exact: true }),
    /** what opens and folds ten papers, by the number of the first one */
    unfold: (from: number) => page.locator('summary').filter({ hasText: new RegExp(`^Đề ${from} đến `) }),
    level: page.getByRole('combobox', { name: 'Chọn lớp' }),
    /** the way on in the paper that is under way */
    goOn: page.getByRole('link', { name: /^Làm tiếp đề số / }),
    /** the way into the next paper, where none is under way */
    begin: page.getByRole('link', { name: /^Làm đề số / }),
    /** one of the two ways to see the exams of the class-aware home */
    view: (name: 'Danh sách' | 'Thẻ') =>
      page.getByRole('group', { name: 'Cách xem các đề thi' }).getByRole('button', { name }),
    showHistory: views.getByRole('button', { name: 'Bài đã làm' }),
    showPupils: views.getByRole('button', { name: 'Bài của học sinh' }),
    done: page.getByRole('main').getByRole('listitem'),
  }
}

/** /lms/olympic/examination/:code/start/:index. */
export const olympicExam = (page: Page) => {
  const panel = page.getByRole('complementary', { name: 'Tiến độ bài thi' })
  const main = page.getByRole('main')
  const question = main.locator('section')
  const bar = page.getByRole('banner')
  const sheet = question.getByRole('group', { name: 'Chưa đúng', exact: true })
  return {
    path: (code: string, index: number | string = 1) => `/lms/olympic/examination/${code}/start/${index}`,
    number: page.getByRole('heading', { level: 1 }),
    question,
    /** the question once it takes presses: for half a second after it has come it takes none (D62) */
    open: main.locator('section:not([data-rests])'),
    submit: question.getByRole('button', { name: 'Nộp bài' }),
    /** what stands below a wrong answer until the child goes on (D61), and the way on in it */
    sheet,
    carryOn: sheet.getByRole('button', { name: 'Tiếp tục', exact: true }),
    /** whether a wrong answer goes on by itself too */
    goesOn: panel.getByRole('switch', { name: 'Tự sang câu tiếp theo' }),
    panel,
    time: panel.getByRole('timer'),
    /** The fields of the grid in the order of the questions. */
    fields: panel.getByRole('listitem').getByRole('button'),
    field: (number: number) => panel.getByRole('button', { name: new RegExp(`^Câu ${number}, `) }),
    unfold: panel.getByRole('button', { name: 'Các câu' }),
    end: panel.getByRole('button', { name: 'Kết thúc bài' }),
    sound: page.getByRole('button', { name: /^(Tắt|Bật) tiếng$/ }).filter({ visible: true }),
    exit: bar.getByRole('button', { name: 'Thoát khỏi bài' }),
    save: bar.getByRole('status'),
    notice: page.getByText(/^Kết quả: /),
    warning: page.getByRole('dialog', { name: 'Cảnh báo' }),
    understood: page.getByRole('button', { name: 'Tôi đã hiểu' }),
    resume: page.getByRole('dialog', { name: 'Em đang làm dở đề này' }),
    sure: page.getByRole('alertdialog'),
  }
}

/** /lms/olympic/examination/:code/result. */
export const olympicResult = (page: Page) => {
  const list = page.getByRole('region', { name: 'Các câu trong đề' })
  const detail = page.getByRole('dialog', { name: /^Câu \d+$/ })
  return {
    title: page.getByRole('heading', { level: 1 }),
    summary: page.getByRole('region', { name: 'Bạn đã hoàn thành bài thi' }),
    list,
    items: list.getByRole('listitem'),
    wrongOnly: list.getByRole('button', { name: 'Chỉ xem câu sai' }),
    next: page.getByRole('link', { name: /^Đề tiếp theo: đề số / }),
    openDetail: (number: number) => list.getByRole('button', { name: `Chi tiết câu ${number}`, exact: true }),
    detail,
    late: page.getByText(/câu trả lời đến sau khi hết giờ/),
    /** what says the right answer in the details, in its place or below the question */
    rightAnswer: detail.getByText(/^Đáp án/),
    closeDetail: detail.getByRole('button', { name: 'Đóng', exact: true }).first(),
  }
}

const answerChoice = async (question: Locator, { answers }: PaperQuestion, right: boolean) => {
  const { answer } = answers.find(({ isCorrect = false }) => isCorrect === right) ?? { answer: '' }
  await question
    .locator('label')
    .filter({ has: question.page().getByText(answer, { exact: true }) })
    .click()
}

const answerGaps = async (question: Locator, { answers, optionType }: PaperQuestion, right: boolean) => {
  const words = (answers[0]?.answer ?? '').split('|')
  for (const [at, word] of words.entries()) {
    const fromBank = optionType === 'FILLINTHEBLANK_CHOOSEWORD' && right
    if (fromBank) await question.getByRole('group', { name: 'Chọn từ' }).getByText(word, { exact: true }).click()
    else await question.getByRole('textbox', { name: `Ô trống ${at + 1}`, exact: true }).fill(right ? word : 'zebra')
  }
}

const answerPieces = async (question: Locator, { answer = '', option }: PaperQuestion, right: boolean) => {
  const pieces = answer.split(option === 'CHARACTER' ? '' : ' ')
  const tray = question.getByRole('list', { name: 'Các thẻ' })
  // a line that is not finished is wrong
  for (const piece of right ? pieces : pieces.slice(-1))
    await tray.getByRole('button', { name: piece, exact: true, pressed: false }).first().click()
}

/** Where nothing had to be moved, the order that is shown is kept (D62). */
const keepOrder = async (question: Locator) => {
  const keep = question.getByRole('button', { name: 'Giữ nguyên', pressed: false })
  if ((await keep.count()) > 0) await keep.click()
}

const answerPairs = async (question: Locator, { answers }: PaperQuestion, right: boolean) => {
  const row = (at: number) => question.getByRole('listitem').nth(at)
  const card = (at: number, column: 'A' | 'B') =>
    row(at).getByRole('button', { name: new RegExp(`^Cột ${column}, hàng ${at + 1}: `) })
  const text = async (at: number, column: 'A' | 'B') =>
    (await card(at, column).locator('[lang=en]').textContent()) ?? ''
  const place = async (at: number, wanted: string) => {
    for (let from = at; from < answers.length; from += 1) {
      if ((await text(from, 'B')) !== wanted) continue
      if (from === at) return
      await card(from, 'B').click()
      await card(at, 'B').click()
      return
    }
  }
  const partner = async (at: number) => {
    const left = await text(at, 'A')
    return answers.find(({ textLeft }) => textLeft === left)?.textRight ?? ''
  }
  for (const at of answers.keys()) await place(at, await partner(at))
  if (right) return keepOrder(question)
  await card(0, 'B').click()
  await card(1, 'B').click()
}

/** Answers the open question as a person does, without submitting it. */
export const answer = (page: Page, asked: PaperQuestion | undefined, right: boolean): Promise<void> => {
  if (asked === undefined) throw new Error('the paper has no such question')
  const { open: question } = olympicExam(page)
  switch (asked.type) {
    case 'OneChoice':
      return answerChoice(question, asked, right)
    case 'FillInTheBlank':
      return answerGaps(question, asked, right)
    case 'Unscramble':
      return answerPieces(question, asked, right)
    case 'MatchingTwoColumn':
      return answerPairs(question, asked, right)
    default:
      throw new Error(`nobody has hands for ${asked.type} here`)
  }
}
