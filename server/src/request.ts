import type { FastifyBaseLogger } from 'fastify'

/** What a request may do to the session of its browser; the door carries it out once the work is committed. */
export type SessionDoor = {
  /** sha256 of the cookie that came with the request, or null */
  readonly tokenHash: Buffer | null
  /** sets the cookie of a session that was just started, or takes it away */
  set(token: string | null): void
}

/** What belongs to one request alone. */
export type RequestFacts = {
  readonly id: string
  /** the key of the act that the call says it is (services/acts/); null for none */
  readonly once: string | null
  readonly session: SessionDoor
  readonly remoteAddress: string
  readonly userAgent: string | null
  /** the host name that the browser asked for, without port */
  readonly host: string
  readonly log: FastifyBaseLogger
}
