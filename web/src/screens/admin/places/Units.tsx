import { formatDate } from '@phuong/domain/format/dates'
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
import { everything, saveUnit, type UnitRow, unitsQuery, useRefresh } from './queries.ts'
import { texts } from './texts.ts'
import { UnitForm } from './UnitForm.tsx'

const columns: Column<UnitRow>[] = [
  { id: 'name', header: texts.columnUnit, card: 'title', text: ({ name }) => name, truncate: 60 },
  { id: 'code', header: texts.columnCode, cell: ({ code }) => <span className="num">{code}</span> },
  { id: 'city', header: texts.columnCity, text: ({ cityName }) => cityName },
  {
    id: 'since',
    header: texts.columnSince,
    hideBelow: 'wide',
    cell: ({ validFrom }) => <span className="nowrap">{formatDate(validFrom)}</span>,
  },
  {
    id: 'state',
    header: texts.columnState,
    selfEvident: true,
    cell: ({ ended }) => (
      <Chip size="sm" tone={ended ? 'neutral' : 'leaf'}>
        {ended ? texts.ended : texts.inForce}
      </Chip>
    ),
  },
]

/** The wards, communes and special zones, page by page. */
export function Units() {
  const [dense, setDense] = useDenseTables()
  const [edited, setEdited] = useState<UnitRow | null>(null)
  const refresh = useRefresh()
  const { count, sought, find, clear, isNarrowed, table } = usePagedList(unitsQuery, 20, everything)
  const setEnded = async ({ code, name, cityId, ended: seen }: UnitRow, ended: boolean) => {
    if (ended && !(await confirm({ title: texts.askEnd(name), text: texts.askEndText }))) return
    try {
      await saveUnit({ code, name, cityId, ended, seen: { name, cityId, ended: seen } })
      toast.success(texts.saved)
    } catch (error) {
      toast.error(messageOf(error))
    }
    await refresh()
  }
  return (
    <Panel title={texts.units} count={count}>
      <DataTable
        caption={texts.units}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={(unit) => [
          { label: texts.editUnit, icon: <EditIcon />, primary: true, onSelect: () => setEdited(unit) },
          unit.ended
            ? { label: texts.renewUnit, icon: <UndoIcon />, onSelect: () => void setEnded(unit, false) }
            : { label: texts.endUnit, icon: <ArchiveIcon />, danger: true, onSelect: () => void setEnded(unit, true) },
        ]}
        {...table}
        empty={
          isNarrowed
            ? { title: texts.noneFound, action: <Button onClick={clear}>{texts.clear}</Button> }
            : { title: texts.noUnits }
        }
        dense={dense}
        tools={
          <>
            <CityFilter value={sought.cityId} onChange={(cityId) => find({ cityId })} />
            <TableTools
              search={sought.search}
              onSearch={(search) => find({ search })}
              searchLabel={texts.searchUnits}
              dense={dense}
              onDense={setDense}
            />
          </>
        }
      />
      {edited !== null && <UnitForm unit={edited} onClose={() => setEdited(null)} />}
    </Panel>
  )
}
