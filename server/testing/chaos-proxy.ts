import { connect, createServer, type Socket } from 'node:net'

/** A bad line: how long each piece travels, how much passes, and what happens to it on the way. */
export type BadLine = {
  /** where chance comes from, from 0 to 1 */
  chance(): number
  /** share of pieces at which the connection is cut, half of them after the piece has passed (0 to 1) */
  cut?: number
  /** share of pieces that are lost once and sent again by TCP (0 to 1) */
  loss?: number
  /** milliseconds that a piece travels one way */
  delayMs?: number
  /** milliseconds until TCP sends a lost piece again */
  retransmitMs?: number
  /** bytes that pass in a second, each way */
  bytesPerSecond?: number
}

export type ChaosProxy = {
  readonly url: string
  /** connections that were cut so far */
  cuts(): number
  /** pieces that passed, both ways */
  passed(): number
  stop(): Promise<void>
}

const millisecondsPerSecond = 1_000

/** Opens a port on this machine that leads to `target` over a bad line (H040). */
export const startChaosProxy = async (target: string, line: BadLine): Promise<ChaosProxy> => {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let cuts = 0
  let passed = 0

  /** Lets what comes in at one end out at the other, in order, later and slower. */
  const carry = (from: Socket, to: Socket, end: () => void): void => {
    let free = 0
    let last: Promise<void> = Promise.resolve()
    const travel = (bytes: number): number => {
      const now = performance.now()
      const sending = line.bytesPerSecond ? (bytes * millisecondsPerSecond) / line.bytesPerSecond : 0
      free = Math.max(free, now) + sending
      const again = line.chance() < (line.loss ?? 0) ? (line.retransmitMs ?? 0) : 0
      return free - now + (line.delayMs ?? 0) + again
    }
    const after = (milliseconds: number, work: () => void): void => {
      const arrived = milliseconds > 0 ? new Promise<void>((resume) => setTimeout(resume, milliseconds)) : undefined
      last = last.then(() => arrived).then(work)
    }
    from.on('data', (piece) => {
      const fate = line.chance() / (line.cut || Number.MIN_VALUE)
      after(travel(piece.length), () => {
        // before or after the piece has passed: the one who sent it cannot tell which
        if (fate >= 0.5 && !to.destroyed) {
          to.write(piece)
          passed += 1
        }
        if (fate < 1) {
          cuts += 1
          end()
        }
      })
    })
    from.on('end', () => after(travel(0), () => void to.end()))
    from.on('error', end)
    from.on('close', () => open.delete(from))
  }

  const server = createServer((caller) => {
    const server = connect(Number(port), hostname)
    const end = () => {
      caller.destroy()
      server.destroy()
    }
    for (const socket of [caller, server]) open.add(socket.setNoDelay(true))
    carry(caller, server, end)
    carry(server, caller, end)
  })
  const listening = await new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return {
    url: `http://127.0.0.1:${listening}`,
    cuts: () => cuts,
    passed: () => passed,
    stop: async () => {
      for (const socket of open) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
