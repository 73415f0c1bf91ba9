import type { FastifyInstance } from 'fastify'
import { type House, sessionHashOf } from './requests.ts'

/** Where calls go; pages and their files are read by whoever comes. */
const isCall = (url: string): boolean => url.startsWith('/api/') || /^\/(?:login|Register)(?:\?|$)/.test(url)

/** Looks how many calls an address has made without a session, before anything else of a call is looked at (S31). */
export const countVisitorCalls = (app: FastifyInstance, { services, clock }: House): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request.url)) return
    try {
      services.visitors.count(request.ip, sessionHashOf(request, services.settings), clock.now())
    } catch (refusal) {
      // the next one has to be connected anew, and what has been sent behind this one is not read
      reply.header('connection', 'close')
      throw refusal
    }
  })
}
