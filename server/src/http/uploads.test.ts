import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { sitter } from '../../testing/sitters.ts'
import { addSpokenPapers } from '../../testing/spoken.ts'
import {
  a4,
  get,
  makePages,
  newFolder,
  pdfOf,
  type SentFile,
  sendForm,
  toFolder,
  uploaded,
} from '../../testing/uploads.ts'

let house: TestHouse
let teacher: Caller
let folder: string
let pdf: Buffer
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  folder = await newFolder(teacher)
  pdf = await pdfOf([a4])
})
afterAll(() => house.close())

/** Files below a folder of the data directory; none where it was never made. */
const below = async (name: string): Promise<string[]> =>
  readdir(join(house.settings.dataDir, name), { recursive: true, withFileTypes: true }).then(
    (entries) => entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
    () => [],
  )
const rows = async () => (await house.db.selectFrom('attachments').select('id').execute()).length
/** What is stored, and what lies about. */
const stored = async () => ({ rows: await rows(), objects: (await below('files')).length })
afterEach(async () => expect(await below('incoming')).toEqual([]))

const send = (files: readonly SentFile[], fields: Record<string, string> = toFolder(folder), door = 'dynamic') =>
  sendForm(teacher, `${door}/upload-files`, fields, files)
const text = (words: string) => Buffer.from(words)
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png({ compressionLevel: 9 })
    .toBuffer()

/** A document of Word, as far as it can be told from its content: its package with the table of what is in it. */
const wordFile = (): Buffer => {
  const [name, content] = [
    text('[Content_Types].xml'),
    text(
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
  ]
  const head = Buffer.alloc(30)
  head.write('PK\u0003\u0004', 'latin1')
  head.writeUInt16LE(20, 4)
  head.writeUInt32LE(crc32(content), 14)
  head.writeUInt32LE(content.length, 18)
  head.writeUInt32LE(content.length, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name, content])
}

/** A refused upload: its status and code; nothing is stored, whatever it was. */
const refused = async (work: () => ReturnType<typeof send>) => {
  const before = await stored()
  const { status, body } = await work()
  expect(await stored()).toEqual(before)
  return { status, code: body.code, fields: body.fields as Record<string, string> }
}

describe('A-357 B-615 D30 H074 H075 what is no file of ours is refused by its content, whatever it is called', () => {
  const html = '<!doctype html><script>alert(1)</script>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>1</script></svg>'
  test.each([
    ['a.pdf', html],
    ['x.png', svg],
    ['x.png', `<?xml version="1.0"?>${svg}`],
    ['x.svg', svg],
    ['a.PDF\u0000.html', html],
    ['a.js', 'alert(1)'],
    ['a.csv', '=cmd|1'],
    ['a.exe', `MZ${'\0'.repeat(200)}`],
    ['a.zip', 'PK\u0003\u0004'],
    ['a.pdf.html', `  ${html} %PDF-1.7`],
  ])('%s', async (name, content) => {
    expect(await refused(() => send([{ name, bytes: text(content), type: 'application/pdf' }]))).toEqual({
      status: 415,
      code: 'UNSUPPORTED_MEDIA',
      fields: {
        files: `Tập tin ${name.replace('\u0000', ' ')} tải lên bị lỗi.`,
        reason: 'Loại tập tin này không được nhận.',
      },
    })
  })

  test('a picture that is also a script is written anew: the script is gone', async () => {
    const gif = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'blue' } })
      .gif()
      .toBuffer()
    const both = Buffer.concat([gif, text('/*alert(1)*/=1;')])
    const { id, fileName, mediaType } = await uploaded(
      teacher,
      toFolder(folder),
      { name: 'a.gif.js', bytes: both },
      'dynamic',
    )
    expect([fileName, mediaType]).toEqual(['a.gif.js.gif', 'image/gif'])
    const { bytes, headers } = await get(teacher, `/api/v1.0/files/${id}`)
    expect(bytes.includes('alert')).toBe(false)
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
  })

  test('a PDF with a page of HTML behind it is only ever handed out as a file', async () => {
    const { id } = await uploaded(
      teacher,
      toFolder(folder),
      { name: 'a.html', bytes: Buffer.concat([pdf, text(html)]) },
      'dynamic',
    )
    const { headers } = await get(teacher, `/api/v1.0/files/${id}`)
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'application/pdf',
      'attachment; filename="a.html.pdf"; filename*=UTF-8\'\'a.html.pdf',
    ])
  })

  test('sounds and office files are kept as they are, without pages; the PDF door takes none', async () => {
    const wav = Buffer.concat([text('RIFF'), Buffer.from([36, 0, 0, 0]), text('WAVEfmt '), Buffer.alloc(24)])
    const file = await uploaded(teacher, toFolder(folder), { name: 'nghe.wav', bytes: wav }, 'dynamic')
    expect(file).toMatchObject({
      mediaType: 'audio/wav',
      pageCount: null,
      job: null,
      downloadUrl: `/api/v1.0/files/${file.id}`,
    })
    expect((await get(teacher, file.downloadUrl)).bytes.equals(wav)).toBe(true)
    expect(await refused(() => send([{ name: 'nghe.wav', bytes: wav }], toFolder(folder), 'pdf'))).toMatchObject({
      status: 415,
    })
  })
})

