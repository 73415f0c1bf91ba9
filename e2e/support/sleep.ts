import type { Page, Route } from '@playwright/test'
import { callOf, isCallOf } from './calls.ts'
import { moveBack } from './database.ts'

type Moments = Record<string, unknown>

/** Moves these fields by so many ms, where they hold a moment. */
const moved = (from: Moments, fields: readonly string[], by: number): Moments =>
  Object.fromEntries(
    Object.entries(from).map(([name, value]) => [
      name,
      fields.includes(name) && typeof value === 'number' ? value + by : value,
    ]),
  )

/** The calls of a sitting, whose moments are ms since 1970 UTC. */
const calls = ['SITTING_Start', 'SITTING_Append', 'SITTING_Finish']

/**
 * Lets a phone sleep: so many minutes go by for its date and for the server, and none for the steady clock of its page,
 * whose time Playwright holds (`page.clock.install`). The server does not wait: the sitting begins so much earlier, and the
 * moments of its calls are carried from one reckoning to the other. `isOnline` says whether they arrive.
 */
export const sleepThrough = async (page: Page, sittingId: string, minutes: number, isOnline: () => boolean) => {
  const ms = minutes * 60_000
  await page.route('**/api/v1.0/dynamic/**', async (route: Route) => {
    const request = route.request()
    if (!calls.some((name) => isCallOf(name)(request))) return route.fallback()
    if (!isOnline()) return route.abort('internetdisconnected')
    const { events = [] } = callOf(request).parameters as { events?: Moments[] }
    const body = request.postDataJSON() as { parameters: object }
    const sent = {
      ...body.parameters,
      ...(events.length > 0 && { events: events.map((one) => moved(one, ['clientAt'], -ms)) }),
    }
    const response = await route.fetch({ postData: { ...body, parameters: sent } })
    const answer = (await response.json()) as { result: Moments }
    const fields = ['serverNow', 'deadlineAt', 'finishedAt']
    return route.fulfill({ response, json: { ...answer, result: moved(answer.result, fields, ms) } })
  })
  await moveBack(sittingId, minutes)
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + ms)
}
