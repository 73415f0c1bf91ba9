import { execFileSync } from 'node:child_process'
import { rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawPages } from '../src/services/jobs/draw-pages.ts'
import { Caller, signedIn } from './caller.ts'
import { openHouse, type TestHouse } from './house.ts'
import { type Product, startProduct } from './product.ts'
import { sitter } from './sitters.ts'
import { addSpokenPapers, say, speechOf } from './spoken.ts'
import { a4, newFolder, pdfOf, sendForm, toFolder } from './uploads.ts'

/** A disk of this many megabytes, or the reason why there is none. */
const smallDisk = (megabytes: number): { directory: string } | { reason: string } => {
  try {
    const directory = execFileSync('mktemp', ['-d', join(tmpdir(), 'phuong-small-XXXXXX')], { encoding: 'utf8' }).trim()
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', directory], { stdio: 'pipe' })
    return { directory }
  } catch {
    return { reason: 'a small tmpfs cannot be mounted here' }
  }
}
const takeAway = async (directory: string): Promise<void> => {
  execFileSync('umount', [directory])
  await rm(directory, { recursive: true, force: true })
}

const mebibyte = 1_048_576
/** Fills a disk up to so many free megabytes. */
const fillTo = async (directory: string, free: number): Promise<void> => {
  const { bavail, bsize } = await statfs(directory)
  const megabytes = Math.floor((bavail * bsize) / mebibyte) - free
  const filler = join(directory, `filler-${free}`)
  execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M', `count=${megabytes}`], { stdio: 'pipe' })
}
const emptied = async (directory: string, ...frees: number[]): Promise<void> => {
  for (const free of frees) await rm(join(directory, `filler-${free}`))
}

/** A tenth of it is 140 MB: enough for a new cluster and the demo school, and for a database that goes on writing between. */
const mounted = smallDisk(1_400)
const reason = 'reason' in mounted ? mounted.reason : null

