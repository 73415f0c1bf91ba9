import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  answer,
  beginPaper,
  olympicExam,
  olympicResult,
  type PaperQuestion,
  paperOf,
  practiceHome,
} from '../pages/olympic.ts'
import { speakingQuestion } from '../pages/speaking.ts'
import { answerCall } from '../support/calls.ts'
import { addOlympicPaper } from '../support/database.ts'
import { sit } from '../support/practice.ts'
import { callerAs } from '../support/school.ts'
import { accounts, button, goOn, keepToast, ownTime, type Place, widths } from './place.ts'

const path = '/lms/olympic/practice'
const who = 'pupilInExam'

/** A paper of its own for each width, since two widths may be looked at beside each other. */
const codeFor = (page: Page): string =>
  String(4 + Math.max(0, (widths as readonly number[]).indexOf(page.viewportSize()?.width ?? 0)))
const go = (page: Page, address: string) => page.goto(new URL(address, page.url()).href)
const pupil = () => callerAs(accounts[who])

type Begun = { paper: PaperQuestion[]; exam: ReturnType<typeof olympicExam> }

/** A new sitting with these answers, open at the question that is asked for. */
const begin = async (
  page: Page,
  { marks = [], at = () => 1 }: { marks?: readonly boolean[]; at?: (paper: readonly PaperQuestion[]) => number } = {},
): Promise<Begun> => {
  const code = codeFor(page)
  const paper = await paperOf(await pupil(), code)
  await sit(await pupil(), code, marks, { finish: false })
  const exam = olympicExam(page)
  await go(page, exam.path(code, at(paper)))
  await exam.number.waitFor()
  return { paper, exam }
}
/** What is answered before one of these pictures is taken: the first question right, the second one wrong. */
const answered = [true, false]
/** The number of the first question of a kind that is still open. */
const firstOf = (type: PaperQuestion['type']) => (paper: readonly PaperQuestion[]) => {
  const at = paper.findIndex((question, index) => index >= answered.length && question.type === type)
  if (at < 0) throw new Error(`the paper asks no ${type} after question ${answered.length}`)
  return at + 1
}

/** A question of this kind with an answer that is not submitted yet. */
const answering = (type: PaperQuestion['type']) => async (page: Page) => {
  const at = firstOf(type)
  const { paper } = await begin(page, { marks: answered, at })
  await answer(page, paper[at(paper) - 1], true)
}

/** What is answered by speaking stands in papers of staff alone (D51). */
const speaking = async (page: Page) => {
  const code = `speaking-${page.viewportSize()?.width}`
  const question = { type: 'SPEAKING', title: 'Nói về em.', question: 'What is your name?', settings: { seconds: 20 } }
  await addOlympicPaper(4, code, [{ ...question, id: randomUUID() }])
  const exam = olympicExam(page)
  await go(page, exam.path(code))
  await speakingQuestion(page).recorder('Ghi âm').waitFor()
}

/** The words about a result go by themselves: stops the page's clock while they stand. */
const submitted = (right: boolean) => async (page: Page) => {
  const { paper, exam } = await begin(page)
  await answer(page, paper[0], right)
  await exam.submit.click()
  await exam.notice.waitFor()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100)
}

/** A wrong answer stays with what would have been right. */
const explained = async (page: Page) => {
  const { paper, exam } = await begin(page)
  await answer(page, paper[0], false)
  await exam.submit.click()
  await exam.sheet.waitFor()
}

/** Some of twenty right ones: bad, good, great and perfect (C-338 to C-341). */
const result = (right: number) => async (page: Page) => {
  const code = codeFor(page)
  const sitting = await sit(
    await pupil(),
    code,
    Array.from({ length: 20 }, (_, index) => index < right),
  )
  await go(page, `/lms/olympic/examination/${code}/result?sitting=${sitting}`)
  await olympicResult(page).summary.waitFor()
}

