import { queryOptions } from '@tanstack/react-query'
import {
  type LoadedType,
  loadStandIn,
  loadType,
  readGiven,
  readQuestion,
  type SatQuestion,
  standInFor,
} from '../widgets/exercise/question.ts'
import type { Paper, PaperRow } from './paper.ts'

/**
 * The rules and components of the types that a paper has, and only of these. They come before the first question, so that
 * a line that breaks afterwards takes none away.
 */
export const loadTypes = async (rows: readonly PaperRow[]): Promise<ReadonlyMap<string, LoadedType>> => {
  const names = [...new Set(rows.map(({ type }) => type))]
  const loaded = await Promise.all(
    names.map(async (name): Promise<[string, LoadedType] | null> => {
      const type = await loadType(
        name,
        rows.filter((row) => row.type === name),
      )
      return type && [name, type]
    }),
  )
  return new Map(loaded.filter((one) => one !== null))
}

/** All questions of a paper in its order, also those that can only be shown (C-385, C-496). */
export const readQuestions = async (
  { rows, withKey }: Pick<Paper, 'rows' | 'withKey'>,
  types: ReadonlyMap<string, LoadedType>,
): Promise<SatQuestion[]> => {
  const read = rows.map((row) => (withKey ? readQuestion : readGiven)(row, types.get(row.type)))
  const standIn = read.includes(null) ? await loadStandIn() : null
  return rows.flatMap((row, at) => read[at] ?? (standIn === null ? [] : standInFor(row, standIn, withKey)))
}

const nameOf = ({ revision, rows }: Paper): string =>
  `${revision} ${rows.map(({ id, type }) => `${id} ${type}`).join(' ')}`

/**
 * The questions of a paper. When their key arrives, those without it stand in their place until it is read: nothing that is
 * open closes.
 */
export const questionsQuery = (paper: Paper | null) => {
  const name = paper && nameOf(paper)
  return queryOptions({
    queryKey: ['exam', 'questions', name, paper?.withKey],
    enabled: paper !== null,
    placeholderData: (held: SatQuestion[] | undefined, query) => (query?.queryKey[2] === name ? held : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<SatQuestion[]> =>
      paper === null ? [] : readQuestions(paper, await loadTypes(paper.rows)),
    // functions and components are no data that may be compared field by field
    structuralSharing: false,
  })
}
