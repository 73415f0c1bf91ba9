import { signsOf } from '../../shared/listed-texts.ts'
import { longestText, type Mode, maxZones, type Page, type WorksheetDocument, type Zone } from '../document/document.ts'
import { insidePage, type Place } from '../document/place.ts'
import type { ZoneContent } from '../zones/contract.ts'
import { zoneModes } from '../zones/modes.ts'
import {
  bigEnough,
  continued,
  type Gesture,
  type Handle,
  idle,
  type Point,
  startDrawing,
  startHolding,
} from './gesture.ts'
import { changed, type History, redone, startHistory, undone } from './history.ts'
import { type NewIds, newZones } from './new-zones.ts'

/** The worksheet editor as a pure machine: all places are in page units, ids come from outside. */
export type EditorState = {
  readonly revision: number
  readonly pages: readonly Page[]
  /** the zones, with what can be taken back */
  readonly history: History<readonly Zone[]>
  /** none or exactly one (B-159) */
  readonly mode: Mode | null
  /** ids of the zones drawn since the mode was picked: 'Hủy' removes them (B-165) */
  readonly drawn: readonly string[]
  readonly selected: string | null
  readonly gesture: Gesture
}

/** What the pointer went down on: a zone, one of its handles, or null for the page. */
export type Hold = { readonly id: string; readonly handle: Handle | null }

export type EditorEvent =
  | { readonly type: 'pickMode'; readonly mode: Mode }
  | { readonly type: 'pointerDown'; readonly at: Point; readonly on: Hold | null }
  | { readonly type: 'pointerMove'; readonly at: Point }
  | { readonly type: 'pointerUp'; readonly at: Point; readonly ids: NewIds }
  /** a zone of the given size without drawing, for a tap and for the keyboard */
  | { readonly type: 'add'; readonly at: Point; readonly size: Pick<Place, 'width' | 'height'>; readonly ids: NewIds }
  | { readonly type: 'escape' | 'cancel' | 'done' | 'undo' | 'redo' }
  | { readonly type: 'select'; readonly id: string | null }
  | { readonly type: 'delete' | 'toggle'; readonly id: string }
  /** keeps zones out of what is given, or puts them back (docs/protocol.md 7) */
  | { readonly type: 'setAside'; readonly ids: readonly string[]; readonly aside: boolean }
  /** moves the selected zone by page units */
  | { readonly type: 'nudge'; readonly dx: number; readonly dy: number }
  | { readonly type: 'setPlace'; readonly id: string; readonly place: Partial<Place> }
  | { readonly type: 'setGroup'; readonly id: string; readonly text: string }
  /** what the inspector of the zone's mode changed */
  | { readonly type: 'setContent'; readonly id: string; readonly content: Partial<ZoneContent> }

export const startEditor = ({ revision, pages, zones }: WorksheetDocument): EditorState => ({
  revision,
  pages,
  history: startHistory(zones),
  mode: null,
  drawn: [],
  selected: null,
  gesture: idle,
})

/** The worksheet as it stands; a gesture that has not ended is no part of it. */
export const editedDocument = ({ revision, pages, history }: EditorState): WorksheetDocument => ({
  revision,
  pages,
  zones: history.present,
})

/** Whether the button of a mode can be pressed: while another one is active it cannot (B-161). */
export const mayPick = (state: EditorState, mode: Mode): boolean => state.mode === null || state.mode === mode

const zoneOf = (state: EditorState, id: string | null): Zone | undefined =>
  state.history.present.find((zone) => zone.id === id)

/** The state with other zones; the selection ends with its zone. */
const withHistory = (state: EditorState, history: EditorState['history']): EditorState => ({
  ...state,
  history,
  selected: history.present.some(({ id }) => id === state.selected) ? state.selected : null,
})

const withZones = (state: EditorState, zones: readonly Zone[], step: string | null = null): EditorState =>
  withHistory(state, changed(state.history, zones, step))

/** Changes fields of one zone; a change to what it is already is none and leaves nothing to take back. */
const withZone = (state: EditorState, id: string, change: Partial<Zone>, step: string | null = null): EditorState => {
  const zone = zoneOf(state, id)
  const next = zone && { ...zone, ...change }
  if (!next || JSON.stringify(next) === JSON.stringify(zone)) return state
  const zones = state.history.present.map((one) => (one.id === id ? next : one))
  return withZones(state, zones, step)
}

/** Numbers that somebody typed may be none. */
const isPlace = (place: Place): boolean => Object.values(place).every(Number.isFinite)

const withPlace = (state: EditorState, id: string, place: Place): EditorState =>
  isPlace(place) ? withZone(state, id, insidePage(place, state.pages)) : state

/** Adds what a rectangle becomes, unless the worksheet is full (H132) or an id is taken. */
const withNew = (state: EditorState, place: Place, ids: NewIds): EditorState => {
  const { mode, pages, history } = state
  if (mode === null || pages.length === 0 || !isPlace(place)) return state
  const zones = history.present
  const added = newZones(mode, insidePage(place, pages), { zones, pages, ids })
  const taken = new Set([...zones, ...added].map(({ id }) => id))
  if (taken.size < zones.length + added.length || taken.size > maxZones) return state
  const drawn = [...state.drawn, ...added.map(({ id }) => id)]
  return { ...withZones(state, [...zones, ...added]), drawn, selected: added[0]?.id ?? null }
}

