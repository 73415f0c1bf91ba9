import type { Page } from '@playwright/test'
import { answerCall } from '../support/calls.ts'
import { people } from '../support/people.ts'
import type { DemoIds } from '../support/screens.ts'

/** Who looks: somebody of the demo school, or nobody. */
export const accounts = {
  visitor: null,
  student: people.pupil,
  teacher: people.teacher,
  manager: people.manager,
  administrator: people.administrator,
  testbank: people.testbank,
  /** its roles are taken away before the tour starts (C-091) */
  roleless: 'ctv@phuong.test',
  pupilWithoutClass: people.pupilWithoutClass,
  teacherWithoutClass: 'gv.mamnon@phuong.test',
  teacherWithoutLevel: people.teacherWithoutClass,
  firstGrader: people.firstGrader,
  /** a class, and nothing given to it */
  teacherWithoutWork: 'thay.minh@phuong.test',
  pupilWithoutWork: '8a.01@phuong.test',
  /** one assignment begun, one gone by, none handed in */
  pupilAtWork: '4a1.04@phuong.test',
  /** begins the worksheet that the others have handed in, and leaves it open */
  pupilOnWorksheet: '4a1.06@phuong.test',
  /** sits practice papers */
  pupilInExam: '8a.27@phuong.test',
  /** has the class-aware home: it is put on the list before the tour starts (C-233) */
  pupilOfClassList: '4a2.32@phuong.test',
  /** has finished two of them */
  pupilWhoPractised: 'hs.lop4@phuong.test',
  /** has not sat the unit exam of 4A1; one who has, twice */
  pupilInUnit: '4a1.13@phuong.test',
  pupilWithUnit: '4a1.18@phuong.test',
  teacherWithDuePassword: people.mustChange,
} as const
export type Who = keyof typeof accounts

/** The page of another site that the product of the tour embeds (C-551). */
export const embedded = 'https://olympic-english.phuong.test/demo'

/** Widths that every screen is looked at, in pixels (docs/look.md 3): a phone, a tablet, a school's computer. */
export const widths = [360, 768, 1366] as const
/** Below this width the menu is a drawer. */
export const withDrawer = widths.filter((width) => width < 1200)

export type Place = {
  /** names its pictures */
  name: string
  who: Who
  /** an address of the product; `:classId` is a class of the person */
  path: string
  /** the address where it names more of the demo school than that */
  at?: (ids: DemoIds) => string
  /** before the page is opened: what the network does */
  before?: (page: Page) => Promise<unknown>
  /** after it was opened: what a person does there */
  act?: (page: Page) => Promise<unknown>
  /** after its picture was taken */
  after?: (page: Page) => Promise<unknown>
  widths?: readonly number[]
  /** the state shown comes from a fault that the browser itself writes to its console */
  faulty?: true
  /** something stays under way for as long as one looks */
  unsettled?: true
  /** what is shown covers the window, not the page */
  window?: true
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Lets the calls of this name fail as they do without a connection. */
export const cutOff = (name: string) => (page: Page) =>
  answerCall(page, name, (route) => route.abort('internetdisconnected'))
/** Lets the calls of this name wait for as long as the page is open. */
export const hold = (name: string) => (page: Page) => answerCall(page, name, async () => {})

/** Gives the page a clock of its own, which `keepToast` can stop. */
export const ownTime = (page: Page) => page.clock.install()
export const goOn = (page: Page) => page.clock.resume()
/** A toast goes by itself: stops the page's clock while it stands. */
export const keepToast = async (page: Page, words: string | RegExp) => {
  await page.getByRole('list', { name: 'Thông báo nhanh' }).getByText(words).waitFor()
  await page.clock.pauseAt(Date.now() + 1_000)
}
