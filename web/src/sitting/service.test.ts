import 'fake-indexeddb/auto'
import { shown } from '@phuong/exercises/session'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { newUuid } from '../browser/chance.ts'
import { type Area, memoryArea } from '../browser/sitting-store/area.ts'
import { deviceArea } from '../browser/sitting-store/database.ts'
import { makeSittingStore } from '../browser/sitting-store/store.ts'
import { logOf, makeServer, makeTabs, makeTime, noPause, openPage, until } from '../testing/sitting-desk.ts'
import type { SittingService } from './service.ts'
import { deadlineIn, joinedRow, type SittingRow, waits } from './state/row.ts'
import type { SittingStart } from './state/start.ts'

const olympic: SittingStart = { kind: 'olympic', classLevel: 4, examinationCode: '12' }
const worksheet: SittingStart = { kind: 'worksheet', attachmentId: 'worksheet' }

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
const pages: SittingService[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.stop()
  vi.unstubAllGlobals()
})

const desk = () => {
  const time = makeTime()
  const server = makeServer(time)
  const page = (more: Partial<Parameters<typeof openPage>[0]> = {}) => {
    const opened = openPage({ time, api: server.api, ...more })
    pages.push(opened)
    return opened
  }
  return { time, server, page }
}

/** A later page of the same device, which has been seen to read what an earlier one has kept. */
const reopened = (all: ReturnType<typeof desk>) => {
  const inner = makeSittingStore<SittingRow>((gone) => deviceArea(gone, newUuid), makeTabs()(), joinedRow, noPause)
  const looked: string[] = []
  const paper: typeof inner.paper = (userId, name) => {
    looked.push(name)
    return inner.paper(userId, name)
  }
  const again = all.page({ store: { ...inner, paper } })
  return { again, looksFor: (id: string) => until(() => looked.some((name) => name.includes(id))) }
}

const rowOf = (page: SittingService, track: string) => page.state().rows?.find(({ tracks }) => tracks.includes(track))
const shownOn = (page: SittingService, track: string) => {
  const row = rowOf(page, track)
  return row ? shown(row.outbox).state : undefined
}
const isSaved = (page: SittingService, track: string) => until(() => shownOn(page, track) === 'saved')
const isStarted = (page: SittingService, track: string) => until(() => rowOf(page, track)?.outbox.started === true)

/** Lets the next planned thing happen as soon as something is planned. */
const next = async (time: ReturnType<typeof makeTime>) => {
  await until(() => time.nextIn() !== null)
  time.pass(time.nextIn() ?? 0)
}

/** Lets everything that is planned happen, until something is so. */
const pump = (time: ReturnType<typeof makeTime>, holds: () => boolean) =>
  until(() => {
    if (holds()) return true
    time.pass(time.nextIn() ?? 0)
    return false
  })

/** A sitting whose start has arrived. */
const begun = async ({ time, page }: ReturnType<typeof desk>, start: SittingStart = worksheet) => {
  const opened = page()
  const track = await opened.acts.open(start)
  await next(time)
  await isStarted(opened, track)
  return { opened, track }
}

/** Whether an answer stands on the screen: as it was kept, or on its way to the store. */
const stands = (page: SittingService, track: string, item: string): boolean =>
  rowOf(page, track)?.answers[item] !== undefined ||
  (page.state().pending.get(track) ?? []).some((one) => one.item === item)

test('H023 an answer stays on the screen while its reading gives way to a later one: the next tick builds upon it', async () => {
  const all = desk()
  const inner = makeSittingStore<SittingRow>(
    async () => memoryArea<SittingRow>(new Map()),
    makeTabs()(),
    joinedRow,
    noPause,
  )
  let hear: Parameters<typeof inner.watch>[0] = () => {}
  let isBusy = false
  const slow = Promise.withResolvers<void>()
  const store: typeof inner = {
    ...inner,
    watch: (watcher) => {
      hear = watcher
      return inner.watch(watcher)
    },
    change: async (...change) => {
      const result = await inner.change(...change)
      // another tab's change is heard right behind the answer's own, and its reading takes its time
      if (isBusy) hear(null)
      return result
    },
    read: async (userId) => {
      const rows = await inner.read(userId)
      if (isBusy) await slow.promise
      return rows
    },
  }
  const opened = all.page({ store })
  const track = await opened.acts.open(worksheet)
  await next(all.time)
  await isStarted(opened, track)
  isBusy = true
  const gone: string[] = []
  opened.watch(() => {
    if (!stands(opened, track, 'zone-1')) gone.push('zone-1')
  })
  const recorded = opened.acts.record(track, 'zone-1', ['box-1'])
  await until(() => stands(opened, track, 'zone-1'))
  // what follows the change has had its turns
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(stands(opened, track, 'zone-1')).toBe(true)
  slow.resolve()
  await recorded
  expect(gone).toEqual([])
  expect(opened.state().pending.get(track)).toEqual([])
})

test('R3 an answer is shown as it was written: nothing is read for it but the rows that its own transaction reads', async () => {
  const all = desk()
  const area = memoryArea<SittingRow>(new Map())
  const inner = makeSittingStore<SittingRow>(async () => area, makeTabs()(), joinedRow, noPause)
  let reads = 0
  const store: typeof inner = {
    ...inner,
    read: (userId) => {
      reads += 1
      return inner.read(userId)
    },
  }
  const opened = all.page({ store })
  const track = await opened.acts.open(worksheet)
  await next(all.time)
  await isStarted(opened, track)
  await until(() => all.time.nextIn() === null)
  reads = 0
  await opened.acts.record(track, 'zone-1', ['box-1'])
  expect(rowOf(opened, track)?.answers['zone-1']?.response).toEqual(['box-1'])
  expect(reads).toBe(0)
})

