import { formatDateTime } from '@phuong/domain/format/dates'
import { Button } from '@phuong/ui/Button'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { toast } from '@phuong/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { execute } from '../../../api/execute.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import css from './AddPupils.module.css'
import { invitationsQuery } from './queries.ts'
import { texts } from './texts.ts'

/** Who is asked into the class and has not answered; nothing where nobody is (D06). */
export function Invitations({ classId }: { classId: string }) {
  const client = useQueryClient()
  const invitations = useQuery(invitationsQuery(classId))
  const withdraw = async (id: string, login: string) => {
    try {
      await execute('CLASSES_Invitation_Withdraw', { id })
      toast.success(texts.withdrawn(login))
    } catch (error) {
      const text = formErrorOf(error)
      if (text !== null) toast.error(text)
    }
    await askAnew(client, { queryKey: invitationsQuery(classId).queryKey })
  }
  if (invitations.isPending || invitations.data?.length === 0) return null
  return (
    <Panel title={texts.invitations} count={invitations.data?.length}>
      <ListState {...listStateOf(invitations, hasNone)} empty={{ title: '' }}>
        <ul className={css.lists} aria-label={texts.invitations}>
          {invitations.data?.map(({ id, login, invitedDate }) => (
            <li key={id}>
              <span className={css.login}>
                <b>{login}</b> <span className="muted">{formatDateTime(invitedDate)}</span>
              </span>
              <Button size="sm" aria-label={texts.withdrawOf(login)} onClick={() => void withdraw(id, login)}>
                {texts.withdraw}
              </Button>
            </li>
          ))}
        </ul>
      </ListState>
    </Panel>
  )
}
