import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller, signedIn } from '../../testing/caller.ts'
import { openHouse, type TestHouse } from '../../testing/house.ts'
import { get, type SentFile, sendForm } from '../../testing/uploads.ts'

let house: TestHouse
let teacher: Caller
let picture: Buffer
beforeAll(async () => {
  house = await openHouse()
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => house.close())

const idOf = async (email: string) =>
  (await house.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id
const send = (caller: Caller, entityId: string, files: readonly SentFile[] = [{ name: 'tôi.jpg', bytes: picture }]) =>
  sendForm(caller, 'user/profile/update-avatar', { entityId }, files)
const avatarOf = async (email: string) =>
  (await house.db.selectFrom('users').where('email', '=', email).select('avatar_url').executeTakeFirstOrThrow())
    .avatar_url

test('A-143 A-144 A-145 A-146 a person’s picture becomes a square of 256 pixels, in place of the one before', async () => {
  const id = await idOf('co.lan@phuong.test')
  const first = await send(teacher, id)
  expect([first.status, first.body]).toEqual([
    200,
    { rowsAffected: 1, avatarUrl: expect.stringMatching(/^\/api\/v1\.0\/avatars\/[0-9a-f]{64}$/) },
  ])
  const url = String(first.body.avatarUrl)
  expect(await avatarOf('co.lan@phuong.test')).toBe(url)
  const { bytes, headers } = await get(await signedIn(house.url, '4a1.01@phuong.test'), url)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
  expect(headers.get('cache-control')).toContain('immutable')
  expect((await get(new Caller(house.url), url)).status).toBe(401)

  const second = await send(teacher, id)
  expect(second.body.avatarUrl).not.toBe(url)
  expect((await get(teacher, url)).status).toBe(404)
  expect((await get(teacher, String(second.body.avatarUrl))).status).toBe(200)
})

test('A-147 A-192 A-198 another person’s, a sample account’s and nobody’s picture is not changed; an administrator changes any', async () => {
  const pupil = await idOf('4a1.01@phuong.test')
  const sample = await idOf('gv.cap1@phuong.test')
  const admin = await signedIn(house.url, 'admin@phuong.test')
  expect((await send(teacher, pupil)).status).toBe(403)
  expect((await send(admin, sample)).status).toBe(403)
  expect((await send(await signedIn(house.url, 'gv.cap1@phuong.test'), sample)).status).toBe(403)
  expect((await send(admin, '01930000-0000-7000-8000-000000000000')).status).toBe(404)
  expect((await send(teacher, 'x')).body.fields).toHaveProperty('entityId')
  expect([await avatarOf('4a1.01@phuong.test'), await avatarOf('gv.cap1@phuong.test')]).toEqual([null, null])
  expect((await send(admin, pupil)).status).toBe(200)
})

test('A-143 D30 what is no JPEG, PNG or WebP, is larger than 5 MB, or more than one file is refused with the text of uploads', async () => {
  const id = await idOf('co.lan@phuong.test')
  const before = await avatarOf('co.lan@phuong.test')
  const gif = await sharp(picture).gif().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)])
  const large = Buffer.alloc(5 * 1_048_576 + 1, 'x')
  const cases: [SentFile[], number, string][] = [
    [[{ name: 'a.gif', bytes: gif }], 415, 'Tập tin a.gif tải lên bị lỗi.'],
    [[{ name: 'a.png', bytes: svg }], 415, 'Tập tin a.png tải lên bị lỗi.'],
    [[{ name: 'b.png', bytes: Buffer.from('%PDF-1.7\n%%EOF') }], 415, 'Tập tin b.png tải lên bị lỗi.'],
    [[{ name: 'c.jpg', bytes: heic }], 415, 'Tập tin c.jpg tải lên bị lỗi.'],
    [[{ name: 'a.jpg', bytes: large }], 413, 'Tập tin a.jpg tải lên bị lỗi.'],
    [
      [
        { name: 'a.jpg', bytes: picture },
        { name: 'b.jpg', bytes: picture },
      ],
      400,
      'Chỉ chọn một tập tin.',
    ],
    [[], 400, 'Chỉ chọn một tập tin.'],
  ]
  for (const [files, status, text] of cases) {
    const answer = await send(teacher, id, files)
    expect([answer.status, (answer.body.fields as { files: string }).files]).toEqual([status, text])
  }
  expect(await avatarOf('co.lan@phuong.test')).toBe(before)
})

test('what a picture from a phone says beside the picture is gone, it stands upright, and HEIC is told by its name', async () => {
  const id = await idOf('co.lan@phuong.test')
  const bytes = await sharp(picture)
    .withExif({ IFD0: { Copyright: 'Nhà cô Lan' }, IFD3: { GPSLatitude: '20/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const { body } = await send(teacher, id, [{ name: 'tôi.png.jpg', bytes }])
  const stored = await sharp((await get(teacher, String(body.avatarUrl))).bytes).metadata()
  expect([stored.format, stored.exif, stored.orientation, stored.xmp]).toEqual([
    'webp',
    undefined,
    undefined,
    undefined,
  ])
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)])
  const refused = await send(teacher, id, [{ name: 'IMG_1.HEIC', bytes: heic }])
  expect([refused.status, refused.body.fields]).toEqual([
    415,
    {
      files: 'Tập tin IMG_1.HEIC tải lên bị lỗi.',
      reason: 'Loại hình này (như HEIC của iPhone) không được nhận. Vui lòng chọn ảnh JPEG.',
    },
  ])
})
