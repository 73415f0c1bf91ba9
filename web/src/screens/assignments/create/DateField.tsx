import { Popover } from '@mantine/core'
import { formatDate, formatTime } from '@phuong/domain/format/dates'
import { lastDueDay } from '@phuong/domain/forms/assignment'
import { IconButton } from '@phuong/ui/IconButton'
import { CalendarIcon } from '@phuong/ui/lms-icons'
import { Skeleton } from '@phuong/ui/Skeleton'
import { TextField } from '@phuong/ui/TextField'
import { hidden } from '@phuong/ui/VisuallyHidden'
import { Suspense, useState } from 'react'
import { now } from '../../../browser/clock.ts'
import { latePlace } from '../../../widgets/late/late.tsx'
import css from './Create.module.css'
import type { Draft } from './draft.ts'
import { texts } from './texts.ts'
import { calendarValue, completeDate, completeTime, dayAfter, isTime, typedDate, typedTime } from './type-date.ts'

/** The days after today that one tap chooses. */
const quickDays = [1, 3, 7] as const

const Calendar = latePlace(async () => (await import('@phuong/ui/staff/Calendar')).Calendar)

/** The time of one tap for work that is due today (D63). */
const evening = '21:00'

type Due = Pick<Draft, 'dueDate' | 'dueTime'>

type Props = {
  value: Due
  onChange: (value: Partial<Due>) => void
  error: string | undefined
  timeError: string | undefined
}

/**
 * A day, typed as DD/MM/YYYY or picked from a calendar whose weeks begin with Monday, whatever the language of the device,
 * and a time where the end of the day is too late (D63). The usual days are one tap away.
 */
export function DateField({ value: { dueDate, dueTime }, onChange, error, timeError }: Props) {
  const [open, setOpen] = useState(false)
  const today = now()
  const first = dayAfter(today, 0)
  const choose = (day: string) => {
    onChange({ dueDate: formatDate(day) })
    setOpen(false)
  }
  const isToday = dueDate === formatDate(first)
  return (
    <div className={css.date}>
      <div className={css.moment}>
        <TextField
          label={texts.dueDate}
          help={texts.dueDateHelp(isTime(completeTime(dueTime)) ? completeTime(dueTime) : texts.dueTimePlaceholder)}
          required
          inputMode="numeric"
          autoComplete="off"
          placeholder={texts.dueDatePlaceholder}
          value={dueDate}
          error={error}
          onChange={(event) => onChange({ dueDate: typedDate(event.currentTarget.value) })}
          onBlur={() => onChange({ dueDate: completeDate(dueDate, now()) })}
          end={
            <Popover opened={open} onChange={setOpen} position="bottom-end" returnFocus withinPortal withRoles={false}>
              <Popover.Target>
                <IconButton
                  size="sm"
                  label={texts.openCalendar}
                  icon={<CalendarIcon />}
                  aria-haspopup="dialog"
                  aria-expanded={open}
                  onClick={() => setOpen(!open)}
                />
              </Popover.Target>
              <Popover.Dropdown role="dialog" aria-label={texts.calendar}>
                <Suspense fallback={<Skeleton shape="block" className={css.calendar} />}>
                  <Calendar value={calendarValue(dueDate)} onChange={choose} min={first} max={lastDueDay(today)} />
                </Suspense>
              </Popover.Dropdown>
            </Popover>
          }
        />
        <TextField
          label={texts.dueTime}
          inputMode="numeric"
          autoComplete="off"
          placeholder={texts.dueTimePlaceholder}
          value={dueTime}
          error={timeError}
          onChange={(event) => onChange({ dueTime: typedTime(event.currentTarget.value) })}
          onBlur={() => onChange({ dueTime: completeTime(dueTime) })}
        />
      </div>
      <fieldset className={css.quick}>
        <legend className={hidden}>{texts.quickDays}</legend>
        {formatTime(today) < evening && (
          <button
            type="button"
            className={css.quickDay}
            aria-pressed={isToday && dueTime === evening}
            onClick={() => onChange({ dueDate: formatDate(first), dueTime: evening })}
          >
            {texts.tonight}
          </button>
        )}
        {quickDays.map((days) => {
          const day = formatDate(dayAfter(today, days))
          return (
            <button
              key={days}
              type="button"
              className={css.quickDay}
              aria-pressed={dueDate === day && dueTime === ''}
              onClick={() => onChange({ dueDate: day, dueTime: '' })}
            >
              {texts.inDays[days]}
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}
