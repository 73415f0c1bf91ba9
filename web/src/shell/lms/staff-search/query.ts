import { bareFold } from '@phuong/domain/names/bare-fold'
import { queryOptions } from '@tanstack/react-query'
import { call, type Row } from '../../../api/call.ts'

export type FoundRow = Row<'SEARCH_Menu_Find'>

/** Letters from which on the server is asked. */
const fewest = 2
/** The most that it takes. */
const most = 100

/** What is asked for of what is typed: single blanks, no more than is taken; '' for too little to ask. */
export const askedOf = (typed: string): string => {
  const text = typed.trim().replace(/\s+/gu, ' ').slice(0, most)
  return bareFold(text).length < fewest ? '' : text
}

/** What the server finds for a text; a failure is told at once, who types goes on typing. */
export const foundQuery = (text: string) =>
  queryOptions({
    queryKey: ['menu-search', text],
    queryFn: ({ signal }) => call('SEARCH_Menu_Find', { text }, { signal }),
    enabled: text !== '',
    retry: false,
  })
