import { contactCall } from '@phuong/domain/opening/every-page'
import { noContact } from '@phuong/domain/site/contact'
import { queryOptions } from '@tanstack/react-query'
import { callFirst } from '../../api/call.ts'

/** What visitors are told of whoever runs the installation: asked with the page (ahead.ts), and once while it is open. */
export const contactQuery = queryOptions({
  queryKey: ['contact'],
  queryFn: async ({ signal }) => (await callFirst(contactCall.name, contactCall.input, { signal })) ?? noContact,
  staleTime: Number.POSITIVE_INFINITY,
})
