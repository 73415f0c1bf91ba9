import fc from 'fast-check'
import { expect, test } from 'vitest'
import { modeZone } from '../../testing/zone.ts'
import type { Zone } from '../document/document.ts'
import { publicDocument } from '../document/public.ts'
import { unfinishedZones } from '../document/unfinished.ts'
import { loadEditing, toolsInOrder } from '../editor/editing.tsx'
import { newZones } from '../editor/new-zones.ts'
import { readPublicDocument } from '../player/read-public.ts'
import { type Mode, modes, zoneModes } from './modes.ts'
import { zoneScreens } from './screens.tsx'

const pages = [{ url: '/1', url2x: '/1b', height: 1_500 }]
const text = fc.constantFrom(
  '',
  'Text',
  'yes',
  'no',
  'select',
  'cat',
  'a|*b',
  '*a',
  'url',
  '/s.mp3',
  'Drag:1',
  'Drop:1',
  '#b91c1c',
)
const sound = fc.record({ id: fc.string(), audioURL: fc.string(), fileName: fc.string() })
const anyZone = fc.record({
  id: fc.uuid(),
  mode: fc.constantFrom(...modes),
  text,
  left: fc.nat(1_000),
  top: fc.nat(1_000),
  width: fc.constant(100),
  height: fc.constant(40),
  angle: fc.integer({ min: -360, max: 360 }),
  fill: text,
  groupName: fc.constantFrom('', 'g'),
  image: fc.constantFrom('', '/i.webp'),
  audio: fc.option(sound),
  countMatch: fc.integer({ min: 1, max: 5 }),
  aside: fc.boolean(),
})
const anyZones: fc.Arbitrary<Zone[]> = fc.uniqueArray(anyZone, { selector: ({ id }) => id })

test('D32: a pupil reads all that was sent, field by field, of every mode', () => {
  fc.assert(
    fc.property(anyZones, (zones) => {
      const sent = publicDocument({ revision: 3, pages, zones })
      expect(readPublicDocument(JSON.parse(JSON.stringify(sent)))).toEqual(sent)
    }),
  )
})

/** One zone of each mode, as version 1 was sent before each mode had its folder; devices keep such documents. */
const keptWorksheet =
  '{"version":1,"revision":4,"width":1140,"pages":[{"url":"/1","url2x":"/2","height":1500}],"ExerciseData":[' +
  [
    '{"id":"w","mode":"Write","left":10,"top":10,"width":100,"height":40,"angle":0,"group":"w","text":""}',
    '{"id":"c","mode":"Choice","left":10,"top":20,"width":100,"height":40,"angle":0,"group":"c","text":"","pick":1}',
    '{"id":"d","mode":"Choice","left":10,"top":30,"width":100,"height":40,"angle":15,"group":"c","text":"","pick":1}',
    '{"id":"m","mode":"Match","left":10,"top":40,"width":100,"height":40,"angle":0,"group":"m","text":"","countMatch":2}',
    '{"id":"s","mode":"SelectWord","left":10,"top":50,"width":100,"height":40,"angle":0,"group":"s","text":"","pick":1}',
    '{"id":"l","mode":"Listen","left":10,"top":60,"width":100,"height":40,"angle":0,"group":"l","text":"/s.mp3","data":{"audio":{"id":"f","audioURL":"/s.mp3","fileName":""}}}',
    '{"id":"t","mode":"DragDrop","left":10,"top":70,"width":100,"height":40,"angle":0,"group":"t","text":"","role":"Drag","image":"/i.webp"}',
    '{"id":"o","mode":"DropDown","left":10,"top":80,"width":100,"height":40,"angle":0,"group":"o","text":"","options":["a","b"]}',
  ].join(',') +
  ']}'

