import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, signedIn } from './caller.ts'
import { temporaryDataDir } from './data-dir.ts'
import { drawingProcesses } from './drawing-processes.ts'
import { type Product, postmasterOf, startProduct, stillRunning } from './product.ts'
import { a4, newFolder, pdfOf, toFolder, uploaded } from './uploads.ts'

/** Pages of the file that is under way when the server is killed. */
const pages = 40

let dataDir: string
let remove: () => Promise<void>
let product: Product
beforeAll(async () => {
  const directory = await temporaryDataDir('jobs')
  dataDir = directory.path
  remove = directory.remove
  product = await startProduct(dataDir)
})
afterAll(async () => {
  if (product.process.exitCode === null) product.process.kill('SIGTERM')
  await product.ended
  await remove()
})

const made = async (teacher: Caller, id: string): Promise<number[]> => {
  const { body } = await teacher.call('SHARE_Attachments_GetPages', { id }, 'query/first')
  return (body.result as { small: number[] }).small
}
const jobOf = async (admin: Caller, name: string) =>
  (
    (await admin.call('JOBS_List', {})).body.results as { name: string; runningSince: string | null; failure: string }[]
  ).find((job) => job.name === name)

test.each(['node', 'database'] as const)(
  'H001 H045 a kill of the %s while pages are drawn: the job goes on by itself',
  async (target) => {
    const teacher = await signedIn(product.url, 'co.lan@phuong.test')
    const { id } = await uploaded(
      teacher,
      { ...toFolder(await newFolder(teacher)), pages: '' },
      { name: 'a.pdf', bytes: await pdfOf(Array.from({ length: pages }, () => a4)) },
    )
    await expect.poll(async () => (await made(teacher, id)).length, { timeout: 60_000 }).toBeGreaterThan(2)
    expect((await made(teacher, id)).length).toBeLessThan(pages - 5)
    if (target === 'node') {
      const drawing = drawingProcesses(product.process.pid)
      expect(drawing.length).toBeGreaterThan(0)
      product.process.kill('SIGKILL')
      await product.ended
      await expect.poll(() => stillRunning(drawing), { timeout: 60_000 }).toEqual([])
      product = await startProduct(dataDir)
    } else process.kill(Number(await postmasterOf(dataDir)), 'SIGKILL')
    const again = await expect
      .poll(() => signedIn(product.url, 'co.lan@phuong.test').catch(() => null), { timeout: 60_000 })
      .not.toBeNull()
      .then(() => signedIn(product.url, 'co.lan@phuong.test'))
    // the page at hand waits for the end of its lease, all others are drawn at once
    await expect
      .poll(async () => (await made(again, id)).length, { timeout: 120_000 })
      .toBeGreaterThanOrEqual(pages - 1)
    const admin = await signedIn(product.url, 'admin@phuong.test')
    await expect.poll(async () => (await jobOf(admin, 'draw-pages'))?.runningSince, { timeout: 60_000 }).toBeNull()
  },
)

test('H047 SIGTERM while pages are drawn ends with 0 within the drain, and the rest is drawn after the next start', async () => {
  const teacher = await signedIn(product.url, 'co.lan@phuong.test')
  const { id } = await uploaded(
    teacher,
    { ...toFolder(await newFolder(teacher)), pages: '' },
    { name: 'b.pdf', bytes: await pdfOf(Array.from({ length: pages }, () => a4)) },
  )
  await expect.poll(async () => (await made(teacher, id)).length, { timeout: 60_000 }).toBeGreaterThan(2)
  product.process.kill('SIGTERM')
  expect(await product.ended).toBe(0)
  expect(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => null)).toBeNull()
  product = await startProduct(dataDir)
  const again = await signedIn(product.url, 'co.lan@phuong.test')
  await expect.poll(async () => (await made(again, id)).length, { timeout: 120_000 }).toBe(pages)
})
