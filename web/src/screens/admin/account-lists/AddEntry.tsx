import { Checkbox } from '@mantine/core'
import { type ListEntryDraft, listEntryForm, listEntryValue } from '@phuong/domain/forms/list-entry'
import { carriesLimit, carriesPaths } from '@phuong/domain/people/list-values'
import { Button } from '@phuong/ui/Button'
import { WarningIcon } from '@phuong/ui/icons'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { isCallError } from '../../../api/call-error.ts'
import { execute } from '../../../api/execute.ts'
import { useActForm } from '../../../widgets/form/use-act-form.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { useRouteFacts } from '../../../widgets/route-facts.ts'
import { useUnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import css from './AccountLists.module.css'
import type { ListFacts } from './lists.ts'
import { useListsAnew } from './queries.ts'
import { texts } from './texts.ts'

const empty: ListEntryDraft = { email: '', limit: '', paths: [] }

/** What the server says of a field, at our field; its 'value' is the one that the list carries. */
const refusedFields = (list: string, error: unknown): Partial<Record<keyof ListEntryDraft, string>> => {
  const { email, value } = isCallError(error) ? error.fields : {}
  return {
    ...(email !== undefined && { email }),
    ...(value !== undefined && { [carriesLimit(list) ? 'limit' : 'paths']: value }),
  }
}

/** Puts an account on the list, found by its e-mail or user name. */
export function AddEntry({ list }: { list: ListFacts }) {
  const { menuPaths } = useRouteFacts()
  const anew = useListsAnew()
  const form = useActForm({
    schema: useMemo(() => listEntryForm(list.name), [list.name]),
    values: empty,
    send: (draft: ListEntryDraft) =>
      execute('ACCOUNTLISTS_Add', {
        list: list.name,
        email: draft.email.trim(),
        value: listEntryValue(list.name, draft),
      }),
    onSent: async () => {
      await anew()
      form.empty()
      toast.success(texts.added)
      form.focus('email')
    },
    faultsOf: (error) => refusedFields(list.name, error),
  })
  useUnsavedWords(form.isTyped)
  const paths = useWatch({ control: form.control, name: 'paths' })
  const pathsFault = form.errorOf('paths')
  const fault = formErrorOf(form.failure)

  return (
    <div className={css.add}>
      <p className="muted">{list.does}</p>
      <form {...form.form} className={css.form} aria-label={texts.addTitle}>
        <TextField
          {...form.field('email')}
          className={css.account}
          label={texts.account}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
        />
        {carriesLimit(list.name) && (
          <TextField
            {...form.field('limit')}
            className={css.limit}
            label={texts.limit}
            help={texts.limitHelp}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
          />
        )}
        {carriesPaths(list.name) && (
          <Checkbox.Group
            className={css.paths}
            label={texts.hiddenPaths}
            error={
              pathsFault !== undefined && (
                <>
                  <WarningIcon size={16} /> {pathsFault}
                </>
              )
            }
            value={paths}
            onChange={(chosen) => form.put({ paths: chosen })}
          >
            <div className={css.boxes}>
              {menuPaths.map(({ path, label }) => (
                <Checkbox key={path} value={path} label={label} description={path} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        <Button type="submit" variant="primary" icon={<PlusIcon />} loading={form.isSending} className={css.submit}>
          {texts.add}
        </Button>
      </form>
      {fault !== null && (
        <Notice tone="danger" live="assertive">
          {fault}
        </Notice>
      )}
    </div>
  )
}
