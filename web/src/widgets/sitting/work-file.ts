import type { SittingEvent } from '@phuong/exercises/session'
import type { SittingRow } from './row.ts'
import type { KeptSound } from './sounds.ts'
import type { SittingStart } from './start.ts'

/** The file of a work whose hand-in waits (D28): all that this device holds of it, as plain data. Moments are ms. */
export type WorkFile = {
  readonly version: 1
  readonly pupil: { readonly id: string; readonly name: string }
  readonly work: SittingStart & { readonly title: string }
  readonly sittingId: string
  /** in the server's time as far as it is known */
  readonly savedAt: number
  /** the hand-in is known by it; null before it was asked for */
  readonly finishKey: string | null
  /** what counts here, by item (wire.md 6) */
  readonly answers: Readonly<Record<string, unknown>>
  /** what has not arrived, as it would be sent */
  readonly waiting: readonly SittingEvent[]
  /** what was said in these answers, by the id of its recording */
  readonly sounds: Readonly<Record<string, KeptSound>>
}

type About = { pupil: WorkFile['pupil']; title: string; savedAt: number; sounds: WorkFile['sounds'] }

/** What the server told of right and wrong stays out of it: it is the pupil's own work alone. */
export const workFile = (
  { start, sittingId, answers, outbox: { queue, finishKey } }: SittingRow,
  { pupil, title, savedAt, sounds }: About,
): WorkFile => ({
  version: 1,
  pupil,
  work: { ...start, title },
  sittingId,
  savedAt,
  finishKey,
  answers: Object.fromEntries(Object.values(answers).map(({ item, response }) => [item, response])),
  waiting: queue.map(({ event }) => event),
  sounds,
})

/** Letters of the pupil's name and of the work's in the name of a file, each at most. */
const mostLetters = 80

const inFileName = (text: string): string =>
  text
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, mostLetters)
    .replace(/^[. ]+|[. ]+$/g, '')

/** Named by the pupil and the work, in letters that every system takes. */
export const workFileName = ({ pupil, work }: Pick<WorkFile, 'pupil' | 'work'>): string =>
  `${[pupil.name, work.title].map(inFileName).filter(Boolean).join(' - ')}.json`
