import { parseDisplayDate, toWireDate } from '../../format/dates.ts'
import { cleanText } from '../../names/clean.ts'
import { nameFault } from '../../names/name-fault.ts'
import { isLongEnough, PASSWORD_MAX_LENGTH } from '../password.ts'
import { isBlank } from '../rules.ts'
import { AT_SCHOOL_TEXTS, MODAL_TEXTS, REGISTRATION_TEXTS } from './texts.ts'

/** What a form says of a name; @param missing its own text for none */
export const nameText =
  (missing: string) =>
  (typed: string): string | null => {
    switch (nameFault(cleanText(typed))) {
      case null:
        return null
      case 'missing':
        return missing
      case 'tooLong':
        return REGISTRATION_TEXTS.nameTooLong
      case 'digits':
        return REGISTRATION_TEXTS.nameHasDigits
      case 'signs':
        return REGISTRATION_TEXTS.nameHasSigns
    }
  }

/** What a form says of a new password, with its own texts (A-229, A-230, C-115, C-116, D15). */
export const passwordText =
  (texts: { readonly passwordMissing: string; readonly passwordTooShort: string }) =>
  (typed: string): string | null => {
    if (isBlank(typed)) return texts.passwordMissing
    if (!isLongEnough(typed)) return texts.passwordTooShort
    return typed.length > PASSWORD_MAX_LENGTH ? REGISTRATION_TEXTS.passwordTooLong : null
  }

/** Digits of the shortest phone number of /RegisterStudent, and of the longest that there is (E.164). */
const [fewestDigits, mostDigits] = [10, 15]

/** The phone of /RegisterStudent: required, digits alone, at least ten. */
export const phoneAtSchoolText = (typed: string): string | null => {
  const phone = cleanText(typed)
  if (phone === '') return AT_SCHOOL_TEXTS.phoneMissing
  if (!/^[0-9]+$/.test(phone)) return AT_SCHOOL_TEXTS.phoneNotDigits
  if (phone.length < fewestDigits) return AT_SCHOOL_TEXTS.phoneTooShort
  return phone.length > mostDigits ? AT_SCHOOL_TEXTS.phoneTooLong : null
}

/** The phone of the landing's window: optional; +84 or 0 and 8 to 12 digits (C-110, C-111). */
export const phoneAtLandingText = (typed: string): string | null =>
  isBlank(typed) || /^(?:\+84|0)[0-9]{8,12}$/.test(cleanText(typed)) ? null : MODAL_TEXTS.phoneFaulty

/** A phone as either form sends it, for the one call behind both (C-140); '' is none. */
export const phoneFault = (phone: string): string | null =>
  phoneAtSchoolText(phone) === null ? null : phoneAtLandingText(phone)

/** Nobody is older than this, in years. */
const longestLife = 120

/** What a form says of a birthday that nobody who is alive can have. @param day YYYY-MM-DD */
export const birthdayFault = (day: string, now: Date): string | null => {
  const today = toWireDate(now) ?? ''
  if (Number(today.slice(0, 4)) - Number(day.slice(0, 4)) > longestLife) return REGISTRATION_TEXTS.birthdayUnclear
  return day > today ? REGISTRATION_TEXTS.birthdayAhead : null
}

/** A birthday as people type it, DD/MM/YYYY; none is fine (C-108, C-109). */
export const birthdayText =
  (now: Date) =>
  (typed: string): string | null => {
    if (isBlank(typed)) return null
    const day = parseDisplayDate(typed)
    return day === null ? REGISTRATION_TEXTS.birthdayUnclear : birthdayFault(day, now)
  }
