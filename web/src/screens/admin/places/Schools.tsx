import { schoolLevel } from '@phuong/domain/people/school-levels'
import { Button } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { confirm } from '@phuong/ui/confirm'
import { ArchiveIcon, EditIcon, UndoIcon } from '@phuong/ui/desk-icons'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Column } from '@phuong/ui/staff/table-types'
import { toast } from '@phuong/ui/toast'
import { useState } from 'react'
import { messageOf } from '../../../api/call-error.ts'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { TableTools } from '../../../widgets/table-tools/TableTools.tsx'
import { useDenseTables } from '../../../widgets/use-dense-tables.ts'
import { CityFilter } from './CityFilter.tsx'
import { everything, type SchoolRow, saveSchool, schoolsQuery, useRefresh } from './queries.ts'
import { SchoolForm } from './SchoolForm.tsx'
import { texts } from './texts.ts'

const columns: Column<SchoolRow>[] = [
  { id: 'name', header: texts.columnSchool, card: 'title', text: ({ name }) => name, truncate: 60 },
  { id: 'level', header: texts.columnLevel, text: ({ schoolTypeId }) => schoolLevel(schoolTypeId)?.label },
  { id: 'unit', header: texts.columnUnit, text: ({ districtName }) => districtName },
  { id: 'city', header: texts.columnCity, text: ({ cityName }) => cityName },
  {
    id: 'state',
    header: texts.columnState,
    selfEvident: true,
    cell: ({ closed }) => (
      <Chip size="sm" tone={closed ? 'neutral' : 'leaf'}>
        {closed ? texts.closed : texts.open}
      </Chip>
    ),
  },
]

/** The schools, page by page. */
export function Schools() {
  const [dense, setDense] = useDenseTables()
  const [edited, setEdited] = useState<SchoolRow | null>(null)
  const refresh = useRefresh()
  const { count, sought, find, clear, isNarrowed, table } = usePagedList(schoolsQuery, 20, everything)
  const setClosed = async ({ id, name, schoolTypeId, districtId, ...seen }: SchoolRow, closed: boolean) => {
    if (districtId === null) return
    if (closed && !(await confirm({ title: texts.askClose(name), text: texts.askCloseText }))) return
    const school = { schoolId: id, name, schoolTypeId, districtId }
    try {
      await saveSchool({ ...school, closed, seen: { name, schoolTypeId, districtId, closed: seen.closed } })
      toast.success(texts.saved)
    } catch (error) {
      toast.error(messageOf(error))
    }
    await refresh()
  }
  return (
    <Panel title={texts.schools} count={count}>
      <DataTable
        caption={texts.schools}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={(school) => [
          { label: texts.editSchool, icon: <EditIcon />, primary: true, onSelect: () => setEdited(school) },
          // a school without a ward is put into one first
          ...(school.districtId === null
            ? []
            : [
                school.closed
                  ? { label: texts.reopenSchool, icon: <UndoIcon />, onSelect: () => void setClosed(school, false) }
                  : {
                      label: texts.closeSchool,
                      icon: <ArchiveIcon />,
                      danger: true,
                      onSelect: () => void setClosed(school, true),
                    },
              ]),
        ]}
        {...table}
        empty={
          isNarrowed
            ? { title: texts.noneFound, action: <Button onClick={clear}>{texts.clear}</Button> }
            : { title: texts.noSchools, text: texts.noSchoolsText }
        }
        dense={dense}
        tools={
          <>
            <CityFilter value={sought.cityId} onChange={(cityId) => find({ cityId })} />
            <TableTools
              search={sought.search}
              onSearch={(search) => find({ search })}
              searchLabel={texts.searchSchools}
              dense={dense}
              onDense={setDense}
            />
          </>
        }
      />
      {edited !== null && <SchoolForm school={edited} onClose={() => setEdited(null)} />}
    </Panel>
  )
}
