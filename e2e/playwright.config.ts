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

/** Files with tests of ten seconds and more, and those that start a browser or a product of their own. */
const long = [
  '**/demo/exercises.spec.ts',
  '**/embedded/elsewhere.spec.ts',
  '**/everywhere/screens.spec.ts',
  '**/school/folders.spec.ts',
  '**/school/school-day.spec.ts',
  '**/speaking/speaking.spec.ts',
  '**/visitors/first-administrator.spec.ts',
]

export default defineConfig({
  testDir: './specs',
  outputDir: '../reports/browser',
  globalSetup: './global-setup.ts',
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  // each test is its own visit with accounts of its own, so any of them may run together; a small machine has two cores,
  // and one of three waits for a page now and then
  workers: 3,
  // in the order in which they are begun: at the end only short ones are left, and no worker stands idle
  projects: [{ testMatch: long }, { testIgnore: long }],
  fullyParallel: true,
  retries: 0,
  // milliseconds; far more than any test needs, since other programs may be at work on the machine
  timeout: 300_000,
  expect: { timeout: 20_000 },
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
