import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawingProcesses } from '../../../testing/drawing-processes.ts'
import { hardContent, onePage } from '../../../testing/hand-made-pdf.ts'
import { readPipe, writeMessage } from './frames.ts'
import type { OpenFile } from './helper.ts'
import { type Drawing, launchDrawing } from './launch.ts'
import type { Asked } from './messages.ts'
import { createPictures, type Pictures } from './pictures.ts'

const megabyte = 1_048_576

let folder: string
let drawings: Drawing[]
let pictures: Pictures | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawing-'))
  drawings = []
})
afterEach(async () => {
  for (const { process: started } of drawings) started.kill('SIGKILL')
  await pictures?.close()
  pictures = undefined
  await rm(folder, { recursive: true })
})

/** The drawing process as the product starts it, with nobody who watches it. */
const launched = (maxMs = 60_000, loaded: readonly string[] = []): Drawing => {
  const drawing = launchDrawing(128 * megabyte, maxMs, loaded)
  drawings.push(drawing)
  return drawing
}
const ended = ({ process: started }: Drawing) =>
  started.exitCode === null && started.signalCode === null ? once(started, 'exit') : Promise.resolve()
const ask = ({ requests }: Drawing, asked: Asked, file: Buffer) => {
  writeMessage(requests, { ...asked, bytes: file.length })
  requests.write(file)
}
const held =
  (bytes: Buffer): OpenFile =>
  async () => ({ bytes: bytes.length, stream: Readable.from([bytes]) })
const hardPage: Asked = { work: 'draw', kind: 'pdf', key: 'x', page: 1, sharp: true, bytes: 0 }

const children = () => drawingProcesses(process.pid)
const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const urlOf = (module: string) => JSON.stringify(new URL(module, import.meta.url).href)

/** A server with a drawing process that waits, or is in the middle of a page; it says the id of that process. */
const launchServer = (state: 'idle' | 'drawing') =>
  spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
  import { readPipe, writeMessage } from ${urlOf('./frames.ts')}
  import { launchDrawing } from ${urlOf('./launch.ts')}
  import { hardContent, onePage } from ${urlOf('../../../testing/hand-made-pdf.ts')}
  const drawing = launchDrawing(${128 * megabyte}, 3_000)
  await readPipe(drawing.answers).message()
  if (${JSON.stringify(state)} === 'drawing') {
    const file = onePage(hardContent)
    writeMessage(drawing.requests, { ...${JSON.stringify(hardPage)}, bytes: file.length })
    await new Promise((taken) => drawing.requests.write(file, taken))
  }
  console.log(drawing.process.pid)
  setInterval(() => {}, 60_000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )

