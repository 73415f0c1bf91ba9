import type { Db } from '../../src/db/database.ts'
import { writeBookNote } from '../../src/services/notices/book-notes.ts'
import { minuteMs } from './moments.ts'

/** What the digital-book service tells the pupils of the demo school, the oldest first: plain lines, and rich text. */
const notes = [
  { title: 'Chào mừng em đến với Sách điện tử', markup: '<p>Sách của năm học mới đã có đủ các bài.</p>' },
  {
    title: 'Sách Tiếng Anh 4 có bài nghe mới',
    markup:
      '<p>Em mở <strong>Unit 5: My hobbies</strong> và nghe thử:</p><ul><li><p>Bài hát của lớp</p></li><li><p>Đoạn hội thoại ở trang 32</p></li></ul>',
  },
] as const

/** Writes them, as an administrator did when the school year began. */
export const seedBookNotes = async (tx: Db, administratorId: string, begins: Date): Promise<void> => {
  for (const [at, note] of notes.entries())
    await writeBookNote(tx, { user: { id: administratorId }, now: new Date(begins.getTime() + at * minuteMs) }, note)
}
