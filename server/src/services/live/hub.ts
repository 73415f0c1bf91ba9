import { type LiveMessage, longestWaitMs } from '@phuong/domain/live/messages'
import { readLiveRoomId } from '@phuong/domain/live/room-id'
import type { Db } from '../../db/database.ts'
import { livingSessions } from '../auth/sessions.ts'
import { liveLimits } from './live-limits.ts'
import type { News } from './news.ts'
import { type OpenPage, openPages } from './open-pages.ts'
import { longestFrame, pageGuard } from './page-guard.ts'
import { receiversAmong } from './receivers.ts'
import { roomKinds } from './rooms/registry.ts'
import { type Pace, rounds } from './rounds.ts'

/** What is written together is told together, and nobody is told more than once a second. */
const usualPace: Pace = { gatherMs: 50, restMs: 1_000 }
/** A crowd that is told asks 250 times a second, so that a hundred pages take less than half a second. */
const msOfOne = 4
/** Rooms that one page may be in. */
const roomsOfPage = 20
/** Sessions that one statement asks about. */
const sessionsAtOnce = 1_000

/** What the door lends for as long as it is open. */
export type Open = {
  now(): Date
  /** most pages at once */
  most: number
  /** something could not be asked of the database: the pages find out by themselves (R13) */
  onFault(fault: unknown): void
}

/** The time within which so many receivers look, so that they do not come at once; somebody alone looks at once. */
const spreadOf = (receivers: number): number => Math.min(longestWaitMs, Math.max(0, receivers - 1) * msOfOne)

/**
 * The pages that are open on this server, and what they are told: 'look again', once what was written counts. The database
 * alone is the truth: whoever misses a message sees the same by asking (R13). With several servers each hears the news and
 * asks for its own pages.
 */
export const liveHub = (db: Db, pace: Pace = usualPace) => {
  const pages = openPages()
  let open: Open | null = null
  const limits = liveLimits(() => open?.most ?? 0)
  const news = { notices: new Set<string>(), rooms: new Set<string>(), accounts: new Set<string>() }

  /** Takes what has come in since the last round. */
  const taken = (set: Set<string>): string[] => {
    const all = [...set]
    set.clear()
    return all
  }
  const sendAll = (receivers: readonly OpenPage[], message: (withinMs: number) => LiveMessage): void => {
    const shared = message(spreadOf(receivers.length))
    for (const page of receivers) page.send(shared)
  }

  /** Ends those of these pages whose sessions are over. @returns those that stay */
  const endDead = async (some: readonly OpenPage[]): Promise<OpenPage[]> => {
    const alive = new Set<string>()
    for (let at = 0; at < some.length; at += sessionsAtOnce) {
      const hashes = some.slice(at, at + sessionsAtOnce).map(({ tokenHash }) => tokenHash)
      for (const hash of await livingSessions(db, hashes, (open as Open).now())) alive.add(hash.toString('hex'))
    }
    return some.filter((page) => {
      const lives = alive.has(page.tokenHash.toString('hex'))
      if (!lives) page.end()
      return lives
    })
  }
  const tellReceivers = async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0 || pages.count() === 0) return
    const receivers = await receiversAmong(db, ids, pages.accounts())
    sendAll(
      receivers.flatMap((account) => [...pages.ofAccount(account)]),
      (withinMs) => ({ type: 'bell', withinMs }),
    )
  }
  const tellRoom = async (roomId: string): Promise<void> => {
    const room = readLiveRoomId(roomId)
    const here = [...pages.inRoom(roomId)]
    if (room === null || here.length === 0) return
    const accounts = [...new Set(here.map(({ account }) => account))]
    const seers = new Set(await roomKinds[room.kind].seers(db, room.id, accounts))
    for (const page of here) if (!seers.has(page.account)) pages.leave(page, roomId)
    sendAll(
      here.filter(({ account }) => seers.has(account)),
      (withinMs) => ({ type: 'query', roomId, withinMs }),
    )
  }
  /** What fails is told by nobody else's news, and fails for no other. */
  const tried = (work: Promise<unknown>): Promise<unknown> => work.catch((fault) => open?.onFault(fault))
  const round = rounds(async () => {
    if (open === null) return
    const changed = taken(news.accounts).flatMap((account) => [...pages.ofAccount(account)])
    // first: whose session is over is told nothing any more
    if (changed.length > 0) await tried(endDead(changed))
    await Promise.all([
      tried(tellReceivers(taken(news.notices))),
      ...taken(news.rooms).map((id) => tried(tellRoom(id))),
    ])
  }, pace)

  return {
    /** Opens for the door; pages may come. */
    begin: (opened: Open): void => {
      open = opened
    },
    /** Closes: nothing is told any more. */
    stop: (): void => {
      open = null
      round.stop()
    },
    /**
     * Takes a place for a page of an account.
     * @returns gives it back
     * @throws BUSY, TOO_MANY_CHANGES
     */
    takePlace: (account: string, now: Date): (() => void) => limits.take(account, now),
    longestFrame,
    guard: pageGuard(),
    add: pages.add,
    remove: pages.remove,
    /** pages that are open here */
    count: pages.count,
    /**
     * Lets a page into a room, if the session lives and the account may see what the room is about (S24, H070).
     * @param roomId as it came from the page
     */
    join: async (page: OpenPage, roomId: unknown): Promise<boolean> => {
      const room = readLiveRoomId(roomId)
      if (room === null || open === null || pages.roomsOf(page).size >= roomsOfPage) return false
      if (!limits.mayAsk(page.account, open.now())) return false
      if ((await endDead([page])).length === 0) return false
      const [seer] = await roomKinds[room.kind].seers(db, room.id, [page.account])
      return seer !== undefined && pages.enter(page, roomId as string)
    },
    /** Takes what was written; what it means to the pages here is asked of the database in the next round. */
    hear: (heard: News): void => {
      if (open === null || pages.count() === 0) return
      if (heard.about === 'session') {
        for (const page of pages.all()) if (page.tokenHash.equals(heard.tokenHash)) page.end()
        return
      }
      if (heard.about === 'notice') news.notices.add(heard.id)
      else if (heard.about === 'room') news.rooms.add(heard.roomId)
      else news.accounts.add(heard.id)
      round.ask()
    },
    /** Ends the pages whose sessions are over, however they ended. Called now and then. */
    sweep: async (): Promise<void> => {
      if (open !== null && pages.count() > 0) await tried(endDead(pages.all()))
    },
  }
}
