import 'fake-indexeddb/auto'
import { type Outbox, shown } from '@phuong/exercises/session'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../../api/call-error.ts'
import { makeServer, makeTime, openPage, until } from '../../testing/sitting-desk.ts'
import { packed, unpacked } from '../sending/sounds.ts'
import type { SittingService } from '../service.ts'
import type { SittingStart } from '../state/start.ts'
import { refusesSound } from './send-sounds.ts'

const olympic: SittingStart = { kind: 'olympic', classLevel: 4, examinationCode: '12' }

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
const pages: SittingService[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.stop()
  vi.unstubAllGlobals()
})

const words = 'what was said'
const voice = (text = words) => new Blob([text], { type: 'audio/webm' })
const heard = async (sound: Blob | null | undefined) => sound && [sound.type, await sound.text()]

/** A pupil in a sitting whose start has arrived. */
const desk = async () => {
  const time = makeTime()
  const server = makeServer(time)
  const page = () => {
    const opened = openPage({ time, api: server.api })
    pages.push(opened)
    return opened
  }
  const opened = page()
  const track = await opened.acts.open(olympic)
  const row = (of: SittingService) => of.state().rows?.find(({ tracks }) => tracks.includes(track))
  const step = async (holds: () => boolean) =>
    until(() => {
      if (holds()) return true
      const next = time.nextIn()
      if (next !== null) time.pass(next)
      return false
    })
  await step(() => row(opened)?.outbox.started === true)
  const isSent = (of: SittingService) => step(() => row(of)?.outbox.queue.length === 0)
  const failed = (of: SittingService, times: number) => step(() => row(of)?.outbox.failures === times)
  const items = () => server.sittings.get(track)?.log.map(({ item, status }) => `${item} ${status}`)
  server.calls.length = 0
  return { server, time, page, opened, track, row, step, isSent, failed, items }
}

