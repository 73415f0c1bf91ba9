import type { Language } from '@phuong/domain/forms/translation'
import { queryOptions } from '@tanstack/react-query'
import { call, callFirst, type Row } from '../../../api/call.ts'

export type Piece = Row<'TOOLS_Words_Find'>
export type Asked = { text: string; from: Language }

/** What the bank knows of a text. */
export const wordsQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['translate', 'words', asked.from, asked.text],
    queryFn: ({ signal }) => call('TOOLS_Words_Find', asked, { signal }),
    // a dictionary says the same as before
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A whole text in the other language; of none whether a service is there at all. */
export const textQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['translate', 'text', asked.from, asked.text],
    queryFn: ({ signal }) => callFirst('TOOLS_Text_Translate', asked, { signal }),
    // a service that was away may be back
    staleTime: ({ state }) => (state.data?.state === 'away' ? 0 : Number.POSITIVE_INFINITY),
    // each try counts
    retry: false,
  })
