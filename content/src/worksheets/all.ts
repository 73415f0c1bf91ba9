import { join } from 'node:path'
import type { Zone } from '@phuong/exercises/worksheet'
import { animalsZones } from './animals.ts'
import { animalsHeight } from './animals-layout.ts'
import { fibonacciZones } from './fibonacci.ts'
import { letterHeight } from './letter.ts'
import { operationZones } from './operation-tables.ts'

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

/** Authors and licences stand in worksheets/LICENCE.md. */
export const sampleWorksheets = {
  fibonacci: {
    path: join(folder, 'fibonacci-fill-in-9p.pdf'),
    fileName: 'Dãy số Fibonacci.pdf',
    pageCount: 9,
    pages: [1, 2].map((page) => ({ page, height: letterHeight })),
    zones: fibonacciZones,
  },
  operationTables: {
    path: join(folder, 'operation-tables-9p.pdf'),
    fileName: 'Bảng phép tính.pdf',
    pageCount: 9,
    pages: [1, 2].map((page) => ({ page, height: letterHeight })),
    zones: operationZones,
  },
  animals: {
    path: join(folder, 'animals-1p.pdf'),
    fileName: 'Unit 3 - Animals.pdf',
    pageCount: 1,
    pages: [{ page: 1, height: animalsHeight }],
    zones: animalsZones,
  },
} as const satisfies Readonly<Record<string, SampleWorksheet>>
