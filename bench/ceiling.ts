import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The plain server of the same run: Fastify, a pool, one select or one durable insert. */
export const startCeiling = async (databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> => {
  const child = fork(fileURLToPath(import.meta.resolve('@phuong/server/testing/ceiling')), [], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)))
    child.once('exit', () => reject(new Error('the plain server did not start')))
  })
  return {
    url,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