/** The state with another selection; what is typed after it is a change of its own. */
const withSelected = (state: EditorState, selected: string | null): EditorState => ({
  ...state,
  selected,
  history: { ...state.history, step: null },
})

const pointerDown = (state: EditorState, at: Point, on: Hold | null): EditorState => {
  if (state.gesture.state !== 'idle') return state
  const zone = on && zoneOf(state, on.id)
  if (on && zone) return { ...withSelected(state, zone.id), gesture: startHolding(zone, at, on.handle) }
  const nothing = withSelected(state, null)
  if (state.mode === null || state.pages.length === 0) return nothing
  return { ...nothing, gesture: startDrawing(at, state.pages) }
}

const pointerUp = (state: EditorState, at: Point, ids: NewIds): EditorState => {
  const gesture = continued(state.gesture, at, state.pages)
  const ended = { ...state, gesture: idle }
  if (gesture.state === 'idle') return state
  if (gesture.state === 'drawing') return bigEnough(gesture.place) ? withNew(ended, gesture.place, ids) : ended
  return withZone(ended, gesture.id, gesture.place)
}

const leaveMode = (state: EditorState): EditorState => ({ ...state, mode: null, drawn: [], gesture: idle })

/** 'Hủy': also the zones drawn since the mode was picked go, and can be taken back like any other change (B-165). */
const cancel = (state: EditorState): EditorState => {
  const drawn = new Set(state.drawn)
  const kept = state.history.present.filter(({ id }) => !drawn.has(id))
  return leaveMode(kept.length === state.history.present.length ? state : withZones(state, kept))
}

/** Ends a gesture without a trace, or else the selection. The mode and what was drawn in it stay. */
const letGo = (state: EditorState): EditorState =>
  state.gesture.state === 'idle' ? withSelected(state, null) : { ...state, gesture: idle }

const remove = (state: EditorState, id: string): EditorState =>
  zoneOf(state, id)
    ? withZones(
        state,
        state.history.present.filter((zone) => zone.id !== id),
      )
    : state

const setAside = (state: EditorState, ids: ReadonlySet<string>, aside: boolean): EditorState => {
  const zones = state.history.present
  const turns = (zone: Zone): boolean => ids.has(zone.id) && zone.aside !== aside
  return zones.some(turns)
    ? withZones(
        state,
        zones.map((zone) => (turns(zone) ? { ...zone, aside } : zone)),
      )
    : state
}

/** A change to what a zone says, with no text longer than a worksheet holds. */
const contentOf = (content: Partial<ZoneContent>): Partial<ZoneContent> =>
  content.text === undefined ? content : { ...content, text: signsOf(content.text).slice(0, longestText).join('') }

/** What an event does to zones while no gesture is under way. */
const edit = (state: EditorState, event: EditorEvent): EditorState => {
  switch (event.type) {
    case 'pickMode':
      return mayPick(state, event.mode) ? { ...state, mode: event.mode } : state
    case 'add':
      return withNew(state, { left: event.at.x, top: event.at.y, ...event.size }, event.ids)
    case 'select':
      return withSelected(state, zoneOf(state, event.id)?.id ?? null)
    case 'delete':
      return remove(state, event.id)
    case 'undo':
      return withHistory(state, undone(state.history))
    case 'redo':
      return withHistory(state, redone(state.history))
    case 'nudge': {
      const zone = zoneOf(state, state.selected)
      if (!zone) return state
      return withPlace(state, zone.id, { ...placeOf(zone), left: zone.left + event.dx, top: zone.top + event.dy })
    }
    case 'setPlace': {
      const zone = zoneOf(state, event.id)
      return zone ? withPlace(state, zone.id, { ...placeOf(zone), ...event.place }) : state
    }
    case 'toggle': {
      const zone = zoneOf(state, event.id)
      return zone ? withZone(state, zone.id, { text: zoneModes[zone.mode].toggled(zone) }) : state
    }
    case 'setAside':
      return setAside(state, new Set(event.ids), event.aside)
    case 'setContent':
      return withZone(state, event.id, contentOf(event.content), `content ${event.id}`)
    case 'setGroup':
      return withZone(state, event.id, { groupName: event.text.slice(0, longestText) }, `group ${event.id}`)
    default:
      return state
  }
}

const placeOf = ({ left, top, width, height }: Zone): Place => ({ left, top, width, height })

/**
 * The state after an event. An event that does not fit the state (another mode while one is active, an unknown zone, an
 * edit during a gesture) changes nothing. Steps of a gesture change `gesture` alone: the zones stay the same list until
 * the pointer goes up.
 */
export const edited = (state: EditorState, event: EditorEvent): EditorState => {
  switch (event.type) {
    case 'pointerDown':
      return pointerDown(state, event.at, event.on)
    case 'pointerMove':
      // a pointer that only hovers makes no new state, and nothing is drawn again
      return state.gesture.state === 'idle'
        ? state
        : { ...state, gesture: continued(state.gesture, event.at, state.pages) }
    case 'pointerUp':
      return pointerUp(state, event.at, event.ids)
    case 'escape':
      return letGo(state)
    case 'cancel':
      return cancel(state)
    case 'done':
      return leaveMode(state)
    default:
      return state.gesture.state === 'idle' ? edit(state, event) : state
  }
}
