import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { call, callFirst, type Row } from '../../../api/call.ts'
import { CallError, isCallError } from '../../../api/call-error.ts'
import { execute } from '../../../api/execute.ts'
import { fromNewest } from '../../../api/newer.ts'
import { sendFormOnce } from '../../../api/once.ts'
import { sendForm } from '../../../api/send.ts'
import type { Page } from '../../../widgets/paged-list/asked.ts'

export type PaperRow = Row<'TESTBANK_Papers_List'>
export type Paper = Row<'TESTBANK_Papers_Get'>
export type Examined = Row<'TESTBANK_Papers_Check'>
export type Saved = Row<'TESTBANK_Papers_Save'>
export type Fault = Examined['faults'][number]
export type Plan = NonNullable<Examined['plan']>

const key = 'papers'

/** Which papers of the bank. */
export type Sought = { kind: PaperRow['kind'] | null; classLevel: number | null; search: string }

/** One page of the bank's papers (C-257). */
export const papersQuery = ({ kind, classLevel, search, index, size }: Sought & Page) =>
  queryOptions({
    queryKey: [key, 'list', kind, classLevel, search, index, size],
    queryFn: ({ signal }) =>
      call('TESTBANK_Papers_List', { kind, classLevel, search, PageNum: index + 1, PageSize: size }, { signal }),
    placeholderData: keepPreviousData,
  })

/** A paper with its file; null when there is none that this person may see. */
export const paperQuery = (id: number) =>
  queryOptions({
    queryKey: [key, 'one', id],
    queryFn: async ({ signal }): Promise<Paper | null> => {
      try {
        return await callFirst('TESTBANK_Papers_Get', { id }, { signal })
      } catch (error) {
        if (isCallError(error) && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
  })

/** Reads the paper's file anew, for its download. @throws CallError */
export const readPaper = async (id: number): Promise<Paper> => {
  const paper = await callFirst('TESTBANK_Papers_Get', { id })
  if (paper === null) throw new CallError('NOT_FOUND')
  return paper
}

const useRefresh = () => {
  const client = useQueryClient()
  return () => askAnew(client, { queryKey: [key] })
}

/** What is made of the tags of a paper. */
export type EditTags = (tags: readonly string[]) => string[]
/** Who is to see a paper, or what becomes of its tags. */
export type PaperChange = { visibility?: Paper['visibility']; tags?: EditTags }

/** Changes who sees a paper, and its tags (D56); a tag comes to, or goes from, those that stand there by then (H160). */
export const useUpdatePaper = () => {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ paper: { id, tags }, change }: { paper: Paper; change: PaperChange }) =>
      fromNewest('tags', tags, (seen) =>
        execute('TESTBANK_Papers_Update', {
          id,
          ...(change.visibility && { visibility: change.visibility }),
          ...(change.tags && { tags: change.tags(seen), seen: { tags: seen } }),
        }),
      ),
    onSuccess: refresh,
  })
}

const answered = <Answer>(body: Record<string, unknown>): Answer => {
  if (typeof body.result !== 'object' || body.result === null) throw new CallError('OFFLINE')
  return body.result as Answer
}

/** A file that is to become a paper, and the paper that is open, where one is. */
export type SentFile = { file: File; paperId: number | null }

const fieldsOf = ({ paperId }: SentFile): Record<string, string> =>
  paperId === null ? {} : { paperId: String(paperId) }

/** Has a file looked over; nothing is stored. @throws CallError */
export const checkFile = async (sent: SentFile): Promise<Examined> =>
  answered(await sendForm('/api/v1.0/test-bank/papers/check', fieldsOf(sent), sent.file))

/** Stores a file as the next version of its paper. */
export const useSaveFile = () => {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ revision, ...sent }: SentFile & { revision: number }): Promise<Saved> =>
      answered(
        await sendFormOnce(
          '/api/v1.0/test-bank/papers/save',
          { ...fieldsOf(sent), revision: String(revision) },
          sent.file,
        ),
      ),
    onSuccess: refresh,
  })
}

/** One question of a paper, as its author has written it. */
export type Written = { paperId: number; questionId: string; text: string }

/** Has a question looked over; nothing is stored. @throws CallError */
export const checkQuestion = async (written: Written): Promise<Examined> => {
  const examined = await callFirst('TESTBANK_Papers_Check', written)
  if (examined === null) throw new CallError('OFFLINE')
  return examined
}

/** Stores a question, and with it the next version of its paper. */
export const useSaveQuestion = () => {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (written: Written & { revision: number }): Promise<Saved> => {
      const { row } = await execute('TESTBANK_Papers_Save', written)
      if (row === null) throw new CallError('OFFLINE')
      return row
    },
    onSuccess: (saved) => (saved.saved === null ? undefined : refresh()),
  })
}

/** Who has saved meanwhile, and when, where that is why a save was refused. */
export const staleOf = (error: unknown): { by: string; at: string } | null =>
  isCallError(error) && error.code === 'STALE' ? { by: error.fields.by ?? '', at: error.fields.at ?? '' } : null
