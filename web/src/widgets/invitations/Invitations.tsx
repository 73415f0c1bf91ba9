import { studentClassPath } from '@phuong/domain/paths/class-pages'
import { Button } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { toast } from '@phuong/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { askAnew } from '../../api/ask-anew.ts'
import { isCallError } from '../../api/call-error.ts'
import { execute } from '../../api/execute.ts'
import { classTexts } from '../classes/texts.ts'
import { formErrorOf } from '../form-error.ts'
import css from './Invitations.module.css'
import { type InvitationRow, invitedQuery } from './queries.ts'
import { invitationTexts as texts } from './texts.ts'

/** The classes into which the pupil is asked, each answered with one press; nothing where there is none (D06). */
export function Invitations() {
  const { data } = useQuery(invitedQuery)
  if (data === undefined || data.length === 0) return null
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">{texts.invitations}</h2>
      <ul className={css.list}>
        {data.map((row) => (
          <li key={row.id}>
            <Invitation row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Invitation({ row }: { row: InvitationRow }) {
  const { id, className, teacherName, schoolName } = row
  const client = useQueryClient()
  const navigate = useNavigate()
  const answer = useMutation({
    mutationFn: (accept: boolean) => execute('CLASSES_Invitation_Answer', { id, accept }),
    onSuccess: async ({ row: answered }, accept) => {
      // the grade of the person may be that of the class now
      await askAnew(client, {})
      // declined before, such as in another window
      if (accept && !answered?.accepted) toast.warning(texts.gone)
      if (!answered?.accepted) return
      toast.success(texts.joined(className))
      await navigate(studentClassPath(answered.classId))
    },
    onError: async (error) => {
      const isGone = isCallError(error) && error.code === 'NOT_FOUND'
      const text = isGone ? texts.gone : formErrorOf(error)
      if (text !== null) toast.error(text)
      await askAnew(client, { queryKey: invitedQuery.queryKey })
    },
  })
  return (
    <Card className={css.card}>
      <p className={css.words}>
        <b>{classTexts.name(className)}</b>
        <span>{classTexts.teacher(teacherName)}</span>
        {schoolName !== null && <span className="muted">{schoolName}</span>}
      </p>
      <div className={css.acts}>
        <Button variant="primary" loading={answer.isPending} onClick={() => answer.mutate(true)}>
          {texts.enter}
        </Button>
        <Button disabled={answer.isPending} onClick={() => answer.mutate(false)}>
          {texts.decline}
        </Button>
      </div>
    </Card>
  )
}
