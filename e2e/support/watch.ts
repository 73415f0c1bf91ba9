import { type BrowserContext, type Request, test } from '@playwright/test'

/** What the pages of one browser context asked for and complained about. */
export type Watch = {
  /** Every request, in its order. */
  readonly requests: readonly Request[]
  /** The requests to the data layer alone. */
  dataCalls(): Request[]
  /** The addresses of what was asked for and has neither come nor failed. */
  underWay(): string[]
  /** Another product whose address belongs to the test. */
  alsoOwn(url: string): void
  /**
   * Lets errors with these words pass, for a reason that the report shows. The browser itself reports each answer of 400
   * and more as an error.
   */
  allow(text: RegExp, reason: string): void
  /** Errors that nobody allowed, and requests to other hosts than the product's. */
  complaints(): string[]
}

/** The names of the products: two, and those below localhost, which browsers look for on this machine. */
const isOwnName = (name: string): boolean => /^(?:127\.0\.0\.1|(?:[a-z-]+\.)?localhost)$/.test(name)

/** Own addresses: the ports of the products, under their names. */
const isOwn = (url: string, ports: ReadonlySet<string>): boolean => {
  const { protocol, hostname, port } = new URL(url)
  return ['blob:', 'data:'].includes(protocol) || (isOwnName(hostname) && ports.has(port))
}

/**
 * The browser itself reports each socket that did not come about or was let go on its way, which a page does without; what
 * a socket must do has tests of its own (specs/notifications/live.spec.ts). What the policy forbids is said in other words.
 */
const isLostSocket = (text: string): boolean =>
  /^WebSocket connection to '[^']+\/api\/v1\.0\/live\?[^']*' failed/.test(text)

/** Listens to everything that the pages of a context do from now on. */
export const watchContext = (context: BrowserContext, productUrl: string): Watch => {
  const ports = new Set([new URL(productUrl).port])
  const requests: Request[] = []
  const ended = new Set<Request>()
  const errors: string[] = []
  const allowed: RegExp[] = []
  context.on('request', (request) => {
    requests.push(request)
    if (!isOwn(request.url(), ports)) errors.push(`asked another host: ${request.url()}`)
  })
  context.on('requestfinished', (request) => ended.add(request))
  context.on('requestfailed', (request) => ended.add(request))
  context.on('console', (message) => {
    if (message.type() === 'error' && !isLostSocket(message.text()))
      errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message))
  return {
    requests,
    dataCalls: () => requests.filter((request) => new URL(request.url()).pathname.startsWith('/api/')),
    underWay: () => requests.filter((request) => !ended.has(request)).map((request) => request.url()),
    alsoOwn: (url) => void ports.add(new URL(url).port),
    allow: (text, reason) => {
      allowed.push(text)
      test.info().annotations.push({ type: 'allowed error', description: `${text}: ${reason}` })
    },
    complaints: () => errors.filter((error) => !allowed.some((text) => text.test(error))),
  }
}
