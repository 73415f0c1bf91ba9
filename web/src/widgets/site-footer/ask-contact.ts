import { contactCall } from '@phuong/domain/opening/every-page'
import { noContact } from '@phuong/domain/site/contact'
import { callFirst } from '../../api/call.ts'

/** What visitors are told of whoever runs the installation; asked with the page of a visitor (ahead.ts). */
export const askContact = async (signal: AbortSignal) =>
  (await callFirst(contactCall.name, contactCall.input, { signal })) ?? noContact
