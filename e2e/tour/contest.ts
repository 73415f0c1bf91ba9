import type { Page } from '@playwright/test'
import { mockContest } from '../pages/mock-contest.ts'
import type { Place } from './place.ts'

const path = '/olympicsgk/mock-contest'

/** Answers the first exercise and shows the grid. */
const answerFirst = async (page: Page) => {
  const contest = mockContest(page)
  await contest.exercise.getByRole('radio').first().check()
  await contest.submit.click()
  await contest.exercise.getByRole('heading', { name: 'Câu 2' }).waitFor()
  if (await contest.unfold.isVisible()) await contest.unfold.click()
}

/** The mock contest as it begins, with its grid, with an answer that is kept, and at its end. */
export const contestStates: readonly Place[] = [
  { name: 'contest', who: 'visitor', path },
  { name: 'contest-grid', who: 'visitor', path, act: answerFirst },
  {
    name: 'contest-kept',
    who: 'student',
    path,
    act: async (page) => {
      await answerFirst(page)
      await mockContest(page).field(1).click()
    },
  },
  {
    name: 'contest-done',
    who: 'visitor',
    path,
    act: async (page) => {
      await answerFirst(page)
      await mockContest(page).finish.click()
      await mockContest(page).done.waitFor()
    },
  },
]
