import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm as useFieldsOfForm,
} from 'react-hook-form'
import { isCallError } from '../../api/call-error.ts'

/** A schema of domain/src/forms: what a form holds, and what it hands on. */
type FormSchema<Values extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Values, unknown, Output>
>[0]

export type FormFacts<Values extends FieldValues, Output, Answer> = {
  schema: FormSchema<Values, Output>
  /** What the fields begin with. */
  values: Values
  /** Sends what the schema has judged. What it throws leaves everything that was entered where it is. */
  send: (output: Output) => Promise<Answer>
  onSent: (answer: Answer, output: Output) => unknown
  /** Where a failure is told, when it is about a field: by default at the fields that the server names. */
  faultsOf?: (error: unknown) => Partial<Record<Path<Values>, string>>
}

/** What the server says is wrong, by the wire names that the fields have. */
const namedFaults = (error: unknown): Record<string, string> => (isCallError(error) ? error.fields : {})

/**
 * The one way in which a form works: the schema that the server has judges it when it is sent and then with each letter; what
 * is wrong stands at its field, and the first of it takes the focus; it is sent once, however often it is pressed; what
 * fails is told, and nothing that was entered is lost. The fields bear the names of the wire.
 */
export const useForm = <Values extends FieldValues, Output, Answer>({
  schema,
  values,
  send,
  onSent,
  faultsOf = namedFaults as NonNullable<FormFacts<Values, Output, Answer>['faultsOf']>,
}: FormFacts<Values, Output, Answer>) => {
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<unknown>(null)
  // each press that found something wrong leads to the first of it
  const [refusals, setRefusals] = useState(0)
  const sending = useRef(false)
  const [isSending, setSending] = useState(false)
  const fields = useFieldsOfForm<Values, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues: values as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState, setError, setValue, setFocus, getValues, trigger, reset, control } = fields
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const isRefused = useRef(false)
  const refused = () => {
    isRefused.current = true
  }
  const sent = async (output: Output) => {
    try {
      await onSent(await send(output), output)
    } catch (error) {
      const faults = Object.entries<string | undefined>(faultsOf(error)).filter(([name]) => name in values)
      for (const [name, message] of faults) if (message !== undefined) setError(name as Path<Values>, { message })
      if (faults.length > 0) refused()
      else setFailure(error)
    }
  }
  const submit = async () => {
    if (sending.current) return
    sending.current = true
    setSending(true)
    setFailure(null)
    isRefused.current = false
    const taken: { output: Output }[] = []
    await handleSubmit((output) => void taken.push({ output }), refused)()
    // sent only now: a form that is emptied then counts as not yet sent
    if (taken[0] !== undefined) await sent(taken[0].output)
    sending.current = false
    setSending(false)
    // by now what is wrong stands at its fields
    if (isRefused.current) setRefusals((count) => count + 1)
  }

  const errorOf = (name: Path<Values>): string | undefined => {
    const error = formState.errors[name]
    return typeof error?.message === 'string' ? error.message : undefined
  }
  return {
    /** For the form element. */
    form: {
      ref: element,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault()
        void submit()
      },
      noValidate: true,
      method: 'post',
    } as const,
    /**
     * For a field with a control of the browser: text, radio buttons, a box, a select.
     * @param onTyped hears what was entered, such as where another field follows
     */
    field: (name: Path<Values>, onTyped?: (entered: PathValue<Values, Path<Values>>) => void) => ({
      ...register(name, {
        onChange: (event: { target: { value: PathValue<Values, Path<Values>> } }) => onTyped?.(event.target.value),
      }),
      error: errorOf(name),
    }),
    /** For a field with a control of ours. */
    control,
    errorOf,
    /** Puts values that belong together, and judges again what was judged wrong. */
    put: (part: Partial<Values>) => {
      for (const [name, value] of Object.entries(part))
        setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
      // judged once all of them are there
      if (formState.isSubmitted) void trigger(Object.keys(part) as Path<Values>[])
    },
    /** Sends it as its button does. */
    submit,
    /** What is entered at this moment. */
    valuesNow: () => getValues(),
    /** Empties a form that stays, as it was at the beginning. */
    empty: () => reset(),
    /** Leads to a field. */
    focus: (name: Path<Values>) => setFocus(name),
    /** Takes back what was said of a failure. */
    forgetFailure: () => setFailure(null),
    /** Whether anything is entered that the form did not begin with. */
    isTyped: formState.isDirty,
    isSending,
    /** What went wrong as a whole; null where nothing did, or a field tells it. */
    failure,
  }
}
