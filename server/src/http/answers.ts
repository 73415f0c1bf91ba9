import { type FieldFaults, Refusal, type RefusalCode, refusals } from '@phuong/domain/refusals'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isOutage } from '../faults.ts'
import { UnreadableBody } from '../parameters.ts'

/** Seconds after which a call that met a busy or restarting database may be tried again. */
const outageRetrySeconds = 5

/**
 * The body of every refusal: code, Vietnamese message, request id, and the faulty fields (docs/protocol.md 1, A-379).
 */
export const refusalBody = (code: RefusalCode, requestId: string, fields?: FieldFaults) => ({
  code,
  message: refusals[code].text,
  requestId,
  ...(fields ? { fields } : {}),
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

/** Turns whatever was thrown into the one answer; a fault is logged whole and answered neutrally (S19). */
export const answerFault = (fault: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (fault instanceof Refusal) {
    if (fault.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter))
    const body = refusalBody(fault.code, request.id, fault.fields)
    return reply.status(fault.status).send(fault.code === 'NO_ROWS' ? { ...body, rowsAffected: 0 } : body)
  }
  if (fault instanceof UnreadableBody) return reply.status(400).send(refusalBody('BAD_BODY', request.id))
  const code = codeOf(fault as FastifyError)
  if (code !== null) return reply.status(refusals[code].status).send(refusalBody(code, request.id))
  if (isOutage(fault)) {
    request.log.warn({ err: fault }, 'the database does not answer')
    return reply.status(503).header('retry-after', String(outageRetrySeconds)).send(refusalBody('BUSY', request.id))
  }
  if (isAbandoned(fault, reply)) request.log.info('nobody waits for the answer any more')
  else request.log.error({ err: fault }, 'a request failed')
  return reply.status(500).send(refusalBody('FAULT', request.id))
}
