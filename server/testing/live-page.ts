import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { joinRoom, type LiveMessage, liveForWhom, livePath, serverMessage } from '@phuong/domain/live/messages'

export type PageOptions = {
  cookie?: string | null
  /** null for none */
  origin?: string | null
  /** says for whom it was opened */
  forWhom?: string
  /** another address than that of the door */
  path?: string
  headers?: readonly string[]
}

const opcodes = { text: 1, binary: 2, ping: 9 } as const
/** Frames as a client sends them: masked. @param options.part 'first' and 'more' for pieces of one message */
export const frameOf = (
  payload: Buffer,
  options: { kind?: keyof typeof opcodes; part?: 'first' | 'more' | 'last' } = {},
): Buffer => {
  const { kind = 'text', part } = options
  const opcode = part === 'more' || part === 'last' ? 0 : opcodes[kind]
  const isLast = part === undefined || part === 'last'
  const head = Buffer.alloc(payload.length < 126 ? 2 : payload.length < 65_536 ? 4 : 10)
  head[0] = (isLast ? 0x80 : 0) | opcode
  if (payload.length < 126) head[1] = 0x80 | payload.length
  else if (payload.length < 65_536) {
    head[1] = 0x80 | 126
    head.writeUInt16BE(payload.length, 2)
  } else {
    head[1] = 0x80 | 127
    head.writeBigUInt64BE(BigInt(payload.length), 2)
  }
  // a mask of zeros leaves the bytes as they are
  return Buffer.concat([head, Buffer.alloc(4), payload])
}

/** Takes whole frames of a server, which are short and not masked, from what has come in. */
const takeFrames = (bytes: Buffer): { frames: { opcode: number; payload: Buffer }[]; rest: Buffer } => {
  const frames = []
  let at = 0
  while (bytes.length - at >= 2) {
    const short = (bytes[at + 1] as number) & 0x7f
    const head = short === 126 ? 4 : 2
    if (bytes.length - at < head) break
    const length = short === 126 ? bytes.readUInt16BE(at + 2) : short
    if (bytes.length - at < head + length) break
    frames.push({ opcode: (bytes[at] as number) & 0x0f, payload: bytes.subarray(at + head, at + head + length) })
    at += head + length
  }
  return { frames, rest: bytes.subarray(at) }
}

/** An open page over a bare connection, so that a test may also send what no browser sends. */
export class LivePage {
  readonly socket: Socket
  /** of the answer to the upgrade; 101 when the page is open */
  status: number | null = null
  /** the answer of a refusal */
  refusal = ''
  readonly messages: LiveMessage[] = []
  isClosed = false
  /** code of the server's close frame */
  closeCode: number | null = null
  readonly closed: Promise<void>
  #rest = Buffer.alloc(0)
  #asked = 0
  readonly #answers = new Map<number, (answer: unknown) => void>()
  #settle: () => void = () => {}
  /** when the page is open, was refused or has been closed */
  readonly settled = new Promise<void>((resolve) => {
    this.#settle = resolve
  })
  /** called for each message */
  onMessage: (message: LiveMessage) => void = () => {}

  constructor(url: string, options: PageOptions = {}) {
    const { host, hostname, port } = new URL(url)
    const { cookie = null, origin = url, forWhom, path, headers = [] } = options
    const whom = forWhom === undefined ? '' : `&${liveForWhom}=${forWhom}`
    this.socket = connect(Number(port), hostname)
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve()))
    this.socket.on('error', () => {})
    this.socket.once('close', () => {
      this.isClosed = true
      this.#settle()
    })
    this.socket.on('data', (bytes) => this.#take(bytes))
    this.socket.write(
      [
        `GET ${path ?? `${livePath}?EIO=4&transport=websocket${whom}`} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        ...(origin === null ? [] : [`Origin: ${origin}`]),
        ...(cookie === null ? [] : [`Cookie: ${cookie}`]),
        ...headers,
        '',
        '',
      ].join('\r\n'),
    )
  }

  #take(bytes: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, bytes])
    if (this.status === null) {
      const end = this.#rest.indexOf('\r\n\r\n')
      if (end < 0) return
      this.status = Number(/^HTTP\/1\.1 (\d{3})/.exec(this.#rest.toString('latin1', 0, 12))?.[1])
      this.#rest = this.#rest.subarray(end + 4)
      if (this.status === 101) this.send('40')
    }
    if (this.status !== 101) {
      this.refusal += this.#rest.toString()
      this.#rest = Buffer.alloc(0)
      return
    }
    const { frames, rest } = takeFrames(this.#rest)
    this.#rest = Buffer.from(rest)
    for (const { opcode, payload } of frames) {
      if (opcode === 8) {
        this.closeCode = payload.length < 2 ? 1005 : payload.readUInt16BE(0)
        this.socket.end()
      } else if (opcode === 1) this.#hear(payload.toString())
    }
  }

  #hear(text: string): void {
    if (text === '2') this.send('3')
    if (text.startsWith('40')) this.#settle()
    const [, kind, id, body = '[]'] = /^4([23])(\d*)(\[.*)$/.exec(text) ?? []
    if (kind === '3') this.#answers.get(Number(id))?.((JSON.parse(body) as unknown[])[0])
    if (kind !== '2') return
    const [name, message] = JSON.parse(body) as [string, LiveMessage]
    if (name !== serverMessage) return
    this.messages.push(message)
    this.onMessage(message)
  }

  /** Sends a text as one frame. */
  send(text: string): void {
    this.write(frameOf(Buffer.from(text)))
  }

  /** Sends bytes as they are. */
  write(bytes: Buffer): void {
    if (!this.socket.destroyed) this.socket.write(bytes)
  }

  /** Asks to come into a room. @returns whether the page is in; null when it was closed instead */
  join(roomId: unknown): Promise<unknown> {
    this.#asked += 1
    const id = this.#asked
    this.send(`42${id}${JSON.stringify([joinRoom, { roomId }])}`)
    return Promise.race([new Promise((resolve) => this.#answers.set(id, resolve)), this.closed.then(() => null)])
  }

  close(): void {
    this.socket.destroy()
  }
}

/** A page that is open, or was refused. */
export const openLivePage = async (url: string, options: PageOptions = {}): Promise<LivePage> => {
  const page = new LivePage(url, options)
  await page.settled
  return page
}
