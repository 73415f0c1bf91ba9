import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller, signedIn } from '../../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { a4, newFolder, pdfOf, sendForm, toFolder } from '../../../testing/uploads.ts'
import { watchDisk } from './disk.ts'

const mebibyte = 1_048_576

/** A disk of 100 GiB as the system would tell of it; server/testing/full-disk.test.ts fills a real one where it may be mounted. */
let freeMebibytes = 50 * 1_024
const disk = watchDisk('/', { holdsDatabase: true }, async () => ({
  bavail: freeMebibytes,
  blocks: 100 * 1_024,
  bsize: mebibyte,
}))

let house: TestHouse
let teacher: Caller
let administrator: Caller
let folder: string
beforeAll(async () => {
  house = await openHouse()
  Object.assign(house.services, { disk })
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  administrator = await signedIn(house.url, 'admin@phuong.test')
  folder = await newFolder(teacher)
})
afterAll(() => house.close())

const ready = async () => (await new Caller(house.url).send('GET', '/readyz')).body
const upload = async () =>
  sendForm(teacher, 'dynamic/upload-files', toFolder(folder), [{ name: 'a.pdf', bytes: await pdfOf([a4]) }])
const write = (email: string) => administrator.call('ACCOUNTLISTS_Add', { list: 'beans', email }, 'execute')

test('a disk that is nearly full is told of before anything is refused (R19)', async () => {
  freeMebibytes = 1_500
  expect(await ready()).toEqual({ status: 'ok', warnings: ['disk-low'] })
  expect((await upload()).status).toBe(200)
  expect((await write('4a2.01@phuong.test')).status).toBe(200)
})

test('files are refused first, and answers and other writes go on (R19)', async () => {
  freeMebibytes = 1_023
  expect(await ready()).toEqual({ status: 'ok', warnings: ['files-refused'] })
  expect(await upload()).toMatchObject({ status: 503, body: { code: 'NO_SPACE' } })
  expect((await write('4a2.02@phuong.test')).status).toBe(200)
})

test('then writes are refused with the time to wait, and nobody is kept from signing in, reading and signing out (R19, H052)', async () => {
  freeMebibytes = 63
  expect(await ready()).toEqual({ status: 'ok', warnings: ['files-refused', 'answers-refused'] })
  const refused = await write('4a2.03@phuong.test')
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'NO_SPACE', '30'])
  expect((await upload()).body).toMatchObject({ code: 'NO_SPACE' })
  const pupil = new Caller(house.url)
  expect((await pupil.signIn('4a1.01@phuong.test')).status).toBe(200)
  expect((await pupil.call('USERS_Me', {}, 'query/first')).body.result).toMatchObject({ email: '4a1.01@phuong.test' })
  expect((await pupil.call('USERS_Logout', {}, 'execute')).status).toBe(200)
  const lists = await administrator.call('ACCOUNTLISTS_Get', { list: 'beans' })
  expect((lists.body.results as { email: string }[]).map(({ email }) => email)).not.toContain('4a2.03@phuong.test')

  freeMebibytes = 50 * 1_024
  expect(await ready()).toEqual({ status: 'ok' })
  expect((await write('4a2.03@phuong.test')).status).toBe(200)
})
