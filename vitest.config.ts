import { defineConfig } from 'vitest/config'

/**
 * Time limits in milliseconds, far above what a test needs on a quiet machine: they end what hangs, and a busy machine
 * fails no test. A crash round kills and starts the product many times.
 */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 }
const crashLimits = { testTimeout: 300_000, hookTimeout: 120_000 }

const exclude = ['**/node_modules/**', '**/dist/**']

/** Tests that make, damage, save and restore whole databases: each `npm test` runs them, `npm run check` does not. */
const drills = [
  'server/src/{adapters,backup}/**/*.test.ts',
  'server/src/db/migrate.test.ts',
  'server/testing/restore-drill.test.ts',
]
/** A project of tests that run beside each other against databases of their own. */
const procedureProject = {
  globalSetup: ['server/testing/global-setup.ts'],
  pool: 'forks',
  maxWorkers: 2,
  ...limits,
} as const

export default defineConfig({
  test: {
    retry: 0,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,ui,exercises,content,web,tools,bench,e2e}/**/*.test.{ts,tsx,mjs}'],
          exclude,
          maxWorkers: 2,
          // rules keep nothing between calls, so their files may share what is loaded
          isolate: false,
          sequence: { groupOrder: 0 },
          ...limits,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...exclude, ...drills],
          sequence: { groupOrder: 1 },
          ...procedureProject,
        },
      },
      {
        test: {
          name: 'drills',
          include: drills,
          exclude,
          sequence: { groupOrder: 2 },
          ...procedureProject,
        },
      },
      {
        test: {
          name: 'crash',
          include: ['server/**/*.crash.ts'],
          exclude,
          pool: 'forks',
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          ...crashLimits,
        },
      },
    ],
  },
})
