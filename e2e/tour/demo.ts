import { samplePages } from '@phuong/exercises/samples'
import type { Page } from '@playwright/test'
import { demoPage } from '../pages/demo.ts'
import { answerCall } from '../support/calls.ts'
import { enter } from '../support/exercise-hands/hands.ts'
import { playOf } from '../support/exercise-hands/play.ts'
import { button, goOn, ownTime, type Place, withDrawer } from './place.ts'

/** The other books than that of class 5, whose root stands in the table of screens (C-531). */
const bookClasses = [1, 2, 3, 4, 8]

/** The settings of an installation that embeds no page (C-553). */
const embedsNothing = (page: Page) =>
  answerCall(page, 'SITE_Settings_Get', async (route) => {
    const response = await route.fetch()
    const { result, ...envelope } = (await response.json()) as { result: object }
    await route.fulfill({ response, json: { ...envelope, result: { ...result, olympicEnglishUrl: null } } })
  })

/** A question whose sound does not come (H042). */
const withoutSounds = (page: Page) => page.route('**/sounds/**', (route) => route.fulfill({ status: 404 }))
const listen = async (page: Page) => {
  const { exercise } = demoPage(page)
  await exercise.getByRole('button', { name: /^Nghe/ }).first().click()
  await exercise.getByText(/^Chưa mở được âm thanh/).waitFor()
}

/** The demo pages in another state than the full one. */
export const demoStates: readonly Place[] = [
  { name: 'embedded-none', who: 'visitor', path: '/olympicTA', before: embedsNothing },
  {
    name: 'demo-sound-failed',
    who: 'visitor',
    path: '/olympicsgk/type34',
    faulty: true,
    before: withoutSounds,
    act: listen,
  },
  ...bookClasses.map((level): Place => ({ name: `book-${level}`, who: 'visitor', path: `/olympicsgkBook${level}` })),
  {
    name: 'demo-drawer',
    who: 'visitor',
    path: '/olympicsgk/type20',
    widths: withDrawer,
    window: true,
    act: (page) => button(page, 'Thanh bên').click(),
  },
]

/** A phone and a school's computer. */
const widths = [360, 1366]

/** One page for each type of question, its first one; 5, 6, 14 and 16 stand in books alone (C-591). */
const pageOf = new Map(
  Object.entries(samplePages)
    .filter(([page]) => !['5', '6', '14', '16'].includes(page))
    .toReversed()
    .map(([page, { type }]) => [type, page]),
)

/** How long after a submit its notice comes, ms (C-289). */
const noticeDelay = 500

/** Gives this response: with a finger on a phone, by keyboard elsewhere. */
const answer = async (page: Page, name: string, which: 'right' | 'wrong') => {
  const { type, question, [which]: response } = await playOf(name)
  const { exercise, submit } = demoPage(page)
  await submit.waitFor()
  const way = (page.viewportSize()?.width ?? 0) < 500 ? 'tap' : 'keyboard'
  await enter(way, exercise, { type, question, response })
}

/** The words about a result go by themselves: the page's clock stands still while they are there. */
const submitted = (name: string, which: 'right' | 'wrong') => async (page: Page) => {
  await answer(page, name, which)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await demoPage(page).submit.click()
  await page.clock.runFor(noticeDelay)
  await demoPage(page).notice.waitFor()
}

/** Every type of question in its four states; many pictures, so they are taken where their name is asked for. */
export const typeStates: readonly Place[] = [...pageOf].flatMap(([type, name]): Place[] => {
  const place = { who: 'visitor', path: `/olympicsgk/type${name}`, widths } as const
  const called = (state: string) => `types-${type}-${state}`
  return [
    { ...place, name: called('fresh') },
    { ...place, name: called('answered'), act: (page) => answer(page, name, 'right') },
    { ...place, name: called('right'), before: ownTime, after: goOn, act: submitted(name, 'right') },
    { ...place, name: called('wrong'), before: ownTime, after: goOn, act: submitted(name, 'wrong') },
  ]
})
