/**
 * Runs something in one tab of this browser at a time. Where the browser has no locks (plain http), each tab runs its own:
 * what is run must bear that.
 */
export const oneAtATime = async <Result>(name: string, run: () => Promise<Result>): Promise<Result> =>
  navigator.locks === undefined ? run() : navigator.locks.request(name, run)
