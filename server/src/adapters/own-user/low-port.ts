import { readFile } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'

/** The first port that everybody may listen on, where the system does not say. */
const usualFirst = 1024

/** Whether only root may listen on a port. */
export const isForRoot = async (port: number): Promise<boolean> => {
  if (port === 0) return false
  const said = await readFile('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8').catch(() => '')
  return port < (Number.parseInt(said, 10) || usualFirst)
}

export type HeldPort = {
  /** hands what has connected, and what connects from now on, to a server that listens nowhere itself */
  handTo(server: { emit(event: 'connection', socket: Socket): boolean }): void
  close(): Promise<void>
}

/** Takes a port while this process is still root; who connects before the product is ready waits. */
export const holdPort = async (port: number, host: string): Promise<HeldPort> => {
  const waiting: Socket[] = []
  // as Node's own server for HTTP has it
  const door: Server = createServer({ allowHalfOpen: true, noDelay: true, pauseOnConnect: true })
  door.on('connection', (socket) => waiting.push(socket))
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject)
    door.listen(port, host, resolve)
  })
  return {
    handTo: (server) => {
      const hand = (socket: Socket) => {
        server.emit('connection', socket)
        socket.resume()
      }
      door.removeAllListeners('connection').on('connection', hand)
      for (const socket of waiting.splice(0)) hand(socket)
    },
    close: () => new Promise((resolve) => door.close(() => resolve())),
  }
}
