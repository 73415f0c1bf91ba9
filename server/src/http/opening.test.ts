import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstDataId, readFirstData } from '@phuong/domain/opening/first-data'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { addPaper, someQuestions } from '../../testing/papers.ts'

const paper = '/lms/olympic/examination/:code/start/:index'
const note = {
  rows: [
    {
      path: '/lms/home',
      visitorsOnly: false,
      files: ['assets/home-1.js', 'assets/bough-1.svg', 'assets/home-1.css'],
    },
    { path: paper, visitorsOnly: false, files: ['assets/question-1.js'] },
    { path: '/RegisterStudent', visitorsOnly: true, files: ['assets/register-1.js', 'assets/register-1.css'] },
  ],
  types: {
    'one-choice': ['assets/one-choice-1.js'],
    unscramble: ['assets/unscramble-1.js', 'assets/unscramble-1.css'],
    combine: ['assets/combine-1.js'],
    speaking: ['assets/speaking-1.js'],
  },
}
const visitorsPage = '<!doctype html><html><head><title>product</title></head><body></body></html>'

let webRoot: string
let house: TestHouse
const makeWeb = async (files: Record<string, string>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'phuong-opening-'))
  await mkdir(join(folder, 'assets'))
  for (const [name, content] of Object.entries({ 'index.html': 'landing', 'app.html': visitorsPage, ...files }))
    await writeFile(join(folder, name), content)
  return folder
}
beforeAll(async () => {
  webRoot = await makeWeb({ '.openings.json': JSON.stringify(note) })
  house = await openHouse({}, { webRoot })
  const asked = someQuestions().filter(({ type }) => ['Unscramble', 'OneChoice'].includes(type))
  await addPaper(house.db, { classLevel: 4, code: '777' }, asked)
})
afterAll(async () => {
  await house.close()
  await rm(webRoot, { recursive: true })
})

const open = (caller: Caller, path: string) => caller.send('GET', path, undefined, { accept: 'text/html' })
const script = new RegExp(`<script type="application/json" id="${firstDataId}">(.*?)</script>`, 's')
const carriedBy = (html: string) => readFirstData(script.exec(html)?.[1] ?? '[]')
const filesIn = (html: string) => [...html.matchAll(/href="\/([^"]+)"/g)].map(([, file]) => file)
const examination = '/lms/olympic/examination/777/start/1'

describe('the page of somebody signed in', () => {
  test('carries exactly what the doors would have answered, and nobody may keep it', async () => {
    const caller = await signedIn(house.url, '4a1.01@phuong.test')
    const { status, text, headers } = await open(caller, examination)
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex'])
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('vary')).toContain('cookie')
    expect(headers.get('etag')).toBeNull()
    const carried = carriedBy(text)
    expect(carried.map(({ name }) => name)).toEqual(['USERS_Me', 'SITE_Settings_Get', 'OLYMPIC_DETHI_Get'])
    for (const { door, name, input, answer } of carried)
      expect(answer, name).toEqual((await caller.call(name, input, door)).body)
    expect(text.replace(/<link.*<\/script>/s, '')).toBe(visitorsPage)
  })

  test('names the files of its screen and of the types that its paper asks, style sheets first', async () => {
    const caller = await signedIn(house.url, '4a1.01@phuong.test')
    const files = filesIn((await open(caller, examination)).text)
    expect(files[0]).toBe('assets/unscramble-1.css')
    expect(files).toEqual(
      expect.arrayContaining(['assets/question-1.js', 'assets/one-choice-1.js', 'assets/unscramble-1.js']),
    )
    expect(files).not.toContain('assets/speaking-1.js')
    const home = (await open(caller, '/lms/home')).text
    expect(filesIn(home)).toEqual(['assets/home-1.css', 'assets/home-1.js', 'assets/bough-1.svg'])
    // a picture is asked for as a drawing asks for it, so that it comes once
    expect(home).toContain('<link rel="preload" as="image" href="/assets/bough-1.svg">')
    expect(filesIn((await open(caller, '/khong/co')).text)).toEqual([])
  })

  test('what a person is called ends no tag', async () => {
    const caller = await signedIn(house.url, '4a1.02@phuong.test')
    const bad = '</script><script src="/media/x">$&'
    await house.db.updateTable('users').set({ first_name: bad }).where('email', '=', '4a1.02@phuong.test').execute()
    const { text } = await open(caller, '/lms/home')
    expect(text.match(/<\/script>/g)).toHaveLength(1)
    expect(carriedBy(text)[0]?.answer.result).toMatchObject({ firstName: bad })
  })

  test('D12 who must change the password, and who may not have what an address names, get no data of it', async () => {
    const bound = await signedIn(house.url, 'gv.doimk@phuong.test')
    expect(carriedBy((await open(bound, '/lms/home')).text).map(({ name }) => name)).toEqual([
      'USERS_Me',
      'SITE_Settings_Get',
    ])
    const pupil = await signedIn(house.url, '4a1.03@phuong.test')
    const foreign = '/lms/student/worksheet/exercise/x?assignmentId=00000000-0000-4000-8000-000000000000'
    const { status, text } = await open(pupil, foreign)
    expect(status).toBe(200)
    expect(
      carriedBy(text)
        .filter(({ answer }) => answer.result !== null)
        .map(({ name }) => name),
    ).toEqual(['USERS_Me', 'SITE_Settings_Get'])
  })

  test('an address that cannot be read is answered with the page', async () => {
    const caller = await signedIn(house.url, '4a1.03@phuong.test')
    for (const path of ['/lms/olympic/examination/%2f%25/start/1', '//', '/lms/home?assignmentId=%00'])
      expect([path, (await open(caller, path)).status]).toEqual([path, 200])
  })
})

test('a visitor gets the page without data, which is asked for again each time', async () => {
  const caller = await signedIn(house.url, '4a1.03@phuong.test')
  caller.cookie = null
  const { text, headers } = await open(caller, examination)
  expect(text).toBe(visitorsPage)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('vary')).toContain('cookie')
})

test('P10 the page of an address that visitors alone see names the files of its screen, and is known again', async () => {
  const caller = await signedIn(house.url, '4a1.03@phuong.test')
  caller.cookie = null
  const ask = (headers: Record<string, string> = {}) =>
    caller.send('GET', '/RegisterStudent?returnTo=%2Fjoin%2FK7M4QX', undefined, { accept: 'text/html', ...headers })
  for (const encoding of ['br', 'identity']) {
    const { status, text, headers } = await ask({ 'accept-encoding': encoding })
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-cache', 'noindex'])
    expect(headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null)
    expect(headers.get('vary')).toContain('cookie')
    expect(filesIn(text)).toEqual(['assets/register-1.css', 'assets/register-1.js'])
    expect(text.replace(/<link[^>]*>/g, '')).toBe(visitorsPage)
    expect((await ask({ 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
  }
})

test('a build that noted nothing, and a database that says nothing, leave the page of a visitor', async () => {
  const bare = await makeWeb({})
  const lone = await openHouse({}, { webRoot: bare })
  const caller = await signedIn(lone.url, '4a1.03@phuong.test')
  expect((await open(caller, '/lms/home')).text).toBe(visitorsPage)
  await Promise.all(lone.pools.map((pool) => pool.end()))
  expect((await open(caller, '/lms/home')).text).toBe(visitorsPage)
  await lone.app.close()
  await lone.database.drop()
  await rm(bare, { recursive: true })
})
