import type { Caller } from '@phuong/server/testing/caller'
import type { Locator, Page } from '@playwright/test'

/** A page whose opening is timed. */
export type OpenedPage = {
  name: string
  /** somebody of the demo school, or nobody */
  as: string | null
  path: string
  /** the address of a person's own work */
  find(caller: Caller): Promise<string>
  /** what must be there before it counts as opened */
  ready(page: Page): Locator
  /** a pupil at work */
  exam?: true
}

const at = (path: string) => ({ path, find: async () => path })

/** The pupil's first piece of due work, as its home names it. */
const dueWorksheet = async (caller: Caller): Promise<string> => {
  const { body } = await caller.call('CLASSWORK_Assignments_GetMine', { state: 'due', PageNum: 1, PageSize: 20 })
  const rows = (body.results ?? []) as { id: string; attachmentId: string | null }[]
  const worksheet = rows.find(({ attachmentId }) => attachmentId !== null)
  if (worksheet === undefined) throw new Error('the demo pupil has no worksheet to do')
  return `/lms/student/worksheet/exercise/${worksheet.attachmentId}?assignmentId=${worksheet.id}`
}

/** Landing, registration, home, question and worksheet: what the product is judged by at first sight. */
export const openedPages: readonly OpenedPage[] = [
  { name: 'landing', as: null, ...at('/'), ready: (page) => page.getByRole('heading', { level: 1 }) },
  {
    name: 'registration of a pupil',
    as: null,
    ...at('/RegisterStudent'),
    ready: (page) => page.getByRole('button', { name: 'Đăng ký', exact: true }),
  },
  {
    name: "pupil's home",
    as: '4a1.01@phuong.test',
    ...at('/lms/home'),
    ready: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'question',
    as: '4a1.01@phuong.test',
    ...at('/lms/olympic/examination/1/start/1'),
    ready: (page) => page.getByRole('button', { name: 'Nộp bài' }),
    exam: true,
  },
  {
    name: 'worksheet',
    as: '4a1.12@phuong.test',
    path: '',
    find: dueWorksheet,
    ready: (page) => page.getByRole('button', { name: 'Nộp bài' }),
    exam: true,
  },
]
