import { Refusal, type RefusalCode, type RefusalDetails, refusals } from '@phuong/domain/refusals'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isOutage } from '../faults.ts'
import { UnreadableBody } from '../parameters.ts'
import { noteFault, noteRefusal } from './request-log.ts'

/** Seconds after which a call that met a busy or restarting database may be tried again. */
const outageRetrySeconds = 5

/**
 * The body of every refusal: code, Vietnamese message, request id, the faulty fields, and what somebody else has saved
 * meanwhile (docs/protocol.md 1, A-379).
 */
const refusalBody = (code: RefusalCode, requestId: string, { fields, newer }: RefusalDetails) => ({
  code,
  message: refusals[code].text,
  requestId,
  ...(fields ? { fields } : {}),
  ...(newer ? { newer } : {}),
})

/** What a framework error means in our words; bodies that are too large, unreadable or of another media type. */
const codeOf = (fault: FastifyError): RefusalCode | null => {
  if (fault.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'UNSUPPORTED_MEDIA'
  if (fault.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'TOO_LARGE'
  if (typeof fault.statusCode === 'number' && fault.statusCode >= 400 && fault.statusCode < 500) return 'BAD_BODY'
  return null
}

/** Whether the stream of an answer broke off because the one who asked is gone. */
const isAbandoned = (fault: unknown, reply: FastifyReply): boolean =>
  reply.raw.destroyed && (fault as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'

/**
 * Turns whatever was thrown into the one answer; a fault is logged whole and answered neutrally (S19). Either stands in
 * the line of its request.
 */
export const answerFault = (fault: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refused = (code: RefusalCode, details: RefusalDetails = {}) => {
    noteRefusal(request, code)
    if (details.retryAfter !== undefined) reply.header('retry-after', String(details.retryAfter))
    return reply.status(refusals[code].status).send({
      ...refusalBody(code, request.id, details),
      ...(code === 'NO_ROWS' ? { rowsAffected: 0 } : {}),
    })
  }
  if (fault instanceof Refusal) return refused(fault.code, fault)
  if (fault instanceof UnreadableBody) return refused('BAD_BODY')
  const code = codeOf(fault as FastifyError)
  if (code !== null) return refused(code)
  if (isOutage(fault)) {
    noteFault(request, 'warn', fault, 'the database does not answer')
    return refused('BUSY', { retryAfter: outageRetrySeconds })
  }
  if (!isAbandoned(fault, reply)) noteFault(request, 'error', fault, 'a request failed')
  return refused('FAULT')
}
