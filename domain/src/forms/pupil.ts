import * as z from 'zod/mini'
import { birthdayIn } from '../class-list/birthday.ts'
import { checkList, type Finding, type ListField } from '../class-list/check-list.ts'

/** What a teacher corrects of a pupil, as the form has it. */
const fields = {
  fullName: z.string(),
  /** DD/MM/YYYY, or what was typed; '' for none */
  dateofBirth: z.string(),
  sex: z.enum(['male', 'female', '']),
  /** somebody has looked at what is unlikely, and it is right */
  accepted: z.boolean(),
}

export type PupilDraft = z.infer<z.ZodMiniObject<typeof fields>>

/** What is wrong or unlikely, at the field of the form. */
export type PupilFinding = Pick<Finding, 'text' | 'kind'> & { readonly field: 'fullName' | 'dateofBirth' | 'sex' }

const fieldOf: Partial<Record<ListField, PupilFinding['field']>> = {
  fullName: 'fullName',
  birthday: 'dateofBirth',
  sex: 'sex',
}

/** The typed birthday as DD/MM/YYYY; what is no day stays as it was typed. */
export const pupilBirthday = (typed: string, now: Date): string => birthdayIn(typed, 'dmy', now) ?? typed

/**
 * What is wrong with a pupil whom somebody corrects, in the words of a list.
 * @param first the form as it was before: what stands in it is not asked about, however unlikely
 */
export const pupilFindings = (draft: PupilDraft, first: PupilDraft, now: Date): readonly PupilFinding[] => {
  const birthday = pupilBirthday(draft.dateofBirth, now)
  const [findings = []] = checkList([{ line: 1, userName: '', continues: false, ...draft, birthday }], [], now)
  return findings.flatMap(({ field: ofList, text, kind }) => {
    const field = fieldOf[ofList]
    return field === undefined || draft[field] === first[field] ? [] : [{ field, text, kind }]
  })
}

/** The form in which a pupil is corrected. @param first, now as of `pupilFindings` */
export const pupilForm = (first: PupilDraft, now: Date) =>
  z.object(fields).check(
    z.check<PupilDraft>(({ value, issues }) => {
      for (const { field, text } of pupilFindings(value, first, now))
        issues.push({ code: 'custom', message: text, path: [field], input: value[field], continue: true })
    }),
  )
