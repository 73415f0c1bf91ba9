import { queryOptions } from '@tanstack/react-query'
import { askContact } from '../../../widgets/site-footer/ask-contact.ts'

/** What visitors are told, as it stands now. */
export const siteQuery = queryOptions({
  queryKey: ['contact'],
  queryFn: ({ signal }) => askContact(signal),
  staleTime: 0,
})
