/**
 * A backup that is encrypted with a passphrase: the same file as ever (container.ts), in pieces that are sealed one by one.
 *
 * ```
 * PHUONG-SEALED 1\n       16 bytes, plain text
 * N r p                   three bytes: cost of scrypt, as the power of two; block size; parallelism
 * salt                    16 bytes, of this file alone
 * check                   16 bytes, which tell a wrong passphrase from a damaged file
 * piece ... piece         each 1 MiB, the last one shorter or as long, and 16 bytes of tag
 * ```
 *
 * scrypt makes 48 bytes of the passphrase (NFC, UTF-8) and the salt: the key of AES-256-GCM and the check. Piece n, from
 * 0, has the nonce: seven zeros, n as 32 bits big endian, 1 for the last piece and 0 for each other; its additional data
 * is all that stands before the pieces. So no piece can be changed, left out, moved, or taken for the end.
 */
import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { BackupRefusal } from './refusal.ts'

const magic = Buffer.from('PHUONG-SEALED 1\n')
const magicOfAll = 'PHUONG-SEALED '
const saltBytes = 16
const checkBytes = 16
const keyBytes = 32
const headBytes = magic.length + 3 + saltBytes + checkBytes
const pieceBytes = 1024 * 1024
const tagBytes = 16
/** 128 MiB and about half a second for each guess. */
const usualCost = { log2N: 17, r: 8, p: 1 } as const
/** A file from outside asks for no more than this: 1 GiB. */
const mostCost = { log2N: 20, r: 8, p: 4 } as const

type Cost = { log2N: number; r: number; p: number }

const deriving = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)
const derive = async (
  passphrase: string,
  salt: Buffer,
  { log2N, r, p }: Cost,
): Promise<{ key: Buffer; check: Buffer }> => {
  const N = 2 ** log2N
  const options = { N, r, p, maxmem: 256 * N * r }
  const made = await deriving(passphrase.normalize('NFC'), salt, keyBytes + checkBytes, options)
  return { key: made.subarray(0, keyBytes), check: made.subarray(keyBytes) }
}

const nonceOf = (piece: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(piece, 7)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** Whether a file begins as a sealed one, of this version or another. */
export const isSealed = (start: Buffer): boolean => start.toString('latin1', 0, magicOfAll.length) === magicOfAll

/** Seals what is added, in its order, and hands it on. */
type Sealing = { add(chunk: Uint8Array): Promise<void>; end(): Promise<void> }

/**
 * Begins a sealed file.
 * @param put takes the bytes of the file, one call after another
 * @param cost of scrypt; it stands in the file
 */
export const startSealing = async (
  passphrase: string,
  put: (bytes: Uint8Array) => Promise<void>,
  cost: Cost = usualCost,
): Promise<Sealing> => {
  const salt = randomBytes(saltBytes)
  const { key, check } = await derive(passphrase, salt, cost)
  const { log2N, r, p } = cost
  const head = Buffer.concat([magic, Buffer.from([log2N, r, p]), salt, check])
  await put(head)
  let held: Uint8Array[] = []
  let heldBytes = 0
  let piece = 0
  const seal = async (plain: Uint8Array, isLast: boolean): Promise<void> => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(piece, isLast)).setAAD(head)
    await put(Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]))
    piece += 1
  }
  return {
    add: async (chunk) => {
      held.push(chunk)
      heldBytes += chunk.length
      // which piece is the last is known when nothing comes after it
      if (heldBytes <= pieceBytes) return
      let bytes = Buffer.concat(held)
      for (; bytes.length > pieceBytes; bytes = bytes.subarray(pieceBytes))
        await seal(bytes.subarray(0, pieceBytes), false)
      held = [bytes]
      heldBytes = bytes.length
    },
    end: () => seal(Buffer.concat(held), true),
  }
}

/** The plain bytes of a sealed file: how many, and those from `start` up to `end`, each piece checked before it is given. */
export type Plain = { readonly size: number; read(start: number, end: number): AsyncIterable<Buffer> }

const damaged = (source: string, what: string) =>
  new BackupRefusal('DAMAGED', `${source} is damaged (${what}): use another copy of this backup.`)

const readHead = async (source: string): Promise<{ head: Buffer; size: number }> => {
  const handle = await open(source, 'r')
  try {
    const { size } = await handle.stat()
    const head = Buffer.alloc(headBytes)
    await handle.read(head, 0, headBytes, 0)
    return { head, size }
  } finally {
    await handle.close()
  }
}

const costIn = (head: Buffer, source: string): Cost => {
  const [log2N = 0, r = 0, p = 0] = head.subarray(magic.length, magic.length + 3)
  if (log2N < 1 || r < 1 || p < 1 || log2N > mostCost.log2N || r > mostCost.r || p > mostCost.p)
    throw damaged(source, 'its head is not one')
  return { log2N, r, p }
}

/**
 * Opens a sealed file with its passphrase.
 * @throws BackupRefusal for a newer version, a file that is cut, and a passphrase that is missing or another one
 */
export const openSealed = async (source: string, passphrase: string | null): Promise<Plain> => {
  const { head, size } = await readHead(source)
  if (!head.subarray(0, magic.length).equals(magic))
    throw new BackupRefusal(
      'NEWER_FORMAT',
      `${source} is encrypted in a way that this version of the product does not know: restore it with the newer version.`,
    )
  const pieces = Math.ceil((size - headBytes) / (pieceBytes + tagBytes))
  const sizeOf = (piece: number) => Math.min(pieceBytes + tagBytes, size - headBytes - piece * (pieceBytes + tagBytes))
  // no piece of a backup is empty
  if (pieces < 1 || sizeOf(pieces - 1) <= tagBytes)
    throw new BackupRefusal(
      'TORN',
      `${source} is cut short or was not copied completely: use another copy of this backup.`,
    )
  if (passphrase === null)
    throw new BackupRefusal(
      'NO_PASSPHRASE',
      `${source} is encrypted: name the file that holds its passphrase by --passphrase-file, or write it into BACKUP_PASSPHRASE.`,
    )
  const salt = head.subarray(magic.length + 3, magic.length + 3 + saltBytes)
  const { key, check } = await derive(passphrase, salt, costIn(head, source))
  if (!timingSafeEqual(check, head.subarray(headBytes - checkBytes)))
    throw new BackupRefusal(
      'WRONG_PASSPHRASE',
      `${source} does not open with this passphrase: give the one that it was written with, and nothing is changed until then.`,
    )
  const opened = (sealed: Buffer, piece: number): Buffer => {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(piece, piece === pieces - 1)).setAAD(head)
    try {
      decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes))
      return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - tagBytes)), decipher.final()])
    } catch {
      throw damaged(source, `its piece ${piece + 1} of ${pieces} was changed, moved or cut`)
    }
  }
  return {
    size: size - headBytes - pieces * tagBytes,
    read: async function* (start, end) {
      const handle = await open(source, 'r')
      try {
        for (let piece = Math.floor(start / pieceBytes); piece * pieceBytes < end; piece++) {
          const sealed = Buffer.alloc(sizeOf(piece))
          const { bytesRead } = await handle.read(sealed, 0, sealed.length, headBytes + piece * (pieceBytes + tagBytes))
          const plain = opened(sealed.subarray(0, bytesRead), piece)
          const from = piece * pieceBytes
          yield plain.subarray(Math.max(0, start - from), Math.min(plain.length, end - from))
        }
      } finally {
        await handle.close()
      }
    },
  }
}
