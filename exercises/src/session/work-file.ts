import * as z from 'zod/mini'

/**
 * The file in which a pupil carries the work of a device without a line to the teacher (D28, R5). It is sealed for the
 * server: an ephemeral X25519 key, HKDF-SHA256 over the shared secret with both public keys in its info, and
 * ChaCha20-Poly1305, which binds the head. Files of version 1 open for ever. Moments are milliseconds since 1970 UTC.
 */

export const workFileFormat = 'phuong-work-file'
/** What the key of a seal is derived with, before the public keys of sender and receiver. */
export const workFileLabel = 'phuong-work-file 1'

/**
 * How much of what was said goes into one file, in bytes: as text it is a third longer, and the answers need room too
 * (domain/forms/work-file.ts has the size of the whole).
 */
export const maxSpokenBytes = 14_000_000

const headSchema = z.object({
  version: z.literal(1),
  pupilId: z.uuid(),
  sittingId: z.uuid(),
  /** null where the pupil came by the worksheet alone (B-225) */
  assignmentId: z.nullable(z.uuid()),
  attempt: z.int(),
  /** in the server's time as far as the device knew it */
  savedAt: z.int(),
})
/** Whose work it is: it stands in the file for everybody to read, and can be changed by nobody. */
export type WorkFileHead = z.infer<typeof headSchema>

const key = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The file itself, as JSON. */
export const workFileSchema = z.object({
  format: z.literal(workFileFormat),
  head: headSchema,
  /** public keys in hex: of the server that it is for, and the one that was made for this file alone */
  to: key,
  from: key,
  /** base64: the length of the content's JSON in 4 bytes, the JSON, and what was said, one after the other */
  sealed: z.string(),
})
export type WorkFile = z.infer<typeof workFileSchema>

/** What is sealed. */
export const workContentSchema = z.object({
  /** the same as outside */
  head: headSchema,
  /** by which the hand-in is known; null while the pupil has not asked for it */
  finishKey: z.nullable(z.uuid()),
  /** what has not arrived, as it would be sent; read one by one (readEvent) */
  events: z.array(z.unknown()),
  /** what was said in these answers, in the order of its bytes */
  sounds: z.array(z.object({ id: z.uuid(), bytes: z.int().check(z.minimum(0)) })),
})
export type WorkContent = z.infer<typeof workContentSchema>

/** The head as it is bound to what is sealed. */
export const bindingOf = ({ version, pupilId, sittingId, assignmentId, attempt, savedAt }: WorkFileHead): string =>
  JSON.stringify([workFileFormat, version, pupilId, sittingId, assignmentId, attempt, savedAt])
