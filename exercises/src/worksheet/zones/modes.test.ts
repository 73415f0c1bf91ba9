import fc from 'fast-check'
import { expect, test } from 'vitest'
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
