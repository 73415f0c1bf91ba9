import { describe, expect, test } from 'vitest'
import { type Mode, modes, type WorksheetDocument } from '../document/document.ts'
import { unfinishedZones } from '../document/unfinished.ts'
import { withSound } from '../zones/listen/sound.ts'
import { matchColours } from '../zones/match/colours.ts'
import type { Handle, Point } from './gesture.ts'
import { type EditorEvent, type EditorState, edited, editedDocument, mayPick, startEditor } from './machine.ts'

const page = { url: '/1.webp', url2x: '/1@2x.webp', height: 1000 }
const blank: WorksheetDocument = { revision: 4, pages: [page, page], zones: [] }

let made = 0
const ids = () => {
  made += 1
  return [`a${made}`, `b${made}`] as const
}
const after = (state: EditorState, ...events: EditorEvent[]): EditorState => events.reduce(edited, state)
const inMode = (mode: Mode, document = blank) => after(startEditor(document), { type: 'pickMode', mode })
const drag = (from: Point, to: Point, on: { id: string; handle: Handle | null } | null = null): EditorEvent[] => [
  { type: 'pointerDown', at: from, on },
  { type: 'pointerMove', at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } },
  { type: 'pointerUp', at: to, ids: ids() },
]
const draw = (left: number, top: number, width: number, height: number): EditorEvent[] =>
  drag({ x: left, y: top }, { x: left + width, y: top + height })
const zones = (state: EditorState) => editedDocument(state).zones
const places = (state: EditorState) => zones(state).map(({ left, top, width, height }) => [left, top, width, height])
const texts = (state: EditorState) => zones(state).map(({ text }) => text)

/** One Write zone at 100, 100, 200 wide and 50 high, no mode active. */
const one = () => after(inMode('Write'), ...draw(100, 100, 200, 50), { type: 'done' })
const idOf = (state: EditorState, index = 0): string => zones(state)[index]?.id ?? ''

describe('modes', () => {
  test('B-159, B-161: one mode at most is active, and while it is the others cannot be picked', () => {
    const state = inMode('Write')
    expect(modes.filter((mode) => mayPick(state, mode))).toEqual(['Write'])
    expect(after(state, { type: 'pickMode', mode: 'Choice' }).mode).toBe('Write')
    expect(modes.every((mode) => mayPick(startEditor(blank), mode))).toBe(true)
  })

  test('B-160: a rectangle drawn in a mode becomes a zone of it, without a mode it becomes none', () => {
    expect(zones(after(startEditor(blank), ...draw(10, 10, 100, 50)))).toEqual([])
    const state = after(inMode('DropDown'), ...draw(10, 10, 100, 50))
    expect(zones(state)).toMatchObject([{ mode: 'DropDown', left: 10, top: 10, width: 100, height: 50 }])
  })

  test('B-164, B-165: Cancel removes what was drawn since the mode was picked, Done keeps it, both leave the mode', () => {
    const drawn = after(
      one(),
      { type: 'pickMode', mode: 'Choice' },
      ...draw(400, 100, 40, 40),
      ...draw(500, 100, 40, 40),
    )
    const cancelled = after(drawn, { type: 'cancel' })
    expect([cancelled.mode, texts(cancelled)]).toEqual([null, ['']])
    const done = after(drawn, { type: 'done' })
    expect([done.mode, texts(done)]).toEqual([null, ['', 'no', 'no']])
    expect(texts(after(done, { type: 'pickMode', mode: 'Write' }, { type: 'cancel' }))).toEqual(['', 'no', 'no'])
    expect(texts(after(cancelled, { type: 'undo' }))).toEqual(['', 'no', 'no'])
  })
})

