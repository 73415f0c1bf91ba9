import { refuse } from '@phuong/domain/refusals'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { hostOf } from './requests.ts'

const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

/**
 * Where this product is: PUBLIC_URL, or without it the Host header, which counts on loopback only (docs/protocol.md 4).
 */
const ownOrigin = (request: FastifyRequest, settings: Settings): string | null => {
  if (settings.PUBLIC_URL !== null) return settings.PUBLIC_URL
  const host = hostOf(request)
  return loopbackHost.test(host) ? `http://${host}` : null
}

/** Whether a call says where it comes from, by Origin or Sec-Fetch-Site, and each of them says here. */
export const isFromHere = (request: FastifyRequest, settings: Settings): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined) {
    const own = ownOrigin(request, settings)
    if (own === null || origin.toLowerCase() !== own.toLowerCase()) return false
  }
  return site === undefined ? origin !== undefined : site === 'same-origin'
}

/**
 * Refuses a call that another site's page made (S8, H111, H143): a write must say where it comes from, and that must be
 * here.
 * @throws CROSS_SITE
 */
export const refuseCrossSite = (request: FastifyRequest, settings: Settings): void => {
  if (!isFromHere(request, settings)) throw refuse('CROSS_SITE')
}
