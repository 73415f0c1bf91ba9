import { createServer, type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket as Connection } from 'node:net'
import { joinRoom, liveForWhom, livePath, serverMessage } from '@phuong/domain/live/messages'
import { forWhomHeader } from '@phuong/domain/people/for-whom'
import { refuse } from '@phuong/domain/refusals'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { Server, type Socket } from 'socket.io'
import { admit } from '../run.ts'
import type { OpenPage } from '../services/live/open-pages.ts'
import { connectionLimits } from './connections.ts'
import { refuseOtherOrigin } from './cross-site.ts'
import { noteSocket } from './request-log.ts'
import { type House, openRequest } from './requests.ts'

/** How often it is looked whose sessions are over, however they ended, milliseconds. */
const sweepMs = 30_000
/** A page that has not said within it that it speaks our protocol is let go, milliseconds. */
const greetingMs = 10_000

/** Whose connection it is, from its request to its end. */
type Arrival = { readonly account: string; readonly tokenHash: Buffer; readonly connection: Connection }

const isLivePath = ({ url = '' }: IncomingMessage): boolean => url.split('?', 1)[0] === livePath

/** Lets Node leave every other connection as it is, whatever it wants to become. */
export const onlyLiveUpgrades = { shouldUpgradeCallback: isLivePath }

/** Of all connections that one address or one proxy may have, so many are left for asking. */
const mostPages = (setting: number): number => Math.min(setting, Math.floor(connectionLimits().ofOne / 2))

/** How many pages are open, and how many were ended since they sent too much. */
const figuresIn = (registry: Registry, count: () => number): { cut: Counter } => {
  new Gauge({
    name: 'live_sockets',
    help: 'Pages that are told at once when there is something new',
    registers: [registry],
    collect() {
      this.set(count())
    },
  })
  return {
    cut: new Counter({
      name: 'live_sockets_cut_total',
      help: 'Sockets that were ended since they sent more than pages do',
      registers: [registry],
    }),
  }
}

/**
 * Ends a connection that sends more than pages do, without a word and without a line in the log (H071).
 * @returns counts a message of it
 */
const watch = (connection: Connection, name: string, { services, clock }: House, onCut: () => void): (() => void) => {
  const { guard } = services.live
  const cut = (): void => {
    if (connection.destroyed) return
    connection.destroy()
    onCut()
  }
  connection.on('data', ({ length }: Buffer) => {
    if (!guard.maySend(name, length, clock.now())) cut()
  })
  return () => {
    if (!guard.mayMessage(name, clock.now())) cut()
  }
}

/** The protocol over the connections that the door has let in. */
const protocolOver = (house: House, arrivals: WeakMap<IncomingMessage, Arrival>, onCut: () => void) => {
  const { live } = house.services
  const io = new Server({
    transports: ['websocket'],
    allowUpgrades: false,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: live.longestFrame,
    connectTimeout: greetingMs,
  })
  // no server of its own: what may become a socket is decided where every request is
  io.attach(createServer())
  const known = new WeakMap<object, Arrival>()
  let arrived = 0
  io.engine.on('connection', (conn: Socket['conn']) => {
    const arrival = arrivals.get(conn.request)
    if (arrival === undefined) return conn.close(true)
    known.set(conn, arrival)
    arrived += 1
    conn.on('packet', watch(arrival.connection, String(arrived), house, onCut))
    // headers and cookie are not kept for as long as a page is open
    ;(conn as { request: IncomingMessage | null }).request = null
  })
  io.on('connection', (socket) => {
    const arrival = known.get(socket.conn)
    if (arrival === undefined) return socket.disconnect(true)
    const page: OpenPage = {
      account: arrival.account,
      tokenHash: arrival.tokenHash,
      send: (message) => void socket.emit(serverMessage, message),
      end: () => void socket.disconnect(true),
    }
    live.add(page)
    socket.on('disconnect', () => live.remove(page))
    socket.on(joinRoom, (asked: unknown, answer: unknown) => {
      const { roomId } = (typeof asked === 'object' && asked !== null ? asked : {}) as { roomId?: unknown }
      const say = (isIn: boolean) => {
        if (typeof answer === 'function') answer(isIn)
      }
      live.join(page, roomId).then(say, () => say(false))
    })
  })
  return io
}

/**
 * The socket door (S24, B-632): a page of ours with a session that lives is told when there is something new, and asks for
 * it as ever. The upgrade goes through the same hooks as a request: its origin, its session and the person for whom the page
 * was opened are looked at before anything of it is kept; limits of connections hold for it too.
 */
export const liveDoor = (app: FastifyInstance, house: House, registry: Registry): void => {
  const { live, settings } = house.services
  const arrivals = new WeakMap<IncomingMessage, Arrival>()
  const beginnings = new WeakMap<IncomingMessage, Buffer>()
  const connections = new Set<Connection>()
  const figures = figuresIn(registry, live.count)
  const io = protocolOver(house, arrivals, () => figures.cut.inc())

  app.server.on('upgrade', (raw: IncomingMessage, connection: Connection, beginning: Buffer) => {
    // what breaks has gone, and is no fault of ours
    connection.on('error', () => {})
    const response = new ServerResponse(raw)
    response.shouldKeepAlive = false
    response.assignSocket(connection)
    response.once('finish', () => connection.destroySoon())
    beginnings.set(raw, beginning)
    app.routing(raw, response)
  })

  app.get<{ Querystring: Record<string, unknown> }>(livePath, async (request, reply) => {
    const { [liveForWhom]: forWhom, sid, EIO, transport } = request.query
    refuseOtherOrigin(request, house)
    // a page cannot give a socket headers
    if (typeof forWhom === 'string') request.headers[forWhomHeader] = forWhom
    const { user, request: facts, now } = (await openRequest(house, request)).context
    admit({ allow: 'authenticated' }, user)
    const { tokenHash } = facts.session
    if (user === null || tokenHash === null) throw refuse('NO_SESSION')
    const beginning = beginnings.get(request.raw)
    // a connection that goes on from another one would be open to whoever knows its name
    if (beginning === undefined || sid !== undefined || EIO !== '4' || transport !== 'websocket')
      throw refuse('NOT_FOUND')
    const connection = request.raw.socket
    // who left while the session was read has no place to give back
    if (connection.destroyed) return reply.hijack()
    connection.once('close', live.takePlace(user.id, now))
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
    arrivals.set(request.raw, { account: user.id, tokenHash, connection })
    reply.hijack()
    noteSocket(request)
    reply.raw.detachSocket(connection)
    reply.raw.emit('close')
    io.engine.handleUpgrade(request.raw, connection, beginning)
    return reply
  })

  live.begin({
    now: () => house.clock.now(),
    most: mostPages(settings.LIVE_SOCKETS),
    onFault: (fault) => app.log.warn({ err: fault }, 'open pages were not told'),
  })
  const sweep = setInterval(() => void live.sweep(), sweepMs).unref()
  app.addHook('preClose', async () => {
    clearInterval(sweep)
    live.stop()
    // pages come back by themselves, each in its own time
    io.engine.close()
    for (const connection of connections) connection.destroySoon()
  })
}
