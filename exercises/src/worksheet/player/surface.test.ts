import { expect, test } from 'vitest'
import { type Mode, modes, type WorksheetDocument, type Zone } from '../document/document.ts'
import { publicDocument } from '../document/public.ts'
import { markWorksheet } from '../marking/mark.ts'
import { changesOf, progressOf, questionOf, responseOf, solutionsOf, summaryOf } from './answers.ts'
import {
  freeZones,
  inLowerHalf,
  inRightHalf,
  isTall,
  maxZoom,
  placeStyle,
  roomStyle,
  spareStyles,
  surfaceHeight,
  zoomStepped,
  zoomToRead,
} from './arrange.ts'
import { type PlayGroup, playGroups, stopBeside, stopsOf } from './groups.ts'

const zone = (id: string, mode: Mode, text: string, more: Partial<Zone> = {}): Zone => ({
  id,
  mode,
  text,
  groupName: '',
  left: 100,
  top: 100,
  width: 200,
  height: 40,
  angle: 0,
  fill: '',
  image: '',
  audio: null,
  countMatch: 1,
  aside: false,
  ...more,
})

const worksheet: WorksheetDocument = {
  revision: 3,
  pages: [
    { url: '/1', url2x: '/1b', height: 1600 },
    { url: '/2', url2x: '/2b', height: 1600 },
  ],
  zones: [
    zone('d', 'DropDown', 'a|*b', { top: 2000 }),
    zone('w1', 'Write', 'cat', { top: 100 }),
    zone('w2', 'Write', 'up', { top: 200, groupName: 'pair' }),
    zone('w3', 'Write', 'down', { top: 200, left: 600, groupName: 'pair' }),
    zone('c1', 'Choice', 'no', { top: 300, groupName: 'one' }),
    zone('c2', 'Choice', 'yes', { top: 300, left: 400, groupName: 'one' }),
    zone('m1', 'Match', '#ff0000', { top: 150 }),
    zone('m2', 'Match', '#ff0000', { top: 160 }),
  ],
}
const shown = publicDocument(worksheet)
const groups = playGroups(shown)
const group = (id: string): PlayGroup => {
  const found = groups.find((one) => one.id === id)
  if (!found) throw new Error(`no group ${id}`)
  return found
}

test('groups are numbered in reading order; zones of modes that are not answered have no part', () => {
  expect(groups.map(({ id, number, mode }) => [id, number, mode])).toEqual([
    ['w1', 1, 'Write'],
    ['w2', 2, 'Write'],
    ['c1', 3, 'Choice'],
    ['d', 4, 'DropDown'],
  ])
  expect(modes).toContain('Match')
})

test('the way through the worksheet stops at each writing box and once at each other group', () => {
  const stops = stopsOf(groups)
  expect(stops.map(({ zone: { id } }) => id)).toEqual(['w1', 'w2', 'w3', 'c1', 'd'])
  expect(stopBeside(stops, null, 1)?.zone.id).toBe('w1')
  expect(stopBeside(stops, null, -1)?.zone.id).toBe('d')
  expect(stopBeside(stops, { id: 'w2', group: 'w2' }, 1)?.zone.id).toBe('w3')
  expect(stopBeside(stops, { id: 'c2', group: 'c1' }, 1)?.zone.id).toBe('d')
  expect(stopBeside(stops, { id: 'c2', group: 'c1' }, -1)?.zone.id).toBe('w3')
  expect(stopBeside(stops, { id: 'd', group: 'd' }, 1)).toBeUndefined()
  expect(stopBeside(stops, { id: 'w1', group: 'w1' }, -1)).toBeUndefined()
})

test('B-214 B-248 a change is recorded under the id that the server marks: a text under its box and as typed, a choice under its group', () => {
  expect(changesOf(group('w2'), { w2: 'up', w3: '' }, { w2: 'up', w3: 'do' })).toEqual([
    { item: 'w3', response: 'do', typed: true },
  ])
  expect(changesOf(group('w1'), { w1: 'c' }, { w1: '' })).toEqual([{ item: 'w1', response: '', typed: true }])
  expect(changesOf(group('c1'), ['c1'], ['c2'])).toEqual([{ item: 'c1', response: ['c2'], typed: false }])
  expect(changesOf(group('d'), '', 'b')).toEqual([{ item: 'd', response: 'b', typed: false }])
})

test('what is recorded is marked as it was meant, and drawn again as it was recorded', () => {
  const answers = new Map<string, unknown>([
    ['w1', 'Cat.'],
    ['w2', 'up'],
    ['w3', 'up'],
    ['c1', ['c2']],
    ['d', 'b'],
  ])
  const { parts, TotalAnswer } = markWorksheet(worksheet, Object.fromEntries(answers))
  expect(groups.map(({ id }) => parts[id])).toEqual(['right', 'wrong', 'right', 'right'])
  expect(progressOf(groups, answers)).toEqual({ answered: TotalAnswer, total: 4 })
  expect(responseOf(group('w2'), answers)).toEqual({ w2: 'up', w3: 'up' })
  expect(summaryOf(group('c1'), ['c2'])).toBe('2')
})

test('stored answers that are none are drawn as nothing answered', () => {
  for (const strange of [null, 7, {}, [7], { w1: 'x' }]) {
    const answers = new Map<string, unknown>(groups.map(({ id }) => [id, strange]))
    expect(progressOf(groups, answers).answered).toBe(0)
  }
  expect(responseOf(group('d'), new Map([['d', ['b']]]))).toBe('')
})

