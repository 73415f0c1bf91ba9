import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { FAMILY_ROUTE } from '@phuong/domain/family/link'
import { pathFits } from '@phuong/domain/opening/path-fits'
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify'
import type { RequestContext } from '../run.ts'
import type { DrawnPage } from '../services/files/drawn-page.ts'
import { mediaFolders } from '../services/files/media-names.ts'
import { mediaDoor } from './media.ts'
import { openingOf, visitorPages } from './opening.ts'
import { type House, openRequest } from './requests.ts'

/** The page of a signed-in person, and of everything that is not the landing page (app.html draws it). */
const homePath = '/lms/home'

/** How the build names its files. */
const builtName = /^[\w-][\w.-]*$/

/** A year: a built file is named after its content and never changes. */
const forever = 'public, max-age=31536000, immutable'
/** Icons and the like keep their names, so browsers ask again after a day. */
const forADay = 'public, max-age=86400'
/** A page is asked for each time: who is signed in decides, and a new build has other files. */
const askAgain = 'no-cache'
/** What is in the page of somebody signed in is theirs. */
const keptByNobody = 'no-store'

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? url
const isPage = (name: string): boolean => name.endsWith('.html')
/** What lies beside the files that are asked for: their compressed forms, and notes of the build. */
const isBeside = (name: string): boolean => /^\.|\.(br|gz)$/.test(name)
const isPlayed = (name: string): boolean => /\.(mp3|mp4)$/.test(name)

/**
 * Sounds and clips have no compressed form, and say so: a player asks for them without compression, and a cache that was
 * told that this matters asks the server again for what it holds.
 */
const inOneForm: onSendHookHandler = async ({ params }, reply) => {
  if (isPlayed((params as { name: string }).name)) reply.removeHeader('vary')
}

/** Whether the browser takes the form that the landing page is kept in. */
const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(headers['accept-encoding'] ?? '')

/** The request of somebody signed in; null of a visitor, and while the database cannot say: a page is served then too. */
const signedIn = async (house: House, request: FastifyRequest): Promise<RequestContext | null> => {
  try {
    const { context } = await openRequest(house, request)
    return context.user === null ? null : context
  } catch (fault) {
    request.log.warn({ err: fault }, 'a page is shown without knowing who asks')
    return null
  }
}

/**
 * The built web below `webRoot`: the landing page at `/`, filled for its host, the product's page at every other address
 * that a browser opens, and their files, each also compressed beforehand (`.br`, `.gz` beside it). Media of the exercises
 * have a second address each (media.ts). Who is signed in is sent from `/` and `/auth` to the home (C-027, C-057, C-084), and
 * finds the first data of an address in its page, which nobody keeps; a page that visitors alone see names its files. The
 * product's page asks search engines to stay away (C-700). The page of a family's link is the same for everybody.
 */
export const pageDoors = async (app: FastifyInstance, house: House, webRoot: string): Promise<void> => {
  const assets = join(webRoot, 'assets')
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', dirname(path) === assets ? forever : /\.html(\.|$)/.test(path) ? askAgain : forADay)
    },
  })

  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) =>
    builtName.test(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound(),
  )
  for (const folder of mediaFolders)
    app.get<{ Params: { name: string } }>(`/${folder}/:name`, { onSend: inOneForm }, ({ params: { name } }, reply) =>
      builtName.test(name) ? reply.sendFile(`${folder}/${name}`) : reply.callNotFound(),
    )
  mediaDoor(app, house, webRoot, forADay)
  for (const entry of await readdir(webRoot, { withFileTypes: true }))
    if (entry.isFile() && !isPage(entry.name) && !isBeside(entry.name))
      app.get(`/${entry.name}`, (_request, reply) => reply.sendFile(entry.name))

  const draw = openingOf(webRoot)
  const drawForVisitors = visitorPages(webRoot)
  const sendDrawn = (request: FastifyRequest, reply: FastifyReply, { html, brotli, etag }: DrawnPage) => {
    reply.header('cache-control', askAgain).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.type('text/html; charset=utf-8')
    if (!takesBrotli(request)) return reply.send(html)
    return reply.header('content-encoding', 'br').header('vary', 'cookie, accept-encoding').send(brotli)
  }
  const sendProduct = (reply: FastifyReply) => reply.header('x-robots-tag', 'noindex').sendFile('app.html')
  const sendOpening = async (reply: FastifyReply, path: string, context: RequestContext) => {
    try {
      const page = await draw(path, context)
      reply.header('x-robots-tag', 'noindex').header('cache-control', keptByNobody)
      return reply.type('text/html; charset=utf-8').send(page)
    } catch (fault) {
      context.request.log.warn({ err: fault }, 'a page is sent as a visitor gets it')
      return sendProduct(reply)
    }
  }
  const sendHome = (reply: FastifyReply) => reply.header('cache-control', askAgain).redirect(homePath, 302)

  const { frontPage } = house.services
  const sendFront = async (request: FastifyRequest, reply: FastifyReply) => {
    if (frontPage === null) return reply.sendFile('index.html')
    return sendDrawn(request, reply, await frontPage(request.hostname.toLowerCase(), house.clock.now()))
  }
  const sendToVisitor = async (request: FastifyRequest, reply: FastifyReply) => {
    // without the note of a build the page is sent as that made it
    const page = await drawForVisitors(pathOf(request)).catch(() => null)
    return page === null ? sendProduct(reply) : sendDrawn(request, reply.header('x-robots-tag', 'noindex'), page)
  }

  app.get('/', async (request, reply) => {
    reply.header('vary', 'cookie')
    return (await signedIn(house, request)) ? sendHome(reply) : sendFront(request, reply)
  })
  app.get('/auth', async (request, reply) => {
    reply.header('vary', 'cookie')
    return (await signedIn(house, request)) ? sendHome(reply) : sendToVisitor(request, reply)
  })
  app.get('/*', async (request, reply) => {
    const isData = /^\/(api|assets|clips|media|pictures|sounds)(\/|$)/.test(request.url)
    if (isData || !request.headers.accept?.includes('text/html')) return reply.callNotFound()
    // whoever holds a family's link sees it as everybody does: nobody's session is read, and the address goes nowhere (D59)
    if (pathFits(FAMILY_ROUTE, pathOf(request))) return sendProduct(reply.header('referrer-policy', 'no-referrer'))
    reply.header('vary', 'cookie')
    const context = await signedIn(house, request)
    return context === null ? sendToVisitor(request, reply) : sendOpening(reply, request.url, context)
  })
}
