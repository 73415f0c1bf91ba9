/** Stored questions outlive the shape in which a type stores them: each says its version, and older ones are brought up to date. */
import type { Fields, Schema } from '../contract.ts'
import { isRecord } from './stored.ts'

/**
 * Turns a stored question of one version into the next. It never throws, and leaves fields that it does not know as they
 * are.
 */
export type Migration = (stored: Fields) => Fields

/** The version of a stored question: of one that does not say it, the first. Null for what is no version. */
const versionOf = ({ shapeVersion = 1 }: Fields): number | null =>
  typeof shapeVersion === 'number' && Number.isInteger(shapeVersion) && shapeVersion >= 1 ? shapeVersion : null

/**
 * How stored questions of every version are read: those of a shape that has been left are migrated step by step, and one
 * that a later product has stored is refused, because half of what it says would be missed. The names of fields that
 * papers have used side by side (C-384 to C-409) are no versions: the schema of the newest shape reads them.
 * @param newest reads the shape in which the type stores now
 * @param migrations the first one turns version 1 into version 2; there is one for each shape that has been left
 */
export const storedIn = <Question>(
  newest: Schema<Question>,
  migrations: readonly Migration[] = [],
): { readonly version: number; readonly question: Schema<Question> } => {
  const version = migrations.length + 1
  return {
    version,
    question: {
      safeParse: (value) => {
        if (!isRecord(value)) return newest.safeParse(value)
        const from = versionOf(value)
        if (from === null || from > version) return { success: false }
        return newest.safeParse(migrations.slice(from - 1).reduce((stored, migrate) => migrate(stored), value))
      },
    },
  }
}
