/** A question as a paper brings it; its own fields are known to the rules of its type alone. */
export type PaperRow = Readonly<Record<string, unknown>> & { readonly id: string; readonly type: string }

export type Paper = {
  readonly revision: number | null
  /** false: the key is with the server alone (D20) */
  readonly withKey: boolean
  readonly rows: readonly PaperRow[]
}

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
  // what an older client kept is a practice paper
  const withKey = !('withKey' in value) || value.withKey !== false
  return rows.length === 0 ? null : { revision, withKey, rows }
}

type Told = { readonly revision?: number | null; readonly withKey?: boolean }

/** The rows of a call, which carry the revision of their paper each. */
export const paperOf = (rows: readonly unknown[], { revision = null, withKey = true }: Told = {}): Paper => {
  const good = rows.filter(isRow)
  const rowRevision = good[0]?.revision
  return { revision: revision ?? (typeof rowRevision === 'number' ? rowRevision : null), withKey, rows: good }
}

/** The paper that a sitting is pinned to: the kept one and the newest where they are of its revision. */
export const pinnedPaper = (pinned: number | null, known: readonly (Paper | null | undefined)[]): Paper | null =>
  known.find((paper) => paper != null && paper.rows.length > 0 && (pinned === null || paper.revision === pinned)) ??
  null
