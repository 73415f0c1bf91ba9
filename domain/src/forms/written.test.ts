import { expect, test } from 'vitest'
import { ANNOUNCEMENT_TEXTS } from './announcement.ts'
import { BOOK_NOTE_TOO_LONG, MAX_BOOK_NOTE } from './book-note.ts'
import { faultsIn } from './faults-in.ts'
import { writtenForm } from './written.ts'

const right = { Place: 'notices', Title: 'Lịch họp', Content: '<p>Chiều thứ Tư.</p>', TypeData: 'ALL' }
const faultsOf = (part: object) => faultsIn(writtenForm.safeParse({ ...right, ...part }))
const { titleMissing, contentMissing, receiverMissing } = ANNOUNCEMENT_TEXTS

test('B-356 B-358 B-360 what is missing is told at each field at once', () => {
  expect(faultsOf({})).toEqual({})
  expect(faultsOf({ Title: ' ', Content: '<p></p>', TypeData: '' })).toEqual({
    Title: titleMissing,
    Content: contentMissing,
    TypeData: receiverMissing,
  })
})

test('a note of the digital-book service has no receiver to choose, and is shorter', () => {
  const Content = 'a'.repeat(MAX_BOOK_NOTE + 1)
  expect(faultsOf({ Place: 'books', TypeData: '' })).toEqual({})
  expect(faultsOf({ Place: 'books', Content })).toEqual({ Content: BOOK_NOTE_TOO_LONG })
  expect(faultsOf({ Place: 'books', Content: '' })).toEqual({ Content: contentMissing })
  expect(faultsOf({ Content })).toEqual({})
})
