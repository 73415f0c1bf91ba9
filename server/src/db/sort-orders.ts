import pg from 'pg'
import { checkCollations, repairCollations } from '../adapters/postgres/collations.ts'

/**
 * Looks at each start whether the library that sorts Vietnamese names is the one that the indexes were built with (H061).
 * The product's own cluster is mended at once; on an external server the operator is told what to run. Keys that must be
 * unique are compared byte by byte and stay right either way.
 */
export const mendSortOrders = async (
  client: pg.ClientBase,
  administrator: pg.ClientConfig | null,
  log: (line: string) => void,
): Promise<void> => {
  const drifts = await checkCollations((text) => client.query(text))
  for (const { kind, name, recorded, actual, indexes } of drifts) {
    log(`sort order ${name} changed from ${recorded} to ${actual}: ${indexes.length} indexes stand on it`)
    if (administrator === null)
      log(`run on the server: reindex index ${indexes.join(', ')}; alter ${kind} ${name} refresh version`)
  }
  if (drifts.length === 0 || administrator === null) return
  const owner = new pg.Client(administrator)
  await owner.connect()
  try {
    await repairCollations((text) => owner.query(text), drifts)
    log('the indexes were built again')
  } finally {
    await owner.end()
  }
}
