import { formatDate, toWireDate } from '@phuong/domain/format/dates'
import { texts } from './texts.ts'

type Named = { fullName: string; firstName: string; callingName: string | null }

/** What a person is called when greeted: the calling name, the given name, or all of it where the last word is no name. */
export const greetingName = ({ fullName, firstName, callingName }: Named): string => {
  const given = callingName?.trim() || firstName
  return /\p{L}/u.test(given) ? given : fullName
}

/** How staff are greeted: 'thầy' or 'cô' before the given name, the whole name where the sex is not known. */
export const staffGreeting = (person: Named & { sex: boolean | null }): string =>
  person.sex === null
    ? texts.hello(person.fullName)
    : texts.helloTeacher(person.sex ? texts.sir : texts.madam, greetingName(person))

/** A day as 'Thứ Sáu, 20/11/2026', in the time of Vietnam whatever the clock of the machine is set to. */
export const dayLine = (moment: Date): string => {
  const day = toWireDate(moment)
  if (day === null) return ''
  const weekday = texts.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
  return texts.today(weekday, formatDate(day))
}
