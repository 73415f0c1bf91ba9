import { readFileSync } from 'node:fs'
import {
  groupsOf,
  insidePage,
  markWorksheet,
  publicDocument,
  readDocument,
  storedDocument,
  unfinishedZones,
} from '@phuong/exercises/worksheet'
import { PDFDocument } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { drawAnimals } from '../../worksheets/animals.ts'
import { type SampleWorksheet, sampleWorksheets } from './all.ts'

const worksheets: [string, SampleWorksheet][] = Object.entries(sampleWorksheets)

const documentOf = ({ pages, zones }: SampleWorksheet) => ({
  revision: 1,
  pages: pages.map(({ page, height }) => ({ url: `/${page}`, url2x: `/${page}`, height })),
  zones,
})

const overlap = (one: SampleWorksheet['zones'][number], other: SampleWorksheet['zones'][number]): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

describe.each(worksheets)('the worksheet %s', (_, worksheet) => {
  test('is a PDF of as many pages as it says, each as high as it says', async () => {
    const pdf = await PDFDocument.load(readFileSync(worksheet.path))
    expect(pdf.getPageCount()).toBe(worksheet.pageCount)
    for (const { page, height } of worksheet.pages) {
      const { width, height: points } = pdf.getPage(page - 1).getSize()
      expect(height).toBe(Math.round((points * 1140) / width))
    }
  })

  test('B-188 protocol 7: is read back as it was stored, every zone inside its page, none over another', () => {
    const document = documentOf(worksheet)
    expect(readDocument(JSON.parse(JSON.stringify(storedDocument(document))))).toEqual(document)
    for (const zone of worksheet.zones) {
      expect(insidePage(zone, document.pages)).toEqual({
        left: zone.left,
        top: zone.top,
        width: zone.width,
        height: zone.height,
      })
      expect(worksheet.zones.filter((other) => other !== zone && overlap(zone, other))).toEqual([])
    }
  })

  test('may be given: no zone is unfinished, and nothing of the key goes to a pupil', () => {
    expect(unfinishedZones(worksheet)).toEqual([])
    const shown = publicDocument(documentOf(worksheet))
    const texts = shown.ExerciseData.flatMap(({ text, options }) => [text, ...(Array.isArray(options) ? options : [])])
    expect(texts.filter((text) => /yes|\*/.test(text))).toEqual([])
  })

  test('its key is marked 10, an empty worksheet 0', () => {
    const { zones } = worksheet
    const key = Object.fromEntries([
      ...zones
        .filter(({ mode }) => mode !== 'Choice')
        .map(({ id, mode, text }) => [
          id,
          (mode === 'DropDown'
            ? text.split('|').find((option) => option.startsWith('*'))
            : text.split('|')[0]
          )?.replace('*', ''),
        ]),
      ...groupsOf(zones)
        .filter(({ mode }) => mode === 'Choice')
        .map((group) => [group.id, group.zones.filter(({ text }) => text === 'yes').map(({ id }) => id)]),
    ])
    expect(markWorksheet(documentOf(worksheet), key)).toMatchObject({ score: 10, Star: 5, completedPercent: 100 })
    expect(markWorksheet(documentOf(worksheet), {})).toMatchObject({ score: 0, TotalAnswer: 0 })
  })
})

test('the sums of the Fibonacci numbers and the tables are right', () => {
  const texts = (worksheet: SampleWorksheet) => worksheet.zones.map(({ text }) => text.split('|')[0])
  const numbers = [0, 1]
  while (numbers.length < 18) numbers.push((numbers.at(-1) ?? 0) + (numbers.at(-2) ?? 0))
  const sums = [2, 3, 4, 5, 6, 7, 8].map((count) => numbers.slice(0, count).reduce((sum, next) => sum + next))
  expect(texts(sampleWorksheets.fibonacci).slice(0, 8)).toEqual([numbers[17], ...sums].map(String))
  expect(texts(sampleWorksheets.operationTables).join(' ')).toBe('F T T F 0 1 2 1 2 3 2 3 4 0 1 2 1 2 0 2 0 1')
})

test('ids of zones are uuids of version 4, each once', () => {
  const ids = worksheets.flatMap(([, { zones }]) => zones.map(({ id }) => id))
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

test('our own worksheet is the one that its builder draws, to the byte', async () => {
  const drawn = await drawAnimals()
  expect(Buffer.from(drawn).equals(readFileSync(sampleWorksheets.animals.path))).toBe(true)
})

test('the worksheet of animals asks in all three ways, and once for two', () => {
  const { zones } = sampleWorksheets.animals
  expect(new Set(zones.map(({ mode }) => mode))).toEqual(new Set(['Write', 'Choice', 'DropDown']))
  const groups = groupsOf(zones).filter(({ mode }) => mode === 'Choice')
  expect(groups.map((group) => group.zones.filter(({ text }) => text === 'yes').length)).toEqual([1, 1, 1, 2])
})
