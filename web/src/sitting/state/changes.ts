import { type Outbox, recordingIn } from '@phuong/exercises/session'
import type { Change } from '../../browser/sitting-store/area.ts'
import { type KeptSound, recordingsIn, soundName } from '../sending/sounds.ts'
import { act, currentOf, type NewRow, newRow, outdated, paperName, recorded, type SittingRow, waits } from './row.ts'
import { placeOf } from './start.ts'

/** What each deed of a person changes in what this browser keeps: rules over the rows, without clock, chance and storage. */
type RowChange<Result> = Change<SittingRow, Result>

export const rowOf = (rows: readonly SittingRow[], track: string): SittingRow | undefined =>
  rows.find(({ tracks }) => tracks.includes(track))

/** The sitting that a page shows: the one that it follows, before that the one under way. */
export const shownRow = (rows: readonly SittingRow[], track: string | null, place: string): SittingRow | null =>
  track === null ? currentOf(rows, place) : (rowOf(rows, track) ?? null)

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

/** One more answer, and what was said in it: neither is ever here alone (D51). The result is whether it was taken. */
export const recording = (
  rows: readonly SittingRow[],
  track: string,
  given: Parameters<typeof recorded>[1],
  sound: KeptSound | undefined,
): RowChange<boolean> => {
  const row = rowOf(rows, track)
  const next = row ? recorded(row, given) : null
  if (next === null) return { result: false }
  const name = recordingIn(given.response)
  return { put: [next], papers: name !== null && sound ? { [soundName(name)]: sound } : {}, result: true }
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

/** Clears away what nobody needs here any more, with what is kept beside it. */
export const tidying = (rows: readonly SittingRow[], wall: number): RowChange<void> => {
  const gone = rows.filter((row) => outdated(row, wall))
  return {
    remove: gone.map(({ sittingId }) => sittingId),
    papers: Object.fromEntries(gone.flatMap(namesOf).map((name) => [name, undefined])),
    result: undefined,
  }
}

/** The names of what was said in answers that wait. */
export const soundsOf = ({ outbox }: SittingRow): string[] =>
  recordingsIn(outbox.queue.map(({ event }) => event)).map(soundName)

const namesOf = (row: SittingRow): string[] => [
  paperName(row),
  ...recordingsIn([...row.outbox.queue, ...row.outbox.apart].map(({ event }) => event)).map(soundName),
]

const unsentIn = ({ queue, finishKey, handedInAt }: Outbox): number =>
  queue.length + (finishKey !== null && handedInAt === null ? 1 : 0)

/** How many answers and hand-ins have not arrived. */
export const unsentOf = (rows: readonly SittingRow[]): number =>
  rows.filter(waits).reduce((sum, { outbox }) => sum + unsentIn(outbox), 0)
