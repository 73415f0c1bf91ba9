/** The kinds of rooms in which pages are told that there is something new. */
export const liveRoomKinds = ['class'] as const
export type LiveRoomKind = (typeof liveRoomKinds)[number]

/** The one name of a room, for browser and server alike: its kind and the id of what it is about (B-636, B-637, B-640). */
export const liveRoomId = (kind: LiveRoomKind, id: string): string => `${kind}_${id}`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What the name of a room says; null for what names none. */
export const readLiveRoomId = (roomId: unknown): { kind: LiveRoomKind; id: string } | null => {
  if (typeof roomId !== 'string') return null
  const at = roomId.indexOf('_')
  const kind = liveRoomKinds.find((name) => name === roomId.slice(0, at))
  const id = roomId.slice(at + 1)
  return kind !== undefined && uuid.test(id) ? { kind, id } : null
}
