import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Mode, WorksheetDocument, Zone } from '../document/document.ts'
import { markWorksheet } from './mark.ts'

const zone = (id: string, mode: Mode, text: string, top: number, groupName = ''): Zone => ({
  id,
  mode,
  text,
  groupName,
  left: 0,
  top,
  width: 100,
  height: 20,
  angle: 0,
  fill: '',
  image: '',
  audio: null,
  countMatch: 1,
  aside: false,
})

const words = ['cà phê', 'Đồng hồ', 'ice-cream', 'Ưng', 'a b', 'quả ổi', '12,5', 'x']
const word = fc.constantFrom(...words)

/** A worksheet with a box for each key, a choice of two in four and a list; its zones in any order. */
const worksheets = fc
  .record({ keys: fc.array(word, { minLength: 1, maxLength: 5 }), order: fc.infiniteStream(fc.nat()) })
  .map(({ keys, order }) => {
    const ranks = order[Symbol.iterator]()
    const zones = [
      ...keys.map((key, at) => zone(`w${at}`, 'Write', key, 20 * at)),
      ...['yes', 'no', 'yes', 'no'].map((text, at) => zone(`c${at}`, 'Choice', text, 300 + 20 * at, 'two')),
      zone('d0', 'DropDown', 'đi|*đứng|ngồi', 400),
    ]
    const ranked = zones.map((one) => ({ one, rank: Number(ranks.next().value) }))
    const sorted = ranked.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one)
    const document: WorksheetDocument = { revision: 1, pages: [{ url: '', url2x: '', height: 1_500 }], zones: sorted }
    return { document, keys }
  })

/** Other ways to type the same words: case, marks apart or together, spaces, signs at the end. */
const spelling = fc.record({
  upper: fc.boolean(),
  apart: fc.boolean(),
  before: fc.constantFrom('', ' ', '\u00a0 '),
  after: fc.constantFrom('', '.', '!', ' ?', ' …'),
})
const spelled = (
  text: string,
  { upper, apart, before, after }: { upper: boolean; apart: boolean; before: string; after: string },
) => before + (apart ? text.normalize('NFD') : text.normalize('NFC'))[upper ? 'toUpperCase' : 'toLowerCase']() + after

test('H027: case, marks apart or together, spaces, signs at the end, further ways and any order give the same verdict', () => {
  fc.assert(
    fc.property(
      worksheets,
      fc.infiniteStream(spelling),
      fc.boolean(),
      word,
      ({ document, keys }, ways, turned, other) => {
        const way = ways[Symbol.iterator]()
        const picked = turned ? ['c2', 'c0'] : ['c0', 'c2']
        const typed = keys.map((key, at) => [`w${at}`, spelled(key, way.next().value)] as const)
        const plain = markWorksheet(document, {
          ...Object.fromEntries(keys.map((key, at) => [`w${at}`, key])),
          c0: ['c0', 'c2'],
          d0: 'đứng',
        })
        const varied = markWorksheet(document, { d0: 'đứng', c0: picked, ...Object.fromEntries(typed) })
        const withMore = {
          ...document,
          zones: document.zones.map((one) => (one.mode === 'Write' ? { ...one, text: `${other} | ${one.text}` } : one)),
        }
        const more = markWorksheet(withMore, { d0: 'đứng', c0: picked, ...Object.fromEntries(typed) })
        expect(plain.score).toBe(10)
        expect(varied.parts).toEqual(plain.parts)
        expect(more.parts).toEqual(plain.parts)
        expect([varied.score, more.score]).toEqual([10, 10])
      },
    ),
  )
})

test('H027: whatever is answered, the total is the sum over the types and the score lies between 0 and 10', () => {
  fc.assert(
    fc.property(
      worksheets,
      fc.dictionary(fc.constantFrom('w0', 'w1', 'c0', 'd0', 'zz'), fc.jsonValue()),
      ({ document }, answers) => {
        const mark = markWorksheet(document, answers)
        const counts = Object.values(mark.results).map(({ resultString }) => resultString.split('/').map(Number))
        const sum = (at: number) => counts.reduce((total, count) => total + (count[at] ?? 0), 0)
        expect([sum(0), sum(1)]).toEqual([mark.PassedQuestion, mark.TotalQuestion])
        expect(mark.PassedQuestion).toBeLessThanOrEqual(mark.TotalQuestion)
        expect(mark.score).toBeGreaterThanOrEqual(0)
        expect(mark.score).toBeLessThanOrEqual(10)
      },
    ),
  )
})
