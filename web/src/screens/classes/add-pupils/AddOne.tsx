import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { type AccountDraft, accountForm } from '@phuong/domain/forms/account'
import { Button } from '@phuong/ui/Button'
import { Notice } from '@phuong/ui/Notice'
import { Panel } from '@phuong/ui/Panel'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askAnew } from '../../../api/ask-anew.ts'
import { callFirst, type Row } from '../../../api/call.ts'
import { isCallError } from '../../../api/call-error.ts'
import { execute } from '../../../api/execute.ts'
import { useActForm } from '../../../widgets/form/use-act-form.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import css from './AddPupils.module.css'
import { texts } from './texts.ts'

/** An account that was looked up: whose it is, where that is told, and the name under which it was looked for. */
type Candidate = { login: string } & Pick<Row<'USERS_CheckByEmail'>, 'fullName'>

/** An account that cannot be added or asked; its message says why. */
class Unfit extends Error {}

/** @throws Unfit */
const candidateOf = async (login: string): Promise<Candidate> => {
  const row = await callFirst('USERS_CheckByEmail', { email: login })
  if (!row?.exists) throw new Unfit(texts.loginUnknown)
  if (row.roleId !== undefined && row.roleId !== ROLE_CATALOGUE.student.id) throw new Unfit(texts.noPupil)
  return { login, fullName: row.fullName }
}

const loginFault = (error: unknown): { login?: string } => {
  if (error instanceof Unfit) return { login: error.message }
  return isCallError(error) && error.fields.login !== undefined ? { login: error.fields.login } : {}
}

/**
 * One pupil is added by e-mail or user name (B-096): whose account it is is told before, where the teacher may know it; else
 * the pupil is asked, and answers (D06).
 */
export function AddOne({ classId }: { classId: string }) {
  const client = useQueryClient()
  const [candidate, setCandidate] = useState<Candidate | null>(null)
  const add = async ({ login }: Candidate) => {
    try {
      return { candidate: null, added: await execute('CLASSES_Pupil_Add', { classId, login }) }
    } catch (error) {
      if (loginFault(error).login !== undefined) setCandidate(null)
      throw error
    }
  }
  const form = useActForm({
    schema: accountForm,
    values: { login: '' },
    send: async ({ login }: AccountDraft) =>
      candidate === null ? { candidate: await candidateOf(login.trim()), added: null } : add(candidate),
    onSent: async (answer, { login }) => {
      if (answer.added === null) {
        // whoever has typed on looks for somebody else
        if (form.valuesNow().login === login) setCandidate(answer.candidate)
        return
      }
      const { row } = answer.added
      toast.success(texts.outcomes[row?.outcome ?? 'INVITED'](row?.fullName ?? login.trim()))
      form.empty()
      setCandidate(null)
      await askAnew(client, { queryKey: ['classes'] })
    },
    faultsOf: loginFault,
  })
  const fault = formErrorOf(form.failure)
  const isKnown = candidate?.fullName !== undefined
  return (
    <Panel title={texts.addOne}>
      <form {...form.form} className={css.one} aria-label={texts.addOne}>
        <TextField
          {...form.field('login', () => {
            setCandidate(null)
            form.forgetFailure()
          })}
          label={texts.login}
          help={texts.loginHelp}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
        />
        {candidate !== null && (
          <Notice live="polite">{isKnown ? texts.whose(candidate.fullName ?? '') : texts.onlyAsked}</Notice>
        )}
        {fault !== null && (
          <Notice tone="danger" live="assertive">
            {fault}
          </Notice>
        )}
        <Button type="submit" variant={candidate === null ? 'line' : 'primary'} loading={form.isSending}>
          {candidate === null ? texts.find : isKnown ? texts.addNow : texts.ask}
        </Button>
      </form>
    </Panel>
  )
}
