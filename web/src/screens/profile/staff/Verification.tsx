import { formatDate } from '@phuong/domain/format/dates'
import { Chip } from '@phuong/ui/Chip'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { CheckIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import type { Row } from '../../../api/call.ts'
import { listStateOf } from '../../../widgets/list-state.ts'
import { verificationQuery } from './queries.ts'
import css from './Staff.module.css'
import { staffTexts as texts } from './texts.ts'

/** Whether the account of a teacher is verified, since when and by whom; or what it means that it is not, and who can (D06). */
export function Verification() {
  const query = useQuery(verificationQuery)
  const { state, error, onRetry } = listStateOf(query, (row) => row === null)
  return (
    <Panel title={texts.account}>
      <ListState
        state={state}
        empty={{ title: texts.failed }}
        error={{ ...error, title: texts.failed }}
        onRetry={onRetry}
      >
        {query.data && <Standing row={query.data} />}
      </ListState>
    </Panel>
  )
}

function Standing({ row: { verifiedDate, verifiedBy, schoolName } }: { row: Row<'USERS_Verification_Get'> }) {
  if (verifiedDate === null)
    return (
      <div className={css.account}>
        <Chip tone="sun">{texts.notVerified}</Chip>
        <p>{texts.notVerifiedMeans}</p>
        <p className={css.note}>{schoolName === null ? texts.administratorVerifies : texts.whoVerifies(schoolName)}</p>
      </div>
    )
  return (
    <div className={css.account}>
      <Chip tone="leaf" icon={<CheckIcon size={14} />}>
        {texts.verified}
      </Chip>
      <p>{texts.verifiedOn(formatDate(verifiedDate), verifiedBy && texts.verifiers[verifiedBy])}</p>
      <p className={css.note}>{texts.verifiedMeans}</p>
    </div>
  )
}
