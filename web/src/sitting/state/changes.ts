import { type Outbox, recordingIn } from '@phuong/exercises/session'
import type { Change } from '../../browser/sitting-store/area.ts'
import { type KeptSound, recordingsIn, soundName } from '../sending/sounds.ts'
import {
  act,
  currentOf,
  isOver,
  type NewRow,
  newRow,
  outdated,
  paperName,
  recorded,
  type SittingRow,
  waits,
  withoutDraft,
} from './row.ts'
import type { ServiceState } from './shown-state.ts'
import { placeOf } from './start.ts'

/** What each deed of a person changes in what this browser keeps: rules over the rows, without clock, chance and storage. */
type RowChange<Result> = Change<SittingRow, Result>

export const rowOf = (rows: readonly SittingRow[], track: string): SittingRow | undefined =>
  rows.find(({ tracks }) => tracks.includes(track))

/** The sitting that a page shows: the one that it follows, before that the one under way. */
export const shownRow = (rows: readonly SittingRow[], track: string | null, place: string): SittingRow | null =>
  track === null ? currentOf(rows, place) : (rowOf(rows, track) ?? null)

/**
 * What a person does to a sitting that this page shows finds it also where the device has it no more, and puts it back with its
 * paper: its person has left in another window, and this one did not hear of that (H158).
 */
export const overShown =
  <Result>(decide: (rows: readonly SittingRow[]) => RowChange<Result>, shown: Pick<ServiceState, 'rows' | 'papers'>) =>
  (rows: readonly SittingRow[]): RowChange<Result> => {
    const gone = (shown.rows ?? []).filter(({ tracks }) => !tracks.some((track) => rowOf(rows, track)))
    const change = decide([...rows, ...gone])
    const back = (change.put ?? []).map(paperName).filter((name) => rowOf(gone, name))
    const papers = Object.fromEntries(back.map((name) => [name, shown.papers.get(name)]))
    return { ...change, papers: { ...papers, ...change.papers } }
  }

/** Opens the sitting of the paper that is under way, or this new one, which with `fresh` leaves the other (D23). */
export const opening = (
  rows: readonly SittingRow[],
  given: Omit<NewRow, 'createdAt'>,
  wall: number,
): RowChange<{ track: string; begun: boolean }> => {
  const under = currentOf(rows, placeOf(given.start))
  if (under && !given.fresh) return { result: { track: paperName(under), begun: false } }
  const row = newRow({ ...given, createdAt: Math.max(wall, (under?.createdAt ?? 0) + 1) })
  return {
    put: [...(under ? [{ ...under, left: true }] : []), row],
    result: { track: row.sittingId, begun: true },
  }
}

/** What takes away everything that is kept under these names. */
const away = (names: readonly string[]): Readonly<Record<string, undefined>> =>
  Object.fromEntries(names.map((name) => [name, undefined]))

/** The names of what was said and is not handed in: of all items, or of one. */
const draftsOf = ({ said = {} }: SittingRow, item?: string): string[] =>
  Object.keys(said)
    .flatMap((each) => ((item ?? each) === each ? (recordingIn(said[each]) ?? []) : []))
    .map(soundName)

/** The sound that a response names, as it is kept; nothing where it is not of this page. */
const keptSound = (response: unknown, sound: KeptSound | undefined): Readonly<Record<string, KeptSound>> => {
  const name = recordingIn(response)
  return name !== null && sound ? { [soundName(name)]: sound } : {}
}

/**
 * What was said for an item and is not handed in, with its sound: neither is ever here alone, and together they take the
 * place of what was said before (H176). A response that names nothing leaves nothing.
 */