describe('a sitting that is begun before its page is drawn', () => {
  test('P10 is found by the page, and its start is not asked for twice; the next page asks (C-306)', async () => {
    const all = desk()
    const opened = all.page()
    await opened.acts.beginAhead(olympic)
    await next(all.time)
    const track = opened.state().rows?.[0]?.sittingId ?? ''
    await isStarted(opened, track)
    expect(await opened.acts.open(olympic)).toBe(track)
    await opened.acts.ask(track)
    expect(all.server.calls).toEqual(['start'])
    await opened.acts.ask(track)
    expect(all.server.calls).toEqual(['start', 'start'])
  })

  test('C-306 what lay here already is asked about as ever', async () => {
    const all = desk()
    const { opened: earlier, track } = await begun(all, olympic)
    earlier.stop()
    const opened = all.page()
    await opened.acts.beginAhead(olympic)
    await opened.acts.ask(track)
    expect(all.server.calls).toEqual(['start', 'start'])
  })
})

describe('an answer', () => {
  test('protocol 5 is in the browser before anything is sent, and leaves after 500 ms', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    await opened.acts.record(track, 'q1', 'a')
    expect(rowOf(opened, track)?.outbox.queue.map(({ event }) => event.item)).toEqual(['q1'])
    expect(shownOn(opened, track)).toBe('waiting')
    expect(all.server.calls).toEqual(['start'])
    expect(all.time.nextIn()).toBe(500)
    await next(all.time)
    await isSaved(opened, track)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=a stored'])
  })

  test('H001 a call that fails is tried again after a while, and nothing says saved before it arrived', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    all.server.failures.push(new CallError('FAULT', { status: 500 }), 'down')
    await opened.acts.record(track, 'q1', 'a')
    const said = new Set<string | undefined>()
    const stop = opened.watch(() => said.add(shownOn(opened, track)))
    await next(all.time)
    await until(() => rowOf(opened, track)?.outbox.failures === 1)
    await next(all.time)
    await until(() => rowOf(opened, track)?.outbox.failures === 2)
    expect(opened.state().connection).toBe('offline')
    expect([...said]).toEqual(['waiting'])
    await next(all.time)
    await isSaved(opened, track)
    stop()
    expect(opened.state().connection).toBe('online')
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=a stored'])
  })

  test('H002 a lost answer leads to the same line, once', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    all.server.failures.push('lost')
    await opened.acts.record(track, 'q1', 'right')
    await next(all.time)
    await until(() => rowOf(opened, track)?.outbox.failures === 1)
    await next(all.time)
    await isSaved(opened, track)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=right stored'])
    expect(rowOf(opened, track)?.answers.q1?.verdict?.correct).toBe(true)
  })

  test('H003 H031 is there after a reload before it was sent, and then leaves untouched', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    await opened.acts.record(track, 'q1', 'a')
    opened.stop()
    const again = all.page()
    await until(() => again.state().rows !== null)
    expect(rowOf(again, track)?.answers.q1?.response).toBe('a')
    expect(shownOn(again, track)).toBe('waiting')
    expect(await again.acts.open(worksheet)).toBe(track)
    await next(all.time)
    await isSaved(again, track)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=a stored'])
  })

  test('protocol 5 a waiting 503 is waited for whole, also when the line seems to be back', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    all.server.failures.push(new CallError('BUSY', { status: 503, retryAfter: 60 }))
    await opened.acts.record(track, 'q1', 'a')
    await next(all.time)
    await until(() => rowOf(opened, track)?.outbox.failures === 1)
    await until(() => all.time.nextIn() !== null)
    opened.sending.wake()
    await opened.acts.record(track, 'q2', 'b')
    expect(all.time.nextIn()).toBe(60_000)
    await next(all.time)
    await isSaved(opened, track)
  })

  test('with the line back what waited leaves at once', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    all.server.failures.push('down', 'down', 'down', 'down')
    await opened.acts.record(track, 'q1', 'a')
    for (const failures of [1, 2, 3, 4]) {
      await next(all.time)
      await until(() => rowOf(opened, track)?.outbox.failures === failures)
    }
    await until(() => all.time.nextIn() === 4_000)
    opened.sending.wake()
    await until(() => all.time.nextIn() === 0)
    await next(all.time)
    await isSaved(opened, track)
  })

  test('D21 to a question that another device answered first is shown as set apart, with the answer that counts', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    const held = all.server.sittings.get(track)
    held?.log.push({
      id: 'other',
      item: 'q1',
      seq: 1,
      kind: 'submit',
      response: 'wrong',
      clientAt: 0,
      device: 'x',
      status: 'stored',
      lateSync: false,
      serverAt: 0,
    })
    await opened.acts.record(track, 'q1', 'right')
    await next(all.time)
    await until(() => rowOf(opened, track)?.answers.q1?.response === 'wrong')
    expect(rowOf(opened, track)?.outbox.apart.map(({ status }) => status)).toEqual(['locked'])
    expect(rowOf(opened, track)?.answers.q1?.verdict?.correct).toBe(false)
  })
})

