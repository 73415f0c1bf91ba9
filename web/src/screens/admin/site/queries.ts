import { queryOptions } from '@tanstack/react-query'
import { contactQuery } from '../../../widgets/site-footer/contact-query.ts'

/** What visitors are told, as it stands now, also where a page has asked before. */
export const siteQuery = queryOptions({ ...contactQuery, staleTime: 0 })
