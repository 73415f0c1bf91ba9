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
import { drawnWorksheets } from '../../worksheets/drawn.ts'
import { type SampleWorksheet, sampleWorksheets } from './all.ts'
import { fractions } from './fractions.ts'
import { multiplication } from './multiplication.ts'
import type { Part } from './sheet.ts'

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

/** The value of a sum as schools here write it: × and : for the two signs, a space between the thousands. */
const resultOf = (sum: string): number => {
  const plain = sum
    .replaceAll(/(?<=\d) (?=\d{3})/g, '')
    .replaceAll('×', '*')
    .replaceAll(':', '/')
  expect(plain).toMatch(/^[\d\s()+*/]+$/)
  return Number(new Function(`return ${plain}`)())
}
const keyOf = ({ answers }: Part): string => answers[0]?.text ?? ''
const textsOf = ({ marks }: Part | undefined = { marks: [], answers: [] }): string[] =>
  marks.flatMap((mark) => ('text' in mark ? [mark.text] : []))
const shareOf = ([over = '', under = '']: readonly string[]): number => Number(over) / Number(under)

test('the sums of the worksheet on multiplication are right, however their thousands are typed', () => {
  const parts = multiplication.pages.flat()
  const sums = parts.filter((part) => textsOf(part)[0]?.endsWith(' ='))
  expect(sums).toHaveLength(8)
  for (const part of sums) {
    const variants = keyOf(part).split('|')
    expect(new Set(variants.map((variant) => variant.replaceAll(/[ .]/g, '')))).toEqual(
      new Set([String(resultOf(textsOf(part)[0]?.slice(0, -1) ?? ''))]),
    )
  }
  const judged = parts.filter((part) => /Đ\|/.test(keyOf(part)))
  expect(judged).toHaveLength(4)
  for (const part of judged) {
    const [one = '', other = ''] = (textsOf(part)[0] ?? '').slice(3).split('=')
    expect([textsOf(part)[0], resultOf(one) === resultOf(other)]).toEqual([
      textsOf(part)[0],
      keyOf(part).startsWith('*Đ'),
    ])
  }
})

test('the fractions of their worksheet are right: of the drawings, their signs, what is left out', () => {
  const parts = fractions.pages.flat()
  const bars = parts.filter(({ marks }) => marks.length > 3 && marks.every((mark) => 'box' in mark))
  expect(bars).toHaveLength(4)
  for (const part of bars) {
    const filled = part.marks.filter((mark) => 'box' in mark && mark.filled).length
    expect(keyOf(parts[parts.indexOf(part) + 1] as Part).split('|')[0]).toBe(`${filled}/${part.marks.length}`)
  }
  const signs = parts.filter((part) => part.answers[0]?.mode === 'DropDown')
  expect(signs).toHaveLength(6)
  for (const part of signs) {
    const [one, other] = [-1, 1].map((by) => shareOf(textsOf(parts[parts.indexOf(part) + by])))
    const sign = { '-1': '<', 0: '=', 1: '>' }[Math.sign((one ?? 0) - (other ?? 0))]
    expect(
      keyOf(part)
        .split('|')
        .find((option) => option.startsWith('*')),
    ).toBe(`*${sign}`)
  }
  const equals = parts.filter((part) => textsOf(part)[0] === '=')
  expect(equals).toHaveLength(4)
  for (const part of equals) {
    const [one, other, box] = [-1, 1, 2].map((by) => parts[parts.indexOf(part) + by])
    const whole = textsOf(other).map((text) => (text === '' ? keyOf(box as Part) : text))
    expect(shareOf(whole)).toBe(shareOf(textsOf(one)))
  }
})

test('ids of zones are uuids of version 4, each once', () => {
  const ids = worksheets.flatMap(([, { zones }]) => zones.map(({ id }) => id))
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every worksheet is the one that its builder draws, to the byte', async () => {
  expect(drawnWorksheets.map(({ path }) => path).toSorted()).toEqual(worksheets.map(([, { path }]) => path).toSorted())
  for (const { path, draw } of drawnWorksheets)
    expect([path, Buffer.from(await draw()).equals(readFileSync(path))]).toEqual([path, true])
})

test('the worksheet of animals asks in all three ways, and once for two', () => {
  const { zones } = sampleWorksheets.animals
  expect(new Set(zones.map(({ mode }) => mode))).toEqual(new Set(['Write', 'Choice', 'DropDown']))
  const groups = groupsOf(zones).filter(({ mode }) => mode === 'Choice')
  expect(groups.map((group) => group.zones.filter(({ text }) => text === 'yes').length)).toEqual([1, 1, 1, 2])
})
