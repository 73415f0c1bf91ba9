import { become } from './become.mjs'
import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { needWeb } = await import('./ready.mjs')
await needWeb()
await become(process.execPath, ['server/src/main.ts', ...process.argv.slice(2)])
