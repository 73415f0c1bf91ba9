import { formatDate, formatDateTime, formatTime } from '@phuong/domain/format/dates'
import { Chip, type ChipTone } from '@phuong/ui/Chip'
import { CalendarIcon } from '@phuong/ui/lms-icons'
import { ClockIcon } from '@phuong/ui/work-icons'
import { now } from '../../browser/clock.ts'
import { type DueTone, dueOf } from './due.ts'
import { assignmentTexts } from './texts.ts'

const tones = { past: 'rose', today: 'sun', soon: 'sun', later: 'neutral' } as const satisfies Record<DueTone, ChipTone>

/**
 * When an assignment is due, in words, and with the date where it does not stand beside the chip (D41); nothing without
 * a due date.
 */
export function DueChip({ dueDate, withDate = false }: { dueDate: string | null; withDate?: boolean }) {
  const due = dueOf(dueDate, now())
  if (due === null) return null
  const Icon = due.tone === 'later' ? CalendarIcon : ClockIcon
  // of today the hour is what counts
  const date = due.tone === 'today' ? formatTime(dueDate) : formatDate(dueDate)
  return (
    <Chip tone={tones[due.tone]} icon={<Icon size={16} />}>
      <time dateTime={dueDate?.replace(' ', 'T')} title={formatDateTime(dueDate)}>
        {withDate ? `${assignmentTexts.due(due)}, ${date}` : assignmentTexts.due(due)}
      </time>
    </Chip>
  )
}
