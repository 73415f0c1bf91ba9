import { Checkbox, NativeSelect } from '@mantine/core'
import { type ClassTeacherDraft, classTeacherForm } from '@phuong/domain/forms/class-teacher'
import { TEACHER_RIGHTS } from '@phuong/domain/people/class-roles'
import { Button } from '@phuong/ui/Button'
import { UserPlusIcon } from '@phuong/ui/lms-icons'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../../api/ask-anew.ts'
import { execute } from '../../../../api/execute.ts'
import { useActForm } from '../../../../widgets/form/use-act-form.ts'
import { formErrorOf } from '../../../../widgets/form-error.ts'
import css from './Teachers.module.css'
import { texts } from './texts.ts'

const first: ClassTeacherDraft = { login: '', may: 'MARK', homeroom: false }

/** Lets a teacher into the class by the e-mail or user name of the account. */
export function AddTeacher({ classId }: { classId: string }) {
  const client = useQueryClient()
  const form = useActForm({
    schema: classTeacherForm,
    values: first,
    send: (draft: ClassTeacherDraft) =>
      execute('CLASSES_Teacher_Add', { classId, ...draft, login: draft.login.trim() }),
    onSent: async ({ row }) => {
      toast.success(texts.added(row?.fullName ?? ''))
      form.empty()
      await askAnew(client, { queryKey: ['classes', classId] })
    },
  })
  const fault = formErrorOf(form.failure)
  return (
    <form {...form.form} className={css.form} aria-label={texts.add}>
      <h3 className={css.heading}>{texts.add}</h3>
      <TextField
        {...form.field('login', form.forgetFailure)}
        label={texts.login}
        help={texts.loginHelp}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <NativeSelect
        {...form.field('may', form.forgetFailure)}
        label={texts.right}
        size="md"
        data={TEACHER_RIGHTS.map((value) => ({ value, label: texts.rights[value] }))}
      />
      <Checkbox {...form.field('homeroom', form.forgetFailure)} className={css.check} label={texts.homeroom} />
      {fault !== null && (
        <Notice tone="danger" live="assertive">
          {fault}
        </Notice>
      )}
      <Button type="submit" icon={<UserPlusIcon />} loading={form.isSending}>
        {texts.send}
      </Button>
    </form>
  )
}
