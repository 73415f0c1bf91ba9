/**
 * The file that a backup is.
 *
 * ```
 * PHUONG-BACKUP 1\n                      head: magic and format version, plain text
 * ...                                    body: one zstd stream
 * \nPHUONG-BACKUP-END <64 hex>\n         tail: sha256 of head and body, plain text, always 84 bytes
 * ```
 *
 * The body, once unpacked, is a row of records. A record is one ASCII letter, the length of what follows (unsigned
 * 32-bit, big endian) and that many bytes:
 *
 * - `S` starts a section. JSON: `{"kind":"table","name":...,"columns":[...]}` or `{"kind":"file","path":...}`.
 * - `D` is a piece (at most 1 MiB) of the section that was started last. A table's pieces, put together, are what
 *   `COPY ... TO STDOUT` (text format, UTF-8) wrote for the listed columns, rows in the order of the primary key, so
 *   that the same rows always have the same sha256; a row is cut anywhere. A file's pieces are its bytes.
 * - `M` is the manifest and comes last, once. JSON: see `contentsShape` in manifest.ts.
 *
 * The tail comes last because sums are known last: a file whose end is missing has no tail, and no copy that is
 * shorter, longer or changed in any bit has the right one. Where the product is not at hand, `tail -c +17 FILE | zstd
 * -dc` unpacks the records (and complains about the tail when it has written all of them). With a passphrase all of this
 * lies sealed in the file (sealed.ts).
 */
