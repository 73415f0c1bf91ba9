import { applicationNameOf } from './application-name.ts'
import { CallError, isCallError, readAnswer } from './call-error.ts'
import { forWhom, noteOther } from './for-whom.ts'

/** After this many milliseconds an answer counts as lost; the server cuts its own requests off at the same time (H080). */
const longestWaitMs = 30_000

export type SendOptions = {
  signal?: AbortSignal | undefined
  /** asked or done by whoever is there, not for the person of the page: who that is, and signing in */
  byAnybody?: boolean | undefined
  /** the header that says which act it is (once.ts) */
  once?: Readonly<Record<string, string>> | undefined
}

/** What every call says of the page that makes it. */
export const pageHeaders = ({ byAnybody, once }: SendOptions = {}): Record<string, string> => ({
  ...(byAnybody ? {} : forWhom()),
  ...once,
  'application-name': applicationNameOf(location.hostname),
})

/** As `readAnswer`; a session that is somebody else's is told to the page. @throws CallError */
export const takeAnswer: typeof readAnswer = (...answer) => {
  try {
    return readAnswer(...answer)
  } catch (error) {
    if (isCallError(error) && error.code === 'OTHER_PERSON') noteOther()
    throw error
  }
}

/** Aborts when the caller gives up or the wait gets too long; `done` lets go of both. */
export const patience = (caller?: AbortSignal): { signal: AbortSignal; done: () => void } => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, longestWaitMs)
  if (caller?.aborted) abort()
  caller?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    done: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', abort)
    },
  }
}

/** What a request is made of beside its path. */
type Sent = { method: 'POST' | 'PUT' | 'DELETE'; body: BodyInit; headers: Record<string, string> }

let credentials: RequestCredentials = 'same-origin'

/** From now on no call of this page carries the session of the device, and none begins or ends one. */
export const leaveSessionAside = (): void => {
  credentials = 'omit'
}

const exchange = async (
  path: `/${string}`,
  { method, body, headers }: Sent,
  options: SendOptions,
): Promise<Record<string, unknown>> => {
  const { signal: caller } = options
  const { signal, done } = patience(caller)
  try {
    const answer = await fetch(path, {
      method,
      body,
      headers: { ...headers, ...pageHeaders(options) },
      credentials,
      cache: 'no-store',
      redirect: 'error',
      signal,
    })
    return takeAnswer(answer.status, await answer.text(), answer.headers.get('retry-after'))
  } catch (error) {
    if (error instanceof CallError) throw error
    caller?.throwIfAborted()
    throw new CallError('OFFLINE', { cause: error })
  } finally {
    done()
  }
}

/**
 * Sends JSON to a path of our own server and gives the parsed body of its answer. The session travels as the httpOnly
 * cookie; nothing here knows a credential (A-373, B-669).
 * @throws CallError; the caller's own reason when the caller gave up
 */
export const send = (
  method: Sent['method'],
  path: `/${string}`,
  body: unknown,
  options: SendOptions = {},
): Promise<Record<string, unknown>> =>
  exchange(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, options)

/**
 * Sends a form (multipart) to a path of our own server: its fields, and one file where there is one.
 * @throws as `send`
 */
export const sendForm = (
  path: `/${string}`,
  fields: Readonly<Record<string, string>>,
  file: File | null,
  options: SendOptions = {},
): Promise<Record<string, unknown>> => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file !== null) body.append('files', file, file.name)
  // the browser says itself where the parts end
  return exchange(path, { method: 'POST', body, headers: {} }, options)
}
