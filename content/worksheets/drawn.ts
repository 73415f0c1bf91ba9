import { sampleWorksheets } from '../src/worksheets/all.ts'
import { fractions } from '../src/worksheets/fractions.ts'
import { multiplication } from '../src/worksheets/multiplication.ts'
import { schoolyard } from '../src/worksheets/schoolyard.ts'
import { drawAnimals } from './animals.ts'
import { drawSheet } from './draw.ts'

/** The sample worksheets, which we draw ourselves: the file of each, and what draws it. */
export const drawnWorksheets: readonly { readonly path: string; draw(): Promise<Uint8Array> }[] = [
  { path: sampleWorksheets.animals.path, draw: drawAnimals },
  { path: sampleWorksheets.fractions.path, draw: () => drawSheet(fractions) },
  { path: sampleWorksheets.multiplication.path, draw: () => drawSheet(multiplication) },
  { path: sampleWorksheets.schoolyard.path, draw: () => drawSheet(schoolyard) },
]
