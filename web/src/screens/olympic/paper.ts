import { questionScreens } from '@phuong/exercises/screens'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

type Screens = (typeof questionScreens)[string]
type Rules = Awaited<ReturnType<Screens['rules']>>
type Player = Awaited<ReturnType<Screens['player']>>['Player']

/** A question as a paper brings it, with its key; its own fields are known to the rules of its type alone. */
export type PaperRow = Readonly<Record<string, unknown>> & { readonly id: string; readonly type: string }
export type Paper = { readonly revision: number | null; readonly rows: readonly PaperRow[] }

const isRow = (value: unknown): value is PaperRow =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'type' in value &&
  typeof value.id === 'string' &&
  typeof value.type === 'string'

/** What was kept or arrived, as a paper; null for what is none. */
export const readPaper = (value: unknown): Paper | null => {
  if (typeof value !== 'object' || value === null || !('rows' in value) || !Array.isArray(value.rows)) return null
  const rows = value.rows.filter(isRow)
  const revision = 'revision' in value && typeof value.revision === 'number' ? value.revision : null
  return rows.length === 0 ? null : { revision, rows }
}

/** The rows of a call, which carry the revision of their paper each. */
export const paperOf = (rows: readonly unknown[], revision: number | null = null): Paper => {
  const good = rows.filter(isRow)
  const told = good[0]?.revision
  return { revision: revision ?? (typeof told === 'number' ? told : null), rows: good }
}

/** The paper of a number, without questions where there is none (C-258 to C-260). */
export const paperQuery = (classLevel: number | null, examinationCode: string) =>
  queryOptions({
    queryKey: ['olympic', 'paper', classLevel, examinationCode],
    enabled: classLevel !== null,
    queryFn: async ({ signal }): Promise<Paper> =>
      classLevel === null
        ? paperOf([])
        : paperOf(await call('OLYMPIC_DETHI_Get', { classLevel, examinationCode }, { signal })),
  })

/** The paper that a sitting is pinned to: the kept one and the newest where they are of its revision. */
export const pinnedPaper = (pinned: number | null, known: readonly (Paper | null | undefined)[]): Paper | null =>
  known.find((paper) => paper != null && paper.rows.length > 0 && (pinned === null || paper.revision === pinned)) ??
  null

export type LoadedType = { readonly rules: Rules; readonly Player: Player }

/** A question that this product can mark and draw; without its type it could only stand in the way. */
export type PaperQuestion = {
  readonly id: string
  readonly title: string
  /** the question with its key, as its own schema reads it */
  readonly whole: unknown
  readonly type: LoadedType
}

/**
 * The rules and components of the types that a paper has, and only of these. They come before the first question, so that
 * a line that breaks afterwards takes none away.
 */
export const loadTypes = async (rows: readonly PaperRow[]): Promise<ReadonlyMap<string, LoadedType>> => {
  const names = [...new Set(rows.map(({ type }) => type))]
  const loaded = await Promise.all(
    names.map(async (name): Promise<[string, LoadedType] | null> => {
      const screens = questionScreens[name]
      if (screens === undefined) return null
      const [rules, { Player }] = await Promise.all([screens.rules(), screens.player()])
      return [name, { rules, Player }]
    }),
  )
  return new Map(loaded.filter((one) => one !== null))
}

export const readQuestions = (rows: readonly PaperRow[], types: ReadonlyMap<string, LoadedType>): PaperQuestion[] =>
  rows.flatMap((row) => {
    const type = types.get(row.type)
    const read = type?.rules.schema.question.safeParse(row)
    if (type === undefined || !read?.success) return []
    return [{ id: row.id, title: typeof row.title === 'string' ? row.title : '', whole: read.data, type }]
  })

export const questionsQuery = (paper: Paper | null) =>
  queryOptions({
    queryKey: ['olympic', 'questions', paper?.revision, paper?.rows.map(({ id, type }) => `${id} ${type}`).join(' ')],
    enabled: paper !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<PaperQuestion[]> =>
      paper === null ? [] : readQuestions(paper.rows, await loadTypes(paper.rows)),
    // functions and components are no data that may be compared field by field
    structuralSharing: false,
  })
