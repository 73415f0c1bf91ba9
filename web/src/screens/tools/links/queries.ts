import type { CardPlace } from '@phuong/domain/links/cards'
import { queryOptions } from '@tanstack/react-query'
import { call, type Row } from '../../../api/call.ts'

export type CardRow = Row<'LINKS_Cards_List'>

/** The cards of a page. */
export const cardsQuery = (place: CardPlace) =>
  queryOptions({
    queryKey: ['link-cards', place],
    queryFn: ({ signal }) => call('LINKS_Cards_List', { place }, { signal }),
  })