describe('D21 protocol 5 a worksheet that is open on a phone and on a computer', () => {
  const ownStore = () =>
    makeSittingStore<SittingRow>(async () => memoryArea<SittingRow>(new Map()), makeTabs()(), joinedRow, noPause)
  /** Both have begun, and neither has heard of what the other does since. */
  const both = async () => {
    const all = desk()
    const { opened: phone, track } = await begun(all)
    const computer = all.page({ store: ownStore() })
    const other = await computer.acts.open(worksheet)
    await next(all.time)
    await isStarted(computer, other)
    return { ...all, phone, track, computer, other }
  }
  const responseOn = (page: SittingService, track: string) => rowOf(page, track)?.answers.q1?.response

  test('what is given last counts, though its device knows the lower number; the other shows it when it asks', async () => {
    const { time, server, phone, track, computer, other } = await both()
    for (const response of ['a', 'b', 'c']) {
      await phone.acts.record(track, 'q1', response)
      await pump(time, () => shownOn(phone, track) === 'saved')
    }
    time.pass(1_000)
    await computer.acts.record(other, 'q1', 'last')
    await pump(time, () => shownOn(computer, other) === 'saved')
    expect(responseOn(computer, other)).toBe('last')
    expect(server.calls.filter((call) => call === 'start')).toHaveLength(2)
    await phone.acts.ask(track)
    await until(() => responseOn(phone, track) === 'last')
    // what the phone writes then is the last word again
    await phone.acts.record(track, 'q1', 'd')
    await pump(time, () => shownOn(phone, track) === 'saved')
    await computer.acts.ask(other)
    await until(() => responseOn(computer, other) === 'd')
  })

  test('what was given before and arrives after it does not count, and its page shows what does, once it could ask', async () => {
    const { time, server, phone, track, computer, other } = await both()
    server.failures.push('down')
    for (const response of ['a', 'b', 'c']) await phone.acts.record(track, 'q1', response)
    await pump(time, () => rowOf(phone, track)?.outbox.failures === 1)
    time.pass(100)
    await computer.acts.record(other, 'q1', 'last')
    // the phone's answers and the computer's are on their way together; nothing can be asked at first
    server.failures.push('none', 'none', 'down')
    await pump(time, () => shownOn(computer, other) === 'saved' && shownOn(phone, track) === 'saved')
    expect(responseOn(phone, track)).toBe('c')
    await pump(time, () => responseOn(phone, track) === 'last')
    expect(responseOn(computer, other)).toBe('last')
    expect(rowOf(phone, track)?.outbox.apart).toEqual([])
    await phone.acts.handIn(track)
    await pump(time, () => shownOn(phone, track) === 'handedIn')
    expect(server.sittings.get(track)?.log.at(-1)).toMatchObject({ response: 'last', repeats: 1 })
  })
})

describe('hand-in', () => {
  test('H005 carries what waits first, and the receipt counts it', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    await opened.acts.record(track, 'q1', 'a')
    await opened.acts.record(track, 'q2', 'b')
    await opened.acts.handIn(track)
    await next(all.time)
    await until(() => rowOf(opened, track)?.outbox.queue.length === 0)
    await next(all.time)
    await until(() => shownOn(opened, track) === 'handedIn')
    expect(all.server.calls).toEqual(['start', 'append q1 q2', 'finish'])
    expect(rowOf(opened, track)?.receipt).toMatchObject({ count: 2, hash: 'hash' })
  })

  test('H006 pressed twice is one, and a lost answer gives the same receipt', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    await Promise.all([opened.acts.handIn(track), opened.acts.handIn(track)])
    const key = rowOf(opened, track)?.outbox.finishKey
    all.server.failures.push('lost')
    await next(all.time)
    await until(() => rowOf(opened, track)?.outbox.failures === 1)
    const first = all.server.sittings.get(track)?.receipt
    await next(all.time)
    await until(() => shownOn(opened, track) === 'handedIn')
    expect(rowOf(opened, track)?.outbox.finishKey).toBe(key)
    expect(rowOf(opened, track)?.receipt?.finishedAt).toBe(first?.finishedAt)
  })

  test('H017 asked for without a line it is still asked for after a reload', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    await opened.acts.record(track, 'q1', 'a')
    all.server.failures.push('down')
    await opened.acts.handIn(track)
    await next(all.time)
    await until(() => rowOf(opened, track)?.outbox.failures === 1)
    opened.stop()
    const again = all.page()
    await next(all.time)
    await until(() => all.server.calls.includes('append q1'))
    await next(all.time)
    await until(() => shownOn(again, track) === 'handedIn')
  })

  test('nothing is taken after it', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    await opened.acts.handIn(track)
    await opened.acts.record(track, 'q1', 'a')
    expect(rowOf(opened, track)?.outbox.queue).toEqual([])
  })
})

