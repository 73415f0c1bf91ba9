import { become } from './become.mjs'
import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { needBuilt } = await import('./ready.mjs')
await needBuilt()
await become(process.execPath, ['server/src/main.ts', ...process.argv.slice(2)])
