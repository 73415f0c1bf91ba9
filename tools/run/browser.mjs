import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { packaged } from './guards.mjs'
import { root } from './root.mjs'

const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApplications = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)

/**
 * Where a browser may be, in the order in which it is looked for: what CHROME_PATH says, the path, the Mac's
 * applications, the one that Playwright has brought along before.
 * @param {{ environment: NodeJS.ProcessEnv, platform: string, playwright: string }} place
 */
export const browserPlaces = ({ environment, platform, playwright }) => [
  ...(environment.CHROME_PATH ? [environment.CHROME_PATH] : []),
  ...names.flatMap((name) =>
    (environment.PATH ?? '')
      .split(':')
      .filter(Boolean)
      .map((folder) => `${folder}/${name}`),
  ),
  ...(platform === 'darwin' ? macApplications : []),
  playwright,
]

/**
 * Where Chromium's shell without a window may be: the same engine for two thirds of the work, but without microphones.
 * Whoever has written a browser into CHROME_PATH gets that one alone.
 * @param {NodeJS.ProcessEnv} environment
 */
export const shellPlaces = ({ CHROME_SHELL_PATH, CHROME_PATH, PATH = '' }) =>
  CHROME_SHELL_PATH
    ? [CHROME_SHELL_PATH]
    : CHROME_PATH
      ? []
      : PATH.split(':')
          .filter(Boolean)
          .map((folder) => `${folder}/${shell}`)

/**
 * The shell, or null where the browser has to do its work too. Debian's package is installed when we are root.
 * @param {object} machine
 * @param {string[]} machine.places none when it is not wanted
 * @param {(path: string) => boolean} machine.works
 * @param {boolean} machine.debianRoot
 * @param {() => void} machine.installDebian
 * @returns {string | null} its path
 */
export const findShell = ({ places, works, debianRoot, installDebian }) => {
  const look = () => places.find(works) ?? null
  const found = look()
  if (found || places.length === 0 || !debianRoot) return found
  installDebian()
  return look()
}

/**
 * A browser, brought here if there is none: an installed one, else Debian's package when we are root, else
 * Playwright's own.
 * @param {object} machine
 * @param {() => string[]} machine.places
 * @param {(path: string) => boolean} machine.works there, and it starts (Ubuntu's chromium is a hint to install another)
 * @param {boolean} machine.debianRoot
 * @param {() => void} machine.installDebian
 * @param {() => void} machine.installPlaywright
 * @returns {string | null} its path
 */
export const findBrowser = ({ places, works, debianRoot, installDebian, installPlaywright }) => {
  const look = () => places().find(works) ?? null
  const found = look()
  if (found) return found
  if (debianRoot) {
    installDebian()
    const installed = look()
    if (installed) return installed
  }
  installPlaywright()
  return look()
}

/** Debian's installer may ask questions and be slow; a browser that works says its version in far less (milliseconds). */
const versionTimeout = 20_000

const run = ([program, ...args], what) => {
  console.log(`browser: ${what}`)
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

const works = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: versionTimeout }).status === 0

const installFromDebian = (name) =>
  run(['apt-get', 'update'], `no ${name}; asking Debian for it`) &&
  run(['apt-get', 'install', '-y', '--no-install-recommends', name], `installing ${name}`)

/**
 * The browser of this machine, told to the others by CHROME_PATH, and its shell, by CHROME_SHELL_PATH where there is one.
 * @returns {string | null} the path of the browser; null when there is none and none could be brought
 */
export const provideBrowser = () => {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const debianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  const lighter = findShell({
    places: shellPlaces(process.env),
    works,
    debianRoot,
    installDebian: () => installFromDebian(shell),
  })
  const path = findBrowser({
    places: () =>
      browserPlaces({
        environment: process.env,
        platform: process.platform,
        playwright: chromium.executablePath(),
      }),
    works,
    debianRoot,
    installDebian: () => installFromDebian('chromium'),
    installPlaywright: () =>
      run(
        packaged('@playwright/test/cli.js', 'install', ...(debianRoot ? ['--with-deps'] : []), 'chromium'),
        "fetching Playwright's chromium",
      ),
  })
  if (path) process.env.CHROME_PATH = path
  if (lighter) process.env.CHROME_SHELL_PATH = lighter
  return path
}

/** What to say when there is no browser. */
export const noBrowser =
  'No browser: install Chromium or Chrome, or write the path of one in CHROME_PATH, and start again.'
