import { become } from './become.mjs'
import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { needBrowser, needWeb } = await import('./ready.mjs')
await needWeb()
needBrowser()
await become(process.execPath, ['e2e/tour/main.ts', ...process.argv.slice(2)])
