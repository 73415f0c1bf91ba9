import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import type { BenchSchool } from '@phuong/server/testing/bench-school'
import { demoPassword, sha1 } from '@phuong/server/testing/caller'
import { post } from './load.ts'

/** Pupils who do papers over HTTP, as the product's own pages do; times in milliseconds. */

const door = '/api/v1.0/dynamic/execute'

export type Paper = BenchSchool['paper']
export type Pupil = { headers: Record<string, string>; agent: Agent }
export type Times = { start: number[]; answer: number[]; finish: number[]; failures: number }

export const noTimes = (): Times => ({ start: [], answer: [], finish: [], failures: 0 })

/** One call as the browser makes it; @returns the result of the door, null for a refusal. */
const call = async (url: URL, pupil: Pupil, name: string, parameters: unknown): Promise<unknown> => {
  const body = JSON.stringify({ sqlCommand: `p_PHUONG_${name}`, parameters })
  const answer = await post(pupil.agent, url, { path: door, headers: pupil.headers, body })
  return answer.status === 200 ? (JSON.parse(answer.body) as { result: unknown }).result : null
}

/** Signs one pupil in with the real hash. @returns null when it fails */
export const signIn = async (url: URL, agent: Agent, email: string): Promise<Pupil | null> => {
  const headers = { origin: url.origin, 'sec-fetch-site': 'same-origin', 'application-name': 'PHUONG' }
  const answer = await fetch(new URL(door, url), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      sqlCommand: 'p_PHUONG_Users_Login',
      parameters: { email, password: sha1(demoPassword) },
    }),
  })
  await answer.arrayBuffer()
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  return answer.status === 200 && cookie ? { headers: { ...headers, cookie }, agent } : null
}

/** Does the work and notes how long it took since `from`. */
export const timed = async <Result>(
  times: number[],
  work: () => Promise<Result>,
  from = performance.now(),
): Promise<Result> => {
  const result = await work()
  times.push(performance.now() - from)
  return result
}

type Attempt = { sittingId: string; next: number; answered: number }

export const startAttempt = async (
  url: URL,
  pupil: Pupil,
  { classLevel, code }: Paper,
  times: Times,
): Promise<Attempt> => {
  const sittingId = randomUUID()
  const started = await timed(times.start, () =>
    call(url, pupil, 'SITTING_Start', {
      sittingId,
      kind: 'olympic',
      classLevel,
      examinationCode: code,
      fresh: true,
    }),
  )
  if (started === null) times.failures += 1
  return { sittingId, next: 1, answered: 0 }
}

/** @param from when the answer was due: waiting for its turn counts, so that a slow server cannot slow its own load down */
export const giveAnswer = async (
  url: URL,
  pupil: Pupil,
  { answers }: Paper,
  times: Times,
  attempt: Attempt,
  from?: number,
): Promise<void> => {
  const { item, response } = answers[attempt.answered] ?? {}
  const event = {
    id: randomUUID(),
    item,
    seq: attempt.next,
    kind: 'submit',
    response,
    clientAt: Date.now(),
    device: 'bench',
  }
  attempt.next += 1
  attempt.answered += 1
  const result = await timed(
    times.answer,
    () => call(url, pupil, 'SITTING_Append', { sittingId: attempt.sittingId, events: [event] }),
    from,
  )
  const { acks } = (result ?? { acks: [] }) as { acks: { status: string }[] }
  if (acks[0]?.status !== 'stored') times.failures += 1
}

export const finishAttempt = async (
  url: URL,
  pupil: Pupil,
  { answers }: Paper,
  times: Times,
  { sittingId }: Attempt,
): Promise<void> => {
  const receipt = await timed(times.finish, () => call(url, pupil, 'SITTING_Finish', { sittingId, key: randomUUID() }))
  if ((receipt as { count?: number } | null)?.count !== answers.length) times.failures += 1
}

/** @param milliseconds a moment that has passed is no pause */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resume) => setTimeout(resume, Math.max(0, milliseconds)))
