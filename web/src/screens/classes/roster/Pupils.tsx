import { Button, ButtonLink } from '@phuong/ui/Button'
import { UserPlusIcon } from '@phuong/ui/lms-icons'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Sort } from '@phuong/ui/staff/table-types'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useProgressOf } from '../../../widgets/classes/use-progress-of.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { listStateOf } from '../../../widgets/list-state.ts'
import { Filters } from '../../../widgets/table-tools/Filters.tsx'
import { TableTools } from '../../../widgets/table-tools/TableTools.tsx'
import { useDenseTables } from '../../../widgets/use-dense-tables.ts'
import css from '../Classes.module.css'
import type { KnownClass } from '../class-query.ts'
import { useCorrection } from '../correction/use-correction.tsx'
import { LeftPupils } from '../enrolment/LeftPupils.tsx'
import { usePupilActs } from '../enrolment/use-pupil-acts.tsx'
import { useRenewal } from '../first-password/use-renewal.tsx'
import { arrange, type Filter, filters, isOf } from './arrange.ts'
import { columnsOf } from './columns.tsx'
import { useFamilyLink } from './family/use-family-link.tsx'
import { Invite } from './invite/Invite.tsx'
import { rosterQuery } from './queries.ts'
import { addressOfTab } from './tabs.ts'
import { texts } from './texts.ts'
import { useScriptActs } from './use-script-acts.tsx'

/** The pupils of one class with how each is doing (B-093): searched without marks, sorted by given name, as cards on a phone. */
export function Pupils({ classId, facts }: { classId: string; facts: KnownClass | undefined }) {
  const roster = useQuery(rosterQuery(classId))
  const [query, setQuery] = useAddressQuery()
  const typed = query.get('q') ?? ''
  const find = (text: string) => setQuery(addressOfTab('students', text), { replace: true })
  const [filter, setFilter] = useState<Filter>('all')
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' })
  const [dense, setDense] = useDenseTables()
  const progressOf = useProgressOf(classId)
  const all = (roster.data ?? []).map((row) => ({ ...row, progress: progressOf(row.studentId) }))
  const rows = arrange(all, typed, filter, sort)
  const isCounted = all.length > 0 && all.every(({ progress }) => progress !== undefined)
  const columns = useMemo(() => columnsOf(classId), [classId])
  const scriptsOf = useScriptActs(classId)
  const family = useFamilyLink(classId)
  const renewal = useRenewal(classId, facts)
  const correction = useCorrection(classId)
  const enrolment = usePupilActs({ id: classId, className: facts?.className ?? '' })
  const clear = () => {
    setFilter('all')
    find('')
  }
  const nobody = roster.data?.length === 0
  return (
    <div className={css.part}>
      <Panel
        title={texts.pupils}
        count={roster.data?.length}
        // of a class without pupils it stands below: nothing is pressed that goes away
        action={!roster.isPending && !nobody && facts?.mayEnrol && <AddLink facts={facts} />}
      >
        <DataTable
          caption={texts.pupils}
          columns={columns}
          rows={rows}
          rowKey={({ studentId }) => studentId}
          rowLabel={({ fullName }) => fullName}
          {...(facts?.mayEnrol && {
            rowActions: (row: (typeof rows)[number]) => [
              family.action(row),
              ...scriptsOf(row),
              ...correction.actionsOf(row),
              ...renewal.actionsOf(row),
              ...enrolment.actionsOf(row),
            ],
          })}
          {...listStateOf(roster, () => rows.length === 0)}
          empty={
            nobody
              ? { title: texts.noneTitle, text: texts.noneText, action: facts && <EmptyActs facts={facts} /> }
              : { title: texts.noneFoundTitle, action: <Button onClick={clear}>{texts.clear}</Button> }
          }
          dense={dense}
          sort={sort}
          onSort={setSort}
          tools={
            <>
              <TableTools search={typed} onSearch={find} searchLabel={texts.search} dense={dense} onDense={setDense} />
              <Filters
                label={texts.filter}
                filters={filters.map((name) => ({
                  name,
                  label: texts.filters[name],
                  count: isCounted ? all.filter((row) => isOf(name, row)).length : undefined,
                }))}
                value={filter}
                onChange={setFilter}
              />
            </>
          }
        />
      </Panel>
      {facts?.mayEnrol && <LeftPupils classId={classId} />}
      {family.dialog}
      {correction.dialog}
      {renewal.dialog}
      {enrolment.dialog}
    </div>
  )
}

/** Leads to the list that is pasted (B-086). */
function AddLink({ facts, prominent = false }: { facts: KnownClass; prominent?: boolean }) {
  return (
    <ButtonLink
      as={Link}
      to={`/lms/teacher/classes/${facts.id}/add-student`}
      variant={prominent ? 'primary' : 'line'}
      icon={<UserPlusIcon />}
    >
      {texts.add}
    </ButtonLink>
  )
}

/** What a class without pupils needs: a list, or the ways to come in. */
function EmptyActs({ facts }: { facts: KnownClass }) {
  return (
    <div className={css.emptyActs}>
      {facts.mayEnrol && <AddLink facts={facts} prominent />}
      <Invite facts={facts} prominent />
    </div>
  )
}