describe.skipIf(reason !== null)(`H052 R19 a full disk${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
  const directory = 'directory' in mounted ? mounted.directory : ''
  const filler = join(directory, 'filler')
  let product: Product
  beforeAll(async () => {
    product = await startProduct(directory)
  })
  afterAll(async () => {
    product.process.kill('SIGTERM')
    await product.ended
    await takeAway(directory)
  })

  test('H052 R19 writes are refused with a clear message, reads and sign-ins go on, and all is well once there is room', async () => {
    const admin = await signedIn(product.url, 'admin@phuong.test')
    const add = (email: string) => admin.call('ACCOUNTLISTS_Add', { list: 'beans', email }, 'execute')
    const ready = async () => (await new Caller(product.url).send('GET', '/readyz')).body
    const upload = async (caller: Caller, folder: string) =>
      sendForm(caller, 'dynamic/upload-files', toFolder(folder), [{ name: 'a.pdf', bytes: await pdfOf([a4]) }])
    const teacher = await signedIn(product.url, 'co.lan@phuong.test')
    const folder = await newFolder(teacher)
    expect((await add('4a2.01@phuong.test')).status).toBe(200)
    expect((await upload(teacher, folder)).status).toBe(200)

    await fillTo(directory, 105)
    expect(await ready()).toEqual({ status: 'ok', warnings: ['files-refused'] })
    expect(await upload(teacher, folder)).toMatchObject({ status: 503, body: { code: 'NO_SPACE' } })
    expect((await add('4a2.04@phuong.test')).status).toBe(200)

    await fillTo(directory, 40)
    expect(await ready()).toEqual({ status: 'ok', warnings: ['files-refused', 'answers-refused'] })
    expect((await add('4a2.05@phuong.test')).body).toMatchObject({ code: 'NO_SPACE' })
    const other = new Caller(product.url)
    expect((await other.signIn('4a1.01@phuong.test')).status).toBe(200)
    expect((await other.call('USERS_Me', {}, 'query/first')).body.result).toMatchObject({ email: '4a1.01@phuong.test' })
    expect((await other.call('USERS_Logout', {}, 'execute')).status).toBe(200)

    expect(() => execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'pipe' })).toThrow(
      /No space left/,
    )
    const refused = await add('4a2.02@phuong.test')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).not.toBeNull()
    expect((await admin.call('ACCOUNTLISTS_Get', { list: 'beans' })).status).toBe(200)
    expect((await new Caller(product.url).send('GET', '/readyz')).status).toBe(200)

    await rm(filler)
    await emptied(directory, 105, 40)
    expect((await add('4a2.03@phuong.test')).status).toBe(200)
    expect((await upload(teacher, folder)).status).toBe(200)
    const { body } = await admin.call('ACCOUNTLISTS_Get', { list: 'beans' })
    const emails = (body.results as { email: string }[]).map(({ email }) => email)
    for (const taken of ['4a2.01', '4a2.03', '4a2.04']) expect(emails).toContain(`${taken}@phuong.test`)
    for (const left of ['4a2.02', '4a2.05']) expect(emails).not.toContain(`${left}@phuong.test`)
  })
})

/** A tenth of it is 72 MB, more than answers need; the database lies elsewhere, so that nothing else writes here. */
const kept = smallDisk(720)

describe.skipIf('reason' in kept)('R19 what files leave to the answers', () => {
  const directory = 'directory' in kept ? kept.directory : ''
  let house: TestHouse
  beforeAll(async () => {
    house = await openHouse({ DATA_DIR: directory })
  })
  afterAll(async () => {
    await house.close()
    await takeAway(directory)
  })

  test('R19 D51 a recording finds no room while answers are taken, and pages wait to be drawn', async () => {
    const { choice } = await addSpokenPapers(house)
    const pupil = sitter(await signedIn(house.url, '4a1.01@phuong.test'), house.clock)
    const teacher = await signedIn(house.url, 'co.lan@phuong.test')
    const fields = { ...toFolder(await newFolder(teacher)), pages: '1' }
    const bytes = await pdfOf([a4])
    expect((await sendForm(teacher, 'pdf/upload-files', fields, [{ name: 'a.pdf', bytes }])).status).toBe(200)
    const { row } = await pupil.start({ kind: 'olympic', classLevel: 5, examinationCode: 'spoken', fresh: true })
    const drawnAfter = async () => {
      const { signal } = new AbortController()
      const log = { error: () => {}, info: () => {}, warn: () => {} }
      const { db, files, clock } = house
      await drawPages.run({ db, files, mail: null, now: clock.now, log, signal })
      const { drawn } = await db
        .selectFrom('attachment_pages')
        .where('small_at', 'is not', null)
        .select(({ fn }) => fn.countAll<string>().as('drawn'))
        .executeTakeFirstOrThrow()
      return Number(drawn)
    }
    await fillTo(directory, 68)
    const before = await house.db
      .selectFrom('attachment_pages')
      .where('small_at', 'is not', null)
      .select('page')
      .execute()
    expect(await say(pupil.caller, row?.sittingId, speechOf(5_000))).toMatchObject({
      status: 507,
      body: { code: 'NO_ROOM' },
    })
    expect(await drawnAfter()).toBe(before.length)
    const { row: answered } = await pupil.append(row?.sittingId, [pupil.submit(choice.id, choice.right)])
    expect(answered?.acks).toMatchObject([{ status: 'stored' }])
    const admin = await signedIn(house.url, 'admin@phuong.test')
    const told = (await admin.call('SITE_Room_Get', {}, 'query/first')).body.result
    expect(told).toMatchObject({ disk: { total: 720 * mebibyte, filesNeed: 72 * mebibyte, level: 'noFiles' } })

    await emptied(directory, 68)
    expect((await say(pupil.caller, row?.sittingId, speechOf(5_000))).status).toBe(200)
    expect(await drawnAfter()).toBe(before.length + 1)
  })
})
