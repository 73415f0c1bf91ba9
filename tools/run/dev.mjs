import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bootstrap, stop } from './bootstrap.mjs'
import { root } from './root.mjs'

await bootstrap()
const { createServer } = await import('vite')
const { buildBank } = await import('./bank.mjs')

const bank = await buildBank()
if (!bank.ok) stop(bank.output)

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
})
// web/vite.config.ts passes on what the server answers itself
process.env.PHUONG_SERVER = `http://127.0.0.1:${process.env.PORT || 3000}`
const web = await createServer({ root: join(root, 'web'), server: { host: '127.0.0.1' } }).catch((problem) => {
  server.kill()
  stop(problem)
})
await web.listen()
web.printUrls()

/** Ends both; a second signal while they end changes nothing. */
let ending = false
const end = async () => {
  if (ending) return
  ending = true
  server.kill('SIGTERM')
  await web.close()
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
server.on('exit', (code) => {
  end()
  process.exitCode = code ?? 0
})
