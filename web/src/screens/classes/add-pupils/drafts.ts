import type { Finding, ListField } from '@phuong/domain/class-list/check-list'
import { joined, type LeftLine, type PupilDraft } from '@phuong/domain/class-list/read-list'
import { parseDisplayDate } from '@phuong/domain/format/dates'
import { cleanText } from '@phuong/domain/names/clean'
import { loginKey } from '@phuong/domain/people/login-name'

/** The pupils of a list after somebody has changed one; what was said of it before is looked at again. */
export const changedPupil = (
  pupils: readonly PupilDraft[],
  line: number,
  part: Partial<PupilDraft>,
): readonly PupilDraft[] =>
  pupils.map((pupil) => (pupil.line === line ? { ...pupil, accepted: false, ...part } : pupil))

export const withoutPupil = (pupils: readonly PupilDraft[], line: number): readonly PupilDraft[] =>
  pupils.filter((pupil) => pupil.line !== line)

/** The pupils with one more at its place, who was dropped or left out; whoever stands there already stays. */
export const withPupil = (pupils: readonly PupilDraft[], pupil: PupilDraft): readonly PupilDraft[] =>
  pupils.some(({ line }) => line === pupil.line) ? pupils : [...pupils, pupil].sort((a, b) => a.line - b.line)

/** The lines that were left out and that nobody has made a pupil. */
export const stillLeft = (left: readonly LeftLine[], pupils: readonly PupilDraft[]): readonly LeftLine[] =>
  left.filter(({ line }) => !pupils.some((pupil) => pupil.line === line))

/** The second line of a pupil joined to the line before it. */
export const joinedToBefore = (pupils: readonly PupilDraft[], line: number): readonly PupilDraft[] => {
  const at = pupils.findIndex((pupil) => pupil.line === line)
  const [before, pupil] = [pupils[at - 1], pupils[at]]
  if (before === undefined || pupil === undefined) return pupils
  return pupils.flatMap((each) => (each === pupil ? [] : [each === before ? joined(before, pupil) : each]))
}

/** Birthdays by line; that of a second line stands also at its pupil, who has none, as both are joined. */
const birthdaysIn = (read: readonly PupilDraft[]): ReadonlyMap<number, string> =>
  new Map(
    read.map(({ line, birthday }, at) => {
      const next = read[at + 1]
      return [line, birthday === '' && next?.continues ? next.birthday : birthday]
    }),
  )

/**
 * The pupils of a list whose dates are read in another order; what somebody has typed stays.
 * @param before the pupils as they were read
 * @param after the same as they are read now
 */
export const redated = (
  pupils: readonly PupilDraft[],
  before: readonly PupilDraft[],
  after: readonly PupilDraft[],
): readonly PupilDraft[] => {
  const [was, is] = [birthdaysIn(before), birthdaysIn(after)]
  return pupils.map((pupil) =>
    pupil.birthday === was.get(pupil.line) ? { ...pupil, birthday: is.get(pupil.line) ?? pupil.birthday } : pupil,
  )
}

/** A pupil without faults as the server takes it. */
export const recordOf = ({ line, fullName, birthday, sex, userName, accepted }: PupilDraft) => ({
  line,
  fullName: cleanText(fullName),
  dateofBirth: parseDisplayDate(birthday),
  sex: sex === '' ? null : sex === 'male',
  userName: loginKey(userName) || null,
  namesake: accepted,
})

const fields: Readonly<Record<string, ListField>> = {
  fullName: 'fullName',
  dateofBirth: 'birthday',
  sex: 'sex',
  userName: 'userName',
}

/** What the server says of a list, by line: its fields are called `pupils.{line}.{field}`. */
export const serverFindings = (faults: Readonly<Record<string, string>>): ReadonlyMap<number, readonly Finding[]> => {
  const findings = new Map<number, Finding[]>()
  for (const [name, text] of Object.entries(faults)) {
    const [, line = '', wire = ''] = /^pupils\.(\d+)\.(\w+)$/.exec(name) ?? []
    const field = fields[wire]
    if (field === undefined) continue
    const kind = field === 'fullName' ? 'twin' : 'wrong'
    findings.set(Number(line), [...(findings.get(Number(line)) ?? []), { field, text, kind }])
  }
  return findings
}

/** A list in parts of so many. */
export const partsOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size))
