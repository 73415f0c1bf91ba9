import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { signedIn } from '@phuong/server/testing/caller'
import { chromium } from '@playwright/test'
import { takeRoles } from '../support/database.ts'
import { openDatabases } from '../support/databases.ts'
import { demoIds } from '../support/screens.ts'
import { guides, prepareSchool, startForBrowsers } from '../support/server.ts'
import { typeStates } from './demo.ts'
import { indexPage, notesOf } from './index-page.ts'
import { type Look, lookAt } from './look.ts'
import { accounts, embedded, type Who, widths } from './place.ts'
import { places } from './places.ts'
import { screens } from './screens.ts'
import { hostNames } from './tools.ts'

/**
 * `npm run tour [-- words]`: takes a picture of every place (or of those whose name holds one of the words) at three
 * widths into tour/, with an index page, and says on stdout where something is wrong. `npm run tour -- types` shows every
 * type of question in its four states, which are no part of the whole tour.
 */
const folder = fileURLToPath(new URL('../../tour', import.meta.url))
/** Pictures taken beside each other: a small machine has two cores. */
const atOnce = 2

const words = process.argv.slice(2)
const chosen =
  words.length === 0
    ? places
    : [...places, ...typeStates].filter(({ name }) => words.some((word) => name.includes(word)))
const views = chosen.flatMap((place) => (place.widths ?? widths).map((width) => ({ place, width })))

const looks: Look[] = []
/** The addresses of a row of the table; the rows of one book stand for those of all. */
const addressesOf = (path: string) =>
  path
    .replaceAll(/:\w+/g, '[^/]+')
    .replace('/*', '(/.*)?')
    .replace(/(Book|classes\/)5/, '$1\\d')
const known = screens.map(({ path }) => new RegExp(`^${addressesOf(path)}$`))
const isKnown = (path: string) => path === '/' || known.some((pattern) => pattern.test(path))
if (words.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

/** What was opened, in the order in which it is closed. */
const opened: (() => Promise<unknown>)[] = []
try {
  const databases = await openDatabases()
  opened.unshift(databases.close)
  opened.unshift(await prepareSchool())
  const environment = {
    GUIDE_STUDENT_URL: guides.student,
    GUIDE_TEACHER_URL: guides.teacher,
    OLYMPIC_ENGLISH_URL: embedded,
    HOSTS: hostNames,
  }
  const product = await startForBrowsers(environment, { school: true })
  opened.unshift(product.stop)
  process.env.E2E_DATABASE_URL = product.databaseUrl
  process.env.E2E_DATA_DIR = product.dataDir
  process.env.E2E_PRODUCT_URL = product.url
  await takeRoles(accounts.roleless)
  const administrator = await signedIn(product.url, accounts.administrator)
  const listed = { list: 'class-aware-practice', email: accounts.pupilOfClassList }
  await administrator.call('ACCOUNTLISTS_Add', listed, 'execute')
  const ids = await demoIds()
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  opened.unshift(() => browser.close())

  /** Each person's session and a class of theirs, asked for once. */
  const people = new Map<Who, Promise<{ cookie: string | null; classId: string }>>()
  const arrive = async (who: Who) => {
    const email = accounts[who]
    if (email === null) return { cookie: null, classId: '' }
    const caller = await signedIn(product.url, email)
    const read = { moduleName: 'PHUONG', subModuleName: 'CLASSES', entityName: 'Classes', fields: 'id' }
    const { body } = await caller.send('POST', '/api/v1.0/dynamic/crud/read', read)
    return { cookie: caller.cookie, classId: (body.results as { id: string }[] | undefined)?.[0]?.id ?? '' }
  }
  const waiting = views.values()
  const walk = async () => {
    for (const { place, width } of waiting) {
      const person = people.get(place.who) ?? arrive(place.who)
      people.set(place.who, person)
      const { cookie, classId } = await person
      const file = join(folder, `${place.name}-${width}.png`)
      const here = { ...place, path: place.at?.(ids) ?? place.path.replace(':classId', classId) }
      const look = await lookAt(browser, { place: here, width, file, url: product.url, cookie, isKnown })
      looks.push(look)
      for (const note of notesOf(look)) console.log(`${place.name} ${width} px  ${note}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
} finally {
  for (const close of opened) await close()
}

looks.sort(
  (a, b) =>
    chosen.findIndex(({ name }) => name === a.place.name) - chosen.findIndex(({ name }) => name === b.place.name) ||
    a.width - b.width,
)
await writeFile(join(folder, 'index.html'), indexPage(looks))
const having = (kind: keyof NonNullable<Look['findings']>) =>
  looks.filter(({ findings }) => (findings?.[kind].length ?? 0) > 0).length
const failed = looks.filter(({ failure }) => failure !== null).length
console.log(
  `\n${chosen.length} places, ${looks.length} pictures: ${failed} not opened, ${having('console')} with console errors, ` +
    `${having('axe')} with serious axe findings, ${having('overflow')} too wide, ${having('cut')} with cut words, ` +
    `${having('small')} with small targets, ${having('unknownLinks')} with links to unknown pages\nopen tour/index.html`,
)
process.exitCode = failed > 0 ? 1 : 0
