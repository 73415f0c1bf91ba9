import { ROLE_CATALOGUE } from '@phuong/domain/catalogue/roles'
import { Button } from '@phuong/ui/Button'
import { Notice } from '@phuong/ui/Notice'
import { Panel } from '@phuong/ui/Panel'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { askAnew } from '../../../api/ask-anew.ts'
import { callFirst, type Row } from '../../../api/call.ts'
import { isCallError } from '../../../api/call-error.ts'
import { execute } from '../../../api/execute.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { useFocusOnFault } from '../../../widgets/use-focus-on-fault.ts'
import css from './AddPupils.module.css'
import { texts } from './texts.ts'

/** An account that was looked up: whose it is, where that is told, and the name under which it was looked for. */
type Candidate = { login: string } & Pick<Row<'USERS_CheckByEmail'>, 'fullName' | 'roleId'>

/** What is wrong with an account for a class; null for one that may be added or asked. */
const candidateFault = (row: Row<'USERS_CheckByEmail'> | null): string | null => {
  if (!row?.exists) return texts.loginUnknown
  return row.roleId !== undefined && row.roleId !== ROLE_CATALOGUE.student.id ? texts.noPupil : null
}

/**
 * One pupil is added by e-mail or user name (B-096): whose account it is is told before, where the teacher may know it; else
 * the pupil is asked, and answers (D06).
 */
export function AddOne({ classId }: { classId: string }) {
  const client = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [candidate, setCandidate] = useState<Candidate | null>(null)
  const [faults, setFaults] = useState<{ login?: string }>({})
  useFocusOnFault(element, faults)
  const lookup = useMutation({
    mutationFn: (login: string) => callFirst('USERS_CheckByEmail', { email: login }),
    onSuccess: (row, login) => {
      const fault = candidateFault(row)
      if (fault !== null || row === null) setFaults({ login: fault ?? texts.loginUnknown })
      else setCandidate({ login, fullName: row.fullName, roleId: row.roleId })
    },
  })
  const add = useMutation({
    mutationFn: (login: string) => execute('CLASSES_Pupil_Add', { classId, login }),
    onSuccess: async ({ row }, login) => {
      toast.success(texts.outcomes[row?.outcome ?? 'INVITED'](row?.fullName ?? login))
      setTyped('')
      setCandidate(null)
      await askAnew(client, { queryKey: ['classes'] })
    },
    onError: (error) => {
      if (isCallError(error) && error.fields.login !== undefined) {
        setFaults({ login: error.fields.login })
        setCandidate(null)
      }
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (lookup.isPending || add.isPending) return
    const login = typed.trim()
    if (login === '') return setFaults({ login: texts.loginMissing })
    if (candidate === null) lookup.mutate(login)
    else add.mutate(candidate.login)
  }
  const put = (text: string) => {
    setTyped(text)
    setCandidate(null)
    setFaults({})
    lookup.reset()
    add.reset()
  }
  const fault = faults.login === undefined ? formErrorOf(add.error ?? lookup.error) : null
  const isKnown = candidate?.fullName !== undefined
  return (
    <Panel title={texts.addOne}>
      <form ref={element} className={css.one} onSubmit={submit} noValidate aria-label={texts.addOne}>
        <TextField
          label={texts.login}
          help={texts.loginHelp}
          error={faults.login}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          value={typed}
          onChange={(event) => put(event.currentTarget.value)}
        />
        {candidate !== null && (
          <Notice live="polite">{isKnown ? texts.whose(candidate.fullName ?? '') : texts.onlyAsked}</Notice>
        )}
        {fault !== null && (
          <Notice tone="danger" live="assertive">
            {fault}
          </Notice>
        )}
        <Button
          type="submit"
          variant={candidate === null ? 'line' : 'primary'}
          loading={lookup.isPending || add.isPending}
        >
          {candidate === null ? texts.find : isKnown ? texts.addNow : texts.ask}
        </Button>
      </form>
    </Panel>
  )
}