describe('files that people bring', () => {
  test('H170 a PDF with line breaks and blanks before its head has its pages, and is handed out as it came', async () => {
    for (const before of ['\n', '\r\n\r\n  ', '\ufeff\n', ' '.repeat(1_000)]) {
      const bytes = Buffer.concat([text(before), pdf])
      const file = await uploaded(teacher, toFolder(folder), { name: 'Đề.pdf', bytes })
      expect(file).toMatchObject({ mediaType: 'application/pdf', pageCount: 1 })
      expect((await get(teacher, `/api/v1.0/files/${file.id}`)).bytes.equals(bytes)).toBe(true)
    }
    expect(await makePages(house)).toEqual({ made: expect.any(Number), faults: [] })
    for (const before of ['a\n', ' '.repeat(1_024), '<!doctype html>\n'])
      expect(await refused(() => send([{ name: 'Đề.pdf', bytes: Buffer.concat([text(before), pdf]) }]))).toMatchObject({
        status: 415,
      })
  })

  test('H171 a photo of an iPhone and documents are refused with what to do', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)])
    const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)])
    const reasonOf = async (bytes: Buffer, door: string) =>
      (await refused(() => send([{ name: 'bai.jpg', bytes }], toFolder(folder), door))).fields.reason
    for (const door of ['dynamic', 'pdf']) {
      expect(await reasonOf(heic, door)).toMatch(/chọn ảnh JPEG/)
      expect(await reasonOf(doc, door)).toMatch(/lưu thành PDF/)
    }
    // its new kind is kept where files are, and has no pages
    const docx = wordFile()
    expect(await reasonOf(docx, 'pdf')).toMatch(/lưu thành PDF/)
    expect(await uploaded(teacher, toFolder(folder), { name: 'Đề.docx', bytes: docx }, 'dynamic')).toMatchObject({
      pageCount: null,
    })
  })
})

describe('pictures', () => {
  test('a picture is a worksheet of one page', async () => {
    const { id, pageCount } = await uploaded(teacher, toFolder(folder), { name: 'ảnh.png', bytes: await png(570, 285) })
    await makePages(house)
    const { body } = await teacher.call('SHARE_Attachments_GetPages', { id }, 'query/first')
    expect([pageCount, body.result]).toMatchObject([
      1,
      { chosen: [1], sharp: [{ page: 1, height: 570 }], state: 'done' },
    ])
  })

  test('H088 where a photograph was taken is not kept; it stands upright', async () => {
    const photo = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'green' } })
      .jpeg()

      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Make: 'Máy' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 1/1' } })
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { id } = await uploaded(teacher, toFolder(folder), { name: 'ảnh.jpg', bytes: photo }, 'dynamic')
    const { bytes } = await get(teacher, `/api/v1.0/files/${id}`)
    const { exif, xmp, width, height } = await sharp(bytes).metadata()
    expect({ exif, xmp, width, height }).toEqual({ exif: undefined, xmp: undefined, width: 30, height: 60 })
    expect(bytes.includes('GPS')).toBe(false)
  })

  test('H076 too many pixels are refused by the header, before any is decoded', async () => {
    const flat = await png(11_000, 11_000)
    const before = process.memoryUsage.rss()
    expect(await refused(() => send([{ name: 'to.png', bytes: flat }]))).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
      fields: { reason: 'Hình này lớn hơn 25 triệu điểm ảnh. Vui lòng thu nhỏ rồi tải lại.' },
    })
    expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1_048_576)
  })

  test('H076 a film of 2,000 frames is refused, a short one is its first frame', async () => {
    const frames = (count: number) =>
      sharp({
        create: {
          width: 2,
          height: 2 * count,
          channels: 3,
          background: 'red',
          pageHeight: 2,
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .gif({ delay: 20, loop: 0 })
        .toBuffer()
    expect(await refused(async () => send([{ name: 'a.gif', bytes: await frames(2_000) }]))).toMatchObject({
      status: 413,
    })
    const { id } = await uploaded(teacher, toFolder(folder), { name: 'a.gif', bytes: await frames(3) }, 'dynamic')
    expect((await sharp((await get(teacher, `/api/v1.0/files/${id}`)).bytes).metadata()).pages ?? 1).toBe(1)
  })

  test('a picture that ends early, or is longer than a page may be, is refused with the reason', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    expect(await refused(() => send([{ name: 'a.png', bytes: noise.subarray(0, noise.length / 2) }]))).toMatchObject({
      status: 400,
      fields: { reason: expect.stringMatching(/^Tập tin bị hỏng .* lưu lại thành PDF/) },
    })
    expect(await refused(async () => send([{ name: 'a.png', bytes: await png(10, 900) }]))).toMatchObject({
      status: 413,
    })
  })
})

