/** A node of `explain (format json)`, as far as it matters here. */
export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: PlanNode[]
}

export type Scan = { node: string; table: string; index: string | null }

/** What a plan reads its rows from: each table once per way of reading it. */
export const scansOf = (plan: PlanNode): Scan[] => {
  const below = (plan.Plans ?? []).flatMap(scansOf)
  const table = plan['Relation Name']
  // a bitmap heap scan names its table, and the index scan below it the index
  const index = plan['Index Name'] ?? (plan['Node Type'] === 'Bitmap Heap Scan' ? firstIndex(plan) : null)
  const own = table === undefined ? [] : [{ node: plan['Node Type'], table, index }]
  const all = [...own, ...below]
  return all.filter(
    (scan, at) =>
      all.findIndex((other) => other.table === scan.table && other.index === scan.index && other.node === scan.node) ===
      at,
  )
}

const firstIndex = (plan: PlanNode): string | null =>
  plan['Index Name'] ?? (plan.Plans ?? []).map(firstIndex).find((name) => name !== null) ?? null
