import { Checkbox } from '@mantine/core'
import { hasErrors } from '@phuong/domain/forms/rules'
import { Button } from '@phuong/ui/Button'
import { WarningIcon } from '@phuong/ui/icons'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { type SubmitEvent, useRef, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { useRouteFacts } from '../../../widgets/route-facts.ts'
import { useUnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { useFocusOnFault } from '../../../widgets/use-focus-on-fault.ts'
import css from './AccountLists.module.css'
import type { ListFacts } from './lists.ts'
import { useAddEntry } from './queries.ts'
import { texts } from './texts.ts'
import {
  carriesLimit,
  carriesPaths,
  type Draft,
  type DraftErrors,
  emptyDraft,
  entryValue,
  faultsOf,
  isTyped,
} from './values.ts'

/** What the server says of a field, at our field; its 'value' is the one that the list carries. */
const refusedFields = (list: string, error: unknown): DraftErrors => {
  const { email, value } = isCallError(error) ? error.fields : {}
  return {
    ...(email !== undefined && { account: email }),
    ...(value !== undefined && { [carriesLimit(list) ? 'limit' : 'paths']: value }),
  }
}

/** Puts an account on the list, found by its e-mail or user name. */
export function AddEntry({ list }: { list: ListFacts }) {
  const { menuPaths } = useRouteFacts()
  const [draft, setDraft] = useState(emptyDraft)
  const [errors, setErrors] = useState<DraftErrors>({})
  const account = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const add = useAddEntry()
  useUnsavedWords(isTyped(draft))
  useFocusOnFault(form, errors)

  const fault = formErrorOf(add.error)

  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = faultsOf(list.name, draft)
    setErrors(found)
    add.reset()
    if (hasErrors(found)) return
    add.mutate(
      { list: list.name, email: draft.account.trim(), value: entryValue(list.name, draft) },
      {
        onSuccess: () => {
          setDraft(emptyDraft)
          toast.success(texts.added)
          account.current?.focus()
        },
        onError: (error) => setErrors(refusedFields(list.name, error)),
      },
    )
  }

  return (
    <div className={css.add}>
      <p className="muted">{list.does}</p>
      <form ref={form} className={css.form} onSubmit={submit} noValidate aria-label={texts.addTitle}>
        <TextField
          ref={account}
          className={css.account}
          label={texts.account}
          error={errors.account}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          value={draft.account}
          onChange={(event) => change({ account: event.currentTarget.value })}
        />
        {carriesLimit(list.name) && (
          <TextField
            className={css.limit}
            label={texts.limit}
            help={texts.limitHelp}
            error={errors.limit}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={draft.limit}
            onChange={(event) => change({ limit: event.currentTarget.value })}
          />
        )}
        {carriesPaths(list.name) && (
          <Checkbox.Group
            className={css.paths}
            label={texts.hiddenPaths}
            error={
              errors.paths && (
                <>
                  <WarningIcon size={16} /> {errors.paths}
                </>
              )
            }
            value={[...draft.paths]}
            onChange={(paths) => change({ paths })}
          >
            <div className={css.boxes}>
              {menuPaths.map(({ path, label }) => (
                <Checkbox key={path} value={path} label={label} description={path} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        <Button type="submit" variant="primary" icon={<PlusIcon />} loading={add.isPending} className={css.submit}>
          {texts.add}
        </Button>
      </form>
      {fault !== null && !hasErrors(errors) && (
        <Notice tone="danger" live="assertive">
          {fault}
        </Notice>
      )}
    </div>
  )
}
