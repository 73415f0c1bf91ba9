import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller, signedIn } from './caller.ts'
import { type Product, startProduct } from './product.ts'

/** Enough for a new cluster and the demo school, little enough to be filled at once. */
const diskMegabytes = 320

const mounted = ((): { directory: string } | { reason: string } => {
  try {
    const directory = execFileSync('mktemp', ['-d', join(tmpdir(), 'phuong-small-XXXXXX')], { encoding: 'utf8' }).trim()
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'tmpfs', directory], {
      stdio: 'pipe',
    })
    return { directory }
  } catch {
    return { reason: 'a small tmpfs cannot be mounted here' }
  }
})()
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
    execFileSync('umount', [directory])
    await rm(directory, { recursive: true, force: true })
  })

  test('H052 R19 writes are refused with a clear message, reads go on, and all is well once there is room', async () => {
    const admin = await signedIn(product.url, 'admin@phuong.test')
    const add = (email: string) => admin.call('ACCOUNTLISTS_Add', { list: 'beans', email }, 'execute')
    expect((await add('4a2.01@phuong.test')).status).toBe(200)
    expect(() => execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1M'], { stdio: 'pipe' })).toThrow(
      /No space left/,
    )
    const refused = await add('4a2.02@phuong.test')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).not.toBeNull()
    expect((await admin.call('ACCOUNTLISTS_Get', { list: 'beans' })).status).toBe(200)
    expect((await new Caller(product.url).send('GET', '/readyz')).status).toBe(200)
    expect((await new Caller(product.url).signIn('co.lan@phuong.test')).body).toMatchObject({ code: 'NO_SPACE' })

    await rm(filler)
    expect((await add('4a2.03@phuong.test')).status).toBe(200)
    const { body } = await admin.call('ACCOUNTLISTS_Get', { list: 'beans' })
    const emails = (body.results as { email: string }[]).map(({ email }) => email)
    expect(emails).toContain('4a2.01@phuong.test')
    expect(emails).not.toContain('4a2.02@phuong.test')
    expect(emails).toContain('4a2.03@phuong.test')
  })
})
