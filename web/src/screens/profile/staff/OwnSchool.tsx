import { formatNumber } from '@phuong/domain/format/numbers'
import { SCHOOL_TEACHERS_PATH, UNVERIFIED_TEACHERS_PATH } from '@phuong/domain/paths/staff-pages'
import { ButtonLink } from '@phuong/ui/Button'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { useQuery } from '@tanstack/react-query'
import type { Row } from '../../../api/call.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import { verificationQuery } from './queries.ts'
import css from './Staff.module.css'
import { staffTexts as texts } from './texts.ts'

/** The school of a manager, to be looked at, and the way to its teachers who wait to be verified (D05). */
export function OwnSchool() {
  const query = useQuery(verificationQuery)
  const { state, error, onRetry } = listStateOf(query, (row) => row === null || row.schoolName === null)
  return (
    <Panel title={texts.school}>
      <ListState
        state={state}
        empty={{ title: texts.noSchool, drawing: false }}
        error={{ ...error, title: texts.failed }}
        onRetry={onRetry}
      >
        {query.data && <School row={query.data} />}
      </ListState>
    </Panel>
  )
}

function School({ row: { schoolName, waiting } }: { row: Row<'USERS_Verification_Get'> }) {
  const some = (waiting ?? 0) > 0
  return (
    <div className={css.account}>
      <strong className={css.school}>{schoolName}</strong>
      <p className={css.note}>{texts.schoolSees}</p>
      {!some && <p>{texts.noneWaiting}</p>}
      <ButtonLink
        as={Link}
        to={some ? UNVERIFIED_TEACHERS_PATH : SCHOOL_TEACHERS_PATH}
        variant={some ? 'primary' : 'line'}
      >
        {some ? texts.waiting(formatNumber(waiting ?? 0)) : texts.toTeachers}
      </ButtonLink>
    </div>
  )
}
