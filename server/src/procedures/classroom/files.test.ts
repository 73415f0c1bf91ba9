import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, signedIn } from '../../../testing/caller.ts'
import { classNamed } from '../../../testing/classes.ts'
import { openHouse, type TestHouse } from '../../../testing/house.ts'
import { makeAccount } from '../../../testing/made-accounts.ts'
import { attach, sessionOf, soundOf, toSession, videoOf } from '../../../testing/session-files.ts'
import { get, pdfOf, sendForm } from '../../../testing/uploads.ts'

let house: TestHouse
let classId: string
let sessionId: string
let teacher: Caller
const callers: Record<string, Caller> = {}
beforeAll(async () => {
  house = await openHouse()
  classId = (await classNamed(house.db)).id
  sessionId = await sessionOf(house.db, classId, 5)
  teacher = await signedIn(house.url, 'co.lan@phuong.test')
  const places = {
    'may give': { role: 'TEACHER', may: 'GIVE' },
    'may mark': { role: 'TEACHER', may: 'MARK' },
  } as const
  for (const [at, [name, place]] of Object.entries(places).entries()) {
    const email = `place${at}@phuong.test`
    const person_id = await makeAccount(house.db, { email, school: 1, roleId: 2 })
    const row = { class_id: classId, person_id, joined_at: house.clock.now(), ...place }
    await house.db.insertInto('class_people').values(row).execute()
    callers[name] = await signedIn(house.url, email)
  }
  const colleague = 'dongnghiep@phuong.test'
  await makeAccount(house.db, { email: colleague, school: 1, roleId: 2 })
  Object.assign(callers, {
    owner: teacher,
    pupil: await signedIn(house.url, '4a1.01@phuong.test'),
    'pupil of another class': await signedIn(house.url, '4a2.05@phuong.test'),
    colleague: await signedIn(house.url, colleague),
    manager: await signedIn(house.url, 'quanly@phuong.test'),
    administrator: await signedIn(house.url, 'admin@phuong.test'),
  })
})
afterAll(() => house.close())

const sound = { name: 'Unit 5 – Track 10.mp3', bytes: soundOf(500) }
const video = { name: 'Unit 5.webm', bytes: videoOf(2_000) }
const list = async (caller: Caller, path: 'GetListenAudioFiles' | 'GetVideoFiles') => {
  const { body } = await caller.send('GET', `/api/${path}/${sessionId}`)
  return body.results as Record<string, unknown>[]
}
const clear = () => house.db.deleteFrom('attachments').where('entity_id', '=', sessionId).execute()

