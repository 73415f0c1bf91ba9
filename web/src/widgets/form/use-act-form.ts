import { useMutation } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { type FormFacts, useForm } from './use-form.ts'

/** `useForm` for somebody who is signed in: the shell hears of an ended session and of lost rights (B-686, D12). */
export const useActForm = <Values extends FieldValues, Output, Answer>({
  send,
  ...facts
}: FormFacts<Values, Output, Answer>) => {
  const { mutateAsync } = useMutation({ mutationFn: (output: Output) => send(output) })
  return useForm<Values, Output, Answer>({ ...facts, send: (output) => mutateAsync(output) })
}