describe('drawing', () => {
  test.each([
    [19, 100, 0],
    [20, 100, 1],
    [100, 15, 0],
    [100, 16, 1],
    [0, 0, 0],
    [-100, -50, 1],
  ])('B-167 to B-169: a rectangle %i wide and %i high makes %i zones', (width, height, count) => {
    expect(zones(after(inMode('Write'), ...draw(500, 500, width, height)))).toHaveLength(count)
  })

  test.each<[Mode, string]>([
    ['Write', ''],
    ['Choice', 'no'],
    ['SelectWord', 'select'],
    ['DropDown', '|'],
    ['Listen', ''],
  ])('B-171, B-172, B-174 to B-176, H163: a new %s zone stores the text %j', (mode, text) => {
    expect(texts(after(inMode(mode), ...draw(0, 0, 100, 50)))).toEqual([text])
  })

  test('B-178, B-179: matching zones take a colour of 20, the next after every two', () => {
    let state = inMode('Match')
    for (let count = 0; count < 42; count++) state = after(state, ...draw(20 * count, 0, 20, 20))
    const cycle = matchColours.flatMap((colour) => [colour, colour])
    expect(texts(state)).toEqual([...cycle, matchColours[0], matchColours[0]])
    expect(zones(state).map(({ fill }) => fill)).toEqual(texts(state))
    expect(new Set(matchColours).size).toBe(20)
  })

  test('B-179: after one of a pair was deleted, the next matching zone is its new partner', () => {
    const four = after(inMode('Match'), ...[0, 1, 2, 3].flatMap((at) => draw(30 * at, 0, 20, 20)))
    const state = after(four, { type: 'delete', id: idOf(four) }, ...draw(200, 0, 20, 20))
    expect(unfinishedZones(editedDocument(state))).toEqual([])
  })

  test('B-181, B-182: drag-drop makes a pair Drag:n and Drop:n, the second beside the first in the same size', () => {
    const state = after(inMode('DragDrop'), ...draw(100, 100, 80, 40), ...draw(1040, 300, 100, 40))
    expect(texts(state)).toEqual(['Drag:1', 'Drop:1', 'Drag:2', 'Drop:2'])
    expect(places(state)).toEqual([
      [100, 100, 80, 40],
      [196, 100, 80, 40],
      [1040, 300, 100, 40],
      [924, 300, 100, 40],
    ])
  })

  test('a rectangle stays on the page on which it began', () => {
    const state = after(inMode('Write'), ...drag({ x: 1100, y: 990 }, { x: 1300, y: 1400 }), ...draw(-30, 900, 100, 50))
    expect(places(state)).toEqual([[0, 900, 70, 50]])
    expect(places(after(inMode('Write'), ...drag({ x: 900, y: 900 }, { x: 2000, y: 1400 })))).toEqual([
      [900, 900, 240, 100],
    ])
  })

  test('a zone of a given size is placed without drawing, for a tap and the keyboard', () => {
    const size = { width: 220, height: 44 }
    const state = after(inMode('Write'), { type: 'add', at: { x: 1100, y: 40 }, size, ids: ids() })
    expect(places(state)).toEqual([[920, 40, 220, 44]])
    expect(state.selected).toBe(idOf(state))
  })

  test('H132: a worksheet of 1,000 zones takes no more, and an id that is taken makes none', () => {
    const zone = zones(one())[0]
    if (!zone) throw new Error('no zone')
    const full = { ...blank, zones: Array.from({ length: 1000 }, (_, index) => ({ ...zone, id: `z${index}` })) }
    expect(zones(after(inMode('Write', full), ...draw(0, 0, 50, 50)))).toHaveLength(1000)
    const same = { type: 'add', at: { x: 0, y: 0 }, size: { width: 50, height: 50 }, ids: [zone.id, 'x'] } as const
    expect(zones(after(inMode('Write', { ...blank, zones: [zone] }), same))).toHaveLength(1)
  })
})

describe('moving and resizing', () => {
  test('a zone moves with the pointer, across pages, and never beyond an edge', () => {
    const state = one()
    const on = { id: idOf(state), handle: null }
    const from = { x: 110, y: 110 }
    expect(places(after(state, ...drag(from, { x: 160, y: 130 }, on)))).toEqual([[150, 120, 200, 50]])
    expect(places(after(state, ...drag(from, { x: 5000, y: -9 }, on)))).toEqual([[940, 0, 200, 50]])
    expect(places(after(state, ...drag(from, { x: 110, y: 1200 }, on)))).toEqual([[100, 1190, 200, 50]])
  })

  test.each<[Handle, Point, readonly number[]]>([
    ['se', { x: 50, y: 30 }, [100, 100, 250, 80]],
    ['nw', { x: 50, y: 30 }, [150, 130, 150, 20]],
    ['e', { x: 50, y: 30 }, [100, 100, 250, 50]],
    ['n', { x: 50, y: -30 }, [100, 70, 200, 80]],
    ['w', { x: 900, y: 0 }, [280, 100, 20, 50]],
    ['s', { x: 0, y: -900 }, [100, 100, 200, 16]],
    ['ne', { x: 9000, y: -9000 }, [100, 0, 1040, 150]],
    ['sw', { x: -9000, y: 9000 }, [0, 100, 300, 900]],
  ])('D36: drawn by %s, the other sides stay, and it keeps the least size on its page', (handle, by, place) => {
    const state = one()
    const from = { x: 500, y: 500 }
    const to = { x: from.x + by.x, y: from.y + by.y }
    expect(places(after(state, ...drag(from, to, { id: idOf(state), handle })))).toEqual([place])
  })

  test('a step of a gesture leaves the list of zones as it is; only its end writes it', () => {
    const state = one()
    const held = after(state, { type: 'pointerDown', at: { x: 110, y: 110 }, on: { id: idOf(state), handle: null } })
    expect(edited(state, { type: 'pointerMove', at: { x: 5, y: 5 } })).toBe(state)
    const moved = after(held, { type: 'pointerMove', at: { x: 300, y: 300 } })
    expect(moved.gesture.state).toBe('moving')
    expect(moved.history.present).toBe(state.history.present)
    expect(after(moved, { type: 'pointerUp', at: { x: 300, y: 300 }, ids: ids() }).history.present).not.toBe(
      state.history.present,
    )
  })

  test('Escape ends a gesture without a trace and keeps the mode', () => {
    const state = inMode('Write')
    const [down, move] = draw(0, 0, 300, 300)
    if (!down || !move) throw new Error('no events')
    const drawing = after(state, down, move)
    expect(drawing.gesture.state).toBe('drawing')
    const escaped = after(drawing, { type: 'escape' })
    expect([escaped.gesture.state, escaped.mode, zones(escaped)]).toEqual(['idle', 'Write', []])
  })

  test('a click on a zone selects it and is no change', () => {
    const state = one()
    const at = { x: 110, y: 110 }
    const clicked = after(
      after(state, { type: 'select', id: null }),
      ...drag(at, at, { id: idOf(state), handle: null }),
    )
    expect(clicked.selected).toBe(idOf(state))
    expect(clicked.history.past).toHaveLength(state.history.past.length)
  })

  test('the keyboard moves the selected zone, and numbers place one; a number that is none changes nothing', () => {
    const state = one()
    const id = idOf(state)
    expect(places(after(state, { type: 'nudge', dx: -5, dy: 8 }))).toEqual([[95, 108, 200, 50]])
    expect(places(after(state, { type: 'setPlace', id, place: { width: 3, left: 9 } }))).toEqual([[9, 100, 20, 50]])
    expect(after(state, { type: 'setPlace', id, place: { top: Number.NaN } })).toBe(state)
  })
})

