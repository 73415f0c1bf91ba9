import { formatDateTime } from '@phuong/domain/format/dates'
import { deviceName } from '@phuong/domain/people/device'
import { Button } from '@phuong/ui/Button'
import { ListState } from '@phuong/ui/ListState'
import { Notice } from '@phuong/ui/Notice'
import { Panel } from '@phuong/ui/Panel'
import { useMutation, useQuery } from '@tanstack/react-query'
import { execute } from '../../api/execute.ts'
import { formErrorOf } from '../../widgets/form-error.ts'
import { hasNone, listStateOf } from '../../widgets/list-state.ts'
import { type Session, sessionsQuery } from './queries.ts'
import css from './Sessions.module.css'
import { texts } from './texts.ts'
import { useChangedSessions } from './use-changed-sessions.ts'

/** Where the own account is signed in; every other device can be signed out from here. */
export function Sessions() {
  const sessions = useQuery(sessionsQuery)
  const sessionsChanged = useChangedSessions()
  const end = useMutation({
    mutationFn: ({ id }: Session) => execute('USERS_Session_End', { id }),
    onSettled: sessionsChanged,
  })
  const failed = formErrorOf(end.error)
  const { state, error, onRetry } = listStateOf(sessions, hasNone)
  return (
    <Panel title={texts.devices} count={sessions.data?.length}>
      <ListState
        state={state}
        empty={{ title: texts.noDevices }}
        error={{ ...error, title: texts.devicesFailed }}
        onRetry={onRetry}
      >
        <ul className={css.devices}>
          {sessions.data?.map((session) => (
            <li key={session.id}>
              <Device
                session={session}
                isEnding={end.isPending && end.variables.id === session.id}
                onEnd={() => end.mutate(session)}
              />
            </li>
          ))}
        </ul>
      </ListState>
      {failed !== null && (
        <Notice tone="danger" live="assertive" title={texts.endFailed} className={css.failed}>
          {failed}
        </Notice>
      )}
    </Panel>
  )
}

type DeviceProps = { session: Session; isEnding: boolean; onEnd: () => void }

function Device({ session, isEnding, onEnd }: DeviceProps) {
  const name = deviceName(session.userAgent)
  return (
    <div className={css.device}>
      <div className={css.words}>
        <strong>{name}</strong>
        {session.isThis ? (
          <span className={css.here}>{texts.thisDevice}</span>
        ) : (
          <span className={css.seen}>{texts.lastSeen(formatDateTime(session.lastSeenDate))}</span>
        )}
        <span className={css.seen}>{texts.since(formatDateTime(session.createdDate))}</span>
      </div>
      {!session.isThis && (
        <Button size="sm" loading={isEnding} aria-label={texts.endOf(name)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </div>
  )
}
