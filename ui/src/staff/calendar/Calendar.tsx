import { DatePicker } from '@mantine/dates'
import 'dayjs/locale/vi'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import './calendar.css'
import { calendarTexts } from './texts.ts'

type CalendarProps = {
  /** YYYY-MM-DD, or '' for none */
  value: string
  onChange: (day: string) => void
  /** the first and the last day that can be chosen, YYYY-MM-DD; it opens at the first where none of them is chosen */
  min: string
  max: string
}

/** Keeps Tab among the controls of the calendar; a day that arrows came to is no stop of its own, and counts as the last. */
const keepTab = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled, [tabindex="-1"])')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = event.shiftKey ? at === 0 && stops.at(-1) : (at === -1 || at === stops.length - 1) && stops[0]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * A month to choose a day from, as Vietnamese calendars have it: Monday first. It takes the focus as it appears, so that
 * arrows and Enter choose at once, and keeps it. For loading on demand: a trap around it would find nothing to focus
 * while it is on its way.
 */
export function Calendar({ value, onChange, min, max }: CalendarProps) {
  const first = value >= min && value <= max ? value : min
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true }), [])
  return (
    <DatePicker
      ref={root}
      onKeyDown={keepTab}
      value={value === '' ? null : value}
      onChange={(day) => day !== null && onChange(day)}
      minDate={min}
      maxDate={max}
      defaultDate={first}
      getDayProps={(day) => ({ 'data-first': day === first || undefined })}
      locale="vi"
      firstDayOfWeek={1}
      monthLabelFormat={calendarTexts.month}
      monthsListFormat={calendarTexts.monthOfYear}
      weekdayFormat={(day) => calendarTexts.weekdays[new Date(day).getUTCDay()]}
      ariaLabels={calendarTexts.controls}
      size="md"
    />
  )
}
