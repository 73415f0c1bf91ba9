import { birthdayIn } from '@phuong/domain/class-list/birthday'
import { checkList, type Finding, type ListField } from '@phuong/domain/class-list/check-list'
import { formatDate, parseDisplayDate } from '@phuong/domain/format/dates'
import { cleanText } from '@phuong/domain/names/clean'
import { GENDER_LABELS } from '@phuong/domain/people/texts'
import type { ChangedFields } from '../../../widgets/change/merge.ts'
import { texts } from './texts.ts'

/** What a teacher corrects of a pupil. */
export type PupilFacts = {
  fullName: string
  /** YYYY-MM-DD */
  dateofBirth: string | null
  /** true is male */
  sex: boolean | null
}

/** The same as its form has it. */
export type PupilDraft = {
  fullName: string
  /** DD/MM/YYYY, or what was typed; '' for none */
  birthday: string
  sex: 'male' | 'female' | ''
}

export const draftOfPupil = ({ fullName, dateofBirth, sex }: PupilFacts): PupilDraft => ({
  fullName,
  birthday: formatDate(dateofBirth),
  sex: sex === null ? '' : sex ? 'male' : 'female',
})

/** The draft with its birthday as people write it; what is no day stays as it was typed. */
const read = (draft: PupilDraft, now: Date): PupilDraft => ({
  ...draft,
  birthday: birthdayIn(draft.birthday, 'dmy', now) ?? draft.birthday,
})

/** What is sent of a form without faults. */
export const factsOf = (draft: PupilDraft, now: Date): PupilFacts => ({
  fullName: cleanText(draft.fullName),
  dateofBirth: parseDisplayDate(read(draft, now).birthday),
  sex: draft.sex === '' ? null : draft.sex === 'male',
})

const fieldsOf: Partial<Record<ListField, keyof PupilDraft>> = {
  fullName: 'fullName',
  birthday: 'birthday',
  sex: 'sex',
}

/**
 * What is wrong with the form, in the words of a list. What stood there before is not asked about, however unlikely.
 * @param accepted somebody has looked at what is unlikely
 */
export const pupilFindings = (
  draft: PupilDraft,
  first: PupilDraft,
  { accepted, now }: { accepted: boolean; now: Date },
): readonly Finding[] => {
  const [findings = []] = checkList(
    [{ line: 1, userName: '', continues: false, accepted, ...read(draft, now) }],
    [],
    now,
  )
  return findings.filter(({ field }) => {
    const key = fieldsOf[field]
    return key !== undefined && draft[key] !== first[key]
  })
}

/** What the form changes of a pupil, by wire name. */
export const changedPupilFields: ChangedFields<PupilDraft> = {
  fullName: { label: texts.name, typed: ['fullName'], words: ({ fullName }) => fullName },
  dateofBirth: { label: texts.birthday, typed: ['birthday'], words: ({ birthday }) => birthday },
  sex: { label: texts.sex, typed: ['sex'], words: ({ sex }) => (sex === '' ? '' : GENDER_LABELS[sex]) },
}

/** What the server says of its fields, by the fields of the form. */
export const serverFindings = (faults: Readonly<Record<string, string>>): readonly Finding[] =>
  Object.entries(changedPupilFields).flatMap(
    ([
      name,
      {
        typed: [field],
      },
    ]) => {
      const text = faults[name]
      return text === undefined || field === undefined ? [] : [{ field, text, kind: 'wrong' as const }]
    },
  )
