/** Which files hold which kind of Vitest's tests, as globs: vitest.config.ts makes its projects of them. */

/** Tests that make, damage, save and restore whole databases. */
export const drills = [
  'server/src/{adapters,backup}/**/*.test.ts',
  'server/src/db/migrate.test.ts',
  'server/testing/{restore-drill,scratch-cluster,snapshots}.test.ts',
]

/** The product as a process, killed under load. */
export const crashes = ['server/**/*.crash.ts']

/** Rooms that things are made in, compiled and tested. */
export const generators = ['tools/new/new.test.ts']

/** Procedure tests that take a minute and more, since files are really drawn in them. */
export const lengthy = ['server/src/services/files/make-pages.test.ts']

/** A walk over every type of question, press by press. */
export const walks = ['exercises/src/double-taps.test.tsx']

/** All that the gate leaves to the full run, but for the short drills. */
export const fullRunOnly = [...drills, ...crashes, ...generators, ...lengthy, ...walks]

/** Of drills and crashes those whose short round the gate runs: a kill under load, a killed first start, restores. */
export const shortDrills = [
  'server/testing/kill-rounds.crash.ts',
  'server/src/adapters/postgres/initialise.test.ts',
  'server/testing/snapshots.test.ts',
]
