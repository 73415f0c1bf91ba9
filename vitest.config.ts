import { defineConfig } from 'vitest/config'

/**
 * Time limits in milliseconds, far above what a test needs on a quiet machine: they end what hangs, and a busy machine
 * fails no test. A crash round kills and starts the product many times.
 */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 }
const crashLimits = { testTimeout: 300_000, hookTimeout: 120_000 }

const exclude = ['**/node_modules/**', '**/dist/**']

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
          sequence: { groupOrder: 0 },
          ...limits,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude,
          globalSetup: ['server/testing/global-setup.ts'],
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...limits,
        },
      },
      {
        test: {
          name: 'crash',
          include: ['server/**/*.crash.ts'],
          exclude,
          pool: 'forks',
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          ...crashLimits,
        },
      },
    ],
  },
})