/** The states of the practice: its lists, a paper while it is sat, and what came of it. */
export const practiceStates: readonly Place[] = [
  { name: 'practice-history-empty', who: 'pupilWithoutWork', path: `${path}?view=history` },
  { name: 'practice-history', who: 'pupilWhoPractised', path: `${path}?view=history` },
  { name: 'practice-of-class-list', who: 'pupilOfClassList', path },
  {
    name: 'practice-of-class-cards',
    who: 'pupilOfClassList',
    path,
    act: (page) => practiceHome(page).view('Thẻ').click(),
  },
  { name: 'practice-pupils-empty', who: 'teacherWithoutClass', path: `${path}?view=pupils` },
  {
    name: 'practice-no-questions',
    who,
    path,
    before: async (page) => {
      await ownTime(page)
      await answerCall(page, 'OLYMPIC_DETHI_Get', (route) => route.fulfill({ json: { results: [] } }))
    },
    after: goOn,
    act: async (page) => {
      await beginPaper(page, 135)
      await keepToast(page, 'Không có câu hỏi để hiển thị !')
    },
  },
  { name: 'exam-choice', who, path, act: answering('OneChoice') },
  { name: 'exam-gaps', who, path, act: answering('FillInTheBlank') },
  { name: 'exam-pieces', who, path, act: answering('Unscramble') },
  { name: 'exam-pairs', who, path, act: answering('MatchingTwoColumn') },
  { name: 'exam-speaking', who, path, act: speaking },
  { name: 'exam-right', who, path, before: ownTime, after: goOn, act: submitted(true) },
  { name: 'exam-wrong', who, path, before: ownTime, after: goOn, act: submitted(false) },
  { name: 'exam-explained', who, path, act: explained },
  {
    name: 'exam-warned',
    who,
    path,
    act: async (page) => {
      await begin(page, { marks: [false] })
      await olympicExam(page).warning.waitFor()
    },
  },
  {
    name: 'exam-offline',
    who,
    path,
    faulty: true,
    act: async (page) => {
      const { paper, exam } = await begin(page)
      await page.context().setOffline(true)
      await answer(page, paper[0], true)
      await exam.submit.click()
      await exam.save.filter({ hasText: 'Đang chờ mạng' }).waitFor()
    },
  },
  {
    name: 'exam-grid',
    who,
    path,
    widths: [360],
    act: async (page) => {
      const { exam } = await begin(page, { marks: [true, false, true], at: () => 4 })
      await exam.unfold.click()
    },
  },
  {
    name: 'exam-last-seconds',
    who,
    path,
    before: ownTime,
    after: goOn,
    act: async (page) => {
      const { exam } = await begin(page, { marks: [true], at: () => 2 })
      const [minutes = 0, seconds = 0] = ((await exam.time.textContent()) ?? '').split(':').map(Number)
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
      await page.clock.fastForward((minutes * 60 + seconds - 10) * 1_000)
    },
  },
  {
    name: 'exam-end',
    who,
    path,
    act: async (page) => {
      const { exam } = await begin(page, { marks: [true, true], at: () => 3 })
      if (await exam.unfold.isVisible()) await exam.unfold.click()
      await exam.end.click()
      await exam.sure.waitFor()
    },
  },
  {
    name: 'exam-resume',
    who,
    path,
    act: async (page) => {
      const code = codeFor(page)
      await sit(await pupil(), code, [true, false], { finish: false })
      await beginPaper(page, Number(code))
      await olympicExam(page).resume.waitFor()
    },
  },
  {
    name: 'exam-begin-anew',
    who,
    path,
    act: async (page) => {
      const code = codeFor(page)
      await sit(await pupil(), code, [true, false], { finish: false })
      await beginPaper(page, Number(code))
      const { resume, sure } = olympicExam(page)
      await resume.getByRole('button', { name: 'Làm lại từ đầu' }).click()
      await sure.waitFor()
    },
  },
  { name: 'result-bad', who, path, act: result(3) },
  { name: 'result-good', who, path, act: result(10) },
  { name: 'result-great', who, path, act: result(16) },
  { name: 'result-perfect', who, path, act: result(20) },
  {
    name: 'result-detail',
    who,
    path,
    act: async (page) => {
      await result(3)(page)
      await button(page, 'Chi tiết câu 5').click()
      await olympicResult(page).detail.waitFor()
    },
  },
]