describe('the start', () => {
  test('protocol 5 offline it waits first in the queue, and the answers of the meantime follow it', async () => {
    const all = desk()
    const opened = all.page()
    all.server.failures.push('down')
    const track = await opened.acts.open(olympic)
    await next(all.time)
    await until(() => opened.state().connection === 'offline')
    await opened.acts.record(track, 'q1', 'right')
    await next(all.time)
    await isStarted(opened, track)
    await next(all.time)
    await isSaved(opened, track)
    expect(all.server.calls).toEqual(['start', 'append q1'])
  })

  test('H030 C-306 a sitting that is open on the server takes the queue, and its answers stand on the screen', async () => {
    const all = desk()
    all.server.openElsewhere('elsewhere', 'olympic', { q1: 'right' })
    const opened = all.page()
    all.server.failures.push('down')
    const track = await opened.acts.open(olympic)
    await next(all.time)
    await until(() => opened.state().connection === 'offline')
    await opened.acts.record(track, 'q2', 'wrong')
    await next(all.time)
    await isStarted(opened, track)
    expect(rowOf(opened, track)).toMatchObject({
      sittingId: 'elsewhere',
      answers: { q1: { response: 'right', verdict: { correct: true } }, q2: { response: 'wrong' } },
    })
    await next(all.time)
    await isSaved(opened, track)
    expect(logOf(all.server.sittings.get('elsewhere'))).toEqual(['q1=right stored', 'q2=wrong stored'])
    expect(opened.state().rows).toHaveLength(1)
  })

  test('a refused start is a problem that is kept with everything given, and may be tried again', async () => {
    const all = desk()
    const opened = all.page()
    all.server.failures.push(new CallError('NO_ATTEMPTS_LEFT', { status: 409 }))
    const track = await opened.acts.open(worksheet)
    await opened.acts.record(track, 'q1', 'a')
    await next(all.time)
    await until(() => rowOf(opened, track)?.outbox.refusal === 'NO_ATTEMPTS_LEFT')
    expect(rowOf(opened, track)?.outbox.queue).toHaveLength(1)
    expect(await opened.leaving.unsent()).toBe(1)
    await opened.acts.retry(track)
    await next(all.time)
    await isStarted(opened, track)
  })

  test('B-303 what was refused goes when its answers have arrived another way; nothing else is ever taken away', async () => {
    const all = desk()
    const opened = all.page()
    all.server.failures.push(new CallError('NO_ATTEMPTS_LEFT', { status: 409 }))
    const track = await opened.acts.open(worksheet)
    await opened.acts.record(track, 'q1', 'a')
    await opened.acts.discard(track)
    expect(rowOf(opened, track)?.outbox.queue).toHaveLength(1)
    await next(all.time)
    await until(() => rowOf(opened, track)?.outbox.refusal === 'NO_ATTEMPTS_LEFT')
    await opened.acts.discard(track)
    expect(opened.state().rows).toEqual([])
    expect(await opened.leaving.unsent()).toBe(0)
  })

  test('D23 begun anew the one before is left with its answers, and they arrive first', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    await opened.acts.record(track, 'q1', 'a')
    const second = await opened.acts.open(worksheet, true)
    expect(second).not.toBe(track)
    await until(() => all.time.nextIn() !== null)
    all.time.pass(500)
    await isSaved(opened, track)
    await next(all.time)
    await isStarted(opened, second)
    expect(all.server.calls).toEqual(['start', 'append q1', 'start'])
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=a stored'])
    expect(all.server.sittings.get(track)?.sitting.state).toBe('left')
  })

  test('D23 C-264 the deadline is the server’s; a sitting begun offline has its 30 minutes until then', async () => {
    const all = desk()
    const opened = all.page()
    all.server.failures.push('down')
    const track = await opened.acts.open(olympic)
    await until(() => rowOf(opened, track) !== undefined)
    const row = rowOf(opened, track) as SittingRow
    expect(deadlineIn(row)).toBe(opened.sending.serverNow() + 1_800_000)
    await next(all.time)
    await until(() => opened.state().connection === 'offline')
    await next(all.time)
    await isStarted(opened, track)
    expect(deadlineIn(rowOf(opened, track) as SittingRow)).toBe(all.server.sittings.get(track)?.sitting.deadlineAt)
  })
})

describe('time', () => {
  test('H038 H162 a date that is put forward costs until the server has been asked, one that is put back moves nothing, also over a reload', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    const left = () => (deadlineIn(rowOf(opened, track) as SittingRow) ?? 0) - opened.sending.serverNow()
    const before = left()
    all.time.setDate(86_400_000)
    expect(left()).toBe(before - 86_400_000)
    expect(opened.acts.knowsTime(track)).toBe(false)
    await until(() => opened.acts.knowsTime(track))
    expect(left()).toBe(before)
    all.time.setDate(-2 * 86_400_000)
    expect(left()).toBe(before)
    opened.stop()
    const again = all.page()
    await until(() => again.state().rows !== null && again.sending.serverNow() >= all.server.now())
  })

  test('H038 what begins at once on a page without a line begins by the time that an earlier page knew', async () => {
    const all = desk()
    all.time.setDate(86_400_000)
    const { opened } = await begun(all)
    opened.stop()
    const again = all.page()
    all.server.failures.push('down')
    const track = await again.acts.open(olympic)
    expect(rowOf(again, track)?.beganAt).toBe(all.server.now())
  })
})

