import { become } from './become.mjs'
import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { needBrowser, needBuilt } = await import('./ready.mjs')
await needBuilt()
needBrowser()
await become(process.execPath, ['e2e/tour/pictures.ts'])
