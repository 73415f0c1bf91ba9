import { createHash } from 'node:crypto'

/** Under this name space stand the ids of everything that the bank holds. */
const nameSpace = Buffer.from('6f1d0b7e5a2c4f3e9b8d1c7a40e25f96', 'hex')

/** The first 16 bytes as a uuid of the version. */
const asUuid = (bytes: Buffer, version: number): string => {
  const own = Buffer.from(bytes.subarray(0, 16))
  own.writeUInt8((own.readUInt8(6) & 0x0f) | (version << 4), 6)
  own.writeUInt8((own.readUInt8(8) & 0x3f) | 0x80, 8)
  return own.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The id (uuid version 5) that a name of the bank always has, on every machine. */
export const idOf = (name: string): string => asUuid(createHash('sha1').update(nameSpace).update(name).digest(), 5)

/**
 * As many ids for the pieces of a question. They have the form of version 4, and neither value nor order says what a piece
 * is; the same question always has the same ones, so that the bank built twice is the same to the byte.
 */
export const pieceIds = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    asUuid(createHash('sha256').update(nameSpace).update(`${name} piece ${at}`).digest(), 4),
  )