describe('a device that has slept', () => {
  const minute = 60_000
  const leftOf = (opened: SittingService, track: string) =>
    (deadlineIn(rowOf(opened, track) as SittingRow) ?? 0) - opened.sending.serverNow()
  const trulyLeft = ({ server }: ReturnType<typeof desk>, track: string) =>
    (server.sittings.get(track)?.sitting.deadlineAt ?? 0) - server.now()
  /** The line is down for as long as this holds. */
  const withoutLine = ({ server }: ReturnType<typeof desk>) => {
    server.failures.push(...Array.from({ length: 200 }, () => 'down' as const))
    return () => void server.failures.splice(0)
  }
  /** The line is back, and all that waited has arrived. */
  const arrived = async (all: ReturnType<typeof desk>, opened: SittingService, track: string) => {
    opened.sending.wake()
    await pump(all.time, () => rowOf(opened, track)?.outbox.queue.length === 0)
  }

  test('H162 its countdown shows on waking what is left, with a line and without', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    const lineIsBack = withoutLine(all)
    all.time.sleep(minute)
    expect(leftOf(opened, track)).toBe(trulyLeft(all, track))
    expect(opened.acts.knowsTime(track)).toBe(false)
    lineIsBack()
    await pump(all.time, () => opened.acts.knowsTime(track))
    expect(leftOf(opened, track)).toBe(trulyLeft(all, track))
  })

  test('H162 an answer that it gives after the end, without a line, is kept, shown as late and never counted', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    const lineIsBack = withoutLine(all)
    all.time.pass(29 * minute)
    await opened.acts.record(track, 'q1', 'right')
    all.time.sleep(2 * minute)
    await opened.acts.record(track, 'q2', 'right')
    lineIsBack()
    await arrived(all, opened, track)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=right stored', 'q2=right late'])
    expect(rowOf(opened, track)?.outbox.apart.map(({ event, status }) => `${event.item} ${status}`)).toEqual([
      'q2 late',
    ])
  })

  test('H162 a date that is put forward without a line costs nothing that was given in time', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    const lineIsBack = withoutLine(all)
    all.time.setDate(1_440 * minute)
    all.time.pass(10 * minute)
    await opened.acts.record(track, 'q1', 'right')
    // and it sleeps over the end before the line is back
    all.time.sleep(25 * minute)
    await opened.acts.record(track, 'q2', 'right')
    lineIsBack()
    await arrived(all, opened, track)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=right stored', 'q2=right late'])
  })

  test('H162 the same after a reload in between, before it and after it', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    const lineIsBack = withoutLine(all)
    all.time.setDate(1_440 * minute)
    all.time.pass(10 * minute)
    await opened.acts.record(track, 'q1', 'right')
    opened.stop()
    all.time.setDate(60 * minute)
    const again = all.page()
    await until(() => again.state().rows !== null)
    all.time.pass(10 * minute)
    await again.acts.record(track, 'q2', 'right')
    all.time.pass(11 * minute)
    await again.acts.record(track, 'q3', 'right')
    lineIsBack()
    await arrived(all, again, track)
    const log = ['q1=right stored', 'q2=right stored', 'q3=right late']
    expect(logOf(all.server.sittings.get(track))).toEqual(log)
  })

  test('H162 a date that is put back wins no time, nor does one that is put forward after the end', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    const lineIsBack = withoutLine(all)
    all.time.sleep(31 * minute)
    expect(leftOf(opened, track)).toBeLessThan(0)
    all.time.setDate(-31 * minute)
    await opened.acts.record(track, 'q1', 'right')
    all.time.setDate(10 * minute)
    expect(leftOf(opened, track)).toBeLessThan(0)
    lineIsBack()
    await arrived(all, opened, track)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=right late'])
  })

  test('H162 nor does one that was put back while it slept', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    const lineIsBack = withoutLine(all)
    all.time.sleep(31 * minute)
    all.time.setDate(-41 * minute)
    await opened.acts.record(track, 'q1', 'right')
    lineIsBack()
    await arrived(all, opened, track)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=right late'])
  })

  test('H162 asks the time on waking, once, for a sitting with a time', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    all.server.calls.splice(0)
    all.time.sleep(minute)
    opened.sending.woken()
    await until(() => opened.acts.knowsTime(track))
    expect(all.server.calls).toEqual(['start'])
  })

  test('H162 asks nothing for one that no clock ends', async () => {
    const all = desk()
    const { opened, track } = await begun(all, worksheet)
    all.server.calls.splice(0)
    all.time.sleep(minute)
    opened.sending.woken()
    await opened.acts.record(track, 'q1', 'one')
    await pump(all.time, () => shownOn(opened, track) === 'saved')
    expect(all.server.calls).toEqual(['append q1'])
  })

  test('H162 where the server refuses to tell the time what was given leaves as it is', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    const lineIsBack = withoutLine(all)
    all.time.sleep(minute)
    await opened.acts.record(track, 'q1', 'right')
    lineIsBack()
    vi.spyOn(all.server.api, 'start').mockRejectedValue(new CallError('NOT_FOUND', { status: 404 }))
    await arrived(all, opened, track)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=right stored'])
  })

  test('H162 an answer that crossed its sleep tells no time', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    const { start } = all.server.api
    vi.spyOn(all.server.api, 'start').mockImplementationOnce(async (...given) => {
      const answer = await start(...given)
      all.time.sleep(minute)
      return answer
    })
    await opened.acts.ask(track)
    await pump(all.time, () => opened.acts.knowsTime(track))
    expect(leftOf(opened, track)).toBe(trulyLeft(all, track))
  })
})

