import type { CardPlace } from '@phuong/domain/links/cards'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { call, type Input, type Row } from '../../../api/call.ts'
import { execute } from '../../../api/execute.ts'
import { fromNewest } from '../../../api/newer.ts'
import { settingsQuery } from '../../../api/session-query.ts'
import { movedBy } from './order.ts'

export type CardRow = Row<'LINKS_Cards_List'>
export type LinkRow = Row<'LINKS_Menu_List'>

const key = 'links-of-admin'

/** The cards of one page. */
export const cardsQuery = (place: CardPlace) =>
  queryOptions({
    queryKey: [key, place],
    queryFn: ({ signal }) => call('LINKS_Cards_List', { place }, { signal }),
  })

/** The links of the sidebar, with the roles that see them. */
export const linksQuery = queryOptions({
  queryKey: [key, 'sidebar'],
  queryFn: ({ signal }) => call('LINKS_Menu_List', {}, { signal }),
})

/** After a change the lists are read anew, with the pages and the sidebar that show them. */
export const useRefresh = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([[key], ['link-cards'], settingsQuery.queryKey].map((queryKey) => askAnew(client, { queryKey })))
}

export const saveCard = (input: Input<'LINKS_Card_Save'>) => execute('LINKS_Card_Save', input)
export const deleteCard = (cardId: number) => execute('LINKS_Card_Delete', { cardId })
export const saveLink = (input: Input<'LINKS_Menu_Save'>) => execute('LINKS_Menu_Save', input)
export const deleteLink = (menuLinkId: number) => execute('LINKS_Menu_Delete', { menuLinkId })

/** Moves a card by one place of the order that its page has now (H160). */
export const moveCard = (place: CardPlace, ids: number[], id: number, by: -1 | 1) =>
  fromNewest('cardIds', ids, (seen) =>
    execute('LINKS_Cards_Order', { place, cardIds: movedBy(seen, id, by), seen: { cardIds: seen } }),
  )

/** Moves a link by one place of the order that the sidebar has now (H160). */
export const moveLink = (ids: number[], id: number, by: -1 | 1) =>
  fromNewest('menuLinkIds', ids, (seen) =>
    execute('LINKS_Menu_Order', { menuLinkIds: movedBy(seen, id, by), seen: { menuLinkIds: seen } }),
  )
