import { formatDateTime } from '@phuong/domain/format/dates'
import { Button } from '@phuong/ui/Button'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { useQuery } from '@tanstack/react-query'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { sentInvitationTexts } from '../../../widgets/sent-invitations/texts.ts'
import { useWithdraw } from '../../../widgets/sent-invitations/use-withdraw.ts'
import css from './AddPupils.module.css'
import { invitationsQuery } from './queries.ts'
import { texts } from './texts.ts'

/** Who is asked into the class and has not answered; nothing where nobody is (D06). */
export function Invitations({ classId }: { classId: string }) {
  const invitations = useQuery(invitationsQuery(classId))
  const withdraw = useWithdraw(invitationsQuery(classId).queryKey)
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
              <Button
                size="sm"
                aria-label={sentInvitationTexts.withdrawOf(login)}
                onClick={() => void withdraw(id, login)}
              >
                {sentInvitationTexts.withdraw}
              </Button>
            </li>
          ))}
        </ul>
      </ListState>
    </Panel>
  )
}
