import { become } from './become.mjs'
import { bootstrap } from './bootstrap.mjs'

// a script in TypeScript with its arguments, which needs nothing but the packages and the Node among them
await bootstrap()
await become(process.execPath, process.argv.slice(2))
