import { expect, type Page, type Request, type Route } from '@playwright/test'
import { withoutFirstData } from './first-data.ts'

/** What one call of the data layer asks for. */
export type Call = { door: string; name: string; parameters: Record<string, unknown> }

/** The doors of the data layer stand below this path. */
const doors = '/api/v1.0/dynamic/'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Reads a call: a procedure by its name without prefix, an entity as 'CLASSES.Classes'. */
export const callOf = (request: Request): Call => {
  const body = (request.postDataJSON() ?? {}) as Record<string, unknown>
  const { sqlCommand, subModuleName, entityName, parameters } = body
  return {
    door: new URL(request.url()).pathname.slice(doors.length),
    name:
      sqlCommand === undefined
        ? `${textOf(subModuleName)}.${textOf(entityName)}`
        : textOf(sqlCommand).replace(/^p_(?:PHUONG|SGK)_/, ''),
    parameters: (parameters ?? {}) as Record<string, unknown>,
  }
}

/** Whether a request is the call of this procedure or entity. */
export const isCallOf =
  (name: string) =>
  (request: Request): boolean =>
    new URL(request.url()).pathname.startsWith(doors) && callOf(request).name === name

/**
 * Lets `handle` answer the calls of one procedure or entity on this page, which carries no answer to them; all others go to
 * the server.
 */
export const answerCall = async (page: Page, name: string, handle: (route: Route) => Promise<void>): Promise<void> => {
  await withoutFirstData(page, [name])
  await page.route(`**${doors}**`, (route) => (isCallOf(name)(route.request()) ? handle(route) : route.fallback()))
}

/** A refusal as the server writes it (docs/protocol.md 1). */
export const refusal = (status: number, code: string, message: string, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify({ code, message, requestId: '00000000-0000-4000-8000-000000000000' }),
})

/** Holds the calls of one procedure or entity back until `release` is called. */
export const holdCall = async (page: Page, name: string): Promise<{ release: () => void }> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await answerCall(page, name, async (route) => {
    await released
    await route.fallback()
  })
  return { release }
}

/** Lets the first call of one procedure or entity reach the server, and holds back what it answered until `release` is called. */
export const holdAnswer = async (
  page: Page,
  name: string,
): Promise<{ answered: Promise<unknown>; release: () => void }> => {
  const answered = Promise.withResolvers<unknown>()
  const released = Promise.withResolvers<void>()
  let held = false
  await answerCall(page, name, async (route) => {
    if (held) return route.fallback()
    held = true
    const response = await route.fetch()
    answered.resolve(await response.json())
    await released.promise
    // the page may have given it up by then
    await route.fulfill({ response }).catch(() => undefined)
  })
  return { answered: answered.promise, release: released.resolve }
}

/**
 * Looks at what pages have asked for: of the own origin alone, and each data call names the application
 * and carries the session cookie and no credential (A-373, B-666).
 * @param session the cookie as a header has it
 */
export const expectOwnCalls = async (requests: readonly Request[], origin: string, session: string): Promise<void> => {
  for (const call of requests) {
    const { origin: asked, pathname } = new URL(call.url())
    expect(asked).toBe(origin)
    if (!pathname.startsWith('/api/')) continue
    // pictures of pages are asked for by the browser itself
    const isPicture = call.resourceType() === 'image'
    expect(pathname).toMatch(isPicture ? /^\/api\/v1\.0\/files\/[\w-]+\/pages\/\d+$/ : /^\/api\/v1\.0\/dynamic\//)
    // a call that was given up shows the headers only that the page itself had set
    if ((await call.response()) === null) continue
    const headers = await call.allHeaders()
    if (!isPicture) expect(headers['application-name']).toBe('PHUONG_DEV')
    expect(headers).not.toHaveProperty('authorization')
    // a picture that this browser has already is not asked for again
    if (isPicture) expect([session, undefined]).toContain(headers.cookie)
    else expect(headers.cookie).toBe(session)
  }
}
