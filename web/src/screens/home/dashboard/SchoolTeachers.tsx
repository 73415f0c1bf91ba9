import { formatNumber } from '@phuong/domain/format/numbers'
import { unverifiedTeachers } from '@phuong/domain/paths/staff-pages'
import { Button } from '@phuong/ui/Button'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import { type ReactNode, useEffect } from 'react'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { PageOf } from '../../../widgets/paged-list/PageOf.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { teacherColumns } from '../school/columns.tsx'
import { schoolPageSize, schoolTeachersQuery } from '../school/queries.ts'
import { schoolTexts } from '../school/texts.ts'

type Props = {
  /** teachers whom nobody has verified; undefined before anybody knows */
  waiting: number | undefined
}

/** The teachers of the school, all or those who wait to be verified, as the address says (D05). */
export function SchoolTeachers({ waiting }: Props) {
  const [query, setQuery] = useAddressQuery()
  const unverified = query.get(unverifiedTeachers.name) === unverifiedTeachers.value
  const turn = () => {
    const next = new URLSearchParams(query)
    if (unverified) next.delete(unverifiedTeachers.name)
    else next.set(unverifiedTeachers.name, unverifiedTeachers.value)
    setQuery(next, { replace: true })
  }
  return (
    <List
      key={String(unverified)}
      unverified={unverified}
      action={
        ((waiting ?? 0) > 0 || unverified) && (
          <Button size="sm" onClick={turn}>
            {unverified ? schoolTexts.allTeachers : schoolTexts.onlyUnverified(formatNumber(waiting ?? 0))}
          </Button>
        )
      }
    />
  )
}

function List({ unverified, action }: { unverified: boolean; action: ReactNode }) {
  const teachers = usePagedList(schoolTeachersQuery, schoolPageSize, { unverified })
  const { state, pager, toFirstPage } = teachers
  // the last of a page was verified
  const isPastEnd = state.state === 'empty' && pager.index > 0
  useEffect(() => {
    if (isPastEnd) toFirstPage()
  })
  const title = unverified ? schoolTexts.unverified : schoolTexts.teachers
  return (
    <Panel title={title} count={teachers.count} action={action}>
      <DataTable
        caption={title}
        columns={teacherColumns}
        rows={teachers.rows}
        rowKey={({ id }) => id}
        {...state}
        page={pager}
        empty={{ title: unverified ? schoolTexts.noneUnverifiedTitle : schoolTexts.noTeachersTitle }}
      />
      <PageOf {...pager} />
    </Panel>
  )
}