describe('D54 a teacher attaches sounds and videos to a unit', () => {
  test('C-684 C-685 C-693 the sounds and the videos of a session stand in a list each, by name, with their addresses', async () => {
    const { status, files } = await attach(teacher, sessionId, [
      sound,
      { ...sound, name: 'Unit 5 – Track 2.mp3' },
      video,
    ])
    expect([status, files.length]).toEqual([200, 3])
    const { body } = await (callers.pupil as Caller).send('GET', `/api/GetListenAudioFiles/${sessionId}`)
    expect(Object.keys(body)).toEqual(['message', 'results'])
    expect(body.message).toBe('OK')
    const sounds = body.results as Record<string, unknown>[]
    expect(sounds.map(({ title, sortOrder }) => [title, sortOrder])).toEqual([
      ['Unit 5 – Track 2.mp3', 1],
      ['Unit 5 – Track 10.mp3', 2],
    ])
    expect(sounds[1]).toMatchObject({
      id: files[0]?.id,
      fileUrl: `/api/v1.0/files/${files[0]?.id}`,
      mediaType: 'audio/mpeg',
      fileSize: 500,
      className: '4A1',
      sessionTitle: 'Unit 5',
    })
    const videos = await list(callers.pupil as Caller, 'GetVideoFiles')
    expect(videos.map(({ id, title, mediaType }) => [id, title, mediaType])).toEqual([
      [files[2]?.id, 'Unit 5.webm', 'video/webm'],
    ])
    await clear()
    expect(await list(callers.pupil as Caller, 'GetVideoFiles')).toEqual([])
  })

  test('who gives in the class attaches and removes, whoever has attached it; the class opens it, and nobody else', async () => {
    const outcomes: Record<string, unknown> = {}
    for (const [name, caller] of Object.entries(callers)) {
      const { files } = await attach(teacher, sessionId, [sound])
      const [file] = files
      const attached = (await attach(caller, sessionId, [video])).status
      const opened = (await get(caller, `/api/v1.0/files/${file?.id}`)).status
      const removed = (
        await caller.send('DELETE', '/api/v1.0/dynamic/crud', {
          subModuleName: 'SHARE',
          entityName: 'Attachments',
          entityId: file?.id,
        })
      ).status
      outcomes[name] = [attached, opened, removed]
    }
    expect(outcomes).toEqual({
      owner: [200, 200, 200],
      'may give': [200, 200, 200],
      'may mark': [404, 200, 404],
      pupil: [403, 200, 403],
      'pupil of another class': [403, 404, 403],
      colleague: [404, 404, 404],
      manager: [404, 200, 404],
      administrator: [200, 200, 200],
    })
    await clear()
  })

  test('a file belongs to the class: who attached it and left neither removes it nor opens it', async () => {
    const guest = callers['may give'] as Caller
    const [file] = (await attach(guest, sessionId, [sound])).files
    const left = (left_at: Date | null) =>
      house.db.updateTable('class_people').set({ left_at }).where('may', '=', 'GIVE').execute()
    await left(house.clock.now())
    expect((await get(guest, `/api/v1.0/files/${file?.id}`)).status).toBe(404)
    const remove = (caller: Caller) => caller.send('DELETE', '/api/v1.0/dynamic/files', { id: file?.id })
    expect((await remove(guest)).status).toBe(404)
    await left(null)
    expect((await remove(teacher)).status).toBe(200)
    expect(await list(teacher, 'GetListenAudioFiles')).toEqual([])
  })

  test('D30 nothing but sounds and videos is taken, by the content; a session that is not there takes nothing', async () => {
    const pdf = { name: 'bài.mp3', bytes: await pdfOf([[200, 200]]) }
    const refused = await attach(teacher, sessionId, [sound, pdf])
    expect(refused.status).toBe(415)
    expect(refused.text).toContain('Chỉ nhận tập tin âm thanh')
    const words = await attach(teacher, sessionId, [{ name: 'a.mp4', bytes: Buffer.from('<script>') }])
    expect([words.status, words.text]).toEqual([415, expect.stringContaining('Chỉ nhận tập tin âm thanh')])
    // nor by the door of pages of a worksheet
    const page = await sendForm(teacher, 'pdf/upload-files', toSession(sessionId), [{ ...pdf, name: 'bài.pdf' }])
    expect(page.status).toBe(415)
    for (const id of [classId, '01930000-0000-7000-8000-000000000000'])
      expect((await attach(teacher, id, [sound])).status).toBe(404)
    expect(await list(teacher, 'GetListenAudioFiles')).toEqual([])
  })

  test('D22 with a class that is deleted its files go to the bin', async () => {
    const { body } = await teacher.send('POST', '/api/v1.0/dynamic/crud', {
      subModuleName: 'CLASSES',
      entityName: 'Classes',
      parameters: { className: 'Nhầm', classId: 3 },
    })
    const { id } = body.result as { id: string }
    const [file] = (await attach(teacher, await sessionOf(house.db, id, 1, 3), [sound])).files
    const gone = { subModuleName: 'CLASSES', entityName: 'Classes', entityId: id }
    expect((await teacher.send('DELETE', '/api/v1.0/dynamic/crud', gone)).status).toBe(200)
    const row = await house.db
      .selectFrom('attachments')
      .where('id', '=', String(file?.id))
      .select('deleted_at')
      .executeTakeFirstOrThrow()
    expect(row.deleted_at).toEqual(house.clock.now())
  })
})

describe('H086 a sound or video goes out in the parts that a player asks for', () => {
  let path: string
  beforeAll(async () => {
    const [file] = (await attach(teacher, sessionId, [video])).files
    path = `/api/v1.0/files/${file?.id}`
  })
  const part = async (range: string, headers: Record<string, string> = {}) => {
    const answer = await get(callers.pupil as Caller, path, { range, ...headers })
    return {
      status: answer.status,
      range: answer.headers.get('content-range'),
      length: answer.headers.get('content-length'),
      bytes: answer.bytes,
    }
  }

  test('the whole says that it can be had in parts, and can do nothing where it is opened', async () => {
    const { status, headers, bytes } = await get(callers.pupil as Caller, path)
    expect([status, bytes.equals(video.bytes)]).toEqual([200, true])
    expect(headers.get('accept-ranges')).toBe('bytes')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('content-disposition')).toMatch(/^attachment; /)
  })

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=100-', 100, 1_999],
    ['bytes=-10', 1_990, 1_999],
    ['bytes=1990-9999', 1_990, 1_999],
  ])('%s', async (range, first, last) => {
    expect(await part(range)).toEqual({
      status: 206,
      range: `bytes ${first}-${last}/2000`,
      length: String(last - first + 1),
      bytes: video.bytes.subarray(first, last + 1),
    })
  })

  test('a part that there is not is 416; what is no range, several and one of another file are the whole', async () => {
    expect(await part('bytes=2000-')).toMatchObject({ status: 416, range: 'bytes */2000' })
    for (const range of ['bytes=7-3', 'bytes=a-b', `bytes=${'0-,'.repeat(1_000)}0-`])
      expect(await part(range)).toMatchObject({ status: 200, range: null, length: '2000' })
    expect(await part('bytes=0-3', { 'if-range': '"x"' })).toMatchObject({ status: 200, length: '2000' })
    const { headers } = await get(callers.pupil as Caller, path)
    expect(await part('bytes=0-3', { 'if-range': String(headers.get('etag')) })).toMatchObject({ status: 206 })
  })
})
