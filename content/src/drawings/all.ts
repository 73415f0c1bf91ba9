import { clocks } from './clocks.ts'
import { colours } from './colours.ts'
import { counts } from './counts.ts'
import { places } from './places.ts'
import { shapes } from './shapes.ts'
import type { Drawing } from './svg.ts'
import { things } from './things.ts'

/** Every drawing of our own. */
export const drawings: readonly Drawing[] = [...colours, ...shapes, ...counts, ...places, ...clocks, ...things]
