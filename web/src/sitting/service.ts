import { makeActs, type SittingActs } from './acts/acts.ts'
import { makeLeaving, type SittingLeaving } from './leaving/sealing.ts'
import { makeSender, type Sender, type SenderParts } from './sending/sender.ts'
import { soundsOf, tidying } from './state/changes.ts'
import { isSittingRow } from './state/row.ts'
import { makeShownState, type ServiceState } from './state/shown-state.ts'
import { hasSent, makeSpoken, type Spoken } from './state/spoken.ts'

export type ServiceParts = Omit<SenderParts, 'onConnection' | 'soundOf'> & {
  /** base64; what is left behind at the logout is encrypted with it */
  queueKey: string
  newUuid(): string
}

/** The sittings of one person in this browser: what is shown of them, what pages do with them, and the sending behind. */
export type SittingService = {
  readonly userId: string
  state(): ServiceState
  watch(watcher: () => void): () => void
  readonly acts: SittingActs
  readonly sending: Pick<Sender, 'serverNow' | 'wake' | 'woken' | 'resume' | 'sendAll'>
  readonly spoken: Pick<Spoken, 'hold' | 'soundOf'> & { hasSent(recording: string): boolean }
  readonly leaving: SittingLeaving
  stop(): void
}

export const makeService = (parts: ServiceParts): SittingService => {
  const { store, userId } = parts
  const spoken = makeSpoken(userId, store, parts.newUuid)
  const sender = makeSender({
    ...parts,
    soundOf: spoken.soundOf,
    onConnection: () => shownState.connected(sender.connection()),
  })
  const shownState = makeShownState(userId, store, sender)

  // what was sealed at a logout lies here again before anything is opened
  const unsealed = store.unseal(userId, parts.queueKey, isSittingRow).catch(() => undefined)
  const begin = async (): Promise<void> => {
    await unsealed
    await shownState.look()
    const { wall } = parts.readings()
    await store.change(userId, (rows) => tidying(rows, wall))
    // from here on the page holds a copy of what was said and waits, as of everything else (D51)
    for (const row of await store.read(userId)) for (const name of soundsOf(row)) await store.paper(userId, name)
  }
  void begin()

  let losses = store.losses()
  /** What the device has lost is put back from this page; the server says what else it knows (C-306). */
  const askAnew = async (): Promise<void> => {
    for (const { sittingId } of await store.read(userId)) await sender.ask(sittingId)
  }
  const unwatch = store.watch(() => {
    if (store.losses() === losses) return
    losses = store.losses()
    void askAnew()
  })

  return {
    userId,
    state: shownState.state,
    watch: shownState.watch,
    acts: makeActs({ ...parts, unsealed, sender, shown: shownState, spoken }),
    sending: sender,
    spoken: { ...spoken, hasSent: (recording) => hasSent(shownState.state(), recording) },
    leaving: makeLeaving(parts),
    stop: () => {
      unwatch()
      shownState.stop()
      sender.stop()
    },
  }
}
