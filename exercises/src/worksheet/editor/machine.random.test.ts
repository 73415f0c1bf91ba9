import fc from 'fast-check'
import { expect, test } from 'vitest'
import { modes, type WorksheetDocument } from '../document/document.ts'
import { pageAt } from '../document/place.ts'
import { readDocument, storedDocument } from '../document/read.ts'
import { handles } from './gesture.ts'
import { maxSteps } from './history.ts'
import { type EditorEvent, type EditorState, edited, editedDocument, startEditor } from './machine.ts'

const blank: WorksheetDocument = {
  revision: 1,
  pages: [1000, 400, 1613].map((height) => ({ url: '', url2x: '', height })),
  zones: [],
}

const number = fc.oneof(fc.integer({ min: -200, max: 3300 }), fc.double({ min: -5000, max: 9000, noNaN: true }))
const at = fc.record({ x: number, y: number })
/** Which of the zones there are, by its place in the list; one more than there are is a zone that is unknown. */
const which = fc.nat(6)
const text = fc.constantFrom('', 'cat', '*a|b', 'Drag:1', 'Drop:999999', '#b91c1c', 'yes')

/** An event as it is drawn by chance: zones by number, ids not yet made. */
const drawnEvent = fc.oneof(
  fc.record({ type: fc.constant('pickMode' as const), mode: fc.constantFrom(...modes) }),
  fc.record({ type: fc.constant('pointerMove' as const), at }),
  fc.record({ type: fc.constant('pointerUp' as const), at }),
  fc.record({
    type: fc.constant('pointerDown' as const),
    at,
    which,
    on: fc.constantFrom('page', 'zone', ...handles),
  }),
  fc.record({ type: fc.constant('add' as const), at, size: fc.record({ width: number, height: number }) }),
  fc.record({ type: fc.constantFrom('escape', 'cancel', 'done', 'undo', 'redo', 'undo', 'redo') }),
  fc.record({ type: fc.constantFrom('select', 'delete', 'toggle'), which }),
  fc.record({ type: fc.constant('nudge' as const), dx: number, dy: number }),
  fc.record({ type: fc.constant('setPlace' as const), which, left: number, width: number, top: number }),
  fc.record({ type: fc.constant('setGroup' as const), which, text }),
  fc.record({ type: fc.constant('setContent' as const), which, content: fc.record({ text }) }),
  fc.record({ type: fc.constant('setAside' as const), which, aside: fc.boolean() }),
)
type DrawnEvent = typeof drawnEvent extends fc.Arbitrary<infer Value> ? Value : never

const eventOf = (drawn: DrawnEvent, state: EditorState, step: number): EditorEvent => {
  const ids = [`a${step}`, `b${step}`] as const
  const id = 'which' in drawn ? (editedDocument(state).zones[drawn.which]?.id ?? 'unknown') : ''
  switch (drawn.type) {
    case 'pointerUp':
    case 'add':
      return { ...drawn, ids }
    case 'pointerDown': {
      const handle = drawn.on === 'page' || drawn.on === 'zone' ? null : drawn.on
      return { type: 'pointerDown', at: drawn.at, on: drawn.on === 'page' ? null : { id, handle } }
    }
    case 'setAside':
      return { type: 'setAside', ids: [id], aside: drawn.aside }
    case 'setPlace': {
      const { left, width, top } = drawn
      return { type: 'setPlace', id, place: { left, width, top } }
    }
    case 'select':
    case 'delete':
    case 'toggle':
    case 'setContent':
    case 'setGroup':
      return { ...drawn, id }
    default:
      return drawn
  }
}

const expectSound = (state: EditorState): void => {
  const { zones, pages } = editedDocument(state)
  expect(state.mode === null || modes.includes(state.mode)).toBe(true)
  expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length)
  if (state.selected !== null) expect(zones.map(({ id }) => id)).toContain(state.selected)
  for (const { left, top, width, height } of zones) {
    const page = pageAt(pages, top)
    expect(width).toBeGreaterThanOrEqual(20)
    expect(height).toBeGreaterThanOrEqual(16)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + width).toBeLessThanOrEqual(1140)
    expect(top).toBeGreaterThanOrEqual(page.top)
    expect(top + height).toBeLessThanOrEqual(page.top + page.height)
  }
}

const played = (drawn: readonly DrawnEvent[], seen: (state: EditorState, before: EditorState) => void): EditorState =>
  drawn.reduce((before, event, step) => {
    const state = edited(before, eventOf(event, before, step))
    seen(state, before)
    return state
  }, startEditor(blank))

const events = fc.array(drawnEvent, { maxLength: 60, size: 'max' })

test('B-159, D36: whatever happens, one mode at most, and each zone inside its page and no smaller than it may be', () => {
  fc.assert(
    fc.property(events, (drawn) => {
      const end = played(drawn, expectSound)
      expect(readDocument(storedDocument(editedDocument(end)))).toEqual(editedDocument(end))
    }),
    { numRuns: 300 },
  )
})

test('whatever was done is taken back step by step to the beginning, and brought again to the same worksheet', () => {
  fc.assert(
    fc.property(events, (drawn) => {
      const end = edited(
        played(drawn, () => {}),
        { type: 'done' },
      )
      let state = end
      const steps = state.history.past.length
      for (let step = 0; step < steps; step++) state = edited(state, { type: 'undo' })
      expect(editedDocument(state)).toEqual(blank)
      const known = steps + end.history.future.length
      expect(state.history.future).toHaveLength(known)
      for (let step = 0; step < steps; step++) state = edited(state, { type: 'redo' })
      expect(editedDocument(state)).toEqual(editedDocument(end))
    }),
    { numRuns: 300 },
  )
})

test('a step of the pointer never touches the list of zones', () => {
  fc.assert(
    fc.property(events, at, (drawn, to) => {
      const end = played(drawn, () => {})
      expect(edited(end, { type: 'pointerMove', at: to }).history).toBe(end.history)
    }),
  )
})

test('no more than the last 500 changes can be taken back', () => {
  let state = edited(startEditor(blank), { type: 'pickMode', mode: 'Write' })
  const size = { width: 20, height: 20 }
  for (let step = 0; step < maxSteps + 5; step++)
    state = edited(state, { type: 'add', at: { x: 0, y: 0 }, size, ids: [`a${step}`, `b${step}`] })
  for (let step = 0; step < maxSteps + 5; step++) state = edited(state, { type: 'undo' })
  expect(editedDocument(state).zones).toHaveLength(5)
})
