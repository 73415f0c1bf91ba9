import type { Page } from '@playwright/test'

/** A question that is answered by speaking (D51), wherever it is drawn. */
export const speakingQuestion = (page: Page) => ({
  recorder: (name: 'Ghi âm' | 'Dừng' | 'Ghi âm lại') => page.getByRole('button', { name, exact: true }),
  /** how long somebody has been speaking */
  time: page.getByRole('timer', { name: 'Thời gian nói' }),
  /** Waits until the bar shows that something is heard: a beep is shorter than the time between two looks. */
  isHeard: () =>
    page.locator('[data-level] > span').evaluate(
      (bar: HTMLElement) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (Number(bar.style.getPropertyValue('--loud')) > 0.1) resolve()
            else requestAnimationFrame(look)
          }
          look()
        }),
    ),
  /** whether the server has it */
  sent: page.getByRole('status').filter({ hasText: /^(Đã gửi|Đang chờ gửi)$/ }),
  listen: (name: 'Nghe bài của em' | 'Dừng nghe') =>
    page.getByRole('button', { name: new RegExp(`^${name} \\d:\\d\\d$`) }),
  /** what the question says of the recording */
  said: page.getByRole('group').getByRole('status').filter({ hasText: /\S/ }),
})
