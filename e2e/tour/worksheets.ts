import type { Page } from '@playwright/test'
import { worksheetPlayer } from '../pages/worksheet-player.ts'
import type { DemoIds } from '../support/screens.ts'
import { hold, type Place } from './place.ts'

const path = '/lms/student/worksheet/exercise/:id'
const worksheetOf = ({ attachmentId, assignmentId }: DemoIds) =>
  `/lms/student/worksheet/exercise/${attachmentId}?assignmentId=${assignmentId}`
const previewOf = ({ attachmentId }: DemoIds) => `/lms/teacher/worksheet/exercise/${attachmentId}`

const firstBox = (page: Page) => worksheetPlayer(page).worksheet.getByRole('textbox').first()
const answer = async (page: Page) => {
  await firstBox(page).fill('2584')
  await worksheetPlayer(page).saved.waitFor()
}
const answerOffline = async (page: Page) => {
  await firstBox(page).waitFor()
  await page.context().setOffline(true)
  await firstBox(page).fill('1597')
  await worksheetPlayer(page).waiting.waitFor()
}
const askToHandIn = async (page: Page) => {
  await firstBox(page).waitFor()
  await worksheetPlayer(page).handIn.click()
  await worksheetPlayer(page).question.waitFor()
}
const handInOffline = async (page: Page) => {
  await answerOffline(page)
  await worksheetPlayer(page).handItIn()
  await page.getByText('Bài nộp đang chờ mạng').waitFor()
}
const tryOut = async (page: Page) => {
  await firstBox(page).fill('2584')
  await worksheetPlayer(page).handItIn()
  await worksheetPlayer(page).result.waitFor()
}

const lookAtWrong = async (page: Page) => {
  await tryOut(page)
  await worksheetPlayer(page)
    .reviewed(/Sai\. Đáp án/)
    .first()
    .click()
}
const preview = '/lms/teacher/worksheet/exercise/:id'

/** The states of a worksheet while it is answered, handed in and tried by its teacher. */
export const worksheetStates: readonly Place[] = [
  {
    name: 'worksheet-loading',
    who: 'pupilOnWorksheet',
    path,
    at: worksheetOf,
    unsettled: true,
    before: hold('SITTING_Start'),
  },
  { name: 'worksheet-answering', who: 'pupilOnWorksheet', path, at: worksheetOf, act: answer },
  {
    name: 'worksheet-zoomed',
    who: 'pupilOnWorksheet',
    path,
    at: worksheetOf,
    widths: [360],
    window: true,
    act: (page) => firstBox(page).click(),
  },
  { name: 'worksheet-offline', who: 'pupilOnWorksheet', path, at: worksheetOf, faulty: true, act: answerOffline },
  { name: 'worksheet-confirm', who: 'pupilOnWorksheet', path, at: worksheetOf, window: true, act: askToHandIn },
  { name: 'worksheet-hand-in-waits', who: 'pupilOnWorksheet', path, at: worksheetOf, faulty: true, act: handInOffline },
  {
    name: 'worksheet-unknown',
    who: 'student',
    path,
    at: () =>
      '/lms/student/worksheet/exercise/019a8e00-0000-7000-8000-0000000000ff?assignmentId=019a8e00-0000-7000-8000-0000000000fe',
    faulty: true,
  },
  { name: 'worksheet-preview-tried', who: 'teacher', path: preview, at: previewOf, act: tryOut },
  { name: 'worksheet-wrong-answer', who: 'teacher', path: preview, at: previewOf, window: true, act: lookAtWrong },
]