export const saying = (
  rows: readonly SittingRow[],
  track: string,
  item: string,
  response: unknown,
  sound: KeptSound | undefined,
): RowChange<void> => {
  const row = rowOf(rows, track)
  if (row === undefined || isOver(row) || item in row.answers) return { result: undefined }
  const papers = keptSound(response, sound)
  const drafts = { ...withoutDraft(row, item), ...(Object.keys(papers).length > 0 && { [item]: response }) }
  return { put: [{ ...row, said: drafts }], papers: { ...away(draftsOf(row, item)), ...papers }, result: undefined }
}

/** One more answer, and what was said in it: neither is ever here alone (D51). The result is whether it was taken. */
export const recording = (
  rows: readonly SittingRow[],
  track: string,
  given: Parameters<typeof recorded>[1],
  sound: KeptSound | undefined,
): RowChange<boolean> => {
  const row = rowOf(rows, track)
  const next = row ? recorded(row, given) : null
  if (row === undefined || next === null) return { result: false }
  const { item, response } = given
  const name = recordingIn(response)
  const others = draftsOf(row, item).filter((draft) => name === null || draft !== soundName(name))
  return { put: [next], papers: { ...away(others), ...keptSound(response, sound) }, result: true }
}

/** A sitting that was left is not handed in any more. */
export const handingIn = (rows: readonly SittingRow[], track: string, key: string): RowChange<void> => {
  const row = rowOf(rows, track)
  return { put: row && !row.left ? [act(row, { type: 'handIn', key })] : [], result: undefined }
}

/** What the server refused is sent once more. */
export const tryingAgain = (rows: readonly SittingRow[], track: string): RowChange<void> => {
  const row = rowOf(rows, track)
  return { put: row ? [act(row, { type: 'tryAgain' })] : [], result: undefined }
}

export const keepingPaper = (rows: readonly SittingRow[], track: string, paper: unknown): RowChange<void> => {
  const row = rowOf(rows, track)
  return { papers: row ? { [paperName(row)]: paper } : {}, result: undefined }
}

/** Only what the server refused goes. */
export const discarding = (rows: readonly SittingRow[], track: string): RowChange<void> => {
  const row = rowOf(rows, track)
  if (row === undefined || row.outbox.refusal === null) return { result: undefined }
  return { remove: [row.sittingId], papers: { [paperName(row)]: undefined }, result: undefined }
}

/** Sittings that keep what was said and is not handed in, at most; an older one has ended, wherever that was. */
const maxSpoken = 5

/** Clears away what nobody needs here any more, with what is kept beside it. */
export const tidying = (rows: readonly SittingRow[], wall: number): RowChange<void> => {
  const gone = rows.filter((row) => outdated(row, wall))
  const spoken = rows.filter((row) => !gone.includes(row) && draftsOf(row).length > 0)
  const open = spoken.filter((row) => !isOver(row)).toSorted((one, other) => other.createdAt - one.createdAt)
  const over = spoken.filter((row) => !open.slice(0, maxSpoken).includes(row))
  return {
    put: over.map((row) => ({ ...row, said: {} })),
    remove: gone.map(({ sittingId }) => sittingId),
    papers: away([...gone.flatMap(namesOf), ...over.flatMap((row) => draftsOf(row))]),
    result: undefined,
  }
}

/** The names of what was said in answers that wait, and is not handed in. */
export const soundsOf = (row: SittingRow): string[] => [
  ...recordingsIn(row.outbox.queue.map(({ event }) => event)).map(soundName),
  ...draftsOf(row),
]

const namesOf = (row: SittingRow): string[] => [
  paperName(row),
  ...soundsOf(row),
  ...recordingsIn(row.outbox.apart.map(({ event }) => event)).map(soundName),
]

const unsentIn = ({ queue, finishKey, handedInAt }: Outbox): number =>
  queue.length + (finishKey !== null && handedInAt === null ? 1 : 0)

/** How many answers and hand-ins have not arrived. */
export const unsentOf = (rows: readonly SittingRow[]): number =>
  rows.filter(waits).reduce((sum, { outbox }) => sum + unsentIn(outbox), 0)
