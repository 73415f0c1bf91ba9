/** A figure that a server tells of itself; NaN where it does not tell it. */
const figureOf = async (url: string, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}

/** 99th percentile of the event loop's delay since it was asked last, milliseconds. */
export const lagSinceLast = async (url: string): Promise<number> =>
  (await figureOf(url, 'nodejs_eventloop_lag_p99_seconds')) * 1_000

/** Time that the server has had a processor since it started, all its threads together, milliseconds. */
export const processorTime = async (url: string): Promise<number> =>
  (await figureOf(url, 'process_cpu_seconds_total')) * 1_000
