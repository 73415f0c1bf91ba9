import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'

/** Keeps the browser from calling home and from asking anything: it speaks with the product alone. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]
const isRoot = process.getuid?.() === 0
/** The shell without a window costs a third less; a test that needs a microphone takes the whole browser. */
const browser = process.env.CHROME_SHELL_PATH ?? process.env.CHROME_PATH

export default defineConfig({
  testDir: './specs',
  outputDir: '../reports/browser',
  globalSetup: './global-setup.ts',
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  // each test is its own visit with accounts of its own, so any of them may run together, as many as the machine bears
  workers: availableParallelism(),
  fullyParallel: true,
  // the gate and the full run try more often (tools/run/guards.mjs); who works on a test wants to see it fail
  retries: 0,
  // milliseconds, to end what hangs: five times what the longest test needs on a quiet machine
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: isRoot ? [...quiet, '--no-sandbox'] : quiet,
    },
  },
})
