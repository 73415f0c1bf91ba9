import { randomUUID } from 'node:crypto'
import type { Caller } from '@phuong/server/testing/caller'
import { olympicExam, type PaperQuestion, paperOf } from '../../pages/olympic.ts'
import { toasts } from '../../pages/toasts.ts'
import { unitExam } from '../../pages/unit-exercise.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/audit.ts'
import { addOlympicPaper, giveExam } from '../../support/database.ts'
import { newClass } from '../../support/lessons.ts'
import { aPupil } from '../../support/newcomers.ts'
import { worksheetTeacher } from '../../support/people.ts'
import { callerAs, nameOf } from '../../support/school.ts'
import { openScreen } from '../../support/screens.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
const computer = { viewport: { width: 1366, height: 768 }, hasTouch: false, isMobile: false }

/** A question of a paper of level 4 with one sound and what is said in it. */
const heardQuestion = async (caller: Caller) => {
  const isHeard = ({ audioUrl, explainText }: PaperQuestion) =>
    Boolean(audioUrl) && (explainText.audioScript ?? '') !== ''
  for (let code = 1; code <= 20; code += 1) {
    const paper = await paperOf(caller, `${code}`)
    const at = paper.findIndex(isHeard)
    if (at >= 0) return { code: `${code}`, number: at + 1, script: paper[at]?.explainText.audioScript ?? '' }
  }
  throw new Error('no paper has a sound')
}

test('D20 A-120 a pupil who does not hear reads what is said, once the teacher has set it in the class: in a unit exam that was opened before, and in practice', async ({
  page,
  signInAs,
  anotherBrowser,
}) => {
  test.slow()
  const email = await aPupil(4)
  const teacher = await callerAs(worksheetTeacher)
  const name = await nameOf(email)
  const { code, number, script } = await heardQuestion(teacher)
  const className = `Lớp thử ${randomUUID().slice(0, 8)}`
  const classId = await newClass(teacher, className, [email])
  const assignmentId = randomUUID()
  const work = { id: assignmentId, classId, title: 'Unit 3: Nghe', attempts: null, solutions: 'AFTER_SUBMIT' } as const
  const { examId } = await giveExam({ ...work, code, numbers: [number] })
  const spoken = page.locator('details').filter({ hasText: 'Lời của bài nghe' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  const askedForScripts = () => asked.filter((body) => body.includes('SITTING_Scripts_Get')).length

  await signInAs(email)
  const exam = unitExam(page)
  await page.goto(`/lms/exercise/examination/${examId}/start/1?assignmentId=${assignmentId}`)
  await expect(exam.number).toHaveText('Câu 1')
  await expect(exam.question.locator('audio')).toHaveCount(1)
  await expect(spoken).toHaveCount(0)
  expect(askedForScripts()).toBe(0)

  const desk = await (await anotherBrowser({ as: worksheetTeacher, ...computer })).newPage()
  await openScreen(desk, { path: `/lms/teacher/classes/${classId}?tab=students`, heading: className })
  const row = desk.getByRole('row').filter({ hasText: name })
  const choose = async (action: string) => {
    await row.getByRole('button', { name: /^Thao tác khác/ }).click()
    await desk.getByRole('menuitem', { name: action }).click()
  }
  await expect(row).not.toContainText('Có lời bài nghe')
  await choose('Hiện lời của bài nghe')
  await expect(toasts(desk)).toContainText(`${name} sẽ thấy lời của bài nghe khi làm bài.`)
  await expect(row).toContainText('Có lời bài nghe')
  await expectAccessible(desk, 'a class with a pupil who reads scripts')

  await page.reload()
  await expect(exam.number).toHaveText('Câu 1')
  await expect(spoken).toContainText(script)
  await expectAccessible(page, 'a question with its script')
  await expectNoSidewaysScroll(page, 'a question with its script')

  const practised = `NUT-LOI-${randomUUID().slice(0, 8)}`
  await addOlympicPaper(4, practised, [
    {
      id: randomUUID(),
      type: 'OneChoice',
      question: 'What do you hear?',
      audioUrl: '/sounds/words/animal.mp3',
      explainText: { audioScript: 'animal', text: 'animal: con vật.' },
      answers: [
        { id: 'a', answer: 'an animal', isCorrect: true },
        { id: 'b', answer: 'a talk' },
      ],
    },
  ])
  const before = askedForScripts()
  await page.goto(olympicExam(page).path(practised))
  await expect(spoken).toContainText('animal')
  // practice works without a line too: its questions have brought what is said
  expect(askedForScripts()).toBe(before)

  await choose('Không hiện lời của bài nghe nữa')
  await expect(row).not.toContainText('Có lời bài nghe')
  await page.reload()
  await expect(olympicExam(page).question.locator('audio')).toHaveCount(1)
  await expect(spoken).toHaveCount(0)
})
