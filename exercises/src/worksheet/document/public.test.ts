import fc from 'fast-check'
import { expect, test } from 'vitest'
import { worksheetItems } from '../marking/answerable.ts'
import { markWorksheet } from '../marking/mark.ts'
import { type Mode, modes, type WorksheetDocument, type Zone } from './document.ts'
import { groupsOf } from './groups.ts'
import { publicDocument } from './public.ts'
import { unfinishedZones } from './unfinished.ts'

const zone = (id: string, mode: Mode, text: string, more: Partial<Zone> = {}): Zone => ({
  id,
  mode,
  text,
  left: 0,
  top: 0,
  width: 100,
  height: 40,
  angle: 0,
  fill: '',
  groupName: '',
  image: '',
  audio: null,
  countMatch: 1,
  aside: false,
  ...more,
})
const document = (...zones: Zone[]): WorksheetDocument => ({
  revision: 1,
  pages: [{ url: '/1.webp', url2x: '/1@2x.webp', height: 1500 }],
  zones,
})
const shown = (...zones: Zone[]) => publicDocument(document(...zones)).ExerciseData

test('B-183: a zone without a name of a group is a group of its own; equal names in two modes are two groups', () => {
  const groups = groupsOf([
    zone('a', 'Write', '', { groupName: 'g', top: 9 }),
    zone('b', 'Write', '', { groupName: ' g ' }),
    zone('c', 'Choice', '', { groupName: 'g', top: 20 }),
    zone('d', 'Choice', '', { top: 30 }),
    zone('e', 'Choice', '', { top: 40 }),
  ])
  expect(groups.map(({ id, zones }) => [id, zones.map((one) => one.id)])).toEqual([
    ['b', ['b', 'a']],
    ['c', ['c']],
    ['d', ['d']],
    ['e', ['e']],
  ])
})

test.each<[Mode, Zone[], object]>([
  ['Write', [zone('a', 'Write', 'cat|a cat')], { text: '', group: 'a' }],
  [
    'Choice',
    [zone('a', 'Choice', 'yes', { groupName: 'g' }), zone('b', 'Choice', 'no', { groupName: 'g', top: 9 })],
    { text: '', pick: 1, group: 'a' },
  ],
  ['Match', [zone('a', 'Match', '#b91c1c', { fill: '#b91c1c' })], { text: '', countMatch: 1, group: 'a' }],
  ['SelectWord', [zone('a', 'SelectWord', 'select')], { text: '', pick: 1, group: 'a' }],
  [
    'Listen',
    [zone('a', 'Listen', '/s.mp3', { audio: { id: 'f', audioURL: '/s.mp3', fileName: 's.mp3' } })],
    { text: '/s.mp3', data: { audio: { id: 'f', audioURL: '/s.mp3', fileName: '' } }, group: 'a' },
  ],
  ['DragDrop', [zone('a', 'DragDrop', 'Drag:7', { image: '/i' })], { text: '', role: 'Drag', image: '/i', group: 'a' }],
  ['DropDown', [zone('a', 'DropDown', 'b|*a|c')], { text: '', options: ['b', 'a', 'c'], group: 'a' }],
])('D32: of a %s zone a pupil gets its place and nothing of the key', (mode, zones, fields) => {
  const place = { left: 0, top: 0, width: 100, height: 40, angle: 0 }
  expect(shown(...zones)[0]).toEqual({ id: 'a', mode, ...place, ...fields })
})

test('B-190: the image of a zone belongs to drag-drop; another mode shows none', () => {
  for (const mode of modes)
    expect('image' in (shown(zone('a', mode, 'Drag:1', { image: '/i' }))[0] ?? {})).toBe(mode === 'DragDrop')
})

test('D32: a pupil gets the zones by page, top and left, whatever the order in which they were drawn', () => {
  const drawn = [
    zone('d', 'Write', '', { top: 1600 }),
    zone('c', 'Write', '', { top: 20, left: 5 }),
    zone('b', 'Write', '', { top: 20, left: 1 }),
    zone('a', 'Write', '', { top: 30 }),
  ]
  expect(shown(...drawn).map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd'])
})

/** Ids and places of zones per mode, and two keys of the same counts per group: the second is the first shuffled. */
const twins = fc
  .record({
    seed: fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }),
    ids: fc.uniqueArray(fc.uuid(), { minLength: 12, maxLength: 12 }),
    words: fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'é', '>') }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ seed, ids, words }) => {
    const laid = (index: number): Partial<Zone> => ({ top: (seed[index] ?? 0) % 7, left: (seed[index] ?? 0) % 5 })
    const made = (keys: readonly (readonly [Mode, string, Partial<Zone>?])[]) =>
      document(
        ...keys.map(([mode, text, more], index) => zone(ids[index] ?? '', mode, text, { ...laid(index), ...more })),
      )
    const g = { groupName: 'g' }
    const [one = '', other = '', third = '', fourth = ''] = words
    const red = { fill: '#b91c1c' }
    const blue = { fill: '#1d4ed8' }
    return [
      made([
        ['Write', one, g],
        ['Write', other, g],
        ['Choice', 'yes', g],
        ['Choice', 'no', g],
        ['Choice', 'yes', g],
        ['SelectWord', 'select', g],
        ['SelectWord', 'no', g],
        ['Match', '#b91c1c', red],
        ['Match', '#1d4ed8', blue],
        ['DragDrop', 'Drag:1'],
        ['DragDrop', 'Drag:2'],
        ['DropDown', `x|*y|${'z'}`],
      ]),
      made([
        ['Write', third, g],
        ['Write', fourth, g],
        ['Choice', 'yes', g],
        ['Choice', 'yes', g],
        ['Choice', 'no', g],
        ['SelectWord', 'no', g],
        ['SelectWord', 'select', g],
        ['Match', '#1d4ed8', blue],
        ['Match', '#b91c1c', red],
        ['DragDrop', 'Drag:2'],
        ['DragDrop', 'Drag:1'],
        ['DropDown', '*x|y|z'],
      ]),
    ] as const
  })

