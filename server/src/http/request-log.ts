import type { RefusalCode } from '@phuong/domain/refusals'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'

type Level = 'warn' | 'error'
/** What the line of a request tells beside its address and its answer. */
type Told = {
  /** id of the account whose session it came with; null for a visitor */
  account: string | null
  refusal?: RefusalCode
  fault?: { level: Level; err: unknown; said: string }
  isWritten?: true
  /** it has become a socket */
  isSocket?: true
}

const told = new WeakMap<FastifyRequest, Told>()
const toldOf = (request: FastifyRequest): Told => {
  const known = told.get(request) ?? { account: null }
  told.set(request, known)
  return known
}

/** Who asks: the id of the account and nothing else of the person. */
export const noteAccount = (request: FastifyRequest, account: string | null): void => {
  toldOf(request).account = account
}

/** Why a call was refused: the code, without the fields and what stood in them. */
export const noteRefusal = (request: FastifyRequest, code: RefusalCode): void => {
  toldOf(request).refusal = code
}

/** It was let in and is no request any more. */
export const noteSocket = (request: FastifyRequest): void => {
  toldOf(request).isSocket = true
}

/** What went wrong; of several faults of one request the first is told. */
export const noteFault = (request: FastifyRequest, level: Level, err: unknown, said: string): void => {
  const known = toldOf(request)
  // whoever asked had gone when the work failed: the line is written, the fault is told all the same
  if (known.isWritten) request.log[level]({ err }, said)
  else known.fault ??= { level, err, said }
}

/** The framework's own lines give way to the one of each request; a fault of an answer under way stands in it too. */
class OneLine extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(fault: Error | null | undefined, request: FastifyRequest): void {
    if (fault) noteFault(request, 'error', fault, 'an answer failed')
  }
  override streamError(fault: Error & { code?: string }, request: FastifyRequest): void {
    if (fault.code !== 'ERR_STREAM_PREMATURE_CLOSE') noteFault(request, 'warn', fault, 'an answer failed')
  }
}
export const oneLine = new OneLine()

const outcomeOf = ({ raw }: FastifyReply, { refusal, fault, isSocket }: Told): string => {
  if (fault !== undefined) return fault.said
  if (isSocket) return 'a page is told at once'
  if (!raw.headersSent) return 'nobody waits for the answer any more'
  return refusal === undefined ? 'answered' : 'refused'
}

/**
 * Writes the line of a request once its answer has gone, or nobody waits for it any more: address, status, time, the
 * account, and why it was refused or failed; never a name, a body or a secret (S20).
 */
export const watchRequest = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.raw.once('close', () => {
    const known = toldOf(request)
    const { account, refusal, fault } = known
    request.log[fault?.level ?? 'info'](
      {
        req: request,
        status: known.isSocket ? 101 : reply.raw.headersSent ? reply.statusCode : undefined,
        ms: Math.round(reply.elapsedTime),
        account: account ?? undefined,
        refusal,
        err: fault?.err,
      },
      outcomeOf(reply, known),
    )
    known.isWritten = true
  })
}

/** One line for each request, whatever becomes of it. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    watchRequest(request, reply)
    done()
  })
}
