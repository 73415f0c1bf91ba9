import { FAMILY_PATH } from '@phuong/domain/family/link'
import type { FastifyServerOptions } from 'fastify'

/** Paths of a log record that could hold a secret or an answer; they are never written (S20, H152). */
const secretPaths = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  '*.password',
  '*.Password',
  '*.CurrentPassword',
  '*.password_hash',
  '*.token',
]

/** A family's link in whatever spelling it comes: in any case, behind dots and slashes, and in coded signs. */
const familyAddress = new RegExp(`${FAMILY_PATH.slice(0, -1)}[/;].+`, 'i')

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The path of a request without what is secret in it: what stands behind ?, and the token of a family's link (D59). */
const loggedPath = (url: string | undefined): string | undefined => {
  const path = url?.split('?')[0]
  return path !== undefined && familyAddress.test(decoded(path)) ? `${FAMILY_PATH}[removed]` : path
}

/**
 * Each line is JSON. A request has one (http/request-log.ts); it carries what tells requests apart and nothing of a body;
 * values are JSON strings, so a name with line breaks or control signs stays one line (H134).
 */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  redact: { paths: secretPaths, censor: '[removed]' },
  serializers: {
    req: (request) => ({
      method: request.method,
      url: loggedPath(request.url),
      remoteAddress: request.ip,
      // information only, never a right (A-374, B-668)
      application: String(request.headers?.['application-name'] ?? '').slice(0, 40) || undefined,
    }),
    err: (fault: Error & { code?: string }) => ({
      type: fault.name,
      code: fault.code,
      // a database fault may quote the values of a row, so its detail is left out
      message: fault.message,
      stack: fault.stack ?? '',
    }),
  },
})
