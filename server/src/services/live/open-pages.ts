import type { LiveMessage } from '@phuong/domain/live/messages'

/** A page that is open here, as the door holds it. */
export type OpenPage = {
  /** whose session it came with */
  readonly account: string
  readonly tokenHash: Buffer
  send(message: LiveMessage): void
  /** ends the connection for good: the page does not come back by itself */
  end(): void
}

const at = <Key>(index: Map<Key, Set<OpenPage>>, key: Key): ReadonlySet<OpenPage> => index.get(key) ?? new Set()
const put = <Key>(index: Map<Key, Set<OpenPage>>, key: Key, page: OpenPage): void => {
  const there = index.get(key)
  if (there === undefined) index.set(key, new Set([page]))
  else there.add(page)
}
const take = <Key>(index: Map<Key, Set<OpenPage>>, key: Key, page: OpenPage): void => {
  const there = index.get(key)
  there?.delete(page)
  if (there?.size === 0) index.delete(key)
}

/** The pages that are open here: by account, and by the rooms that they have come into. */
export const openPages = () => {
  const pages = new Map<OpenPage, Set<string>>()
  const byAccount = new Map<string, Set<OpenPage>>()
  const byRoom = new Map<string, Set<OpenPage>>()
  return {
    add: (page: OpenPage): void => {
      pages.set(page, new Set())
      put(byAccount, page.account, page)
    },
    remove: (page: OpenPage): void => {
      for (const room of pages.get(page) ?? []) take(byRoom, room, page)
      pages.delete(page)
      take(byAccount, page.account, page)
    },
    /** @returns false for a page that is not open any more */
    enter: (page: OpenPage, room: string): boolean => {
      const rooms = pages.get(page)
      if (rooms === undefined) return false
      rooms.add(room)
      put(byRoom, room, page)
      return true
    },
    leave: (page: OpenPage, room: string): void => {
      pages.get(page)?.delete(room)
      take(byRoom, room, page)
    },
    /** the rooms that a page is in */
    roomsOf: (page: OpenPage): ReadonlySet<string> => pages.get(page) ?? new Set(),
    all: (): OpenPage[] => [...pages.keys()],
    count: (): number => pages.size,
    accounts: (): string[] => [...byAccount.keys()],
    ofAccount: (account: string): ReadonlySet<OpenPage> => at(byAccount, account),
    inRoom: (room: string): ReadonlySet<OpenPage> => at(byRoom, room),
  }
}
