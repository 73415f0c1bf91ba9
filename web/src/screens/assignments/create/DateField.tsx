import { formatDate } from '@phuong/domain/format/dates'
import { IconButton } from '@phuong/ui/IconButton'
import { TextField } from '@phuong/ui/TextField'
import { hidden } from '@phuong/ui/VisuallyHidden'
import { CalendarIcon } from '@phuong/ui/work-icons'
import { useRef } from 'react'
import { now } from '../../../browser/clock.ts'
import css from './Create.module.css'
import { texts } from './texts.ts'
import { calendarValue, completeDate, dayAfter, typedDate } from './type-date.ts'

/** The days after today that one tap chooses. */
const quickDays = [1, 3, 7] as const

/**
 * A day, typed as DD/MM/YYYY whatever the language of the device, or picked from the browser's own calendar, which on a
 * phone is the one that its owner knows. The usual days are one tap away.
 */
export function DateField({
  value,
  onChange,
  error,
}: {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}) {
  const calendar = useRef<HTMLInputElement>(null)
  const today = now()
  const openCalendar = () => {
    try {
      calendar.current?.showPicker()
    } catch {
      // an older browser opens its calendar by a click on the field itself
      calendar.current?.click()
    }
  }
  return (
    <div className={css.date}>
      <TextField
        label={texts.dueDate}
        help={texts.dueDateHelp}
        required
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.dueDatePlaceholder}
        value={value}
        error={error}
        onChange={(event) => onChange(typedDate(event.currentTarget.value))}
        onBlur={() => onChange(completeDate(value, now()))}
        end={
          <span className={css.calendar}>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              min={dayAfter(today, 1)}
              value={calendarValue(value)}
              onChange={(event) => onChange(formatDate(event.currentTarget.value))}
            />
            <IconButton size="sm" label={texts.openCalendar} icon={<CalendarIcon />} onClick={openCalendar} />
          </span>
        }
      />
      <fieldset className={css.quick}>
        <legend className={hidden}>{texts.quickDays}</legend>
        {quickDays.map((days) => {
          const day = formatDate(dayAfter(today, days))
          return (
            <button
              key={days}
              type="button"
              className={css.quickDay}
              aria-pressed={value === day}
              onClick={() => onChange(day)}
            >
              {texts.inDays[days]}
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}
