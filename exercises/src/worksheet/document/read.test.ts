import fc from 'fast-check'
import { expect, test } from 'vitest'
import { modes } from './document.ts'
import { readDocument, storedDocument } from './read.ts'

const page = { url: '/p1.webp', url2x: '/p1@2x.webp', height: 1500 }
const box = { id: 'z1', mode: 'Write', top: 10, left: 20, width: 200, height: 40 }
const stored = (change: object = {}) => ({
  version: 1,
  revision: 3,
  width: 1140,
  pages: [page, page],
  ExerciseData: [box],
  canvasJson: {},
  ...change,
})
const boxes = (...list: object[]) => stored({ ExerciseData: list.map((one) => ({ ...box, ...one })) })

test('B-186, B-188: a box is read with all its fields', () => {
  const whole = {
    ...box,
    mode: 'Listen',
    angle: 90,
    fill: '#ff0000',
    text: '/sound.mp3',
    groupName: 'B3',
    image: '/crop.webp',
  }
  const audio = { id: 'f1', audioURL: '/sound.mp3', fileName: 'sound.mp3' }
  const document = readDocument(boxes({ ...whole, data: { audio, countMatch: 2 } }))
  expect(document).toEqual({
    revision: 3,
    pages: [page, page],
    zones: [{ ...whole, audio, countMatch: 2, aside: false }],
  })
})

test('B-191: what stands in data alone counts; where both say something, the top level wins', () => {
  const data = { text: 'inner', groupName: 'inner', image: 'inner', countMatch: 4 }
  expect(readDocument(boxes({ data }))?.zones[0]).toMatchObject(data)
  const outer = { text: '', groupName: 'outer', image: 'outer', countMatch: 1 }
  expect(readDocument(boxes({ ...outer, data }))?.zones[0]).toMatchObject(outer)
})

test('protocol 7: a zone that is set aside is read from the box and its mirror and written into both; older documents have none', () => {
  expect(readDocument(boxes({}))?.zones[0]?.aside).toBe(false)
  expect(readDocument(boxes({ data: { aside: true } }))?.zones[0]?.aside).toBe(true)
  expect(readDocument(boxes({ aside: false, data: { aside: true } }))?.zones[0]?.aside).toBe(false)
  const document = readDocument(boxes({ aside: true }, { id: 'z2' }))
  if (!document) throw new Error('not read')
  const [aside, given] = storedDocument(document).ExerciseData
  expect(aside).toMatchObject({ aside: true, data: { aside: true } })
  expect(JSON.stringify(given)).not.toContain('aside')
  expect(readDocument(storedDocument(document))).toEqual(document)
  expect(readDocument(boxes({ aside: 'yes' }))).toBeUndefined()
})

test('B-189: a box has one of seven modes, and a box of another is no worksheet', () => {
  for (const mode of modes) expect(readDocument(boxes({ mode }))?.zones[0]?.mode).toBe(mode)
  expect(modes).toHaveLength(7)
  expect(readDocument(boxes({ mode: 'Draw' }))).toBeUndefined()
})

test('B-192: a matching zone takes one link unless it says more', () => {
  expect(readDocument(boxes({ mode: 'Match' }))?.zones[0]?.countMatch).toBe(1)
})

test('B-193: what is written is what was read, data mirrors the box, and nothing is kept of canvasJson', () => {
  const document = readDocument({ ...boxes({ text: 'cat', groupName: 'g' }), canvasJson: { objects: ['the key'] } })
  if (!document) throw new Error('not read')
  const written = storedDocument(document)
  expect(written.canvasJson).toEqual({})
  expect(written.ExerciseData[0]).toMatchObject({ text: 'cat', data: { text: 'cat', groupName: 'g', countMatch: 1 } })
  expect(readDocument(JSON.stringify(written))).toEqual(document)
})

test('version 0, boxes over one picture, is read as one page on which they all have room', () => {
  const older = { ExerciseData: [{ ...box, top: 2500 }], canvasJson: {}, backgroundImage: '/whole.png' }
  const document = readDocument(older)
  expect(document?.revision).toBe(0)
  expect(document?.pages).toEqual([{ url: '/whole.png', url2x: '/whole.png', height: 2540 }])
  expect(document?.zones[0]).toMatchObject({ top: 2500, height: 40 })
  expect(readDocument({})).toEqual({ revision: 0, pages: [{ url: '', url2x: '', height: 1612 }], zones: [] })
})

test.each([
  ['over the left and upper edge', { left: -50, top: -9 }, { left: 0, top: 0 }],
  ['over the right edge', { left: 1100 }, { left: 940 }],
  ['over the end of a page, its middle on that page', { top: 1470 }, { top: 1460 }],
  ['over the end of a page, its middle on the next', { top: 1490 }, { top: 1500 }],
  ['below the last page', { top: 9000 }, { top: 2960 }],
  ['between the units', { left: 20.4, top: 10.6, width: 99.7 }, { left: 20, top: 11, width: 100 }],
  ['too small', { width: 1, height: 1 }, { width: 20, height: 16 }],
])('a zone %s is put right', (_, change, seen) => {
  expect(readDocument(boxes(change))?.zones[0]).toMatchObject(seen)
})

test.each([
  ['a huge number', boxes({ top: 1e300 })],
  ['no number', boxes({ left: Number.NaN })],
  ['a negative size', boxes({ width: -5 })],
  ['a size of 0', boxes({ height: 0 })],
  ['1,001 zones', boxes(...Array.from({ length: 1001 }, (_, index) => ({ id: `z${index}` })))],
  ['100,000 entries', stored({ ExerciseData: Array(100_000).fill(null) })],
  ['100,000 entries in version 0', { ExerciseData: Array(100_000).fill(box) }],
  ['31 pages', stored({ pages: Array(31).fill(page) })],
  ['an id that is __proto__', boxes({ id: '__proto__' })],
  ['an id twice', boxes({}, {})],
  ['an unknown mode', boxes({ mode: 'Draw' })],
  ['a text of 2,001 signs', boxes({ text: 'a'.repeat(2001) })],
  ['a page of no height', stored({ pages: [{ ...page, height: 0 }] })],
  ['zones without a page', stored({ pages: [] })],
  ['a newer version', stored({ version: 3 })],
  ['a version that is none', stored({ version: '__proto__' })],
  ['no object', '[]'],
])('H132: a document with %s is refused', (_, value) => {
  expect(readDocument(value)).toBeUndefined()
})

test('H132: 1,000 zones and 30 pages are read, and script in a text stays a text', () => {
  const zones = Array.from({ length: 1000 }, (_, index) => ({ ...box, id: `z${index}`, text: '<script>' }))
  const document = readDocument(stored({ ExerciseData: zones, pages: Array(30).fill(page) }))
  expect(document?.zones).toHaveLength(1000)
  expect(document?.zones[999]?.text).toBe('<script>')
})

test('H132: no value makes reading throw, and what is read once is read again as it is', () => {
  const place = fc.double({ min: -3000, max: 9000, noNaN: true })
  const size = fc.double({ min: 0.1, max: 5000, noNaN: true })
  const boxLike = fc.record({
    id: fc.uuid(),
    mode: fc.constant('Choice'),
    top: place,
    left: place,
    width: size,
    height: size,
  })
  const like = fc.array(boxLike, { maxLength: 5 }).map((ExerciseData) => stored({ ExerciseData }))
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.json(), like), (value) => {
      const document = readDocument(value)
      if (document) expect(readDocument(storedDocument(document))).toEqual(document)
    }),
  )
  fc.assert(
    fc.property(like, (value) => {
      expect(readDocument(value)).toBeDefined()
    }),
  )
})
