import type { RefusalCode } from '@phuong/domain/refusals'
import { faultText } from '@phuong/domain/texts'
import { apiTexts } from './texts.ts'

/** OFFLINE: nothing of ours answered. The network is gone, the server is away, or a portal of the network spoke instead. */
export type CallErrorCode = RefusalCode | 'OFFLINE'

type More = {
  /** HTTP status; 0 when nothing answered. */
  status?: number
  /** A text that may be shown: the server's, which has one for every refusal. */
  message?: string
  /** What is wrong with which field, by wire name. */
  fields?: Record<string, string>
  requestId?: string | null
  /** Seconds after which the same call may be tried again (429, 503). */
  retryAfter?: number | null
  /** What somebody else has saved meanwhile, by wire name (STALE). */
  newer?: unknown
  cause?: unknown
}

const textOf = (code: CallErrorCode): string => (code === 'OFFLINE' ? apiTexts.offline : faultText)

/** A call that failed, with a Vietnamese message that may be shown as it is (A-379, B-686). */
export class CallError extends Error {
  readonly code: CallErrorCode
  readonly status: number
  readonly fields: Record<string, string>
  readonly requestId: string | null
  readonly retryAfter: number | null
  readonly newer: unknown

  constructor(
    code: CallErrorCode,
    { message = textOf(code), status = 0, fields = {}, requestId = null, retryAfter = null, newer, cause }: More = {},
  ) {
    super(message, { cause })
    this.name = 'CallError'
    this.code = code
    this.status = status
    this.fields = fields
    this.requestId = requestId
    this.retryAfter = retryAfter
    this.newer = newer
  }
}

export const isCallError = (error: unknown): error is CallError => error instanceof CallError

/** What a screen says of a failure that it has no words of its own for (B-686). */
export const messageOf = (error: unknown): string => (isCallError(error) ? error.message : faultText)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** As the server writes codes. A newer one may know more of them: what no screen has words for shows the server's. */
const isCode = (value: unknown): value is RefusalCode => typeof value === 'string' && /^[A-Z_]{2,40}$/.test(value)

const secondsIn = (header: string | null): number | null =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null

const textFields = (value: unknown): Record<string, string> =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}

/**
 * What arrived, judged: the parsed body of an answer of our server, or the error that it means. A body that is not JSON
 * is not from our server, whatever its status says: a portal answers 200 with its own page (H035).
 * @throws CallError
 */
export const readAnswer = (status: number, text: string, retryAfter: string | null): Record<string, unknown> => {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new CallError('OFFLINE', { status })
  }
  if (!isObject(body)) throw new CallError('OFFLINE', { status })
  if (status < 400) return body
  throw new CallError(isCode(body.code) ? body.code : 'FAULT', {
    status,
    message: typeof body.message === 'string' && body.message !== '' ? body.message : undefined,
    fields: textFields(body.fields),
    requestId: typeof body.requestId === 'string' ? body.requestId : null,
    retryAfter: secondsIn(retryAfter),
    newer: body.newer,
  })
}
