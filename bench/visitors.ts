import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import { PUPIL_CONSENT } from '@phuong/domain/forms/consent'
import { searchFold } from '@phuong/domain/names/search-fold'
import { onceHeader } from '@phuong/domain/once'
import { wireName } from '@phuong/domain/wire-name'
import { sha1 } from '@phuong/server/testing/caller'
import { crowdName } from '@phuong/server/testing/crowd'
import type { ListedSchool } from '@phuong/server/testing/registered'
import { post } from './load.ts'
import { pause, timed } from './pupils.ts'

/** Pupils who register alone, over the calls that the page of /RegisterStudent makes; times in milliseconds. */

/** The host of their e-mails, which nobody else has. */
export const visitorsHost = 'phong-may.phuong.test'

/** Somebody in front of a form that is filled in; `key` is that of the press of the button. */
export type Visitor = { email: string; fullName: string; password: string; key: string; school: ListedSchool }

/** So many pupils of one school, each with an e-mail and a password of its own that nobody guesses. */
export const visitorsOf = (school: ListedSchool, count: number): Visitor[] =>
  Array.from({ length: count }, (_, index) => {
    const name = crowdName(index)
    const email = `${searchFold(name.slice(1).join('.')).toLowerCase()}.${index}@${visitorsHost}`
    return { email, fullName: name.join(' '), password: `hàng cây ${index} bóng mát`, key: randomUUID(), school }
  })

export type Steps = { lookUp: number[]; register: number[]; signIn: number[]; whole: number[] }
export const noSteps = (): Steps => ({ lookUp: [], register: [], signIn: [], whole: [] })

/**
 * What one visitor came to: the id of the account, the refusals that stood in the way, `status code` of each, how often the
 * page came again by itself, and how long the longest call took.
 */
export type Outcome = { id: string | null; signedIn: boolean; refusals: string[]; repeats: number; longest: number }

/** How often the page tries in all what a busy server refuses (web/src/api/while-busy.ts). */
const mostTries = 5

type Heard = Awaited<ReturnType<typeof post>>
type How = { more?: Record<string, string>; tries?: number }

/**
 * Looks the e-mail up, registers and signs in, as the page does: a look-up that is refused since too many have asked is
 * passed over; a registration and its sign-in come again while the server is busy, after Retry-After and up to as long behind
 * it; any other refusal is told to the pupil.
 * @param again it was sent before and its answer was lost: the page knows the e-mail for its own
 */
export const registerAndSignIn = async (
  { url, agent, chance }: { url: URL; agent: Agent; chance: () => number },
  { email, fullName, password, key, school }: Visitor,
  steps: Steps,
  again = false,
): Promise<Outcome> => {
  const headers = { origin: url.origin, 'sec-fetch-site': 'same-origin', 'application-name': 'PHUONG' }
  const outcome: Outcome = { id: null, signedIn: false, refusals: [], repeats: 0, longest: 0 }
  /** @returns the result of the door; null for a refusal, which is noted */
  const call = async (
    door: string,
    name: string,
    parameters: unknown,
    { more = {}, tries = 1 }: How = {},
  ): Promise<unknown> => {
    const body = JSON.stringify({ sqlCommand: wireName(name), parameters })
    const ask = { path: `/api/v1.0/dynamic/${door}`, headers: { ...headers, ...more }, body }
    const begin = performance.now()
    const answer = await post(agent, url, ask).catch(
      (fault: Error): Heard => ({ status: 0, body: `{"code":"${fault.name}"}`, retryAfter: null }),
    )
    outcome.longest = Math.max(outcome.longest, performance.now() - begin)
    const read = JSON.parse(answer.body) as { result?: unknown; results?: unknown[]; code?: string }
    if (answer.status === 200) return read.result ?? read.results?.[0] ?? null
    if (read.code === 'BUSY' && answer.retryAfter !== null && tries > 1) {
      outcome.repeats += 1
      await pause(answer.retryAfter * 1_000 * (1 + chance()))
      return call(door, name, parameters, { more, tries: tries - 1 })
    }
    outcome.refusals.push(`${answer.status} ${read.code}`)
    return null
  }
  const makeAndEnter = async () => {
    const known = await timed(steps.lookUp, () => call('query', 'USERS_CheckByEmail', { email }))
    if ((known as { exists: boolean } | null)?.exists === true && !again) return
    const person = {
      Email: email,
      Password: sha1(password),
      FullName: fullName,
      Phone: '0912345678',
      Sex: true,
      CityId: school.cityId,
      DepartmentId: school.districtId,
      SchoolId: school.schoolId,
      SchoolName: null,
      RoleId: 1,
      Status: 'ACTIVE',
      ConsentVersion: PUPIL_CONSENT.version,
    }
    const act = { more: { [onceHeader]: key }, tries: mostTries }
    const made = await timed(steps.register, () => call('execute', 'Users_Register', person, act))
    outcome.id = (made as { id: string } | null)?.id ?? null
    if (outcome.id === null) return
    await call('query/first', 'SITE_Settings_Get', {})
    const own = { email, password: sha1(password) }
    const me = await timed(steps.signIn, () => call('execute', 'Users_Login', own, { tries: mostTries }))
    outcome.signedIn = me !== null
  }
  await timed(steps.whole, makeAndEnter)
  return outcome
}
