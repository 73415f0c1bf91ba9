import { formatDate } from '@phuong/domain/format/dates'
import { formatPhone } from '@phuong/domain/format/phone'
import { GENDER_LABELS } from '@phuong/domain/people/texts'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { FileIcon, UserPlusIcon } from '@phuong/ui/lms-icons'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Column, RowAction, Sort } from '@phuong/ui/staff/table-types'
import { toast } from '@phuong/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { progressColumns, type WithProgress } from '../../../widgets/classes/progress-columns.tsx'
import { useProgressOf } from '../../../widgets/classes/use-progress-of.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { listStateOf } from '../../../widgets/list-state.ts'
import { TableTools } from '../../../widgets/table-tools/TableTools.tsx'
import { useDenseTables } from '../../../widgets/use-dense-tables.ts'
import css from '../Classes.module.css'
import type { KnownClass } from '../class-query.ts'
import { arrange } from './arrange.ts'
import { useFamilyLink } from './family/use-family-link.tsx'
import { Invite } from './invite/Invite.tsx'
import { type RosterRow, rosterQuery, useSetScripts } from './queries.ts'
import { addressOfTab } from './tabs.ts'
import { texts } from './texts.ts'

/** Columns of a pupil: what belongs together shares one, so that a desk of 1366 px shows all without scrolling aside. */
const columns: Column<RosterRow & WithProgress>[] = [
  {
    id: 'name',
    header: texts.columnName,
    sortable: true,
    card: 'title',
    cell: ({ fullName, readsScripts }) =>
      readsScripts ? (
        <>
          {fullName}{' '}
          <Chip size="sm" tone="sky">
            {texts.readsScripts}
          </Chip>
        </>
      ) : (
        fullName
      ),
  },
  {
    id: 'birthday',
    header: texts.columnBirthday,
    sortable: true,
    cell: ({ dateofBirth, sex }) => (
      <>
        <span className="nowrap">{formatDate(dateofBirth)}</span>
        <Under>{sex !== null && (sex ? GENDER_LABELS.male : GENDER_LABELS.female)}</Under>
      </>
    ),
  },
  ...progressColumns,
  {
    id: 'sign-in',
    header: texts.columnSignIn,
    text: ({ email, userName }) => email ?? userName,
    under: ({ phone, joinedDate }) => (
      <>
        <Under>{phone && formatPhone(phone)}</Under>
        <Under>{joinedDate !== null && texts.joined(formatDate(joinedDate))}</Under>
      </>
    ),
  },
]

/** A line below what a cell says first; nothing where it is empty. */
function Under({ children }: { children: ReactNode }) {
  return children ? <span className={css.under}>{children}</span> : null
}

/** The pupils of one class with how each is doing (B-093): searched without marks, sorted by given name, as cards on a phone. */
export function Pupils({ classId, facts }: { classId: string; facts: KnownClass | undefined }) {
  const roster = useQuery(rosterQuery(classId))
  const [query, setQuery] = useAddressQuery()
  const typed = query.get('q') ?? ''
  const find = (text: string) => setQuery(addressOfTab('students', text), { replace: true })
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' })
  const [dense, setDense] = useDenseTables()
  const progressOf = useProgressOf(classId)
  const rows = arrange(roster.data ?? [], typed, sort).map((row) => ({ ...row, progress: progressOf(row.studentId) }))
  const scripts = useSetScripts(classId)
  const family = useFamilyLink(classId)
  const actionsOf = ({ studentId, fullName, readsScripts }: RosterRow): RowAction[] => [
    ...(facts?.mayEnrol ? [family.action({ studentId, fullName })] : []),
    {
      label: readsScripts ? texts.takeScripts : texts.giveScripts,
      icon: <FileIcon />,
      onSelect: () =>
        scripts.mutate(
          { studentId, given: !readsScripts },
          {
            onSuccess: () => toast.success((readsScripts ? texts.scriptsTaken : texts.scriptsGiven)(fullName)),
            onError: (error) => {
              const said = formErrorOf(error)
              if (said !== null) toast.error(said)
            },
          },
        ),
    },
  ]
  const nobody = roster.data?.length === 0
  return (
    <Panel
      title={texts.pupils}
      count={roster.data?.length}
      action={!nobody && facts?.mayEnrol && <AddLink facts={facts} />}
    >
      <DataTable
        caption={texts.pupils}
        columns={columns}
        rows={rows}
        rowKey={({ studentId }) => studentId}
        rowLabel={({ fullName }) => fullName}
        rowActions={actionsOf}
        {...listStateOf(roster, () => rows.length === 0)}
        empty={
          nobody
            ? { title: texts.noneTitle, text: texts.noneText, action: facts && <EmptyActs facts={facts} /> }
            : { title: texts.noneFoundTitle, action: <Button onClick={() => find('')}>{texts.clear}</Button> }
        }
        dense={dense}
        sort={sort}
        onSort={setSort}
        tools={
          <TableTools search={typed} onSearch={find} searchLabel={texts.search} dense={dense} onDense={setDense} />
        }
      />
      {family.dialog}
    </Panel>
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
