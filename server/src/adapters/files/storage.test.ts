import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bucketStorage, folderStorage, type Storage } from './storage.ts'

/** A small object store that speaks as much of S3 as the product asks for. */
const startBucket = async (): Promise<{ server: Server; url: string; objects: Map<string, Buffer> }> => {
  const objects = new Map<string, Buffer>()
  const at = new Date('2026-11-20T00:30:00Z')
  const server = createServer(async (request, response) => {
    const url = new URL(String(request.url), 'http://x')
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''))
    const body = await buffer(request)
    const found = objects.get(key)
    const end = (status: number, text: string | Buffer = '', headers = {}) =>
      response.writeHead(status, headers).end(text)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return end(403)
    if (url.searchParams.has('list-type')) {
      const prefix = url.searchParams.get('prefix') ?? ''
      const below = [...objects].filter(([name]) => name.startsWith(prefix))
      const delimiter = url.searchParams.get('delimiter')
      const isDeeper = (name: string) => delimiter !== null && name.slice(prefix.length).includes(delimiter)
      const prefixes = new Set(
        below.flatMap(([name]) => (isDeeper(name) ? [prefix + name.slice(prefix.length).split('/')[0]] : [])),
      )
      const contents = below
        .filter(([name]) => !isDeeper(name))
        .map(
          ([name, bytes]) =>
            `<Contents><Key>${name}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`,
        )
      return end(
        200,
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}${[...prefixes].map((each) => `<CommonPrefixes><Prefix>${each}/</Prefix></CommonPrefixes>`).join('')}</ListBucketResult>`,
      )
    }
    if (url.searchParams.has('delete')) {
      for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(name)
      return end(200, '<?xml version="1.0"?><DeleteResult></DeleteResult>')
    }
    if (request.method === 'PUT') {
      objects.set(key, body)
      return end(200, '', { etag: '"x"' })
    }
    if (found === undefined) return end(404, request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>')
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    if (first !== undefined) {
      const part = found.subarray(Number(first), Number(last) + 1)
      return end(206, part, {
        'content-length': part.length,
        'content-range': `bytes ${first}-${last}/${found.length}`,
      })
    }
    return end(200, request.method === 'HEAD' ? '' : found, {
      'content-length': found.length,
      'last-modified': at.toUTCString(),
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, objects, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

let folder: string
let bucket: Awaited<ReturnType<typeof startBucket>>
const storages: Record<string, Storage> = {}
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'phuong-files-')), 'Dữ liệu')
  bucket = await startBucket()
  storages.folder = folderStorage(folder)
  storages.bucket = bucketStorage({
    endpoint: bucket.url,
    bucket: 'bucket',
    region: 'auto',
    accessKey: 'key',
    secretKey: 'secret',
  })
})
afterAll(async () => {
  bucket.server.closeAllConnections()
  bucket.server.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['folder', 'bucket'])('objects in a %s', (name) => {
  const storage = () => storages[name] as Storage
  const keys = async () => {
    const found: string[] = []
    for await (const { key } of storage().list('')) found.push(key)
    return found.sort()
  }

  test('what is put is read again, whole and with its size; nothing is there before', async () => {
    expect(await keys()).toEqual([])
    expect(await storage().open('ab/x/original')).toBeNull()
    expect(await storage().read('ab/x/original')).toBeNull()
    await storage().put('ab/x/original', Readable.from([Buffer.from('một '), Buffer.from('hai')]))
    await storage().put('ab/x/1-240.webp', Buffer.from('ảnh'))
    const opened = await storage().open('ab/x/original')
    expect(opened?.bytes).toBe(Buffer.byteLength('một hai'))
    expect((await buffer(opened?.stream as Readable)).toString()).toBe('một hai')
    expect((await storage().read('ab/x/1-240.webp'))?.toString()).toBe('ảnh')
    expect(await keys()).toEqual(['ab/x/1-240.webp', 'ab/x/original'])
  })

  test('H086 of an object a part is read, both ends among it; nothing of one that is not there', async () => {
    const opened = await storage().open('ab/x/original', { first: 1, last: 3 })
    expect(opened?.bytes).toBe(Buffer.byteLength('một hai'))
    expect(await buffer(opened?.stream as Readable)).toEqual(Buffer.from('một hai').subarray(1, 4))
    expect(await storage().open('ab/none/original', { first: 0, last: 1 })).toBeNull()
  })

  test('the same key again is the new object', async () => {
    await storage().put('ab/x/1-240.webp', Buffer.from('mới'))
    expect((await storage().read('ab/x/1-240.webp'))?.toString()).toBe('mới')
  })

  test('H082 everything below a key is removed, and only that; nothing there is no fault', async () => {
    await storage().put('ab/y/original', Buffer.from('khác'))
    await storage().removeBelow('ab/x')
    await storage().removeBelow('ab/nothing')
    expect(await keys()).toEqual(['ab/y/original'])
    for await (const { changedAt } of storage().list('')) expect(changedAt).toBeInstanceOf(Date)
  })
})

describe.each(['folder', 'bucket'])('folders in a %s', (name) => {
  test('H082 a listing goes below one folder, folders are told one level at a time, a missing one holds nothing', async () => {
    const storage = storages[name] as Storage
    for (const key of [
      'ef/a/original',
      'ef/a/1-240.webp',
      'ef/b/original',
      'eg/c/original',
      'recordings/ef/d/original',
    ])
      await storage.put(key, Buffer.from('x'))
    const all = async <Item>(items: AsyncIterable<Item>) => {
      const found: Item[] = []
      for await (const item of items) found.push(item)
      return found
    }
    const keys = async (below: string) => (await all(storage.list(below))).map(({ key }) => key).sort()
    expect(await keys('ef')).toEqual(['ef/a/1-240.webp', 'ef/a/original', 'ef/b/original'])
    expect(await keys('recordings')).toEqual(['recordings/ef/d/original'])
    expect(await keys('none')).toEqual([])
    expect(await all(storage.folders(''))).toEqual(expect.arrayContaining(['ef', 'eg', 'recordings']))
    expect((await all(storage.folders('ef'))).sort()).toEqual(['ef/a', 'ef/b'])
    expect(await all(storage.folders('none'))).toEqual([])
  })
})

test('files of a folder are readable by the account of the server alone', async () => {
  await storages.folder?.put('cd/z/original', Buffer.from('x'))
  expect(((await stat(join(folder, 'cd/z/original'))).mode & 0o777).toString(8)).toBe('600')
  expect(((await stat(join(folder, 'cd/z'))).mode & 0o777).toString(8)).toBe('700')
  expect(await readFile(join(folder, 'cd/z/original'), 'utf8')).toBe('x')
})
