import type { Page } from '@playwright/test'

/** A question that is answered by speaking (D51), wherever it is drawn. */
export const speakingQuestion = (page: Page) => ({
  recorder: (name: 'Ghi âm' | 'Dừng' | 'Ghi âm lại') => page.getByRole('button', { name, exact: true }),
  /** how long somebody has been speaking */
  time: page.getByRole('timer', { name: 'Thời gian nói' }),
  listen: (name: 'Nghe lại' | 'Dừng nghe') => page.getByRole('button', { name: new RegExp(`^${name} \\d:\\d\\d$`) }),
  /** what the question says of the recording */
  said: page.getByRole('group').getByRole('status').filter({ hasText: /\S/ }),
})
