/** Draws our own worksheet anew: `node content/worksheets/build.ts`, after its layout has changed. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawAnimals } from './animals.ts'

await writeFile(join(import.meta.dirname, 'animals-1p.pdf'), await drawAnimals())
