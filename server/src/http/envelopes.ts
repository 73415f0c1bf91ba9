import type { Outcome } from '../run.ts'

/** The envelopes of the three doors; any procedure may be called through any of them (docs/protocol.md 1, A-369). */
export const envelopes = {
  query: ({ rows }: Outcome) => ({ results: rows }),
  'query/first': ({ rows }: Outcome) => ({ result: rows[0] ?? null }),
  execute: ({ rows, rowsAffected }: Outcome) => ({ result: rows[0] ?? null, rowsAffected }),
}
