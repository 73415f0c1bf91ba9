import { Agent, request } from 'node:http'

export type Ask = { path: string; headers: Record<string, string>; body: string }
export type Load = { perSecond: number; p50: number; p95: number; p99: number; failures: number; answered: number }

/** The value below which this share of the sorted figures lies (0 to 1). @returns NaN for no figures */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN

/** One question over a kept connection, and the whole of its answer; `retryAfter` in seconds, null where it has none. */
export const post = (
  agent: Agent,
  url: URL,
  { path, headers, body }: Ask,
): Promise<{ status: number; body: string; retryAfter: number | null }> =>
  new Promise((resolve, reject) => {
    const asked = request(
      {
        agent,
        host: url.hostname,
        port: url.port,
        path,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (piece: string) => {
          text += piece
        })
        const after = answer.headers['retry-after']
        const retryAfter = after === undefined ? null : Number(after)
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: text, retryAfter }))
      },
    )
    asked.once('error', reject)
    asked.end(body)
  })

/** What many measured times say, in milliseconds. */
export const spreadOf = (times: readonly number[]): { p50: number; p95: number; p99: number } => {
  const sorted = times.toSorted((a, b) => a - b)
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), p99: percentile(sorted, 0.99) }
}

/**
 * Lets so many callers ask for so many seconds, each the next thing when the last is answered.
 * @param ask what a caller asks in its turn
 * @returns answers per second, times in milliseconds, how many answers were none of the 200s
 */
export const load = async (
  url: string,
  { callers, seconds, ask }: { callers: number; seconds: number; ask: (caller: number, turn: number) => Ask },
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const to = new URL(url)
  const times: number[] = []
  let failures = 0
  const start = performance.now()
  const end = start + seconds * 1000
  const oneCaller = async (caller: number) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const asked = performance.now()
      const { status } = await post(agent, to, ask(caller, turn))
      times.push(performance.now() - asked)
      if (status < 200 || status >= 300) failures += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => oneCaller(caller)))
  const took = (performance.now() - start) / 1000
  agent.destroy()
  return {
    perSecond: times.length / took,
    ...spreadOf(times),
    failures,
    answered: times.length,
  }
}
