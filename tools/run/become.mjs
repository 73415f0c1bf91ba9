import { spawn } from 'node:child_process'

/**
 * Goes on as another program: takes its place where Node can do that (22.15 and newer), otherwise starts it, hands
 * signals on and ends as it ends. Never returns.
 * @param {string} program path of the program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<never>}
 */
export const become = (program, args, environment = process.env) => {
  if (process.execve) process.execve(program, [program, ...args], environment)
  const child = spawn(program, args, { stdio: 'inherit', env: environment })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  return new Promise((_, fail) => {
    child.on('error', fail)
    child.on('exit', (code, signal) => {
      if (signal === null) process.exit(code ?? 1)
      for (const name of signals) process.removeAllListeners(name)
      process.kill(process.pid, signal)
    })
  })
}