describe('a page that finds its sitting here', () => {
  test('H038 trusts no time of the device before the server has told it', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    expect(opened.acts.knowsTime(track)).toBe(true)
    opened.stop()
    all.time.setDate(86_400_000)
    const again = all.page()
    await until(() => again.state().rows !== null)
    expect(again.acts.knowsTime(track)).toBe(false)
    all.server.failures.push('down')
    await again.acts.ask(track)
    expect(again.acts.knowsTime(track)).toBe(false)
    await next(all.time)
    await until(() => again.acts.knowsTime(track))
    const deadlineAt = all.server.sittings.get(track)?.sitting.deadlineAt ?? 0
    expect(deadlineAt - again.sending.serverNow()).toBeGreaterThan(1_700_000)
  })

  test('C-306 learns what another device has answered meanwhile, and numbers its own answers behind', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    await opened.acts.record(track, 'q1', 'old')
    await next(all.time)
    await isSaved(opened, track)
    opened.stop()
    const event = { kind: 'draft', clientAt: all.server.now(), device: 'other' } as const
    await all.server.api.append(track, [
      { ...event, id: 'a', item: 'q1', seq: 5, response: 'newer' },
      { ...event, id: 'b', item: 'q2', seq: 6, response: 'new' },
    ])
    const again = all.page()
    await until(() => again.state().rows !== null)
    await again.acts.ask(track)
    await until(() => rowOf(again, track)?.answers.q2?.response === 'new')
    expect(rowOf(again, track)?.answers.q1?.response).toBe('newer')
    await again.acts.record(track, 'q1', 'newest')
    expect(rowOf(again, track)?.outbox.queue.map(({ event: { seq } }) => seq)).toEqual([7])
  })

  test('C-306 learns that the sitting was handed in elsewhere', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    opened.stop()
    await all.server.api.finish(track, 'key')
    const again = all.page()
    await until(() => again.state().rows !== null)
    await again.acts.ask(track)
    await until(() => rowOf(again, track)?.answered?.state === 'finished')
  })
})

describe('two tabs', () => {
  test('H007 H008 share one queue, one order and one receipt', async () => {
    const all = desk()
    const bell = makeTabs()
    const one = all.page({ bell: bell() })
    const two = all.page({ bell: bell() })
    const track = await one.acts.open(worksheet)
    expect(await two.acts.open(worksheet)).toBe(track)
    await next(all.time)
    await isStarted(two, track)
    await one.acts.record(track, 'q1', 'a')
    await two.acts.record(track, 'q1', 'b')
    await until(() => rowOf(one, track)?.answers.q1?.response === 'b')
    expect(rowOf(one, track)?.outbox.queue.map(({ event }) => event.seq)).toEqual([1, 2])
    await Promise.all([one.acts.handIn(track), two.acts.handIn(track)])
    await pump(all.time, () => shownOn(one, track) === 'handedIn')
    await until(() => shownOn(two, track) === 'handedIn')
    expect(rowOf(two, track)?.receipt).toEqual(rowOf(one, track)?.receipt)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=a stored', 'q1=b stored'])
  })
})

describe('an ended session', () => {
  test('H020 pauses the queue and sends it after the sign-in, with nothing loaded anew', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    all.server.failures.push('signedOut')
    await opened.acts.record(track, 'q1', 'a')
    await next(all.time)
    await until(() => opened.state().connection === 'signedOut')
    await opened.acts.record(track, 'q2', 'b')
    expect(all.time.nextIn()).toBeNull()
    opened.sending.resume()
    await next(all.time)
    await isSaved(opened, track)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=a stored', 'q2=b stored'])
  })
})

describe('a person who has left in another window that this one did not hear of', () => {
  const goneElsewhere = async (start: SittingStart = worksheet) => {
    const all = desk()
    const { opened, track } = await begun(all, start)
    await opened.acts.keepPaper(track, { words: 'paper' })
    const elsewhere = all.page()
    await until(() => elsewhere.state().rows?.length === 1)
    return { ...all, opened, track, elsewhere }
  }
  const refused = () => new CallError('OTHER_PERSON', { status: 409 })

  test('H158 goes on: what is answered waits on the device, and the next page sends it', async () => {
    const { time, server, page, opened, track, elsewhere } = await goneElsewhere()
    await elsewhere.leaving.clear()
    server.failures.push(refused())
    await opened.acts.record(track, 'q1', 'a')
    expect(shownOn(opened, track)).toBe('waiting')
    await next(time)
    await until(() => opened.state().connection === 'signedOut')
    await opened.acts.record(track, 'q2', 'b')
    opened.stop()
    const back = page()
    await until(() => back.state().rows !== null)
    expect(back.state().papers.get(track)).toEqual({ words: 'paper' })
    await pump(time, () => shownOn(back, track) === 'saved')
    expect(logOf(server.sittings.get(track))).toEqual(['q1=a stored', 'q2=b stored'])
  })

  test('H158 so does a hand-in', async () => {
    const { time, opened, track, elsewhere } = await goneElsewhere()
    await opened.acts.record(track, 'q1', 'a')
    await pump(time, () => shownOn(opened, track) === 'saved')
    await elsewhere.leaving.clear()
    await opened.acts.handIn(track)
    await pump(time, () => rowOf(opened, track)?.receipt != null)
    expect(rowOf(opened, track)?.receipt?.count).toBe(1)
  })

  test('H158 D26 and what they kept locked joins what came after it', async () => {
    const { time, server, page, opened, track, elsewhere } = await goneElsewhere()
    await elsewhere.acts.record(track, 'q1', 'a')
    await elsewhere.leaving.keepSealed()
    elsewhere.stop()
    server.failures.push(refused())
    await opened.acts.record(track, 'q2', 'b')
    await pump(time, () => opened.state().connection === 'signedOut')
    opened.stop()
    const back = page()
    await pump(time, () => shownOn(back, track) === 'saved')
    expect(logOf(server.sittings.get(track)).toSorted()).toEqual(['q1=a stored', 'q2=b stored'])
  })

  test('H158 D26 what only happens by itself brings nothing back', async () => {
    const { time, server, opened, track, elsewhere } = await goneElsewhere()
    server.api.append = async () => {
      await elsewhere.leaving.clear()
      throw new CallError('OFFLINE')
    }
    await opened.acts.record(track, 'q1', 'secret')
    await next(time)
    await until(() => opened.state().rows?.length === 0)
    expect(await dump()).not.toContain('secret')
  })

  test('H158 where this one has heard of it, nothing comes back', async () => {
    const all = desk()
    const tab = makeTabs()
    const opened = all.page({ bell: tab() })
    const track = await opened.acts.open(worksheet)
    await next(all.time)
    await isStarted(opened, track)
    const elsewhere = all.page({ bell: tab() })
    await until(() => elsewhere.state().rows?.length === 1)
    await elsewhere.leaving.clear()
    await until(() => opened.state().rows?.length === 0)
    await opened.acts.record(track, 'q1', 'secret')
    expect(await dump()).not.toContain('secret')
  })
})

