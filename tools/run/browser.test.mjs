import { expect, test } from 'vitest'
import { browserPlaces, findBrowser, findShell, shellPlaces } from './browser.mjs'

const playwright = '/cache/ms-playwright/chromium/chrome'
const debian = '/usr/bin/chromium'

test('a browser is looked for in CHROME_PATH, on the path, among the applications of a Mac and in what Playwright brought', () => {
  const environment = { CHROME_PATH: '/my/chrome', PATH: '/bin::/usr/bin' }
  expect(browserPlaces({ environment, platform: 'darwin', playwright })).toEqual([
    '/my/chrome',
    '/bin/chromium',
    '/usr/bin/chromium',
    '/bin/chromium-browser',
    '/usr/bin/chromium-browser',
    '/bin/google-chrome',
    '/usr/bin/google-chrome',
    '/bin/google-chrome-stable',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    playwright,
  ])
  expect(browserPlaces({ environment: {}, platform: 'linux', playwright })).toEqual([playwright])
})

/** A machine on which these browsers work; `debianBrings` and `playwrightBrings` say what the installers would add. */
const machine = ({ present = [], debianRoot = false, debianBrings = null, playwrightBrings = null }) => {
  const working = new Set(present)
  const done = []
  const bring = (name, path) => () => {
    done.push(name)
    if (path) working.add(path)
  }
  const found = findBrowser({
    places: () => [debian, '/usr/bin/google-chrome', playwright],
    works: (path) => working.has(path),
    debianRoot,
    installDebian: bring('debian', debianBrings),
    installPlaywright: bring('playwright', playwrightBrings),
  })
  return { found, done }
}

test.each([
  [
    'the first that works is taken and nothing installed',
    { present: ['/usr/bin/google-chrome', playwright], debianRoot: true },
    '/usr/bin/google-chrome',
    [],
  ],
  ['root on Debian gets the package', { debianRoot: true, debianBrings: debian }, debian, ['debian']],
  [
    'a package that brings none leaves it to Playwright',
    { debianRoot: true, playwrightBrings: playwright },
    playwright,
    ['debian', 'playwright'],
  ],
  ['others get Playwright’s own', { playwrightBrings: playwright }, playwright, ['playwright']],
  ['there may be none', {}, null, ['playwright']],
])('a browser is found or brought: %s', (_, given, found, done) => {
  expect(machine(given)).toEqual({ found, done })
})

test('the shell is looked for in CHROME_SHELL_PATH and on the path, and not where somebody has named a browser', () => {
  const PATH = '/bin::/usr/bin'
  expect(shellPlaces({ PATH })).toEqual(['/bin/chromium-headless-shell', '/usr/bin/chromium-headless-shell'])
  expect(shellPlaces({ PATH, CHROME_PATH: '/my/chrome' })).toEqual([])
  expect(shellPlaces({ PATH, CHROME_PATH: '/my/chrome', CHROME_SHELL_PATH: '/my/shell' })).toEqual(['/my/shell'])
})

const here = '/usr/bin/chromium-headless-shell'
test.each([
  ['one that works is taken', { present: true, debianRoot: true }, here, 0],
  ['root on Debian gets the package', { debianRoot: true, brings: true }, here, 1],
  ['the browser does its work where the package does not come', { debianRoot: true }, null, 1],
  ['and where we are not root', { brings: true }, null, 0],
  ['one that is not wanted is not installed', { wanted: false, debianRoot: true, brings: true }, null, 0],
])(
  'the shell is found or brought: %s',
  (_, { present = false, debianRoot = false, brings = false, wanted = true }, found, installed) => {
    let there = present
    let installs = 0
    const installDebian = () => {
      installs += 1
      there = brings
    }
    expect(findShell({ places: wanted ? [here] : [], works: () => there, debianRoot, installDebian })).toBe(found)
    expect(installs).toBe(installed)
  },
)
