import { parseDisplayDate, toWireDate } from '../format/dates.ts'
import { cleanText } from '../names/clean.ts'
import { type NameFault, nameFault } from '../names/name-fault.ts'
import { sameNameKey } from '../names/same-name.ts'
import { isUserName, loginKey } from '../people/login-name.ts'
import { isReservedUserName } from '../people/reserved-names.ts'
import { isInOldCode } from './name.ts'
import type { PupilDraft } from './read-list.ts'
import { LIST_TEXTS } from './texts.ts'

export type ListField = 'fullName' | 'birthday' | 'sex' | 'userName'

/**
 * What is wrong with a pupil of a list, at its place. What is unlikely may be right, a twin may be somebody else, and what
 * continues may be a pupil of its own: somebody can say so.
 */
export type Finding = {
  readonly field: ListField
  readonly text: string
  readonly kind: 'wrong' | 'unlikely' | 'twin' | 'continues'
}

/** Somebody who is in the class already. @param birthday YYYY-MM-DD */
export type Classmate = { readonly fullName: string; readonly birthday: string | null }

const wrong = (field: ListField, text: string): Finding => ({ field, text, kind: 'wrong' })
const twinOf = (text: string): Finding => ({ field: 'fullName', text, kind: 'twin' })
const unlikely = (field: ListField, text: string): Finding => ({ field, text, kind: 'unlikely' })

/** Youngest and oldest of those who go to school, in years; others are looked at again. */
const [youngest, oldest] = [2, 25]
/** Nobody is older than this. */
const longestLife = 120

const textOfName: Record<NameFault, string> = {
  missing: LIST_TEXTS.nameMissing,
  tooLong: LIST_TEXTS.nameTooLong,
  digits: LIST_TEXTS.nameHasDigits,
  signs: LIST_TEXTS.nameHasSigns,
}

const nameFinding = (name: string): Finding | null => {
  const fault = nameFault(name)
  const mayBeRead = fault === null || fault === 'digits' || fault === 'signs'
  if (mayBeRead && isInOldCode(name)) return unlikely('fullName', LIST_TEXTS.nameInOldCode)
  if (fault !== null) return wrong('fullName', textOfName[fault])
  return name.includes(' ') ? null : unlikely('fullName', LIST_TEXTS.nameShort)
}

const birthdayFinding = (typed: string, today: string): Finding | null => {
  if (typed === '') return null
  const day = parseDisplayDate(typed)
  if (day === null) return wrong('birthday', LIST_TEXTS.birthdayUnclear)
  if (day > today) return wrong('birthday', LIST_TEXTS.birthdayAhead)
  const age = Number(today.slice(0, 4)) - Number(day.slice(0, 4))
  if (age > longestLife) return wrong('birthday', LIST_TEXTS.birthdayUnclear)
  return age < youngest || age > oldest ? unlikely('birthday', LIST_TEXTS.birthdayFar(day.slice(0, 4))) : null
}

/** @param same the line above with the same user name */
const userNameFinding = (user: string, same: number | undefined): Finding | null => {
  if (user === '') return null
  if (!isUserName(user)) return wrong('userName', LIST_TEXTS.userNameFaulty)
  if (isReservedUserName(user)) return wrong('userName', LIST_TEXTS.userNameReserved)
  return same === undefined ? null : wrong('userName', LIST_TEXTS.userNameTwice(same))
}

/** Whether two of a name may be one pupil: their birthdays do not tell them apart. */
const mayBeOne = (a: string | null, b: string | null): boolean => a === null || b === null || a === b

/**
 * What is wrong with the pupils of a list, each in the order of its fields; none for who can be added.
 * @param classmates who is in the class already
 */
export const checkList = (
  pupils: readonly PupilDraft[],
  classmates: readonly Classmate[],
  now: Date,
): readonly (readonly Finding[])[] => {
  const today = toWireDate(now) ?? ''
  const named = new Map<string, { line: number; birthday: string | null }[]>()
  const inClass = new Map<string, (string | null)[]>()
  for (const { fullName, birthday } of classmates) {
    const name = sameNameKey(fullName)
    inClass.set(name, [...(inClass.get(name) ?? []), birthday])
  }
  const users = new Map<string, number>()
  return pupils.map(({ line, fullName, birthday, sex, userName, continues, accepted }) => {
    const name = cleanText(fullName)
    const findings: (Finding | null)[] = [nameFinding(name)]
    const key = sameNameKey(name)
    const day = parseDisplayDate(birthday)
    if (continues) findings.push({ field: 'fullName', text: LIST_TEXTS.continues, kind: 'continues' })
    const twin = name === '' ? undefined : named.get(key)?.find((other) => mayBeOne(other.birthday, day))
    if (twin !== undefined) findings.push(twinOf(LIST_TEXTS.sameAs(twin.line)))
    else if (inClass.get(key)?.some((other) => mayBeOne(other, day))) findings.push(twinOf(LIST_TEXTS.inClass))
    named.set(key, [...(named.get(key) ?? []), { line, birthday: day }])
    findings.push(birthdayFinding(cleanText(birthday), today))
    if (sex !== '' && sex !== 'male' && sex !== 'female') findings.push(wrong('sex', LIST_TEXTS.sexUnclear))
    const user = loginKey(userName)
    const same = users.get(user)
    findings.push(userNameFinding(user, same))
    if (user !== '' && same === undefined) users.set(user, line)
    return findings.filter((finding): finding is Finding => finding !== null && !(accepted && finding.kind !== 'wrong'))
  })
}
