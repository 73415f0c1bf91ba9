import { retryDelay } from '@phuong/exercises/session'
import type { WorksheetDocument } from '@phuong/exercises/worksheet'
import { type CallError, isCallError, messageOf } from '../../api/call-error.ts'
import { isSessionGone } from '../../api/session-gone.ts'
import { type Saving, type SavingEvent, savingAfter, shallSend } from './saving.ts'

/** Milliseconds after a change until it is saved: typing and drawing on is one save. */
export const pauseMs = 2_000

/** How a save ended. */
export type SaveEnd = 'saved' | 'failed' | 'stale'

type SaverOptions = {
  first: Saving
  /** the worksheet as it stands, with the revision on which it stands */
  document(revision: number): WorksheetDocument
  /** @throws CallError */
  send(document: WorksheetDocument): Promise<{ revision: number; savedAt: string }>
  /** keeps what is not saved yet in this browser */
  keep(document: WorksheetDocument): void
  /** lets go of it */
  forget(): void
  /** runs something after some milliseconds; answers the way to call it off */
  later(run: () => void, ms: number): () => void
  chance(): number
}

export type Saver = {
  get(): Saving
  watch(watcher: () => void): () => void
  /** says that the worksheet is another than before */
  changed(): void
  /** saves at once, after a save that is under way; also what has not changed, so that a new worksheet comes to be */
  saveNow(): Promise<SaveEnd>
  /** sends at once what waits, for the network or for the end of the pause */
  wake(): void
  /** saves over the revision that somebody else stored */
  overwrite(revision: number): Promise<SaveEnd>
  /** lets it save by itself, until it is stopped */
  start(): void
  /** ends that; what was not sent goes out once more */
  stop(): void
}

/** Refusals after which the same save may succeed by itself: no answer, no session of this person yet, a busy or broken server. */
const mayPass = (error: CallError): boolean =>
  isSessionGone(error) || error.status === 0 || error.status === 429 || error.status >= 500

/**
 * Saves a worksheet in the background (D27, B-194 to B-197): two seconds after the last change, again and again while the
 * network is away, never two at a time, and not over what somebody else stored unless that is wanted.
 */
export const worksheetSaver = ({ first, document, send, keep, forget, later, chance }: SaverOptions): Saver => {
  let saving = first
  let callOff: () => void = () => {}
  let running: Promise<SaveEnd> | null = null
  let started = false
  const watchers = new Set<() => void>()

  const apply = (event: SavingEvent) => {
    saving = savingAfter(saving, event)
    for (const watcher of watchers) watcher()
  }
  const after = (ms: number) => {
    callOff()
    callOff = started ? later(() => void run(), ms) : () => {}
  }

  const failed = (error: unknown): SaveEnd => {
    if (isCallError(error) && error.code === 'STALE') {
      apply({ type: 'stale', by: error.fields.by ?? '', at: error.fields.at ?? '' })
      return 'stale'
    }
    if (isCallError(error) && !mayPass(error)) {
      apply({ type: 'refused', text: Object.values(error.fields)[0] ?? messageOf(error) })
      return 'failed'
    }
    apply({ type: 'failed' })
    const retryAfter = isCallError(error) && error.retryAfter !== null ? error.retryAfter * 1_000 : null
    after(retryDelay(saving.failures, chance(), retryAfter))
    return 'failed'
  }
  const sendOnce = async (): Promise<SaveEnd> => {
    callOff()
    apply({ type: 'sent' })
    try {
      apply({ type: 'saved', ...(await send(document(saving.revision))) })
    } catch (error) {
      return failed(error)
    }
    if (saving.changed) {
      // what came meanwhile stands on the new revision
      keep(document(saving.revision))
      after(pauseMs)
    } else forget()
    return 'saved'
  }
  const run = (): Promise<SaveEnd> => {
    running ??= sendOnce().finally(() => {
      running = null
    })
    return running
  }
  const saveNow = async (): Promise<SaveEnd> => {
    if (running) {
      await running
      if (!saving.changed && saving.phase === 'quiet') return 'saved'
    }
    if (saving.phase === 'stale') return 'stale'
    return run()
  }

  return {
    get: () => saving,
    watch(watcher) {
      watchers.add(watcher)
      return () => {
        watchers.delete(watcher)
      }
    },
    changed() {
      apply({ type: 'changed' })
      keep(document(saving.revision))
      if (shallSend(saving)) after(pauseMs)
    },
    saveNow,
    wake() {
      if (shallSend(saving) || saving.phase === 'waiting') void run()
    },
    overwrite(revision) {
      apply({ type: 'overwrite', revision })
      return saveNow()
    },
    start() {
      started = true
      if (shallSend(saving)) after(pauseMs)
    },
    stop() {
      started = false
      callOff()
      if (saving.changed && (saving.phase === 'quiet' || saving.phase === 'waiting')) void run()
    },
  }
}