test('D32: version 1 is sent to the byte as it was, and what a device has kept of it is read', () => {
  const zone = (id: string, mode: Mode, top: number, key: string, more: Partial<Zone> = {}): Zone => ({
    ...modeZone(id, key, { left: 10, top, ...more }),
    mode,
  })
  const zones = [
    zone('w', 'Write', 10, 'cat'),
    zone('c', 'Choice', 20, 'yes', { groupName: 'g' }),
    zone('d', 'Choice', 30, 'no', { groupName: 'g', angle: 15 }),
    zone('m', 'Match', 40, '#b91c1c', { fill: '#b91c1c', countMatch: 2 }),
    zone('s', 'SelectWord', 50, 'select'),
    zone('l', 'Listen', 60, '/s.mp3', { audio: { id: 'f', audioURL: '/s.mp3', fileName: 'cat.mp3' } }),
    zone('t', 'DragDrop', 70, 'Drag:1', { image: '/i.webp' }),
    zone('o', 'DropDown', 80, 'a|*b'),
  ]
  const worksheet = { revision: 4, pages: [{ url: '/1', url2x: '/2', height: 1_500 }], zones }
  expect(JSON.stringify(publicDocument(worksheet))).toBe(keptWorksheet)
  expect(readPublicDocument(JSON.parse(keptWorksheet))).toEqual(JSON.parse(keptWorksheet))
})

test('a document of a build that sent less is read with what its modes take for granted', () => {
  const bare = JSON.parse(keptWorksheet, (name, value) =>
    ['pick', 'countMatch', 'data', 'role', 'image', 'options'].includes(name) ? undefined : value,
  )
  const fields = readPublicDocument(bare)?.ExerciseData.map(
    ({ id, mode, left, top, width, height, angle, group, text: _, ...own }) => [mode, own],
  )
  expect(fields).toEqual([
    ['Write', {}],
    ['Choice', { pick: 0 }],
    ['Choice', { pick: 0 }],
    ['Match', { countMatch: 1 }],
    ['SelectWord', { pick: 0 }],
    ['Listen', { data: { audio: null } }],
    ['DragDrop', { role: 'Drop', image: '' }],
    ['DropDown', { options: [] }],
  ])
})

test('what a mode does not send is not read, and a zone that is none makes no worksheet', () => {
  const [zone] = newZones('Write', { left: 0, top: 0, width: 90, height: 40 }, { zones: [], pages, ids: ['a', 'b'] })
  if (zone === undefined) throw new Error('no zone')
  const sent = publicDocument({ revision: 1, pages, zones: [zone] })
  const withZone = (change: object) => ({
    ...sent,
    ExerciseData: sent.ExerciseData.map((one) => ({ ...one, ...change })),
  })
  expect(readPublicDocument(withZone({ role: 'Drag', fill: '#fff' }))).toEqual(sent)
  for (const change of [{ mode: 'Draw' }, { mode: 'toString' }, { id: 7 }, { text: 'the key' }, { left: '3' }])
    expect(readPublicDocument(withZone(change))).toBeUndefined()
})

test.each(modes)('%s: what is new is listed with words when it is not finished, and has a size', async (mode) => {
  const { defaultBox, newZones: made } = zoneModes[mode]
  expect(Math.min(defaultBox.width, defaultBox.height)).toBeGreaterThan(0)
  const place = { left: 0, top: 0, ...defaultBox }
  const { length } = made(place, { peers: [], pages })
  const zones = newZones(mode, place, { zones: [], pages, ids: ['a', 'b'] })
  expect(zones).toHaveLength(length)
  const { editing } = await zoneScreens[mode].editing()
  expect(editing.name).not.toBe('')
  for (const { reason } of unfinishedZones({ zones })) expect(editing.reasons[reason]).toMatch(/\S/)
  if (editing.tool) expect(editing.tool.groupHelp !== null).toBe(zoneModes[mode].grouped)
})

test('every reason for which zones are not finished has its words', async () => {
  const words = new Map<Mode, Readonly<Record<string, string>>>()
  for (const mode of modes) words.set(mode, (await zoneScreens[mode].editing()).editing.reasons)
  fc.assert(
    fc.property(anyZones, (zones) => {
      for (const { id, reason } of unfinishedZones({ zones })) {
        const mode = zones.find((zone) => zone.id === id)?.mode
        expect(mode && words.get(mode)?.[reason]).toMatch(/\S/)
      }
    }),
  )
})

test('what the toolbar draws has a way for pupils to meet it', async () => {
  await loadEditing()
  for (const { mode } of toolsInOrder()) expect([mode, zoneScreens[mode].pupil !== null]).toEqual([mode, true])
})
