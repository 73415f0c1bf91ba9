import { formatDate, parseDisplayDate, toWireDate } from '@phuong/domain/format/dates'
import { IconButton } from '@phuong/ui/IconButton'
import { CalendarIcon } from '@phuong/ui/lms-icons'
import { TextField, type TextFieldProps } from '@phuong/ui/TextField'
import { useRef } from 'react'
import { now } from '../../browser/clock.ts'
import css from './Profile.module.css'
import { texts } from './texts.ts'

type Props = Omit<TextFieldProps, 'label'> & {
  /** what is typed, DD/MM/YYYY */
  typed: string
  onChoose: (typed: string) => void
}

/** A birthday, typed as DD/MM/YYYY or chosen in the calendar of the device. */
export function BirthdayField({ typed, onChoose, disabled, ...field }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <TextField
      {...field}
      disabled={disabled}
      label={texts.birthday}
      help={texts.birthdayHelp}
      inputMode="numeric"
      autoComplete="bday"
      placeholder="DD/MM/YYYY"
      end={
        <>
          <input
            ref={picker}
            className={css.picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            disabled={disabled}
            max={toWireDate(now()) ?? undefined}
            value={parseDisplayDate(typed) ?? ''}
            onChange={(event) => onChoose(formatDate(event.currentTarget.value))}
          />
          <IconButton
            label={texts.birthdayChoose}
            icon={<CalendarIcon />}
            disabled={disabled}
            onClick={() => picker.current?.showPicker()}
          />
        </>
      }
    />
  )
}
