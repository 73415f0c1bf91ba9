import { execFileSync } from 'node:child_process'
import { chmod, link, lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { signedIn } from '../../../testing/caller.ts'
import { temporaryDataDir } from '../../../testing/data-dir.ts'
import { type Product, startProduct } from '../../../testing/product.ts'
import { isRoot, SERVER_ACCOUNT } from '../postgres/place.ts'
import { canRunAs } from '../postgres/test-cluster.ts'
import { takeOver } from './take-over.ts'

const runsAsRoot = isRoot()
/** Whether the database's user may read this checkout: one below a folder that only root may enter is served by root. */
const withinReach = await canRunAs(SERVER_ACCOUNT)
const beyond = 'this checkout or its Node lies where the user of the database cannot enter'
const folders: { path: string; remove(): Promise<void> }[] = []
const folder = async (): Promise<string> => {
  const made = await temporaryDataDir('own-user')
  folders.push(made)
  return made.path
}
const running: Product[] = []
const start = async (dataDir: string, environment: Record<string, string> = {}): Promise<Product> => {
  const product = await startProduct(dataDir, environment)
  running.push(product)
  return product
}
const stop = async (product: Product): Promise<void> => {
  product.process.kill('SIGTERM')
  expect(await product.ended).toBe(0)
}
afterEach(async () => {
  for (const product of running.splice(0)) {
    product.process.kill('SIGTERM')
    await product.ended
  }
  for (const { remove } of folders.splice(0)) await remove()
})

/** Real, effective, saved and file-system user of a process. */
const usersOf = async (product: Product): Promise<number[]> => {
  const status = await readFile(`/proc/${product.process.pid}/status`, 'utf8')
  return (/^Uid:\s+(.+)$/m.exec(status)?.[1] ?? '').split(/\s+/).map(Number)
}
const ownUser = Array.from({ length: 4 }, () => SERVER_ACCOUNT.uid)
const readyz = async (product: Product) => (await fetch(`${product.url}/readyz`)).status

/** Every path below the data folder that root owns. */
const ofRoot = (dataDir: string): string[] =>
  execFileSync('find', [dataDir, '-user', '0'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '')

describe.runIf(runsAsRoot)('H050 started as root', () => {
  test('the product gives root up for the user of its database, serves, and starts again in the same folder', async (context) => {
    context.skip(!withinReach, beyond)
    const dataDir = await folder()
    const first = await start(dataDir)
    expect(await usersOf(first)).toEqual(ownUser)
    expect(await readyz(first)).toBe(200)
    expect(first.output()).toContain(`running as user ${SERVER_ACCOUNT.uid}`)
    await signedIn(first.url, 'co.lan@phuong.test')
    // the work of the demo school has its files
    expect(await readdir(join(dataDir, 'files'))).not.toEqual([])
    expect(ofRoot(dataDir)).toEqual([])
    await stop(first)

    const second = await start(dataDir)
    expect(await usersOf(second)).toEqual(ownUser)
    expect(await readyz(second)).toBe(200)
    // the database ends by itself and is started again by a process that is not root any more
    const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => second.output(), { timeout: 60_000 }).toContain('is started again')
    await expect.poll(() => readyz(second), { timeout: 60_000 }).toBe(200)
    await stop(second)
  })

  test('a folder that root owned under an earlier version is taken over, with all files in it', async (context) => {
    context.skip(!withinReach, beyond)
    const dataDir = await folder()
    await stop(await start(dataDir))
    execFileSync('chown', ['0:0', dataDir])
    execFileSync('chown', ['-R', '0:0', join(dataDir, 'files')])
    await chmod(join(dataDir, 'files'), 0o700)
    const product = await start(dataDir)
    expect(await usersOf(product)).toEqual(ownUser)
    expect(await readyz(product)).toBe(200)
    expect(ofRoot(dataDir)).toEqual([])
  })

  test('a port that only root may listen on is held before, and serves', async (context) => {
    context.skip(!withinReach, beyond)
    const port = 871
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    context.skip(!free, 'the port is taken on this machine')
    const product = await start(await folder(), { PORT: String(port) })
    expect(await usersOf(product)).toEqual(ownUser)
    expect(await readyz(product)).toBe(200)
    const caller = await signedIn(product.url, 'co.lan@phuong.test')
    expect((await caller.call('CLASSES_GetClasses_ByTeacherId')).status).toBe(200)
    await stop(product)
  })

  if (!withinReach)
    test('where the user of the database cannot read the product, the process stays root, serves and says what to change', async () => {
      const product = await start(await folder())
      expect(await usersOf(product)).toEqual([0, 0, 0, 0])
      expect(product.output()).toContain('RUNNING AS ROOT')
      expect(product.output()).toMatch(new RegExp(`user ${SERVER_ACCOUNT.uid} cannot enter .+: allow that`))
      expect(await readyz(product)).toBe(200)
    })

  test('a folder with what is not ours is left alone, and the process says why it stays root', async () => {
    const dataDir = await folder()
    await mkdir(join(dataDir, 'uploads'))
    const product = await start(dataDir)
    expect(await usersOf(product)).toEqual([0, 0, 0, 0])
    expect(product.output()).toContain('RUNNING AS ROOT')
    expect(product.output()).toContain('holds uploads, which is not ours')
    expect(ofRoot(dataDir)).toEqual(expect.arrayContaining([dataDir, join(dataDir, 'uploads')]))
    expect(await readyz(product)).toBe(200)
  })

  test('only what is ours changes hands: no second name of a file elsewhere, nothing behind a link, no unknown file', async () => {
    const dataDir = await folder()
    const elsewhere = await folder()
    const [secret, note] = [join(elsewhere, 'secret'), join(dataDir, 'note.txt')]
    for (const path of [secret, note]) await writeFile(path, 'x')
    await mkdir(join(dataDir, 'files', 'a'), { recursive: true })
    await writeFile(join(dataDir, 'files', 'a', 'own'), 'x')
    await link(secret, join(dataDir, 'files', 'a', 'second-name'))
    await symlink(elsewhere, join(dataDir, 'files', 'a', 'link'))
    await symlink(elsewhere, join(dataDir, 'incoming'))
    takeOver(dataDir, SERVER_ACCOUNT)
    for (const path of ['.', 'files', 'files/a', 'files/a/own'].map((name) => join(dataDir, name)))
      expect([path, (await lstat(path)).uid]).toEqual([path, SERVER_ACCOUNT.uid])
    for (const path of [secret, elsewhere, note]) expect([path, (await stat(path)).uid]).toEqual([path, 0])
  })
})
