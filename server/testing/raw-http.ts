import { connect } from 'node:net'

/** What came back over a bare connection; `closed` tells whether the server ended it. */
type RawAnswer = { text: string; status: number | null; closed: boolean }

/** How long a server may leave a connection open that it should have ended, milliseconds. */
const patienceMs = 5_000

/** Sends bytes as they are, without any client's help, and reads until the server ends the connection. */
export const sendRaw = (url: string, bytes: string | Buffer): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), new URL(url).hostname)
    let text = ''
    const settle = (closed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text, closed, status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]) || null })
    }
    const timer = setTimeout(() => settle(false), patienceMs)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    // a server that has refused may reset what is still being sent to it
    socket.on('error', () => {})
    socket.on('close', () => settle(true))
    socket.write(bytes)
  })
