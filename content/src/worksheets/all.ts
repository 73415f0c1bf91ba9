import { join } from 'node:path'
import type { Zone } from '@phuong/exercises/worksheet'
import { animalsZones } from './animals.ts'
import { fractions } from './fractions.ts'
import { multiplication } from './multiplication.ts'
import { schoolyard } from './schoolyard.ts'
import { answersOf, type Sheet, sheetHeight } from './sheet.ts'
import { zonesOf } from './zone.ts'

/** A worksheet of the demo school: a real file, the pages that are used, and the places to answer in with their keys. */
export type SampleWorksheet = {
  /** of the file on this machine */
  readonly path: string
  readonly fileName: string
  readonly pageCount: number
  /** the pages that are used, each with its height in page units */
  readonly pages: readonly { readonly page: number; readonly height: number }[]
  readonly zones: readonly Zone[]
}

const folder = join(import.meta.dirname, '../../worksheets')

/** A worksheet that sheet.ts describes. */
const drawn = (file: string, fileName: string, sheet: Sheet): SampleWorksheet => ({
  path: join(folder, file),
  fileName,
  pageCount: sheet.pages.length,
  pages: sheet.pages.map((_, at) => ({ page: at + 1, height: sheetHeight })),
  zones: zonesOf(file.replace('.pdf', ''), answersOf(sheet)),
})

/** All are our own, drawn by worksheets/build.ts. */
export const sampleWorksheets = {
  animals: {
    path: join(folder, 'animals-1p.pdf'),
    fileName: 'Unit 3 - Animals.pdf',
    pageCount: 1,
    pages: [{ page: 1, height: sheetHeight }],
    zones: animalsZones,
  },
  fractions: drawn('fractions.pdf', 'Phân số.pdf', fractions),
  multiplication: drawn('multiplication.pdf', 'Phép nhân, phép chia.pdf', multiplication),
  schoolyard: drawn('schoolyard.pdf', 'Cây phượng sân trường.pdf', schoolyard),
} as const satisfies Readonly<Record<string, SampleWorksheet>>
