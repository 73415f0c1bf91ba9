/** Draws our own worksheets anew: `node content/worksheets/build.ts`, after a layout has changed. */

import { writeFile } from 'node:fs/promises'
import { drawnWorksheets } from './drawn.ts'

for (const { path, draw } of drawnWorksheets) await writeFile(path, await draw())
