import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** its body may take as long as an upload; how fast it must arrive is watched apart */
    slowBody?: boolean
  }
}

/** The last words on a connection whose request never ends. */
const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** Ends a connection whose body has not arrived whole by then (H080); uploads have a longer time. */
export const limitBodyTime = (app: FastifyInstance, maxMs: number): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const { 'content-length': length, 'transfer-encoding': coding } = raw.headers
    if (routeOptions.config.slowBody || (coding === undefined && !(Number(length) > 0))) return
    const timer = setTimeout(() => {
      if (raw.complete) return
      // refused before its body was read: it has its answer, and a second one would be taken for another call's
      if (reply.raw.headersSent) raw.destroy()
      else raw.socket.end(tooSlow, () => raw.socket.destroy())
    }, maxMs)
    timer.unref()
    raw.once('close', () => clearTimeout(timer))
    raw.once('end', () => clearTimeout(timer))
  })
}