describe('H079 B-535 B-615 forms that are not right are refused whole, and leave nothing', () => {
  const one = () => [{ name: 'a.pdf', bytes: pdf }]
  test('six files', async () => {
    const six = Array.from({ length: 6 }, () => ({ name: 'a.pdf', bytes: pdf }))
    expect(await refused(() => send(six))).toEqual({
      status: 400,
      code: 'BAD_PARAMETERS',
      fields: { files: 'Tối đa 5 tập tin!' },
    })
  })
  test('five files, of which the last is none of ours', async () => {
    const five = [
      ...Array.from({ length: 4 }, () => ({ name: 'a.pdf', bytes: pdf })),
      { name: 'b.pdf', bytes: text('x') },
    ]
    expect(await refused(() => send(five))).toMatchObject({
      status: 415,
      fields: { files: 'Tập tin b.pdf tải lên bị lỗi.' },
    })
  })
  test('five files at once, three times', async () => {
    const before = await rows()
    const five = Array.from({ length: 5 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf }))
    const answers = await Promise.all([1, 2, 3].map(() => send(five)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await rows()).toBe(before + 15)
  })
  test('no file, an empty one', async () => {
    expect(await refused(() => send([]))).toMatchObject({ status: 400, fields: { files: 'Chưa chọn tập tin nào.' } })
    expect(await refused(() => send([{ name: 'a.pdf', bytes: Buffer.alloc(0) }]))).toMatchObject({
      status: 400,
      fields: { reason: expect.stringMatching(/^Tập tin trống/) },
    })
  })
  test('no entity, another one, a missing or a foreign folder, another command', async () => {
    const { entityId, ...without } = toFolder(folder)
    expect(await refused(() => send(one(), without))).toMatchObject({
      status: 400,
      fields: { entityId: expect.any(String) },
    })
    expect(await refused(() => send(one(), { ...toFolder(folder), entityId: 'x' }))).toMatchObject({ status: 400 })
    expect(await refused(() => send(one(), { ...toFolder(folder), entityName: 'Users' }))).toMatchObject({
      status: 404,
      code: 'UNKNOWN_NAME',
    })
    expect(
      await refused(() => send(one(), { ...toFolder(folder), sqlCommand: 'p_PHUONG_SHARE_Attachments_Delete' })),
    ).toMatchObject({ status: 404, code: 'UNKNOWN_NAME' })
    const foreign = await newFolder(await signedIn(house.url, 'thay.minh@phuong.test'))
    for (const id of [foreign, '01930000-0000-7000-8000-000000000000'])
      expect(await refused(() => send(one(), toFolder(id)))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
  test('B-534 B-537 the command of the upload is the registered one alone, and createdBy is never the caller’s to say', async () => {
    const fields = { ...toFolder(folder), sqlCommand: '[dbo].p_PHUONG_SHARE_Attachments_Add', createdBy: 'x' }
    const { id } = await uploaded(teacher, fields, { name: 'a.pdf', bytes: pdf })
    const { email } = await house.db
      .selectFrom('attachments')
      .innerJoin('users', 'users.id', 'attachments.created_by')
      .where('attachments.id', '=', id)
      .select('email')
      .executeTakeFirstOrThrow()
    expect(email).toBe('co.lan@phuong.test')
  })
  test('pages that the file does not have', async () => {
    const three = await pdfOf([a4, a4, a4])
    for (const pages of ['4', '0', '2-1', '1-31', 'x', '1;2'])
      expect([
        pages,
        await refused(() => send([{ name: 'a.pdf', bytes: three }], { ...toFolder(folder), pages })),
      ]).toMatchObject([pages, { status: 400, fields: { pages: expect.any(String) } }])
  })

  const raw = async (body: string, headers: Record<string, string> = {}, caller: Caller = teacher) => {
    const answer = await fetch(`${house.url}/api/v1.0/dynamic/upload-files`, {
      method: 'POST',
      headers: {
        origin: house.url,
        cookie: String(caller.cookie),
        'content-type': 'multipart/form-data; boundary=x',
        ...headers,
      },
      body,
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const field = (name: string, value: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
  test('a field that is there twice, is too long, is a key of every object, is JSON, or a file under another name', async () => {
    const cases = [
      field('entityId', folder) + field('entityId', folder),
      field('tags', 'a'.repeat(3_000)),
      field('__proto__', 'x'),
      field('constructor', 'x'),
      Array.from({ length: 40 }, (_, n) => field(`f${n}`, 'x')).join(''),
      '--x\r\nContent-Disposition: form-data; name="tags"\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n',
      field('other', 'x', '; filename="a.pdf"'),
    ]
    for (const form of cases)
      expect([
        form.slice(0, 90),
        await refused(async () => ({ ...(await raw(`${form}--x--\r\n`)), text: '' })),
      ]).toMatchObject([form.slice(0, 90), { status: 400 }])
  })
  test('H080 a form without its end, without a boundary, and what is no form', async () => {
    expect((await raw(field('entityId', folder))).status).toBe(400)
    expect((await raw('x', { 'content-type': 'multipart/form-data' })).status).toBe(400)
    expect((await raw('{}', { 'content-type': 'application/json' })).status).toBe(415)
    expect((await raw('x', { 'content-type': 'text/plain' })).status).toBe(415)
  })
  test('a form is a body at these doors alone', async () => {
    const { status } = await sendForm(teacher, 'dynamic/query', { sqlCommand: 'p_PHUONG_USERS_Me' }, [])
    expect(status).toBe(415)
  })
  test('S8 another site, nobody, a pupil: refused before a byte is kept', async () => {
    expect(
      (
        await sendForm(teacher, 'dynamic/upload-files', toFolder(folder), one(), {
          origin: 'https://evil.example',
          'sec-fetch-site': 'cross-site',
        })
      ).body.code,
    ).toBe('CROSS_SITE')
    expect((await sendForm(new Caller(house.url), 'pdf/upload-files', toFolder(folder), one())).status).toBe(401)
    const pupil = await signedIn(house.url, '4a1.01@phuong.test')
    expect((await sendForm(pupil, 'pdf/upload-files', toFolder(folder), one())).status).toBe(403)
  })
})

describe('H080 connections that are cut or creep', () => {
  /** Sends bytes of an upload over a bare connection, and says what came back: the answer, or nothing when it ended without. */
  const overSocket = (bytes: string, cut: boolean, url = house.url) =>
    new Promise<string>((resolve) => {
      let answer = ''
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.on('data', (chunk) => {
        answer += chunk.toString('latin1')
        if (answer.includes('\r\n\r\n')) socket.destroy()
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(answer))
      socket.write(bytes, () => {
        if (cut) socket.destroy()
      })
    })
  const head = (length: number, { url, cookie }: Caller = teacher, door = 'dynamic/upload-files') =>
    [
      `POST /api/v1.0/${door} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      `Origin: ${url}`,
      `Cookie: ${cookie}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${length}`,
      '',
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7 ',
    ].join('\r\n')

  test('one that sends nothing more is ended, and its temporary file is gone', async () => {
    const before = await stored()
    // the same rows, asked for more bytes in less time than this connection has
    const strict = await openHouse({ DATA_DIR: house.settings.dataDir }, { pace: { everyMs: 100, minBytes: 100 } })
    try {
      const caller = await signedIn(strict.url, 'co.lan@phuong.test')
      expect(await overSocket(head(1_000_000, caller), false, strict.url)).toBe('')
      await expect.poll(() => below('incoming')).toEqual([])
    } finally {
      await strict.close()
    }
    expect(await stored()).toEqual(before)
  })
  test('one that breaks off leaves nothing', async () => {
    const before = await stored()
    await overSocket(head(1_000_000) + 'x'.repeat(60_000), true)
    await expect.poll(() => below('incoming')).toEqual([])
    expect(await stored()).toEqual(before)
  })
  test('one whose chunks are none is answered, and leaves neither request nor temporary folder', async () => {
    const before = await stored()
    const asked = head(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')
    const [lines = '', body = ''] = asked.split(/(?<=\r\n\r\n)(?=--x)/)
    const broken = `${lines}${body.length.toString(16)}\r\n${body}\r\nno number\r\n`
    const answers = await Promise.all(Array.from({ length: 20 }, () => overSocket(broken, false)))
    expect(new Set(answers.map((answer) => answer.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 400']))
    await expect.poll(() => readdir(join(house.settings.dataDir, 'incoming'))).toEqual([])
    expect(await stored()).toEqual(before)
  })
  /** The doors that take files, each with somebody whose file it takes. */
  const doors: readonly (readonly [string, () => Promise<{ caller: Caller; door: string }>])[] = [
    ['the one of folders and worksheets', async () => ({ caller: teacher, door: 'dynamic/upload-files' })],
    ['the one of pictures of people', async () => ({ caller: teacher, door: 'user/profile/update-avatar' })],
    [
      'the one of what a pupil says',
      async () => {
        await addSpokenPapers(house)
        const { caller, start } = sitter(await signedIn(house.url, '4a1.01@phuong.test'), house.clock)
        const { row } = await start({ kind: 'olympic', classLevel: 5, examinationCode: 'spoken', fresh: true })
        return { caller, door: `sittings/${row?.sittingId}/recordings/${randomUUID()}` }
      },
    ],
  ]
  test.each(doors)(
    'at %s one whose chunks break off while its file is being written is over: its request, its file and its folder are gone',
    async (_, open) => {
      const { caller, door } = await open()
      const before = await stored()
      const asked = head(0, caller, door).replace('Content-Length: 0', 'Transfer-Encoding: chunked')
      const [lines = '', body = ''] = asked.split(/(?<=\r\n\r\n)(?=--x)/)
      const chunk = (bytes: string) => `${bytes.length.toString(16)}\r\n${bytes}\r\n`
      house.log.length = 0
      const sockets = Array.from({ length: 5 }, () => connect(Number(new URL(house.url).port), '127.0.0.1'))
      const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
      for (const socket of sockets) {
        socket.on('error', () => {})
        socket.resume()
        socket.write(lines + chunk(body) + chunk('x'.repeat(100_000)))
      }
      await expect.poll(async () => (await below('incoming')).length).toBe(5)
      for (const socket of sockets) socket.write('no number\r\n')
      await Promise.all(closed)
      await expect.poll(() => readdir(join(house.settings.dataDir, 'incoming'))).toEqual([])
      // each request has ended: its one line is written
      const ended = () => house.log.filter((line) => line.includes(door))
      await expect.poll(() => ended().length).toBe(5)
      expect(await stored()).toEqual(before)
    },
  )
  test('one that says it brings more than five files may have is refused at once', async () => {
    expect(await overSocket(head(300 * 1_048_576), false)).toContain('HTTP/1.1 413')
  })
  test('D30 a file of more than 50 MB is refused with its name', async () => {
    const large = Buffer.alloc(50 * 1_048_576 + 1, 'x')
    expect(await refused(() => send([{ name: 'nặng.pdf', bytes: large }]))).toEqual({
      status: 413,
      code: 'TOO_LARGE',
      fields: { files: 'Tập tin nặng.pdf tải lên bị lỗi.', reason: 'Tập tin lớn hơn 50 MB.' },
    })
  })
})

test('H078 names that are paths, devices, turned around or very long are shown safe, and never name a file on the disk', async () => {
  const names: [string, RegExp][] = [
    ['../../etc/x.pdf', /^x\.pdf$/],
    ['..\\..\\CON', /^CON\.pdf$/],
    ['a\u202efdp.exe', /^afdp\.exe\.pdf$/],
    [`${'á'.repeat(4_000)}.pdf`, /^á{196}\.pdf$/],
    ['🌸.PDF', /^🌸\.pdf$/],
    ['.pdf', /^file\.pdf$/],
    ['', /^file\.pdf$/],
  ]
  for (const [name, expected] of names) {
    if (name === '') continue
    const { fileName } = await uploaded(teacher, toFolder(folder), { name, bytes: pdf })
    expect(fileName).toMatch(expected)
  }
  for (const path of await below('files'))
    expect(path.slice(house.settings.dataDir.length)).toMatch(
      /^\/files\/[0-9a-f]{2}\/[0-9a-f]{64}\/(original|\d+-\d+\.webp)$/,
    )
})

test('H052 a disk that fills up under an upload is said, nothing of it stays, and the same again is well once there is room', async () => {
  const { storage } = house.files
  const { put } = storage
  const two = [1, 2].map((n) => ({ name: `${n}.pdf`, bytes: pdf }))
  let puts = 0
  storage.put = async (key, content) => {
    puts += 1
    if (puts === 2) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    await put(key, content)
  }
  try {
    expect(await refused(() => send(two))).toMatchObject({ status: 503, code: 'NO_SPACE' })
  } finally {
    storage.put = put
  }
  expect((await send(two)).status).toBe(200)
})