import { createHash, randomUUID } from 'node:crypto'
import { access, open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { pipeline as pipelineDone } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { faultCode } from '../faults.ts'
import type { BackupFile } from './backup-file.ts'
import { type BackupContents, contentsShape, formatVersion, type Section, sectionShape } from './manifest.ts'
import { BackupRefusal, nameFullDisk } from './refusal.ts'
import { startSealing } from './sealed.ts'

const magic = 'PHUONG-BACKUP'
const head = Buffer.from(`${magic} ${formatVersion}\n`)
const tail = (sha256: string): Buffer => Buffer.from(`\n${magic}-END ${sha256}\n`)
const tailPattern = new RegExp(`^\\n${magic}-END ([0-9a-f]{64})\\n$`)
const tailBytes = tail('0'.repeat(64)).length

const mebibyte = 1024 * 1024
/** Longest record of each kind; a longer one is damage, and is not given memory. */
const maxBytes = { S: mebibyte, D: mebibyte, M: 256 * mebibyte } as const
type Letter = keyof typeof maxBytes
const isLetter = (letter: string): letter is Letter => letter in maxBytes
const recordHead = 5

const encode = (letter: Letter, payload: Uint8Array): Buffer => {
  const start = Buffer.alloc(recordHead)
  start.write(letter, 'latin1')
  start.writeUInt32BE(payload.length, 1)
  return Buffer.concat([start, payload])
}

export const encodeSection = (section: Section): Buffer => encode('S', Buffer.from(JSON.stringify(section)))

/** One record, or several where the chunk is longer than a record may be. */
export function* encodeData(chunk: Uint8Array): Generator<Buffer> {
  for (let at = 0; at < chunk.length; at += maxBytes.D) yield encode('D', chunk.subarray(at, at + maxBytes.D))
}

export const encodeContents = (contents: BackupContents): Buffer => encode('M', Buffer.from(JSON.stringify(contents)))

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** @throws BackupRefusal when there is a file of this name, or no folder for it */
export const refuseExisting = async (target: string): Promise<void> => {
  if (await exists(target))
    throw new BackupRefusal(
      'TARGET_EXISTS',
      `${target} exists already: name another file, a backup never writes over one.`,
    )
  if (!(await exists(dirname(target))))
    throw new BackupRefusal('MISSING', `There is no folder ${dirname(target)}: make it, or name another file.`)
}

/**
 * Writes `records` as one backup file. They go to a temporary name beside the target, which is flushed to the disk and
 * only then renamed: whatever goes wrong, no file of the target's name looks whole without being it (H052).
 * @param passphrase seals the file; null leaves it plain
 * @returns size in bytes of the file, and sha256 of head and body
 * @throws BackupRefusal when the target exists or the disk is full; then nothing is left
 */
export const writeContainer = async (
  target: string,
  records: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
  passphrase: string | null = null,
): Promise<{ bytes: number; sha256: string }> => {
  await refuseExisting(target)
  const partial = join(dirname(target), `.${basename(target)}.${randomUUID()}.partial`)
  const handle = await open(partial, 'wx', 0o600)
  let kept = false
  try {
    const hash = createHash('sha256')
    let bytes = 0
    const write = async (chunk: Uint8Array) => {
      bytes += chunk.length
      await handle.writeFile(chunk)
    }
    const sealing = passphrase === null ? null : await startSealing(passphrase, write)
    const put = async (chunk: Uint8Array) => {
      hash.update(chunk)
      await (sealing === null ? write(chunk) : sealing.add(chunk))
    }
    await put(head)
    await pipelineDone(
      Readable.from(records, { objectMode: false }),
      createZstdCompress(),
      async (packed: AsyncIterable<Uint8Array>) => {
        for await (const chunk of packed) await put(chunk)
      },
      { signal },
    )
    const sha256 = hash.copy().digest('hex')
    await put(tail(sha256))
    await sealing?.end()
    await handle.sync()
    await handle.close()
    await refuseExisting(target)
    await rename(partial, target)
    kept = true
    await syncFolder(dirname(target))
    return { bytes, sha256 }
  } catch (fault) {
    throw nameFullDisk(fault, target)
  } finally {
    if (!kept) {
      await handle.close()
      await rm(partial, { force: true })
    }
  }
}

const damaged = (source: string, what: string): BackupRefusal =>
  new BackupRefusal('DAMAGED', `${source} is damaged (${what}): use another copy of this backup.`)

const bytesOf = async (file: BackupFile, start: number, end: number): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of file.read(start, end)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/**
 * Checks head, tail and checksum of a backup file without unpacking it.
 * @returns sha256 and format version of the file
 * @throws BackupRefusal
 */
export const checkContainer = async (file: BackupFile): Promise<{ sha256: string; formatVersion: number }> => {
  const { source, size } = file
  const first = await bytesOf(file, 0, Math.min(64, size))
  const version = new RegExp(`^${magic} (\\d{1,9})\\n`).exec(first.toString('latin1'))?.[1]
  if (version === undefined)
    throw new BackupRefusal(
      'NOT_A_BACKUP',
      `${source} is not a backup of this product: name a file that 'npm run backup' wrote.`,
    )
  if (Number(version) > formatVersion)
    throw new BackupRefusal(
      'NEWER_FORMAT',
      `${source} has format ${version}, written by a newer version of this product: restore it with that version (this one reads up to ${formatVersion}).`,
    )
  const end = size - tailBytes
  const last = end > 0 ? await bytesOf(file, end, size) : Buffer.alloc(0)
  const expected = tailPattern.exec(last.toString('latin1'))?.[1]
  if (expected === undefined)
    throw new BackupRefusal(
      'TORN',
      `${source} is cut short or was not copied completely: use another copy of this backup.`,
    )
  const hash = createHash('sha256')
  for await (const chunk of file.read(0, end)) hash.update(chunk)
  if (hash.digest('hex') !== expected) throw damaged(source, 'its checksum differs')
  return { sha256: expected, formatVersion: Number(version) }
}

/** A section while the file is read: its data must be taken before the next section is asked for, or is passed over. */
export type OpenSection = { section: Section; data: AsyncIterable<Buffer> }
type ContainerPart = OpenSection | { contents: BackupContents }

async function* readRecords(file: BackupFile): AsyncGenerator<{ letter: Letter; payload: Buffer }> {
  const { source, size } = file
  const body = createZstdDecompress()
  // a fault of any part destroys `body` with it, and so reaches the loop below
  pipeline(Readable.from(file.read(head.length, size - tailBytes), { objectMode: false }), body, () => {})
  let held: Buffer[] = []
  let heldBytes = 0
  let needed = recordHead
  try {
    for await (const chunk of body) {
      held.push(chunk)
      heldBytes += chunk.length
      if (heldBytes < needed) continue
      const bytes = Buffer.concat(held)
      let at = 0
      for (;;) {
        needed = recordHead
        if (bytes.length - at < needed) break
        const letter = bytes.toString('latin1', at, at + 1)
        const length = bytes.readUInt32BE(at + 1)
        if (!isLetter(letter) || length > maxBytes[letter]) throw damaged(source, 'a record is not one')
        needed += length
        if (bytes.length - at < needed) break
        yield { letter, payload: bytes.subarray(at + recordHead, at + needed) }
        at += needed
      }
      held = [bytes.subarray(at)]
      heldBytes = bytes.length - at
    }
  } catch (fault) {
    if (faultCode(fault)?.startsWith('Z')) throw damaged(source, 'it cannot be unpacked')
    throw fault
  } finally {
    body.destroy()
  }
  if (heldBytes > 0) throw damaged(source, 'its last record is cut')
}

/**
 * Reads the sections of a backup file in turn and, last, its contents list. The file has passed `checkContainer`, what the
 * sections hold is compared with the contents by the caller.
 * @throws BackupRefusal
 */
export async function* readParts(file: BackupFile): AsyncGenerator<ContainerPart> {
  const { source } = file
  const records = readRecords(file)
  const parse = <T>(shape: { parse(value: unknown): T }, payload: Buffer): T => {
    try {
      return shape.parse(JSON.parse(payload.toString('utf8')))
    } catch {
      throw damaged(source, 'its list of contents cannot be read')
    }
  }
  try {
    let ahead = await records.next()
    const data = async function* () {
      for (; !ahead.done && ahead.value.letter === 'D'; ahead = await records.next()) yield ahead.value.payload
    }
    while (!ahead.done) {
      const { letter, payload } = ahead.value
      if (letter === 'D') throw damaged(source, 'a piece belongs to nothing')
      const part =
        letter === 'M'
          ? { contents: parse(contentsShape, payload) }
          : { section: parse(sectionShape, payload), data: data() }
      ahead = await records.next()
      yield part
      if (letter === 'M') {
        if (!ahead.done) throw damaged(source, 'something follows its list of contents')
        return
      }
      for await (const _ of data());
    }
    throw damaged(source, 'its list of contents is missing')
  } finally {
    await records.return(undefined)
  }
}
