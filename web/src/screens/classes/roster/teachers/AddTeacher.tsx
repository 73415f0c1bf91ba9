import { Checkbox, NativeSelect } from '@mantine/core'
import { TEACHER_RIGHTS, type TeacherRight } from '@phuong/domain/people/class-roles'
import { Button } from '@phuong/ui/Button'
import { UserPlusIcon } from '@phuong/ui/lms-icons'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { askAnew } from '../../../../api/ask-anew.ts'
import { isCallError } from '../../../../api/call-error.ts'
import { execute } from '../../../../api/execute.ts'
import { formErrorOf } from '../../../../widgets/form-error.ts'
import { useFocusOnFault } from '../../../../widgets/use-focus-on-fault.ts'
import css from './Teachers.module.css'
import { texts } from './texts.ts'

const first = { login: '', may: 'MARK' as TeacherRight, homeroom: false }

/** Lets a teacher into the class by the e-mail or user name of the account. */
export function AddTeacher({ classId }: { classId: string }) {
  const client = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(first)
  const [faults, setFaults] = useState<{ login?: string }>({})
  useFocusOnFault(element, faults)
  const add = useMutation({
    mutationFn: () => execute('CLASSES_Teacher_Add', { classId, ...draft, login: draft.login.trim() }),
    onSuccess: async ({ row }) => {
      toast.success(texts.added(row?.fullName ?? ''))
      setDraft(first)
      await askAnew(client, { queryKey: ['classes', classId] })
    },
    onError: (error) => {
      if (isCallError(error) && error.fields.login !== undefined) setFaults({ login: error.fields.login })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (add.isPending) return
    if (draft.login.trim() === '') return setFaults({ login: texts.loginMissing })
    add.mutate()
  }
  const put = (part: Partial<typeof first>) => {
    setDraft({ ...draft, ...part })
    setFaults({})
    add.reset()
  }
  const fault = faults.login === undefined ? formErrorOf(add.error) : null
  return (
    <form ref={element} className={css.form} onSubmit={submit} noValidate aria-label={texts.add}>
      <h3 className={css.heading}>{texts.add}</h3>
      <TextField
        label={texts.login}
        help={texts.loginHelp}
        error={faults.login}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        value={draft.login}
        onChange={(event) => put({ login: event.currentTarget.value })}
      />
      <NativeSelect
        label={texts.right}
        size="md"
        value={draft.may}
        onChange={(event) => put({ may: event.currentTarget.value as TeacherRight })}
        data={TEACHER_RIGHTS.map((value) => ({ value, label: texts.rights[value] }))}
      />
      <Checkbox
        className={css.check}
        label={texts.homeroom}
        checked={draft.homeroom}
        onChange={(event) => put({ homeroom: event.currentTarget.checked })}
      />
      {fault !== null && (
        <Notice tone="danger" live="assertive">
          {fault}
        </Notice>
      )}
      <Button type="submit" icon={<UserPlusIcon />} loading={add.isPending}>
        {texts.send}
      </Button>
    </form>
  )
}
