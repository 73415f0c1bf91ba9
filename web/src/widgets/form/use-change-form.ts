import { type FieldValues, useWatch } from 'react-hook-form'
import { newerOf } from '../../api/newer.ts'
import { stillAs } from '../change/merge.ts'
import { type ChangeOf, useSeen } from '../change/use-seen.ts'
import { useActForm } from './use-act-form.ts'
import type { FormFacts } from './use-form.ts'

type Facts<Values extends FieldValues, Answer> = FormFacts<Values, Values, Answer>

type ChangeFormFacts<Row, Values extends FieldValues, Answer> = ChangeOf<Row, Values, Answer> &
  Pick<Facts<Values, Answer>, 'faultsOf'> & {
    /** the schema of what is entered; of a form that asks about changes alone, made of what was seen */
    schema: Facts<Values, Answer>['schema'] | ((first: Values) => Facts<Values, Answer>['schema'])
    /** of a form that stays: the row as it is stored now */
    rowAfter?(answer: Answer): Row
    onSaved(answer: Answer): void
  }

/**
 * `useActForm` for a form that changes a row (H160): `useSeen` says what becomes of what somebody else has saved meanwhile.
 * @returns the form; what is entered, and the same as it was seen; the question while there is one
 */
export const useChangeForm = <Row extends object, Values extends FieldValues, Answer>(
  change: ChangeFormFacts<Row, Values, Answer>,
) => {
  const { schema, row, draftOf, refresh, onSaved, faultsOf, rowAfter } = change
  const seen = useSeen<Row, Values, Answer>(change, {
    put: (partOfNow) => form.put(partOfNow(form.valuesNow())),
    save: () => void form.submit(),
  })
  const { first } = seen
  const form = useActForm<Values, Values, Answer>({
    schema: typeof schema === 'function' ? schema(first) : schema,
    values: draftOf(row),
    send: seen.store,
    onSent: async (answer, sent) => {
      await refresh()
      if (rowAfter !== undefined) {
        const stored = rowAfter(answer)
        form.put(stillAs(sent, form.valuesNow(), draftOf(stored)))
        seen.see(stored)
      }
      onSaved(answer)
    },
    ...(faultsOf && { faultsOf }),
  })
  const draft = useWatch({ control: form.control }) as Values
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
