import type { Me } from '../api/auth-state.ts'
import { chance, newUuid } from '../browser/chance.ts'
import { readings } from '../browser/clock.ts'
import { oneAtATime } from '../browser/one-at-a-time.ts'
import { deviceArea } from '../browser/sitting-store/database.ts'
import { noteUse } from '../browser/sitting-store/presence.ts'
import { makeSittingStore, tabs } from '../browser/sitting-store/store.ts'
import { sittingCalls } from './sending/calls.ts'
import { makeService, type SittingService } from './service.ts'
import { joinedRow, type SittingRow } from './state/row.ts'

let store: ReturnType<typeof makeSittingStore<SittingRow>> | null = null
let current: SittingService | null = null

const later = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void later(resolve, ms))

/** What lies beyond the page says when a try is worth it: the line is back, the page is seen again or about to sleep. */
const listen = (): void => {
  const wake = () => current?.sending.wake()
  // while the device slept the steady clock of the page may have stood still
  const woken = () => {
    wake()
    if (!document.hidden) current?.sending.woken()
  }
  window.addEventListener('online', woken)
  window.addEventListener('pageshow', ({ persisted }) => (persisted ? woken() : wake()))
  document.addEventListener('visibilitychange', woken)
  document.addEventListener('resume', woken)
}

/** The sittings of the signed-in person; asked again after a sign-in in place it goes on with what waited (D24). */
export const serviceFor = ({ id, queueKey }: Pick<Me, 'id' | 'queueKey'>): SittingService => {
  if (current?.userId === id) return current
  if (store === null) {
    noteUse()
    store = makeSittingStore<SittingRow>((gone) => deviceArea<SittingRow>(gone, newUuid), tabs(), joinedRow, pause)
    listen()
  }
  current?.stop()
  current = makeService({
    userId: id,
    queueKey,
    store,
    calls: sittingCalls,
    readings,
    chance,
    newUuid,
    later,
    oneAtATime,
  })
  return current
}
