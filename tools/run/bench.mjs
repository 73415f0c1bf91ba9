import { become } from './become.mjs'
import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { needBrowser, needBuilt } = await import('./ready.mjs')
await needBuilt()
needBrowser()
await become(process.execPath, ['bench/main.ts', ...process.argv.slice(2)])
