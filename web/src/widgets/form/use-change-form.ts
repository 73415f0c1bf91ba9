import { type FieldValues, useWatch } from 'react-hook-form'
import { newerOf } from '../../api/newer.ts'
import { type ChangeOf, useSeen } from '../change/use-seen.ts'
import { useActForm } from './use-act-form.ts'
import type { FormFacts } from './use-form.ts'

type ChangeFormFacts<Row, Values extends FieldValues, Answer> = ChangeOf<Row, Values, Answer> &
  Pick<FormFacts<Values, Values, Answer>, 'schema' | 'faultsOf'> & { onSaved(answer: Answer): void }

/**
 * `useActForm` for a form that changes a row (H160): `useSeen` says what becomes of what somebody else has saved meanwhile.
 * @returns the form; what is entered, and the same as it was seen; the question while there is one
 */
export const useChangeForm = <Row extends object, Values extends FieldValues, Answer>(
  change: ChangeFormFacts<Row, Values, Answer>,
) => {
  const { schema, row, draftOf, refresh, onSaved, faultsOf } = change
  const seen = useSeen<Row, Values, Answer>(change, {
    put: (partOfNow) => form.put(partOfNow(form.valuesNow())),
    save: () => void form.submit(),
  })
  const form = useActForm<Values, Values, Answer>({
    schema,
    values: draftOf(row),
    send: seen.store,
    onSent: async (answer) => {
      await refresh()
      onSaved(answer)
    },
    ...(faultsOf && { faultsOf }),
  })
  const draft = useWatch({ control: form.control }) as Values
  const { first } = seen
  return {
    ...form,
    /** what is entered */
    draft,
    /** what was seen of the row, as the form holds it */
    first,
    isTyped: Object.keys(first).some((name) => draft[name] !== first[name]),
    /** what is asked about is no failure */
    failure: newerOf(form.failure) === null ? form.failure : null,
    question: seen.questionOf(draft),
  }
}
