import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { crashes, drills, generators, lengthy, walks } from './tools/run/test-files.ts'

/**
 * Time limits in milliseconds, far above what a test needs on a quiet machine: they end what hangs, and a busy machine
 * fails no test. A crash round kills and starts the product many times.
 */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 }
const crashLimits = { testTimeout: 300_000, hookTimeout: 120_000 }

const exclude = ['**/node_modules/**', '**/dist/**']

/** Tests of what is drawn on a page, so that they can press and type: the rooms of the questions, fields, parts that come late. */
const drawings = ['exercises/**/*.test.tsx', 'ui/src/{controls,staff}/*.test.tsx', 'web/src/widgets/late/*.test.tsx']
/** Node reads the server's files itself, as in the product: nothing is made of them first. */
const native = { experimental: { viteModuleRunner: false } } as const
/** Who kills, restores and starts meets the machine's moods: it may be tried twice more, and the run says so. */
const tries = { retry: 2 } as const
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
    // no project waits for another, so that no core is idle before the end
    maxWorkers: availableParallelism(),
    // the product is started a hundred times: what Node made of a file once serves them all
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node') },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,ui,exercises,content,web,tools,bench,e2e}/**/*.test.{ts,tsx,mjs}'],
          exclude: [...exclude, ...drawings, ...generators],
          // rules keep nothing between calls, so their files may share what is loaded
          isolate: false,
          // the drawings take their colours from the sheet of the tokens
          css: { include: [/ui\/src\/theme\/tokens\.css/] },
          ...limits,
        },
      },
      {
        test: {
          name: 'generators',
          include: generators,
          exclude,
          ...limits,
        },
      },
      {
        test: {
          name: 'drawings',
          include: drawings,
          exclude: [...exclude, ...walks],
          environment: 'happy-dom',
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'walks',
          include: walks,
          exclude,
          environment: 'happy-dom',
          ...limits,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...exclude, ...drills, ...lengthy],
          isolate: false,
          ...procedureProject,
        },
      },
      {
        test: {
          name: 'lengthy',
          include: lengthy,
          exclude,
          ...procedureProject,
        },
      },
      {
        test: {
          name: 'drills',
          include: drills,
          exclude,
          ...procedureProject,
          ...tries,
        },
      },
      {
        test: {
          name: 'crash',
          include: crashes,
          exclude,
          pool: 'forks',
          ...native,
          ...crashLimits,
          ...tries,
        },
      },
    ],
  },
})
