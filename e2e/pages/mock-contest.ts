import type { Page } from '@playwright/test'

/** /olympicsgk/mock-contest: an exercise, and beside it time, grid and end (C-498 to C-506). */
export const mockContest = (page: Page) => {
  const panel = page.getByRole('complementary', { name: 'Tiến độ bài thi' })
  const grid = panel.getByRole('list', { name: 'Các câu' })
  // once it takes presses (D62)
  const exercise = page.locator('article:not([data-rests])')
  return {
    path: '/olympicsgk/mock-contest',
    /** its way in from the dashboard (C-525) */
    wayIn: page.getByRole('link', { name: 'Thi thử: 21 câu trong 30 phút' }),
    exercise,
    number: exercise.getByRole('heading', { level: 2 }),
    submit: exercise.getByRole('button', { name: 'Trả lời', exact: true }),
    panel,
    time: panel.getByRole('timer'),
    answered: panel.getByText(/^Đã trả lời: /),
    grid,
    fields: grid.getByRole('button'),
    field: (number: number) => grid.getByRole('button', { name: new RegExp(`^Câu ${number},`) }),
    /** shows the grid on a phone */
    unfold: panel.getByRole('button', { name: 'Các câu', exact: true }),
    finish: panel.getByRole('button', { name: 'HOÀN THÀNH', exact: true }),
    done: page.getByRole('heading', {
      name: 'You have completed all the questions. Please wait for a response from the organizers.',
      exact: true,
    }),
    score: page.getByText(/^\d+\/\d+ câu đúng$/),
    /** one line for each exercise that is marked */
    marks: page.getByRole('list', { name: 'Kết quả từng câu' }).getByRole('listitem'),
    again: page.getByRole('button', { name: 'Thi thử lại', exact: true }),
    toDashboard: page.getByRole('link', { name: 'Về trang câu mẫu', exact: true }),
  }
}

/** What the browser keeps of a contest (C-522 to C-524), null for what it does not. */
export const keptContest = (page: Page) =>
  page.evaluate(() => {
    const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')
    return {
      exercises: read('OLYMPIC_SGK_DATA') as { id: string; type: string }[] | null,
      answers: read('OLYMPIC_SGK_USER_DATA') as { id: string; response: unknown }[] | null,
      endsAt: read('COUNT_DOWN') as number | null,
    }
  })
