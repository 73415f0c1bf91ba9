import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * How often a connection may send a request before it has the answer to the one before. Browsers and proxies never do; a
 * row of such requests is worked off without a look at what others have sent.
 */
const maxAhead = 1

/** Files and sockets that the product needs for itself: database, files that are read, what is uploaded. */
const reserve = 0.4
/** Where the system does not say how many there may be. */
const usualOpenFiles = 10_000

/** How many files and sockets this process may have open. */
const openFiles = (): number => {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return limit === undefined ? usualOpenFiles : Number(limit)
  } catch {
    return usualOpenFiles
  }
}

/** How many connections there may be at once, and how many of one address: a school stands behind one. */
export const connectionLimits = (files: number = openFiles()): { all: number; ofOne: number } => {
  const all = Math.floor(files * (1 - reserve))
  return { all, ofOne: Math.ceil(all / 2) }
}

/** Refuses connections beyond the limits, so that nobody takes the files and sockets that the product works with. */
const boundCount = (server: Server, { all, ofOne }: ReturnType<typeof connectionLimits>): void => {
  const counts = new Map<string, number>()
  server.maxConnections = all
  server.on('connection', (socket: Socket) => {
    const place = socket.remoteAddress ?? ''
    const count = (counts.get(place) ?? 0) + 1
    counts.set(place, count)
    socket.once('close', () => {
      const left = (counts.get(place) ?? 1) - 1
      if (left > 0) counts.set(place, left)
      else counts.delete(place)
    })
    if (count > ofOne) socket.destroy()
  })
}

/** Ends a connection that asks and asks without waiting for its answers, before any of it costs more than its reading. */
const boundAhead = (app: FastifyInstance): void => {
  const asking = new WeakMap<Socket, { waiting: number; ahead: number }>()
  app.addHook('onRequest', (request, reply, next) => {
    const { socket } = request.raw
    const state = asking.get(socket) ?? { waiting: 0, ahead: 0 }
    asking.set(socket, state)
    if (state.waiting > 0) state.ahead += 1
    state.waiting += 1
    reply.raw.once('close', () => {
      state.waiting -= 1
    })
    if (state.ahead <= maxAhead && !socket.destroyed && !socket.writableEnded) return next()
    reply.hijack()
    socket.destroy()
  })
}

/**
 * Bounds what connections may take (S31, docs/decisions/0032-doors.md): how many there are, and how much each of them
 * asks ahead. Before every other hook.
 */
export const boundConnections = (app: FastifyInstance, limits = connectionLimits()): void => {
  boundCount(app.server, limits)
  boundAhead(app)
}
