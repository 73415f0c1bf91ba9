import { formatDate } from '@phuong/domain/format/dates'
import { teacherClassPath } from '@phuong/domain/paths/staff-pages'
import { Button } from '@phuong/ui/Button'
import { Chip, type ChipTone } from '@phuong/ui/Chip'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { Link } from '../../../widgets/link/Link.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { sentInvitationTexts } from '../../../widgets/sent-invitations/texts.ts'
import { useWithdraw } from '../../../widgets/sent-invitations/use-withdraw.ts'
import { type SentInvitation, sentKey, sentQuery } from './queries.ts'
import css from './Staff.module.css'
import { staffTexts as texts } from './texts.ts'

/** Invitations on a page: the profile shows the latest, and the way to older ones. */
const pageSize = 5

const tones: Readonly<Record<SentInvitation['state'], ChipTone>> = {
  WAITING: 'sun',
  ACCEPTED: 'leaf',
  DECLINED: 'rose',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
}

/** The invitations that the teacher has sent, with what has become of each (D06). */
export function SentInvitations() {
  const { rows, count, state, pager } = usePagedList(sentQuery, pageSize, {})
  const withdraw = useWithdraw(sentKey)
  const { index, size, total, onPage } = pager
  const isMore = total > size || index > 0
  return (
    <Panel
      title={texts.sent}
      {...(count !== undefined && { count })}
      foot={
        isMore && (
          <div className={css.pages}>
            <Button size="sm" disabled={index === 0} onClick={() => onPage(index - 1)}>
              {texts.newer}
            </Button>
            <Button size="sm" disabled={(index + 1) * size >= total} onClick={() => onPage(index + 1)}>
              {texts.older}
            </Button>
          </div>
        )
      }
    >
      <ListState
        {...state}
        empty={{ title: texts.sentNone, text: texts.sentNoneText, drawing: false }}
        error={{ ...state.error, title: texts.sentFailed }}
      >
        <ul className={css.rows} aria-label={texts.sent}>
          {rows.map((row) => (
            <li key={row.id}>
              <Words row={row} />
              <div className={css.acts}>
                <Chip size="sm" tone={tones[row.state]}>
                  {texts.states[row.state]}
                </Chip>
                {row.withdrawable && (
                  <Button
                    size="sm"
                    aria-label={sentInvitationTexts.withdrawOf(row.login)}
                    onClick={() => void withdraw(row.id, row.login)}
                  >
                    {sentInvitationTexts.withdraw}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      </ListState>
    </Panel>
  )
}

function Words({ row: { login, classId, className, invitedDate } }: { row: SentInvitation }) {
  const name = texts.ofClass(className)
  return (
    <div className={css.words}>
      <strong>{login}</strong>
      {classId === null ? (
        <span>{name}</span>
      ) : (
        <Link to={teacherClassPath(classId)} className={css.class}>
          {name}
        </Link>
      )}
      <span className={css.when}>{texts.sentOn(formatDate(invitedDate))}</span>
    </div>
  )
}
