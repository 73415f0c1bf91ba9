import type { Page } from '@playwright/test'
import { assignmentDetails } from '../pages/assignment-details.ts'
import { answer, type PaperQuestion } from '../pages/olympic.ts'
import { unitExam, unitResult } from '../pages/unit-exercise.ts'
import { answerCall } from '../support/calls.ts'
import { people } from '../support/people.ts'
import { callerAs } from '../support/school.ts'
import type { DemoIds } from '../support/screens.ts'
import { button, type Place } from './place.ts'
import { rowMenu } from './school.ts'

const examPath = '/lms/exercise/examination/1'
const path = '/lms/home'
const questionAt =
  (index: number) =>
  ({ examAssignmentId }: DemoIds) =>
    `${examPath}/start/${index}?assignmentId=${examAssignmentId}`
const resultAt = ({ examAssignmentId }: DemoIds) => `${examPath}/result?assignmentId=${examAssignmentId}`
const ownDetailsAt = ({ classId, examAssignmentId }: DemoIds) =>
  `/lms/student/classes/${classId}/classwork/assignments/${examAssignmentId}/details`
const detailsAt = ({ classId, examAssignmentId }: DemoIds) =>
  `/lms/teacher/classes/${classId}/classwork/assignments/${examAssignmentId}/details/UNIT`
/** The questions with their key, as the teacher reads them. */
const questions = async (): Promise<PaperQuestion[]> => {
  const { body } = await (await callerAs(people.teacher)).call('EXAMINATION_Get', { id: 1 })
  return body.results as PaperQuestion[]
}

/** Answers the open question over a line that is down. */
const answerOffline = async (page: Page, number = 1) => {
  const exam = unitExam(page)
  await exam.number.waitFor()
  const asked = (await questions())[number - 1]
  await page.context().setOffline(true)
  await answer(page, asked, true)
  await exam.submit.click()
  await exam.awaited.waitFor()
}

/** The states of a unit exercise: what waits, a question without a line, results, and what the teacher finds. */
export const unitStates: readonly Place[] = [
  { name: 'unit-details-none', who: 'pupilInUnit', path, at: ownDetailsAt },
  { name: 'unit-details-done', who: 'pupilWithUnit', path, at: ownDetailsAt },
  {
    name: 'unit-question-waits',
    who: 'pupilInUnit',
    path,
    at: questionAt(1),
    faulty: true,
    act: (page) => answerOffline(page),
  },
  {
    name: 'unit-grid-waits',
    who: 'pupilInUnit',
    path,
    at: questionAt(2),
    faulty: true,
    act: async (page) => {
      await answerOffline(page, 2)
      const { unfold } = unitExam(page)
      if (await unfold.isVisible()) await unfold.click()
    },
  },
  {
    name: 'unit-result-waits',
    who: 'pupilInUnit',
    path,
    at: questionAt(1),
    faulty: true,
    before: async (page) => {
      for (const name of ['SITTING_Append', 'SITTING_Finish'])
        await answerCall(page, name, (route) => route.abort('internetdisconnected'))
    },
    act: async (page) => {
      const exam = unitExam(page)
      await exam.number.waitFor()
      await answer(page, (await questions())[0], true)
      await exam.submit.click()
      if (await exam.unfold.isVisible()) await exam.unfold.click()
      await exam.end.click()
      await button(page, 'Kết thúc').last().click()
      await unitResult(page).failed.waitFor()
    },
  },
  { name: 'unit-result', who: 'pupilWithUnit', path, at: resultAt },
  {
    name: 'unit-result-detail',
    who: 'pupilWithUnit',
    path,
    at: resultAt,
    act: async (page) => {
      await unitResult(page).openDetail(3).click()
      await unitResult(page).detail.waitFor()
    },
  },
  {
    name: 'unit-record',
    who: 'teacher',
    path,
    at: detailsAt,
    act: async (page) => {
      await rowMenu(page, 'Xem bài', 'Ngô Hồng Ánh')
      await unitResult(page).list.waitFor()
    },
  },
  {
    name: 'unit-attempts',
    who: 'teacher',
    path,
    at: detailsAt,
    act: async (page) => {
      await page
        .getByRole('row')
        .or(page.getByRole('listitem'))
        .filter({ hasText: 'lần 1:' })
        .getByRole('button', { name: /^Thao tác khác/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Các lần làm' }).click()
      await assignmentDetails(page).attempts.waitFor()
    },
  },
  { name: 'unit-unknown', who: 'student', path: '/lms/exercise/examination/999/start/1', faulty: true },
]
