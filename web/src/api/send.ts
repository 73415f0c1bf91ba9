import { applicationNameOf } from './application-name.ts'
import { CallError, readAnswer } from './call-error.ts'

/** After this many milliseconds an answer counts as lost; the server cuts its own requests off at the same time (H080). */
const longestWaitMs = 30_000

export type SendOptions = { signal?: AbortSignal | undefined }

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

const exchange = async (
  path: `/${string}`,
  { method, body, headers }: Sent,
  caller: AbortSignal | undefined,
): Promise<Record<string, unknown>> => {
  const { signal, done } = patience(caller)
  try {
    const answer = await fetch(path, {
      method,
      body,
      headers: { ...headers, 'application-name': applicationNameOf(location.hostname) },
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      signal,
    })
    return readAnswer(answer.status, await answer.text(), answer.headers.get('retry-after'))
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
  { signal }: SendOptions = {},
): Promise<Record<string, unknown>> =>
  exchange(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, signal)

/**
 * Sends a form (multipart) to a path of our own server: its fields, and one file where there is one.
 * @throws as `send`
 */
export const sendForm = (
  path: `/${string}`,
  fields: Readonly<Record<string, string>>,
  file: File | null,
  { signal }: SendOptions = {},
): Promise<Record<string, unknown>> => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  if (file !== null) body.append('files', file, file.name)
  // the browser says itself where the parts end
  return exchange(path, { method: 'POST', body, headers: {} }, signal)
}