test('B-258 B-270 a group with an empty box is not counted as answered', () => {
  expect(progressOf(groups, new Map([['w2', 'up']])).answered).toBe(0)
  expect(
    progressOf(
      groups,
      new Map([
        ['w2', 'up'],
        ['w3', 'x'],
      ]),
    ).answered,
  ).toBe(1)
})

test('B-236 D32 what a zone draws comes from the public document and holds no key', () => {
  expect(JSON.stringify(groups.map(questionOf))).not.toMatch(/cat|down|yes|\*/)
  expect(questionOf(group('c1'))).toMatchObject({ pick: 1 })
  expect(questionOf(group('d'))).toMatchObject({ options: ['a', 'b'] })
})

test('the right responses are read from the whole worksheet; a group without one has none', () => {
  expect([...solutionsOf(worksheet, groups)]).toEqual([
    ['w1', { w1: 'cat' }],
    ['w2', { w2: 'up', w3: 'down' }],
    ['c1', ['c2']],
    ['d', 'b'],
  ])
  const unfinished = { zones: worksheet.zones.map((one) => ({ ...one, text: one.mode === 'Write' ? '' : 'no' })) }
  expect(solutionsOf(unfinished, groups).size).toBe(0)
  expect(solutionsOf({ zones: [] }, groups).size).toBe(0)
})

test('H166 a low zone is drawn higher by at most 10 units above and below, and never over half the way to the next one', () => {
  const place = (id: string, top: number, more: Partial<Zone> = {}) =>
    zone(id, 'Write', '', { top, height: 20, ...more })
  const { ExerciseData } = publicDocument({
    ...worksheet,
    zones: [
      place('free', 100),
      place('above', 300),
      place('below', 328),
      place('beside', 330, { left: 300 }),
      place('over', 500),
      place('under', 515),
      place('turned', 700, { angle: 90 }),
    ],
  })
  expect(Object.fromEntries([...spareStyles(ExerciseData)].map(([id, style]) => [id, style['--spare']]))).toEqual({
    free: '50cqh',
    above: '20cqh',
    below: '20cqh',
    beside: '50cqh',
    over: '0cqh',
    under: '0cqh',
    turned: '0cqh',
  })
})

test('B-209 a zone stands in per cent of the whole worksheet, so that it keeps its place at every size', () => {
  expect(surfaceHeight(worksheet.pages)).toBe(3200)
  expect(placeStyle({ left: 114, top: 1600, width: 570, height: 32, angle: 0 }, 3200)).toEqual({
    left: '10%',
    top: '50%',
    width: '50%',
    height: '1%',
  })
  expect(placeStyle({ left: 0, top: 0, width: 10, height: 10, angle: 15 }, 3200).transform).toBe('rotate(15deg)')
  expect([inRightHalf({ left: 0, top: 0, width: 1140, height: 1 }), inRightHalf(zone('x', 'Write', ''))]).toEqual([
    false,
    false,
  ])
  expect(inRightHalf({ left: 600, top: 0, width: 100, height: 1 })).toBe(true)
  expect([isTall({ ...zone('x', 'Write', ''), height: 99 }), isTall(zone('x', 'Write', '', { height: 100 }))]).toEqual([
    false,
    true,
  ])
})

test('B-219 what opens beside a zone has room to the far edge of the worksheet, and above a zone that stands low', () => {
  const [left, right] = [
    { left: 114, top: 320, width: 114, height: 32 },
    { left: 798, top: 2880, width: 114, height: 320 },
  ]
  expect([inLowerHalf(left, 3200), inLowerHalf(right, 3200)]).toEqual([false, true])
  // in per cent of the zone: 1140 - 114 over 114 and 3200 - 352 over 32; 798 + 114 over 114 and 2880 over 320
  expect(roomStyle(left, 3200)).toEqual({ '--across': '900%', '--down': '8900%' })
  expect(roomStyle(right, 3200)).toEqual({ '--across': '800%', '--down': '900%' })
})

test('D36 a zone is hit in 44 px where no other is near, and gives way where one is', () => {
  const small = (id: string, left: number, top: number) => ({
    ...zone(id, 'Choice', ''),
    left,
    top,
    width: 20,
    height: 20,
  })
  const zones = publicDocument({
    ...worksheet,
    zones: [small('a', 0, 0), small('b', 60, 0), small('c', 500, 0), small('e', 0, 400)],
  }).ExerciseData
  expect([...freeZones(zones, 0.3)].sort()).toEqual(['c', 'e'])
  expect([...freeZones(zones, 1)].sort()).toEqual(['a', 'b', 'c', 'e'])
})

test('D36 touching a zone too small to read enlarges the worksheet, as far as the zone fits; a readable one changes nothing', () => {
  const phone = 360
  const scale = phone / 1140
  const box = { left: 0, top: 0, width: 200, height: 44 }
  const zoom = zoomToRead(box, phone, 1)
  expect(box.height * scale * zoom).toBeCloseTo(40)
  expect(zoomToRead(box, phone, zoom)).toBe(zoom)
  const wide = { ...box, width: 1000 }
  expect(wide.width * scale * zoomToRead(wide, phone, 1)).toBeLessThanOrEqual(phone)
  expect(zoomToRead({ ...box, width: 20, height: 16 }, phone, 1)).toBe(maxZoom)
  expect(zoomToRead(box, 1140, 1)).toBe(1)
  expect(zoomToRead(wide, phone, 3)).toBe(3)
  expect(zoomToRead(box, 0, 1)).toBe(1)
})

test('the zoom buttons stay between the fitting width and the largest', () => {
  expect(zoomStepped(1, -1)).toBe(1)
  expect(zoomStepped(1, 1)).toBe(1.5)
  expect(zoomStepped(maxZoom, 1)).toBe(maxZoom)
})