describe('two people at one device', () => {
  test('H004 H032 the queue of one is neither shown nor sent for the other', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    await opened.acts.record(track, 'q1', 'a')
    opened.stop()
    const other = all.page({ userId: 'other' })
    const own = await other.acts.open(worksheet)
    expect(own).not.toBe(track)
    await until(() => other.state().rows?.length === 1)
    expect(other.state().rows?.map(({ userId }) => userId)).toEqual(['other'])
    expect(await other.leaving.unsent()).toBe(0)
  })

  test('D26 what is kept at the logout is unreadable, and sent at the next sign-in of its person', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    await opened.acts.record(track, 'q1', 'secret')
    expect(await opened.leaving.unsent()).toBe(1)
    await opened.leaving.keepSealed()
    opened.stop()
    expect(await dump()).not.toContain('secret')

    const other = all.page({ userId: 'other', queueKey: btoa('x'.repeat(32)) })
    await until(() => other.state().rows !== null)
    expect(other.state().rows).toEqual([])
    const wrongKey = all.page({ queueKey: btoa('x'.repeat(32)) })
    await until(() => wrongKey.state().rows !== null)
    expect(wrongKey.state().rows).toEqual([])
    wrongKey.stop()

    const back = all.page()
    await next(all.time)
    await isSaved(back, track)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=secret stored'])
  })

  test('D26 send now sends everything at once, and says when it could not', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    await opened.acts.record(track, 'q1', 'a')
    all.server.failures.push('down')
    expect(await opened.sending.sendAll()).toBe(false)
    expect(await opened.sending.sendAll()).toBe(true)
    expect(await opened.leaving.unsent()).toBe(0)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=a stored'])
  })

  test('D26 what is let go leaves nothing behind', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    await opened.acts.keepPaper(track, { words: 'paper' })
    await opened.acts.record(track, 'q1', 'secret')
    await opened.leaving.clear()
    const left = await dump()
    expect(left).not.toContain('secret')
    expect(left).not.toContain('paper')
  })
})

describe('a browser that keeps nothing', () => {
  test('H029 blocked: it says so, and answers go to the server', async () => {
    const all = desk()
    const refused = (): Promise<Area<SittingRow>> => Promise.reject(new DOMException('denied', 'SecurityError'))
    const opened = all.page({ store: makeSittingStore<SittingRow>(refused, makeTabs()(), joinedRow, noPause) })
    const track = await opened.acts.open(worksheet)
    await next(all.time)
    await isStarted(opened, track)
    expect(opened.state().kept).toBe('memory')
    expect(opened.leaving.canKeep()).toBe(false)
    await opened.acts.record(track, 'q1', 'a')
    await next(all.time)
    await isSaved(opened, track)
  })

  test('H029 full in the middle: what was there goes on in memory, and nothing is lost', async () => {
    const all = desk()
    const device = memoryArea<SittingRow>(new Map())
    let full = false
    const area: Area<SittingRow> = {
      ...device,
      kept: 'device',
      change: (...given) =>
        full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : device.change(...given),
    }
    const opened = all.page({ store: makeSittingStore<SittingRow>(async () => area, makeTabs()(), joinedRow, noPause) })
    const track = await opened.acts.open(worksheet)
    await next(all.time)
    await isStarted(opened, track)
    await opened.acts.record(track, 'q1', 'a')
    full = true
    await opened.acts.record(track, 'q2', 'b')
    await until(() => opened.state().kept === 'memory')
    await pump(all.time, () => rowOf(opened, track)?.outbox.queue.length === 0)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=a stored', 'q2=b stored'])
    expect(opened.state().rows?.some(waits)).toBe(false)
  })
})

