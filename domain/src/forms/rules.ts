import { cleanText } from '../names/clean.ts'

/** What is wrong with a form, by field; {} when all is well. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** Whether a field holds nothing that can be seen: missing, empty, or only blanks. */
export const isBlank = (value: unknown): boolean => cleanText(value) === ''

export const hasErrors = (errors: FieldErrors<string>): boolean => Object.keys(errors).length > 0

/** The errors of a form from one finding per field; fields without a finding are left out. */
export function collectErrors<Field extends string>(findings: Record<Field, string | null>): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field in findings) {
    const text = findings[field]
    if (text !== null) errors[field] = text
  }
  return errors
}
