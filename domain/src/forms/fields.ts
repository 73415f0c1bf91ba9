import * as z from 'zod/mini'
import { passwordForHash } from './password.ts'

/**
 * A field that a rule judges: what the rule says is what the form shows. The rule gets the value as it was entered.
 * @param faultOf a text for the form, null for a value that is taken
 */
export const judged = <Value>(faultOf: (value: Value) => string | null) =>
  z.check<Value>(({ value, issues }) => {
    const message = faultOf(value)
    if (message !== null) issues.push({ code: 'custom', message, input: value, continue: true })
  })

/** A text field under a rule. */
export const textField = (faultOf: (value: string) => string | null) => z.string().check(judged(faultOf))

/**
 * A choice among few, as the fields of a form hold it: one of the texts, '' before somebody has chosen.
 * @param missing what the form says then
 */
export const choiceField = <const Choices extends readonly string[]>(choices: Choices, missing: string) =>
  z.pipe(
    z.string().check(judged((value) => (choices.includes(value) ? null : missing))),
    z.transform((value) => value as Choices[number]),
  )

/** A box that has to be ticked. @param missing what the form says where it is not */
export const tickedField = (missing: string) => z.boolean().check(judged((value) => (value ? null : missing)))

/** A password as it counts: letters that a second keyboard composes in another way are the same letters. */
const asCounted = (value: unknown): unknown => (typeof value === 'string' ? passwordForHash(value) : value)

/**
 * Two passwords that have to say the same; what is wrong is told at the second, whatever else is wrong with the form.
 * @param text what the form says
 */
export const sameAs = <Field extends string>(first: Field, second: Field, text: string) =>
  z.refine<Partial<Record<Field, unknown>>>((form) => asCounted(form[first]) === asCounted(form[second]), {
    message: text,
    path: [second],
    when: () => true,
  })