test('D32: two worksheets that differ in nothing but the key give the same bytes', () => {
  fc.assert(
    fc.property(twins, ([one, other]) => {
      expect(JSON.stringify(one)).not.toBe(JSON.stringify(other))
      expect(JSON.stringify(publicDocument(one))).toBe(JSON.stringify(publicDocument(other)))
    }),
  )
})

const anyZone = fc.record({
  id: fc.uuid(),
  mode: fc.constantFrom(...modes),
  text: fc.constantFrom('yes', 'no', 'cat', 'a|*b', '*a', 'select', '#b91c1c', 'Drag:1', 'Drop:1'),
  groupName: fc.constantFrom('', 'g', 'h'),
  top: fc.nat(50),
  left: fc.nat(50),
  aside: fc.boolean(),
})

test('protocol 7: a zone that is set aside leaves nothing of itself: what is given, marked and missing is as without it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyZone, { selector: ({ id }) => id }), (made) => {
      const zones = made.map(({ id, mode, text, ...more }) => zone(id, mode, text, more))
      const [all, given] = [document(...zones), document(...zones.filter(({ aside }) => !aside))]
      expect(JSON.stringify(publicDocument(all))).toBe(JSON.stringify(publicDocument(given)))
      expect(JSON.stringify(publicDocument(all))).not.toContain('aside')
      expect(unfinishedZones(all)).toEqual(unfinishedZones(given))
      expect([...worksheetItems(all).keys()]).toEqual([...worksheetItems(given).keys()])
      const answers = Object.fromEntries(zones.map(({ id }) => [id, 'cat']))
      expect(markWorksheet(all, answers)).toEqual(markWorksheet(given, answers))
    }),
  )
})

test('protocol 7: what a pupil receives of the others does not tell the key of a zone that is set aside', () => {
  const worksheet = (key: string) =>
    document(
      zone('a', 'Choice', 'yes', { groupName: 'g' }),
      zone('b', 'Choice', 'no', { groupName: 'g', top: 9 }),
      zone('c', 'Choice', key, { groupName: 'g', top: 20, aside: true }),
    )
  expect(publicDocument(worksheet('yes'))).toEqual(publicDocument(worksheet('no')))
  expect(publicDocument(worksheet('yes')).ExerciseData.map(({ id, pick }) => [id, pick])).toEqual([
    ['a', 1],
    ['b', 1],
  ])
})

test('protocol 7: zones that are not finished are listed with their reason, in reading order', () => {
  const g = { groupName: 'g' }
  const list = unfinishedZones(
    document(
      zone('write', 'Write', '', { top: 1 }),
      zone('blank', 'Write', ' | ', { top: 2 }),
      zone('list', 'DropDown', 'a|b', { top: 3 }),
      zone('group', 'Choice', 'no', { top: 4, ...g }),
      zone('same group', 'Choice', 'no', { top: 5, ...g }),
      zone('alone', 'Choice', 'yes', { top: 6 }),
      zone('sound', 'Listen', '', { top: 7 }),
      zone('match', 'Match', '#b91c1c', { top: 8 }),
      zone('drop', 'DragDrop', 'Drop:1', { top: 9 }),
      zone('one option', 'DropDown', '*a|a| ', { top: 10 }),
      zone('word', 'SelectWord', 'select', { top: 11 }),
      zone('no word', 'SelectWord', 'no', { top: 12, groupName: 'w' }),
      zone('partner set aside', 'Match', '#1d4ed8', { top: 13 }),
      zone('set aside', 'Match', '#1d4ed8', { top: 14, aside: true }),
    ),
  )
  expect(list.map(({ id, reason }) => [id, reason])).toEqual([
    ['write', 'no-answer'],
    ['blank', 'no-answer'],
    ['list', 'no-right-option'],
    ['group', 'no-right-choice'],
    ['alone', 'only-choice'],
    ['sound', 'no-sound'],
    ['match', 'lone-match'],
    ['drop', 'empty-drop'],
    ['one option', 'only-option'],
    ['word', 'only-word'],
    ['no word', 'only-word'],
    ['partner set aside', 'lone-match'],
  ])
})

test('protocol 7: a finished worksheet with zones of every mode has none', () => {
  const zones = [
    zone('a', 'Write', 'cat'),
    zone('b', 'Choice', 'yes', { groupName: 'g' }),
    zone('c', 'Choice', 'no', { groupName: 'g' }),
    zone('d', 'Match', '#b91c1c'),
    zone('e', 'Match', '#b91c1c'),
    zone('f', 'SelectWord', 'select', { groupName: 'w' }),
    zone('l', 'SelectWord', 'no', { groupName: 'w' }),
    zone('g', 'Listen', '/s.mp3'),
    zone('h', 'DragDrop', 'Drag:1'),
    zone('i', 'DragDrop', 'Drop:1'),
    zone('j', 'DragDrop', 'Drag:2'),
    zone('k', 'DropDown', 'a|*b'),
  ]
  expect(new Set(zones.map(({ mode }) => mode))).toEqual(new Set(modes))
  expect(unfinishedZones(document(...zones))).toEqual([])
})
