import type { Readable, Writable } from 'node:stream'

/** Bytes of the number that stands before a message and says how long it is. */
const lengthBytes = 4
/** The longest message; what is longer is none. Files do not stand in messages, they follow them. Bytes. */
const maxMessageBytes = 65_536

/** The other side has ended, or says what makes no sense. */
export class PipeEnded extends Error {}

/** Writes one message; the bytes that it announces follow by themselves. */
export const writeMessage = (pipe: Writable, message: object): void => {
  const text = Buffer.from(JSON.stringify(message))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(text.length)
  pipe.write(Buffer.concat([length, text]))
}

export type PipeReader = {
  /** The next message, not yet looked at. @throws PipeEnded */
  message(): Promise<unknown>
  /** The next so many bytes, as they come; to be read to their end. @throws PipeEnded */
  pieces(bytes: number): AsyncGenerator<Buffer>
  /** The next so many bytes as one. @throws PipeEnded */
  whole(bytes: number): Promise<Buffer>
}

/** Reads messages and bytes from a pipe, one after another. */
export const readPipe = (pipe: Readable): PipeReader => {
  const chunks: AsyncIterator<Buffer> = pipe[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function* pieces(bytes: number): AsyncGenerator<Buffer> {
    let left = bytes
    while (left > 0) {
      if (rest.length === 0) {
        const next = await chunks.next().catch(() => ({ done: true, value: undefined }) as const)
        if (next.done) throw new PipeEnded('the pipe has ended')
        rest = next.value
      }
      const piece = rest.subarray(0, left)
      rest = rest.subarray(piece.length)
      left -= piece.length
      yield piece
    }
  }
  const whole = async (bytes: number): Promise<Buffer> => {
    // outside of the pool that small buffers share, so that the memory of a file goes back with it
    const all = Buffer.allocUnsafeSlow(bytes)
    let at = 0
    for await (const piece of pieces(bytes)) at += piece.copy(all, at)
    return all
  }
  const message = async (): Promise<unknown> => {
    const length = (await whole(lengthBytes)).readUInt32BE()
    if (length > maxMessageBytes) throw new PipeEnded('a message is too long')
    try {
      return JSON.parse((await whole(length)).toString())
    } catch (fault) {
      throw fault instanceof PipeEnded ? fault : new PipeEnded('a message is none')
    }
  }
  return { message, pieces, whole }
}
