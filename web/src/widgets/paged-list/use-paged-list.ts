import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { hasNone, listStateOf } from '../list-state.ts'
import { type Asked, afterRemoval, inPagesOf, isNarrowed, type Page, seeking, turnedTo } from './asked.ts'
import { keepIn, keptIn } from './kept.ts'

/**
 * A list that the server gives page by page, with what is looked for in it. Back in the browser finds it as it was left.
 * @param queryOf the query of one page; each row says how many there are of all pages
 * @param size rows of a page, until somebody chooses another size
 * @param first what is looked for before anybody has looked for something
 */
export const usePagedList = <Row extends { totalRows: number }, Sought extends object, Key extends QueryKey>(
  queryOf: (asked: Sought & Page) => UseQueryOptions<Row[], Error, Row[], Key>,
  size: number,
  first: Sought,
) => {
  const begin: Asked<Sought> = { sought: first, page: { index: 0, size } }
  // an entry of the history may hold several lists, each known by how its first page is asked for
  const entry = `${useLocation().key} ${JSON.stringify(queryOf({ ...begin.sought, ...begin.page }).queryKey)}`
  const [asked, setAsked] = useState(() => keptIn<Asked<Sought>>(entry) ?? begin)
  useEffect(() => keepIn(entry, asked), [entry, asked])
  const { sought, page } = asked
  const query = useQuery(queryOf({ ...sought, ...page }))
  const rows = query.data ?? []
  const total = rows[0]?.totalRows ?? 0
  const onPage = (index: number) => setAsked((now) => turnedTo(now, index))
  const state = listStateOf(query, hasNone)
  return {
    rows,
    /** how many there are of all pages; undefined before anybody knows */
    count: query.data && total,
    sought,
    isNarrowed: isNarrowed(sought, first),
    find: (part: Partial<Sought>) => setAsked((now) => seeking(now, part)),
    clear: () => setAsked((now) => seeking(now, first)),
    /** to be called once a row of this page is gone */
    removed: () => setAsked((now) => afterRemoval(now, rows.length)),
    toFirstPage: () => onPage(0),
    /** for ListState */
    state,
    /** for PageOf */
    pager: { ...page, total, onPage },
    /** for DataTable */
    table: {
      rows,
      ...state,
      busy: query.isPlaceholderData,
      page: { ...page, total },
      onPage,
      onPageSize: (wanted: number) => setAsked((now) => inPagesOf(now, wanted)),
    },
  }
}
