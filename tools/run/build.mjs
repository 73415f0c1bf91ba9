import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { needBuilt } = await import('./ready.mjs')
await needBuilt()