describe('D51 what was said', () => {
  test('arrives before its answer, is kept until the answer has arrived, and can be heard all the time', async () => {
    const { server, page, opened, track, row, isSent, items } = await desk()
    const recording = opened.spoken.hold(voice())
    expect(await heard(await opened.spoken.soundOf(recording))).toEqual(['audio/webm', words])
    await opened.acts.record(track, 'q1', { recording, seconds: 2 })
    // the store has it with the answer: another page finds it
    const other = page()
    expect(await heard(await other.spoken.soundOf(recording))).toEqual(['audio/webm', words])
    other.stop()
    expect(opened.spoken.hasSent(recording)).toBe(false)
    await isSent(opened)
    expect(opened.spoken.hasSent(recording)).toBe(true)
    expect(server.calls).toEqual([`sound ${recording}`, 'append q1'])
    expect(await heard(server.sounds.get(recording))).toEqual(['audio/webm', words])
    expect(items()).toEqual(['q1 stored'])
    expect(row(opened)?.answers.q1?.response).toEqual({ recording, seconds: 2 })
    expect(await heard(await opened.spoken.soundOf(recording))).toEqual(['audio/webm', words])
    expect(await page().spoken.soundOf(recording)).toBeNull()
  })

  test('H001 H003 survives no connection and a page that is killed, and then arrives once', async () => {
    const { server, page, opened, track, isSent, failed, items } = await desk()
    const recording = opened.spoken.hold(voice())
    server.failures.push('down')
    await opened.acts.record(track, 'q1', { recording, seconds: 2 })
    await failed(opened, 1)
    opened.stop()
    const again = page()
    await until(() => again.state().rows !== null)
    expect(await heard(await again.spoken.soundOf(recording))).toEqual(['audio/webm', words])
    await isSent(again)
    expect(server.calls).toEqual([`sound ${recording}`, 'append q1'])
    expect(await heard(server.sounds.get(recording))).toEqual(['audio/webm', words])
    expect(items()).toEqual(['q1 stored'])
  })

  test('H002 a lost answer of either call leads to the same recording and one line', async () => {
    const { server, opened, track, isSent, failed, items } = await desk()
    const recording = opened.spoken.hold(voice())
    server.failures.push('lost')
    await opened.acts.record(track, 'q1', { recording, seconds: 2 })
    await failed(opened, 1)
    // the recording goes through, the answer that names it is lost
    server.failures.push(new CallError('FAULT', { status: 500 }))
    await failed(opened, 2)
    await isSent(opened)
    expect(new Set(server.calls)).toEqual(new Set([`sound ${recording}`, 'append q1']))
    expect(server.sounds.size).toBe(1)
    expect(items()).toEqual(['q1 stored'])
  })

  test('said again before it is handed in, only the last one is sent', async () => {
    const { server, opened, track, isSent } = await desk()
    opened.spoken.hold(voice('first try'))
    const recording = opened.spoken.hold(voice('second try'))
    await opened.acts.record(track, 'q1', { recording, seconds: 2 })
    await isSent(opened)
    expect([...server.sounds.keys()]).toEqual([recording])
    expect(await heard(server.sounds.get(recording))).toEqual(['audio/webm', 'second try'])
  })

  test('that the server will not have sets its answer apart, and the others go on', async () => {
    const { server, opened, track, row, isSent, items } = await desk()
    const recording = opened.spoken.hold(voice())
    server.failures.push(new CallError('UNSUPPORTED_MEDIA', { status: 415 }))
    await opened.acts.record(track, 'q1', { recording, seconds: 2 })
    await opened.acts.record(track, 'q2', 'right')
    await isSent(opened)
    expect(row(opened)?.outbox.apart).toMatchObject([
      { event: { item: 'q1' }, status: 'refused', code: 'UNSUPPORTED_MEDIA' },
    ])
    expect(items()).toEqual(['q2 stored'])
  })

  const noRoom = () => new CallError('NO_ROOM', { status: 507, retryAfter: 3_600 })

  test('without room today stays here and lets all others go; it is tried again later, and then counts', async () => {
    const { server, opened, time, track, row, step, isSent, items } = await desk()
    const recording = opened.spoken.hold(voice())
    server.failures.push(noRoom())
    await opened.acts.record(track, 'q1', { recording, seconds: 2 })
    await opened.acts.record(track, 'q2', 'right')
    await until(() => {
      if (items()?.includes('q2 stored')) return true
      time.pass(500)
      return false
    })
    await until(() => row(opened)?.outbox.queue.length === 1)
    expect(shown(row(opened)?.outbox as Outbox)).toEqual({ state: 'noRoom' })
    expect(row(opened)?.outbox.apart).toEqual([])
    expect(opened.state().connection).toBe('online')
    expect(server.calls).toEqual([`sound ${recording}`, 'append q2'])
    // neither a line that is back nor a look at the page asks again before its time
    opened.sending.wake()
    time.pass(3_599_000)
    expect(server.calls).toEqual([`sound ${recording}`, 'append q2'])
    expect(await heard(await opened.spoken.soundOf(recording))).toEqual(['audio/webm', words])
    await isSent(opened)
    expect(server.calls).toEqual([`sound ${recording}`, 'append q2', `sound ${recording}`, 'append q1'])
    expect(items()).toEqual(['q2 stored', 'q1 stored'])
    await step(() => shown(row(opened)?.outbox as Outbox).state === 'saved')
  })

  test('without room today is tried again by the next page, and keeps no other work from beginning', async () => {
    const { server, page, opened, time, track, row } = await desk()
    const recording = opened.spoken.hold(voice())
    server.failures.push(noRoom())
    await opened.acts.record(track, 'q1', { recording, seconds: 2 })
    await until(() => {
      if (row(opened)?.outbox.queue[0]?.noRoom) return true
      time.pass(500)
      return false
    })
    // before a logout it is asked for once more, and not for ever
    server.failures.push(noRoom())
    expect(await opened.sending.sendAll()).toBe(false)
    expect(await opened.leaving.unsent()).toBe(1)
    const again = await opened.acts.open(olympic, true)
    await until(() => {
      time.pass(500)
      return opened.state().rows?.find(({ tracks }) => tracks.includes(again))?.outbox.started === true
    })
    opened.stop()
    const next = page()
    await until(() => next.state().rows !== null)
    await until(() => {
      time.pass(500)
      return row(next)?.outbox.queue.length === 0
    })
    expect(await heard(server.sounds.get(recording))).toEqual(['audio/webm', words])
  })

  test('D26 is kept at the logout with its answer, unreadable, and sent at the next sign-in of its person', async () => {
    const { server, page, opened, track, isSent, items } = await desk()
    const recording = opened.spoken.hold(voice())
    await opened.acts.record(track, 'q1', { recording, seconds: 2 })
    await opened.leaving.keepSealed()
    opened.stop()
    const stranger = openPage({ time: makeTime(), api: server.api, userId: 'other' })
    const wrongKey = openPage({ time: makeTime(), api: server.api, queueKey: btoa('x'.repeat(32)) })
    pages.push(stranger, wrongKey)
    for (const closed of [stranger, wrongKey]) {
      await until(() => closed.state().rows !== null)
      expect(await closed.spoken.soundOf(recording)).toBeNull()
      closed.stop()
    }
    const back = page()
    await until(() => back.state().rows !== null)
    await isSent(back)
    expect(await heard(server.sounds.get(recording))).toEqual(['audio/webm', words])
    expect(items()).toEqual(['q1 stored'])
  })
})

test('what is kept is the same sound, however long', async () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => (at * 7) % 256)
  const sound = unpacked(await packed(new Blob([bytes], { type: 'audio/mp4' })))
  expect(sound.type).toBe('audio/mp4')
  expect(new Uint8Array(await sound.arrayBuffer())).toEqual(bytes)
})

test.each([
  ['UNSUPPORTED_MEDIA', 415, 'UNSUPPORTED_MEDIA'],
  ['KEY_REUSED', 422, 'KEY_REUSED'],
  ['FORBIDDEN', 403, 'FORBIDDEN'],
  // waits for the person, or for the server
  ['MUST_CHANGE_PASSWORD', 403, null],
  ['NO_SESSION', 401, null],
  ['NOT_FOUND', 404, null],
  ['BUSY', 503, null],
  ['NO_ROOM', 507, null],
] as const)('%s is a last word about a recording: %s %s', (code, status, refused) => {
  expect(refusesSound(new CallError(code, { status }))).toBe(refused)
})
