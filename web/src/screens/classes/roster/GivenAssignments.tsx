import { ButtonLink } from '@phuong/ui/Button'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { SendIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GivenList } from '../../../widgets/assignments/GivenList.tsx'
import { PageOf } from '../../../widgets/assignments/PageOf.tsx'
import { givePath } from '../../../widgets/assignments/paths.ts'
import { givenQuery } from '../../../widgets/assignments/queries.ts'
import { assignmentTexts } from '../../../widgets/assignments/texts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { texts } from './texts.ts'

/** What was given to the class, newest first, with how many handed in (B-083, B-093, B-099). */
export function GivenAssignments({ classId }: { classId: string }) {
  const [page, setPage] = useState(1)
  const given = useQuery(givenQuery({ classId, page }))
  const rows = given.data ?? []
  return (
    <Panel title={texts.given} count={rows[0]?.totalRows ?? given.data?.length}>
      <ListState
        {...listStateOf(given, hasNone)}
        empty={{
          title: assignmentTexts.noneInClass,
          text: assignmentTexts.noneGivenText,
          action: (
            <ButtonLink as={Link} to={givePath(classId)} variant="soft" icon={<SendIcon />}>
              {assignmentTexts.give}
            </ButtonLink>
          ),
        }}
      >
        <GivenList rows={rows} label={texts.given} />
        <PageOf page={page} total={rows[0]?.totalRows ?? 0} onPage={setPage} />
      </ListState>
    </Panel>
  )
}
