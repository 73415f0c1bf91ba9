import type { LiveRoomKind } from '@phuong/domain/live/room-id'
import { classRoom } from './class-room.ts'
import type { RoomKind } from './define.ts'

/** The rooms by kind: a kind is a file beside this one, its name in `liveRoomKinds` and a line here. */
export const roomKinds: Readonly<Record<LiveRoomKind, RoomKind>> = {
  class: classRoom,
}
