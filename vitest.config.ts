import { join } from 'node:path'
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
/** Tests of what the rooms of the questions draw: on a page, so that they can press and type. */
const drawings = ['exercises/**/*.test.tsx']
/** Node reads the server's files itself, as in the product: nothing is made of them first. */
const native = { experimental: { viteModuleRunner: false } } as const
/** A project of tests that run beside each other against databases of their own. */
const procedureProject = {
  globalSetup: ['server/testing/global-setup.ts'],
  pool: 'forks',
  ...native,
  ...limits,
} as const

export default defineConfig({
  test: {
    retry: 0,
    // one more than the two cores of a small machine, as who kills, restores and starts mostly waits; no project waits for
    // another, so that neither core is idle before the end
    maxWorkers: 3,
    // the product is started a hundred times: what Node made of a file once serves them all
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node') },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,ui,exercises,content,web,tools,bench,e2e}/**/*.test.{ts,tsx,mjs}'],
          exclude: [...exclude, ...drawings],
          // rules keep nothing between calls, so their files may share what is loaded
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'drawings',
          include: drawings,
          exclude,
          environment: 'happy-dom',
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...exclude, ...drills],
          isolate: false,
          ...procedureProject,
        },
      },
      {
        test: {
          name: 'drills',
          include: drills,
          exclude,
          ...procedureProject,
        },
      },
      {
        test: {
          name: 'crash',
          include: ['server/**/*.crash.ts'],
          exclude,
          pool: 'forks',
          ...native,
          ...crashLimits,
        },
      },
    ],
  },
})
