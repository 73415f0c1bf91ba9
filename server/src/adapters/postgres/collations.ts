import type { Query } from './connect.ts'

/** A sort order whose library changed since it was recorded: the indexes that stand on it may be in a wrong order. */
type CollationDrift = {
  /** Quoted and qualified name of the collation, or of the database for its default order. */
  name: string
  kind: 'collation' | 'database'
  recorded: string
  actual: string
  /** Quoted and qualified names of the indexes that use it. */
  indexes: string[]
}

/**
 * Compares the versions of the sort orders in use with those recorded in the catalogue (H061). Empty when all agree, or
 * when nothing in this database is sorted by one that differs.
 */
export async function checkCollations(query: Query): Promise<CollationDrift[]> {
  const { rows } = await query(`
    with changed as (
      select c.oid, format('%I.%I', n.nspname, c.collname) as name, 'collation' as kind,
             c.collversion as recorded, pg_collation_actual_version(c.oid) as actual
        from pg_collation c join pg_namespace n on n.oid = c.collnamespace
       where c.collversion is not null
      union all
      select (select oid from pg_collation where collname = 'default'), format('%I', datname), 'database',
             datcollversion, pg_database_collation_actual_version(oid)
        from pg_database where datname = current_database() and datcollversion is not null
    ), found as (
      select name, kind, recorded, actual,
             array(select format('%I.%I', s.nspname, i.relname)
                     from pg_index x
                     join pg_class i on i.oid = x.indexrelid
                     join pg_namespace s on s.oid = i.relnamespace
                    where changed.oid = any (x.indcollation) and s.nspname not like 'pg\\_%'
                    order by 1) as indexes
        from changed
       where actual is distinct from recorded
    )
    select * from found where kind = 'database' or indexes <> '{}' order by kind, name`)
  return rows as CollationDrift[]
}

/**
 * Rebuilds the indexes of each drift and records the new version. Needs a connection that owns indexes and collations
 * (`Cluster.administrator`, connected to the product's database); each index is locked against writing meanwhile.
 */
export async function repairCollations(query: Query, drifts: CollationDrift[]): Promise<void> {
  const indexes = new Set(drifts.flatMap((drift) => drift.indexes))
  for (const index of indexes) await query(`reindex index ${index}`)
  for (const { kind, name } of drifts)
    await query(`alter ${kind} ${name} refresh ${kind === 'database' ? 'collation ' : ''}version`)
}
