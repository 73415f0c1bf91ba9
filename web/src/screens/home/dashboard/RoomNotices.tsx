import { Notice } from '@phuong/ui/Notice'
import { useQuery } from '@tanstack/react-query'
import { roomQuery } from './queries.ts'
import { roomWords } from './room-words.ts'

/** What an administrator sees to before room runs out (docs/decisions/0031-room.md); nothing while there is enough. */
export function RoomNotices() {
  const room = useQuery(roomQuery)
  if (!room.data) return null
  return roomWords(room.data).map(({ tone, title, text }) => (
    <Notice key={title} tone={tone} title={title}>
      {text}
    </Notice>
  ))
}
