import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/** Seconds of two years: how long a browser shall only come over https (S9). */
const hstsSeconds = 63_072_000

/**
 * Where a page connects to: here. Older browsers take a socket of ours for another place, so that its address is named too,
 * where it is known (S24).
 */
const connections = ({ PUBLIC_URL }: Settings): string =>
  PUBLIC_URL === null ? "'self'" : `'self' ${PUBLIC_URL.replace(/^http/, 'ws')}`

/**
 * The policy of every page: scripts, styles, fonts and pictures of ours only, nobody may frame us (S9). No page has a
 * style tag or a style in its markup, no picture is a data: address. A frame shows a page of
 * ours, such as a mail, which has a policy of its own (mails.ts). Settings add the media host (C-521) and the one site that
 * is shown in a frame (C-553).
 */
const contentSecurityPolicy = (settings: Settings): string => {
  const { MEDIA_HOST, OLYMPIC_ENGLISH_URL } = settings
  const media = MEDIA_HOST === null ? '' : ` ${MEDIA_HOST}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' blob:${media}`,
    "font-src 'self'",
    `media-src 'self' blob:${media}`,
    `connect-src ${connections(settings)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    `frame-src 'self'${OLYMPIC_ENGLISH_URL === null ? '' : ` ${new URL(OLYMPIC_ENGLISH_URL).origin}`}`,
  ].join('; ')
}

/** Gives an answer the headers that every answer has. */
export type SetSafetyHeaders = (request: FastifyRequest, reply: FastifyReply) => void

/** Headers of every answer (docs/trust.md S7 to S9), made once for all of them. */
export const safetyHeadersOf = (settings: Settings): SetSafetyHeaders => {
  const headers = {
    'content-security-policy': contentSecurityPolicy(settings),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
    'x-frame-options': 'SAMEORIGIN',
    ...(settings.secure && { 'strict-transport-security': `max-age=${hstsSeconds}; includeSubDomains` }),
  }
  return (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.headers(headers)
    // what people's data answers is kept by nobody on the way; pages and assets set their own
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  }
}

/** Gives every answer its headers, before anything else looks at the request. */
export const safetyHeaders = (app: FastifyInstance, set: SetSafetyHeaders): void => {
  app.addHook('onRequest', (request, reply, done) => {
    set(request, reply)
    done()
  })
}
