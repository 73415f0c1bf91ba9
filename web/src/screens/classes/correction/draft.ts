import { formatDate, parseDisplayDate } from '@phuong/domain/format/dates'
import { type PupilDraft, pupilBirthday } from '@phuong/domain/forms/pupil'
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
export const draftOfPupil = ({ fullName, dateofBirth, sex }: PupilFacts): PupilDraft => ({
  fullName,
  dateofBirth: formatDate(dateofBirth),
  sex: sex === null ? '' : sex ? 'male' : 'female',
  accepted: false,
})

/** What is sent of a form without faults. */
export const factsOf = (draft: PupilDraft, now: Date): PupilFacts => ({
  fullName: cleanText(draft.fullName),
  dateofBirth: parseDisplayDate(pupilBirthday(draft.dateofBirth, now)),
  sex: draft.sex === '' ? null : draft.sex === 'male',
})

/** What the form changes of a pupil, by wire name. */
export const changedPupilFields: ChangedFields<PupilDraft> = {
  fullName: { label: texts.name, typed: ['fullName'], words: ({ fullName }) => fullName },
  dateofBirth: { label: texts.birthday, typed: ['dateofBirth'], words: ({ dateofBirth }) => dateofBirth },
  sex: { label: texts.sex, typed: ['sex'], words: ({ sex }) => (sex === '' ? '' : GENDER_LABELS[sex]) },
}
