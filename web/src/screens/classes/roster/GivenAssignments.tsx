import { assignmentsPageSize } from '@phuong/domain/opening/page-sizes'
import { ButtonLink } from '@phuong/ui/Button'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { SendIcon } from '@phuong/ui/work-icons'
import { GivenList } from '../../../widgets/assignments/GivenList.tsx'
import { givePath } from '../../../widgets/assignments/paths.ts'
import { givenQuery } from '../../../widgets/assignments/queries.ts'
import { assignmentTexts } from '../../../widgets/assignments/texts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { PageOf } from '../../../widgets/paged-list/PageOf.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { texts } from './texts.ts'

/** What was given to the class, newest first, with how many handed in (B-083, B-093, B-099). */
export function GivenAssignments({ classId, mayGive }: { classId: string; mayGive: boolean }) {
  const { rows, count, state, pager } = usePagedList(
    (page) => givenQuery({ classId, ...page }),
    assignmentsPageSize,
    {},
  )
  return (
    <Panel title={texts.given} count={count}>
      <ListState
        {...state}
        empty={{
          title: assignmentTexts.noneInClass,
          text: assignmentTexts.noneGivenText,
          action: mayGive && (
            <ButtonLink as={Link} to={givePath(classId)} variant="soft" icon={<SendIcon />}>
              {assignmentTexts.give}
            </ButtonLink>
          ),
        }}
      >
        <GivenList rows={rows} label={texts.given} />
        <PageOf {...pager} />
      </ListState>
    </Panel>
  )
}