/** What the drawing process can do when its own code turns against the server: each attempt with what came of it. */
const probe = (port: number, picture: string) =>
  `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs'
  import net from 'node:net'
  import http from 'node:http'
  import dgram from 'node:dgram'
  import { lookup } from 'node:dns/promises'
  import { spawnSync } from 'node:child_process'
  import { Worker } from 'node:worker_threads'
  import inspector from 'node:inspector'
  // the library of pictures sets a variable of its own
  const came = { environment: Object.keys(process.env) }
  const { default: sharp } = await import(${JSON.stringify(import.meta.resolve('sharp'))})
  await import(${urlOf('./child/raster.ts')})
  const picture = ${JSON.stringify(picture)}
  const over = (stream) => new Promise((resolve, reject) => {
    for (const name of ['connect', 'response', 'online', 'listening', 'message']) stream.on(name, () => resolve(name))
    for (const name of ['error', 'exit']) stream.on(name, reject)
  })
  // refused by a shut door, and not by chance
  const doors = /ERR_ACCESS_DENIED|reaches no network|operation is blocked|unsupported image format/
  const refusal = (fault) => {
    const told = [fault.code, fault.message, fault.cause?.message].join(' ')
    return doors.test(told) ? 'refused' : told
  }
  const attempts = {
    'read a file of the system': () => fs.readFileSync('/etc/passwd', 'utf8'),
    'read a file of the server': () => fs.readFileSync(${JSON.stringify(new URL('../../settings.ts', import.meta.url).pathname)}, 'utf8'),
    'list a folder': () => fs.readdirSync('/'),
    'write a file': () => fs.writeFileSync(picture + '.new', 'x'),
    'write over a file': () => fs.appendFileSync(picture, 'x'),
    'read a picture past Node': () => sharp(picture).toBuffer(),
    'write a picture past Node': () => sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } }).png().toFile(picture + '.png'),
    'connect': () => over(net.connect(${port}, '127.0.0.1')),
    'ask over HTTP': () => over(http.get('http://127.0.0.1:${port}/')),
    'fetch': () => fetch('http://127.0.0.1:${port}/'),
    'send a packet': () => dgram.createSocket('udp4').send('x', ${port}, '127.0.0.1'),
    'ask for a name': () => lookup('localhost'),
    'listen': () => over(net.createServer().listen(0, '127.0.0.1')),
    'take a socket from below': () => Object.keys(process.binding('tcp_wrap')).join(),
    'start a program': () => spawnSync('/bin/true').status,
    'start a thread': () => over(new Worker('', { eval: true })),
    'open the inspector': () => inspector.open(0),
  }
  for (const [name, attempt] of Object.entries(attempts))
    came[name] = await Promise.resolve().then(attempt).then(() => 'done', refusal)
  fs.writeSync(3, JSON.stringify(came) + '\\n')
  process.exit()
`)}`

test('S11 the drawing process reads no file but its own code, writes none, reaches no network, starts nothing and sees no environment', async () => {
  const listening: Server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'))
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const picture = join(folder, 'a.png')
  await writeFile(
    picture,
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  const { size } = await stat(picture)
  process.env.PROBED_SECRET = 'seen'
  let said = ''
  try {
    for await (const piece of launched(60_000, [probe(port, picture)]).answers) said += piece
  } finally {
    delete process.env.PROBED_SECRET
    listening.close()
  }
  const { environment, ...came } = JSON.parse(said) as Record<string, unknown>
  expect(environment).toEqual([])
  expect(Object.entries(came).filter(([, what]) => what !== 'refused')).toEqual([])
  expect(Object.keys(came)).toHaveLength(17)
  expect([await readdir(folder), (await stat(picture)).size]).toEqual([['a.png'], size])
})

test.runIf(process.platform === 'linux')(
  'S11 of what is open in the server the drawing process has its two pipes and nothing else',
  async () => {
    const listening = createServer()
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
    const drawing = launched()
    await readPipe(drawing.answers).message()
    const openIn = async (pid: number | string) => {
      const names = await readdir(`/proc/${pid}/fd`)
      const links = await Promise.all(names.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')))
      return links.filter((link) => link.startsWith('socket:'))
    }
    const mine = await openIn('self')
    expect(mine.length).toBeGreaterThan(2)
    expect((await openIn(drawing.process.pid ?? 0)).filter((link) => mine.includes(link))).toEqual([])
    listening.close()
  },
)

test.runIf(process.platform === 'linux')(
  'S11 where the kernel grants it, the drawing process has a network of its own with nothing in it',
  async () => {
    const granted = [['--net'], ['--user', '--map-current-user', '--net']].some(
      (way) => spawnSync('unshare', [...way, 'true']).status === 0,
    )
    const drawing = launched()
    await readPipe(drawing.answers).message()
    const network = (pid: number | string) => readlink(`/proc/${pid}/ns/net`)
    expect((await network(drawing.process.pid ?? 0)) !== (await network('self'))).toBe(granted)
  },
)

test('H077 a page that takes too long ends the drawing process by itself, when nobody watches it any more', async () => {
  const drawing = launched(50)
  ask(drawing, hardPage, onePage(hardContent))
  await ended(drawing)
  expect(drawing.process.signalCode).toBe('SIGKILL')
})

test.each(['idle', 'drawing'] as const)(
  'H045 a server that is killed leaves no drawing process (%s)',
  async (state) => {
    const server = launchServer(state)
    const [line] = await once(server.stdout.setEncoding('utf8'), 'data')
    const pid = Number(line)
    expect(lives(pid)).toBe(true)
    server.kill('SIGKILL')
    await expect.poll(() => lives(pid), { timeout: 60_000 }).toBe(false)
  },
)

test('H047 a signal that goes to everybody does not end the page at hand; closing does, and leaves no process', async () => {
  pictures = createPictures()
  const page = () =>
    (pictures as Pictures).drawPage({ key: 'x', kind: 'pdf', page: 1, open: held(onePage('0 0 50 50 re f')) }, true)
  await page()
  const [pid = 0, ...more] = children()
  expect(more).toEqual([])
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid, signal)
  expect((await page()).height).toBe(1140)
  expect(children()).toEqual([pid])
  await pictures.close()
  expect(children()).toEqual([])
  await expect(page()).rejects.toThrow('no longer made')
})

test('a drawing process that ends in the middle is the fault of that page alone: the next is drawn by another', async () => {
  pictures = createPictures({
    patience: () => {
      // ended from outside, once it has been asked
      if (begun === 'hard') for (const pid of children()) process.kill(pid, 'SIGKILL')
      return () => {}
    },
  })
  let begun = 'easy'
  const page = (key: string, content: string) =>
    (pictures as Pictures).drawPage({ key, kind: 'pdf', page: 1, open: held(onePage(content)) }, false)
  await page('easy', '0 0 50 50 re f')
  begun = 'hard'
  await expect(page('hard', hardContent)).rejects.toMatchObject({ code: 'TOO_HARD' })
  begun = 'easy'
  expect((await page('easy', '0 0 50 50 re f')).height).toBe(1140)
})

test('P14 a drawing process without work ends and gives its memory back; the next page starts another', async () => {
  let rested = () => {}
  pictures = createPictures({
    rest: (end) => {
      rested = end
      return () => {
        rested = () => {}
      }
    },
  })
  const page = () => (pictures as Pictures).drawPage({ key: 'x', kind: 'pdf', page: 1, open: held(onePage('')) }, false)
  await page()
  const before = children()
  expect(before).toHaveLength(1)
  rested()
  await expect.poll(children).toEqual([])
  await page()
  expect(children()).toHaveLength(1)
  expect(children()).not.toEqual(before)
})

test('a file that breaks off, or is longer than it says, is a fault of its store and no fault of the page', async () => {
  pictures = createPictures()
  const file = onePage('0 0 50 50 re f')
  const draw = (open: OpenFile) => (pictures as Pictures).drawPage({ key: 'x', kind: 'pdf', page: 1, open }, false)
  for (const bytes of [file.length + 1, file.length - 1])
    await expect(draw(async () => ({ bytes, stream: Readable.from([file]) }))).rejects.toThrow('another length')
  const broken = async function* () {
    yield file.subarray(0, 100)
    throw new Error('the store is gone')
  }
  await expect(draw(async () => ({ bytes: file.length, stream: Readable.from(broken()) }))).rejects.toThrow(
    'the store is gone',
  )
  expect((await draw(held(file))).height).toBe(1140)
})