describe('one zone', () => {
  test('B-166: a zone is deleted, and with it its selection', () => {
    const state = one()
    const gone = after(state, { type: 'delete', id: idOf(state) })
    expect([zones(gone), gone.selected]).toEqual([[], null])
  })

  test('B-173: the text of a choice zone toggles, that of another does not', () => {
    const state = after(inMode('Choice'), ...draw(0, 0, 40, 40))
    const toggle: EditorEvent = { type: 'toggle', id: idOf(state) }
    expect(texts(after(state, toggle))).toEqual(['yes'])
    expect(texts(after(state, toggle, toggle))).toEqual(['no'])
    const other = one()
    expect(after(other, { type: 'toggle', id: idOf(other) })).toBe(other)
  })

  test('B-177: an uploaded sound replaces url by its address', () => {
    const state = after(inMode('Listen'), ...draw(0, 0, 40, 40))
    const audio = { id: 'f1', audioURL: '/files/f1', fileName: 'hello.mp3' }
    expect(zones(after(state, { type: 'setContent', id: idOf(state), content: withSound(audio) }))).toMatchObject([
      { text: '/files/f1', audio },
    ])
  })

  test('protocol 7: zones are set aside together and put back, as one change each, and the same again is none', () => {
    const state = after(one(), { type: 'pickMode', mode: 'Choice' }, ...draw(400, 100, 40, 40), { type: 'done' })
    const ids = zones(state).map(({ id }) => id)
    const asides = (some: EditorState) => zones(some).map(({ aside }) => aside)
    const aside = after(state, { type: 'setAside', ids, aside: true })
    expect(asides(aside)).toEqual([true, true])
    expect(unfinishedZones(editedDocument(aside))).toEqual([])
    expect(after(aside, { type: 'setAside', ids, aside: true })).toBe(aside)
    expect(asides(after(aside, { type: 'setAside', ids: ids.slice(0, 1), aside: false }))).toEqual([false, true])
    expect(asides(after(aside, { type: 'undo' }))).toEqual([false, false])
  })

  test("protocol 7: a matching zone that is set aside is nobody's partner, and keeps its colour to itself", () => {
    const state = after(inMode('Match'), ...draw(0, 0, 40, 40))
    const aside = after(state, { type: 'setAside', ids: [idOf(state)], aside: true }, ...draw(100, 0, 40, 40))
    expect(texts(aside)).toEqual(matchColours.slice(0, 2))
  })

  test('text and group are set, and a text that is typed on is taken back as one change', () => {
    const state = one()
    const id = idOf(state)
    const type = (text: string): EditorEvent => ({ type: 'setContent', id, content: { text } })
    const typed = after(state, type('c'), type('ca'), type('cat'), { type: 'setGroup', id, text: 'B3' })
    expect(zones(typed)).toMatchObject([{ text: 'cat', groupName: 'B3' }])
    expect(texts(after(typed, { type: 'undo' }, { type: 'undo' }))).toEqual([''])
    const twice = after(state, type('cat'), { type: 'select', id }, type('dog'), { type: 'undo' })
    expect(texts(twice)).toEqual(['cat'])
  })
})