describe('what was said and is not handed in', () => {
  const hello = (page: SittingService, word = 'hello') => ({
    recording: page.spoken.hold(new Blob([word])),
    seconds: 1,
  })
  const soundsHere = async () => (await dump()).match(/recording [-0-9a-f]+/g) ?? []

  test('H176 is found by the next page with its sound, handed in from there, and arrives once', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    const answer = hello(opened)
    await opened.acts.say(track, 'q1', answer)
    opened.stop()
    const again = all.page()
    await until(() => rowOf(again, track) !== undefined)
    expect(rowOf(again, track)?.said).toEqual({ q1: answer })
    expect(await (await again.spoken.soundOf(answer.recording))?.text()).toBe('hello')
    await again.acts.record(track, 'q1', answer)
    expect(rowOf(again, track)?.said).toEqual({})
    await pump(all.time, () => rowOf(again, track)?.outbox.queue.length === 0)
    expect(await all.server.sounds.get(answer.recording)?.text()).toBe('hello')
    expect(await soundsHere()).toEqual([])
    // an answer has no draft beside it
    await again.acts.say(track, 'q1', hello(again))
    expect([rowOf(again, track)?.said, await soundsHere()]).toEqual([{}, []])
  })

  test('H176 gives way to what is said anew, to silence, and to another answer', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    await opened.acts.say(track, 'q1', hello(opened, 'one'))
    await opened.acts.say(track, 'q2', hello(opened, 'two'))
    const anew = hello(opened, 'three')
    await opened.acts.say(track, 'q1', anew)
    expect(rowOf(opened, track)?.said?.q1).toEqual(anew)
    expect(await soundsHere()).toHaveLength(2)
    await opened.acts.say(track, 'q2', { recording: null, seconds: 0 })
    expect(Object.keys(rowOf(opened, track)?.said ?? {})).toEqual(['q1'])
    expect(await soundsHere()).toEqual([`recording ${anew.recording}`])
    const other = hello(opened, 'four')
    await opened.acts.record(track, 'q1', other)
    expect(await soundsHere()).toEqual([`recording ${other.recording}`])
  })

  test('H176 H032 is nobody else’s, and goes with its sitting: the next page clears it away', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    const answer = hello(opened)
    await opened.acts.say(track, 'q1', answer)
    const other = all.page({ userId: 'other' })
    await until(() => other.state().rows !== null)
    expect(await other.spoken.soundOf(answer.recording)).toBeNull()
    expect(await soundsHere()).toHaveLength(1)
    await opened.acts.handIn(track)
    await opened.acts.say(track, 'q2', hello(opened))
    opened.stop()
    all.page()
    await until(async () => (await soundsHere()).length === 0)
  })

  test('H176 is kept of the five newest sittings that are open: an older one has ended, wherever that was', async () => {
    const all = desk()
    const opened = all.page()
    for (let code = 1; code <= 7; code += 1) {
      all.time.setDate(code)
      const track = await opened.acts.open({ ...olympic, examinationCode: String(code) })
      await opened.acts.say(track, 'q1', hello(opened))
    }
    opened.stop()
    const again = all.page()
    await until(async () => (await soundsHere()).length === 5)
    const codes = again
      .state()
      .rows?.flatMap(({ start, said = {} }) => (start.kind === 'olympic' && said.q1 ? [start.examinationCode] : []))
    expect(codes?.toSorted()).toEqual(['3', '4', '5', '6', '7'])
  })

  test('H176 decision 34 stays where the browser loses what an earlier page has kept', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    const answer = hello(opened)
    await opened.acts.say(track, 'q1', answer)
    opened.stop()
    const { again, looksFor } = reopened(all)
    await looksFor(answer.recording)
    await deleteDatabase()
    await until(() => again.state().lost)
    expect(await soundsHere()).toHaveLength(1)
    expect(rowOf(again, track)?.said).toEqual({ q1: answer })
  })
})

const deleteDatabase = (): Promise<void> =>
  new Promise((resolve) => {
    indexedDB.deleteDatabase('phuong-sittings').onsuccess = () => resolve()
  })

describe('a browser that loses what it kept', () => {
  test('decision 34 with the line up: it says so, asks the server again, and the next answer arrives', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    await opened.acts.record(track, 'q1', 'a')
    await next(all.time)
    await isSaved(opened, track)
    const asked = all.server.calls.length
    await deleteDatabase()
    await until(() => opened.state().lost)
    expect(opened.state().kept).toBe('device')
    await until(() => all.server.calls.slice(asked).includes('start'))
    await opened.acts.record(track, 'q2', 'b')
    expect(Object.keys(rowOf(opened, track)?.answers ?? {})).toEqual(['q1', 'q2'])
    await pump(all.time, () => rowOf(opened, track)?.outbox.queue.length === 0)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=a stored', 'q2=b stored'])
  })

  test('decision 34 with the line down: what waited and what follows is sent by the next page', async () => {
    const all = desk()
    const { opened, track } = await begun(all, olympic)
    await opened.acts.record(track, 'q1', 'a')
    await deleteDatabase()
    await opened.acts.record(track, 'q2', 'b')
    expect(await opened.leaving.unsent()).toBe(2)
    opened.stop()
    const again = all.page()
    await pump(all.time, () => rowOf(again, track)?.outbox.queue.length === 0)
    expect(logOf(all.server.sittings.get(track))).toEqual(['q1=a stored', 'q2=b stored'])
    expect(again.state().lost).toBe(false)
  })

  test('D51 decision 34 what was said on an earlier page and waits is not lost either', async () => {
    const all = desk()
    const { opened, track } = await begun(all)
    const id = opened.spoken.hold(new Blob(['hello']))
    await opened.acts.record(track, 'q1', { recording: id, seconds: 1 })
    opened.stop()
    const { again, looksFor } = reopened(all)
    await looksFor(id)
    await deleteDatabase()
    await pump(all.time, () => rowOf(again, track)?.outbox.queue.length === 0)
    expect(await all.server.sounds.get(id)?.text()).toBe('hello')
  })
})

/** Everything that stands in the database, as text. */
const dump = async (): Promise<string> => {
  const { openDB } = await import('idb')
  const database = await openDB('phuong-sittings')
  const all = await Promise.all(
    [...database.objectStoreNames].map(async (name) => [await database.getAllKeys(name), await database.getAll(name)]),
  )
  database.close()
  return JSON.stringify(all, (_, value: unknown) =>
    value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value,
  )
}
