import { searchFold } from '@phuong/domain/names/search-fold'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { SearchField } from '@phuong/ui/staff/SearchField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ClassCard } from '../../../widgets/classes/ClassCard.tsx'
import { ClassCards, ClassCardsSkeleton } from '../../../widgets/classes/ClassCards.tsx'
import { NewClass } from '../../../widgets/classes/NewClass.tsx'
import { managedClassesQuery } from '../../../widgets/classes/queries.ts'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import css from '../Classes.module.css'
import { texts } from './texts.ts'

/** From this number of classes on a search is quicker than looking. */
const worthSearching = 8

export function OwnClasses() {
  const managed = useQuery(managedClassesQuery)
  const [typed, setTyped] = useState('')
  const rows = managed.data ?? []
  const found = rows.filter(({ className }) => searchFold(className).includes(searchFold(typed)))
  return (
    <Panel title={texts.own} count={managed.data?.length} action={rows.length > 0 && <NewClass variant="line" />}>
      <ListState
        {...listStateOf(managed, hasNone)}
        skeleton={<ClassCardsSkeleton />}
        empty={{ title: texts.ownNoneTitle, text: texts.ownNoneText, action: <NewClass variant="primary" /> }}
      >
        {rows.length >= worthSearching && (
          <div className={css.tools}>
            <div className={css.search}>
              <SearchField value={typed} onChange={setTyped} label={texts.search} />
            </div>
          </div>
        )}
        <ListState state={found.length === 0 ? 'empty' : 'ready'} empty={{ title: texts.noneFoundTitle }}>
          <ClassCards>
            {found.map((row) => (
              <ClassCard key={row.id} row={row} place={rows.indexOf(row)} />
            ))}
          </ClassCards>
        </ListState>
      </ListState>
    </Panel>
  )
}
