import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { Refusal, refuse } from '@phuong/domain/refusals'
import type { FastifyRequest } from 'fastify'
import { faultCode } from '../faults.ts'
import { cleanBody } from '../parameters.ts'
import type { Arrived } from '../services/files/arrived.ts'
import { bytesOf, refuseField, refuseLarge, refuseMany, type UploadLimits } from '../services/files/upload-limits.ts'

/** Fields beside the files, and the most letters of one. */
const maxFields = 12
const maxFieldLetters = 2_000
/** What the form adds around its files, bytes. */
const formBytes = 65_536
/** Room on the disk ran out, and the same again may be tried after this time, seconds. */
const retryAfterSeconds = 30

/** The part of the form that holds files. */
const filesField = 'files'

const maxBytes = (limits: UploadLimits): number => limits.files * bytesOf(limits) + formBytes

/** How fast an upload must arrive: at least so many bytes in each span, milliseconds (H080). */
export type UploadPace = { everyMs: number; minBytes: number }
/** About 1 kB a second: slower is nobody's network, and a connection that says nothing is gone. */
export const usualPace: UploadPace = { everyMs: 20_000, minBytes: 20_000 }

/** Ends the connection of an upload that creeps, stands still or never ends, until its body has arrived (H080). */
export const watchPace = ({ raw }: FastifyRequest, limits: UploadLimits, pace: UploadPace): void => {
  const { socket } = raw
  const before = socket.bytesRead
  let seen = before
  const timer = setInterval(() => {
    if (raw.complete) clearInterval(timer)
    else if (socket.bytesRead - seen < pace.minBytes || socket.bytesRead - before > maxBytes(limits)) socket.destroy()
    seen = socket.bytesRead
  }, pace.everyMs)
  timer.unref()
  raw.once('close', () => clearInterval(timer))
}

/** What broke an upload, in our words: the form, or the disk; anything else stays the fault that it is. */
const wordedFault = (fault: unknown, limits: UploadLimits): unknown => {
  if (fault instanceof Refusal) return fault
  const code = faultCode(fault)
  if (code === 'ENOSPC' || code === 'EDQUOT') return refuse('NO_SPACE', { retryAfter: retryAfterSeconds })
  if (code === 'FST_FILES_LIMIT') return refuseMany(limits)
  // the parser throws plain errors for what is no form; faults of the disk name the call of the system
  if (code === null || code.startsWith('FST_') || code === 'ERR_STREAM_PREMATURE_CLOSE') return refuse('BAD_BODY')
  return fault
}

const keepFile = async (part: MultipartFile, path: string, limits: UploadLimits): Promise<Arrived> => {
  await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
  if (part.file.truncated) throw refuseLarge(part.filename ?? '', limits)
  return { path, name: part.filename ?? '' }
}

const readParts = async (request: FastifyRequest, folder: string, limits: UploadLimits) => {
  const fields: Record<string, string> = {}
  const arrived: Arrived[] = []
  // a connection that broke before anybody listened says nothing any more: its form would be waited for for ever (H080)
  if (request.raw.destroyed && !request.raw.readableEnded) throw refuse('BAD_BODY')
  const parts = request.parts({
    limits: {
      files: limits.files,
      fileSize: bytesOf(limits),
      fields: maxFields,
      fieldSize: limits.fieldLetters ?? maxFieldLetters,
      fieldNameSize: 100,
      headerPairs: 20,
      parts: maxFields + limits.files + 1,
    },
  })
  for await (const part of parts) {
    if (part.type === 'file') {
      if (part.fieldname !== filesField) throw refuseField(part.fieldname ?? '')
      arrived.push(await keepFile(part, join(folder, String(arrived.length)), limits))
    } else {
      const { fieldname: name, value } = part
      if (typeof value !== 'string' || part.valueTruncated || part.fieldnameTruncated || Object.hasOwn(fields, name))
        throw refuseField(name)
      fields[name] = value
    }
  }
  return { fields: cleanBody(fields) as Record<string, string>, arrived }
}

/**
 * Takes in the files and fields of a form: files go straight to a temporary folder, which is gone when `work` ends,
 * however it ends (H080).
 * @throws Refusal BAD_BODY, BAD_PARAMETERS, TOO_LARGE, NO_SPACE, and what `work` throws
 */
export const withArrived = async <Result>(
  request: FastifyRequest,
  incoming: string,
  limits: UploadLimits,
  work: (fields: Record<string, string>, arrived: readonly Arrived[]) => Promise<Result>,
): Promise<Result> => {
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(incoming, 'upload-'))
  try {
    const { fields, arrived } = await readParts(request, folder, limits).catch((fault) => {
      // what is still on its way is read and thrown away, so that the answer reaches who sends it
      request.raw.unpipe()
      request.raw.resume()
      throw wordedFault(fault, limits)
    })
    return await work(fields, arrived).catch((fault) => {
      throw wordedDisk(fault)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const wordedDisk = (fault: unknown): unknown =>
  ['ENOSPC', 'EDQUOT'].includes(faultCode(fault) ?? '') ? refuse('NO_SPACE', { retryAfter: retryAfterSeconds }) : fault

/** Refuses, before a byte is read, a body that says itself that it is too large. @throws TOO_LARGE */
export const refuseDeclared = (request: FastifyRequest, limits: UploadLimits): void => {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes(limits)) throw refuse('TOO_LARGE')
}
