import type { Page } from '@playwright/test'
import { olympicExam, olympicResult } from './olympic.ts'

/** /lms/exercise/examination/:examination/start/:index: the screen of olympic, with verdicts that come from the server. */
export const unitExam = (page: Page) => {
  const exam = olympicExam(page)
  return {
    ...exam,
    awaited: exam.question.getByRole('status').filter({ hasText: /^(Đang chấm|Đang chờ mạng)/ }),
    goOn: exam.open.getByRole('button', { name: /^(Sang câu \d+|Xem kết quả|Làm tiếp)$/ }),
    rightAnswer: exam.question.getByText('Đáp án đúng:'),
  }
}

/** /lms/exercise/examination/:examination/result. */
export const unitResult = (page: Page) => ({
  ...olympicResult(page),
  saved: page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Đã nộp lúc|^Đang chờ mạng|^Đang lưu/ }),
  failed: page.getByText('Có lỗi xảy ra!'),
  waits: page.getByText('Bài nộp đang chờ mạng'),
  retry: page.getByRole('button', { name: 'Thử lại' }),
  take: page.getByRole('button', { name: 'Tải bài làm' }),
  attempts: page.getByRole('navigation', { name: 'Các lần làm' }).getByRole('link'),
})

/** The pupil's details of a unit exam that is given. */
export const unitDetails = (page: Page) => {
  const work = page.getByRole('region', { name: 'Bài của em' })
  return {
    work,
    step: (name: 'Làm bài' | 'Làm tiếp' | 'Xem bài' | 'Làm lại') => work.getByRole('link', { name, exact: true }),
    waiting: page.getByText('Bài nộp đang chờ mạng'),
    attempts: page.getByRole('region', { name: 'Các lần làm' }).getByRole('listitem'),
  }
}
