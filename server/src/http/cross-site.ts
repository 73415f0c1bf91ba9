import { refuse } from '@phuong/domain/refusals'
import type { FastifyRequest } from 'fastify'
import { type House, hostOf } from './requests.ts'

type Here = Pick<House, 'services' | 'clock'>

const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i

/**
 * Where this product is, by the name that the browser asked for: a host of the table is an own place over the scheme of
 * PUBLIC_URL; otherwise PUBLIC_URL, or without it the Host header, which counts on loopback only (docs/protocol.md 4).
 */
const ownOrigin = (request: FastifyRequest, { services: { settings, hosts }, clock }: Here): string | null => {
  const { PUBLIC_URL } = settings
  const host = hostOf(request)
  if (hosts.lists(request.hostname, clock.now()))
    return `${PUBLIC_URL === null ? 'http:' : new URL(PUBLIC_URL).protocol}//${host}`
  if (PUBLIC_URL !== null) return PUBLIC_URL
  return loopbackHost.test(host) ? `http://${host}` : null
}

/** Whether an Origin is where this product is. */
const isOwn = (origin: string, request: FastifyRequest, house: Here): boolean =>
  origin.toLowerCase() === ownOrigin(request, house)?.toLowerCase()

/** Whether a call says where it comes from, by Origin or Sec-Fetch-Site, and each of them says here. */
export const isFromHere = (request: FastifyRequest, house: Here): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && !isOwn(origin, request, house)) return false
  return site === undefined ? origin !== undefined : site === 'same-origin'
}

/**
 * Refuses a call that another site's page made (S8, H111, H143): a write must say where it comes from, and that must be
 * here.
 * @throws CROSS_SITE
 */
export const refuseCrossSite = (request: FastifyRequest, house: Here): void => {
  if (!isFromHere(request, house)) throw refuse('CROSS_SITE')
}

/**
 * The same for what becomes a socket (S24): every browser says the Origin of one, and they disagree about the rest.
 * @throws CROSS_SITE
 */
export const refuseOtherOrigin = (request: FastifyRequest, house: Here): void => {
  const { origin } = request.headers
  if (origin === undefined || !isOwn(origin, request, house)) throw refuse('CROSS_SITE')
}
