import * as z from 'zod/mini'
import { NOTICE_DESTINATIONS } from '../notices/destinations.ts'
import { ANNOUNCEMENT_TEXTS, AUDIENCES, announcementForm, contentFault } from './announcement.ts'
import { bookNoteFault } from './book-note.ts'

/**
 * The form in which a notification is written, wherever it goes: what its destination asks of content and receivers is told
 * at their fields.
 */
export const writtenForm = z
  .object({
    Place: z.literal(NOTICE_DESTINATIONS),
    Title: announcementForm.shape.Title,
    Content: z.string(),
    TypeData: z.string(),
  })
  .check(
    z.check(({ value, issues }) => {
      const isBooks = value.Place === 'books'
      const content = isBooks ? bookNoteFault(value.Content) : contentFault(value.Content)
      const isMissing = !isBooks && !(AUDIENCES as readonly string[]).includes(value.TypeData)
      for (const [field, message] of [
        ['Content', content],
        ['TypeData', isMissing ? ANNOUNCEMENT_TEXTS.receiverMissing : null],
      ] as const)
        if (message !== null) issues.push({ code: 'custom', message, path: [field], input: value, continue: true })
    }),
  )
