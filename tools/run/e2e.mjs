import { become } from './become.mjs'
import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { browserTests } = await import('./guards.mjs')
const { needBrowser, needBuilt } = await import('./ready.mjs')
await needBuilt()
needBrowser()
const [program, ...args] = browserTests
await become(program, [...args, ...process.argv.slice(2)])
