import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { needWeb } = await import('./ready.mjs')
await needWeb()
