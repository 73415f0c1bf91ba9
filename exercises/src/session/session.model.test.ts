import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givesFeedback, type SittingKind } from './behaviours.ts'
import { effective } from './effective.ts'
import type { LoggedEvent, SittingEvent } from './envelope.ts'
import {
  answer,
  begin,
  type Command,
  deliver,
  duration,
  end,
  handIn,
  items,
  jump,
  pass,
  read,
  receive,
  restart,
  send,
  serve,
  type World,
  withoutTime,
} from './model-world.ts'
import { nextCall, shown } from './outbox.ts'

const who = fc.constantFrom(0 as const, 1 as const)
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(who, fc.constantFrom(...items), fc.boolean()).map((given) => answer(...given)) },
  { weight: 4, arbitrary: who.map(send) },
  { weight: 4, arbitrary: fc.tuple(fc.nat(9), fc.boolean()).map((given) => deliver(...given)) },
  { weight: 4, arbitrary: fc.tuple(fc.nat(9), fc.boolean()).map((given) => receive(...given)) },
  { weight: 1, arbitrary: who.map(restart) },
  { weight: 1, arbitrary: fc.integer({ min: -duration, max: duration }).map(jump) },
  { weight: 1, arbitrary: fc.nat(duration / 4).map(pass) },
  { weight: 1, arbitrary: who.map(handIn) },
  { weight: 1, arbitrary: fc.constantFrom(end('closed'), end('left')) },
)
const commands = fc.array(command, { maxLength: 80, size: 'max' })
const kinds = fc.constantFrom<SittingKind>('worksheet', 'plain', 'olympic', 'unit', 'quiz')

/** What counts by the plain book: of drafts the one made last, with feedback the one that was stored first. */
const counted = ({ kind, log, first }: World): Record<string, string> => {
  const book: Record<string, LoggedEvent> = {}
  const isLater = (one: LoggedEvent, other: LoggedEvent): boolean =>
    kind === 'quiz'
      ? (one.take ?? 0) > (other.take ?? 0)
      : one.seq !== other.seq
        ? one.seq > other.seq
        : `${one.device} ${one.id}` > `${other.device} ${other.id}`
  for (const event of log.filter(({ status }) => status === 'stored')) {
    if (givesFeedback(kind) && first.get(`${event.item} ${event.take}`) !== event.id) continue
    const held = book[event.item]
    if (!held || isLater(event, held)) book[event.item] = event
  }
  return Object.fromEntries(Object.entries(book).map(([item, { id }]) => [item, id]))
}

const ids = (kind: SittingKind, log: readonly LoggedEvent[]): Record<string, string> =>
  Object.fromEntries([...effective(kind, log)].map(([item, { id }]) => [item, id]))

/** Whether the event, or a draft of its item that took its place on the same device, is in one of the places. */
const isIn = (world: World, event: SittingEvent, places: ReadonlySet<string>): boolean =>
  places.has(event.id) ||
  (world.replaceable.has(event.id) &&
    [...world.recorded.values()].some(
      ({ id, item, device, seq }) =>
        item === event.item && device === event.device && seq > event.seq && places.has(id),
    ))

const holds = (world: World): void => {
  const logged = new Set(world.log.map(({ id }) => id))
  // nothing counts twice
  expect(logged.size).toBe(world.log.length)
  if (givesFeedback(world.kind)) {
    const places = world.log.filter(({ status }) => status === 'stored').map(({ item, take }) => `${item} ${take}`)
    expect(new Set(places).size).toBe(places.length)
  }
  expect(ids(world.kind, world.log)).toEqual(counted(world))
  // nothing acknowledged is lost
  for (const id of world.promised) expect(logged).toContain(id)
  for (const { outbox } of world.clients) {
    const queued = outbox.queue.map(({ event }) => event.id)
    // nothing recorded is lost, and while the pupil is not told to wait the server has it
    const places = shown(outbox).state === 'waiting' ? new Set([...logged, ...queued]) : logged
    for (const event of world.recorded.values())
      if (event.device === outbox.device) expect(isIn(world, event, places)).toBe(true)
    // what does not count is shown
    for (const { id, status, device } of world.log)
      if (status !== 'stored' && device === outbox.device && !queued.includes(id))
        expect(outbox.apart.map(({ event }) => event.id)).toContain(id)
  }
}

/** The line is good again: everything on the way arrives, and each client sends what it still has. */
const settle = (world: World): void => {
  for (const request of world.line.splice(0)) world.replies.push(serve(world, request))
  for (const reply of world.replies.splice(0)) read(world, reply)
  for (const client of [0, 1] as const)
    while (nextCall(world.clients[client].outbox)?.call === 'append') {
      send(client)(world)
      for (const request of world.line.splice(0)) read(world, serve(world, request))
    }
}

const played = (kind: SittingKind, some: readonly Command[]): World => {
  const world = begin(kind)
  for (const one of some) {
    one(world)
    holds(world)
  }
  settle(world)
  holds(world)
  return world
}

test('protocol 5: whatever the line, the clients and the clock do, nothing is lost and nothing counts twice', () => {
  fc.assert(
    fc.property(kinds, commands, (kind, some) => {
      const world = played(kind, some)
      for (const { outbox } of world.clients) expect(outbox.queue).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('protocol 5: what counts is the same in whichever order the drafts of a play arrived', () => {
  fc.assert(
    fc.property(commands, fc.infiniteStream(fc.nat()), (some, chance) => {
      const { log } = played('worksheet', some)
      const places = new Map(log.map((event) => [event, chance.next().value as number]))
      const shuffled = log.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
      expect(ids('worksheet', shuffled)).toEqual(ids('worksheet', log))
    }),
    { numRuns: 100 },
  )
})

test('protocol 5: in an open sitting the draft made last counts in the end, however it travelled', () => {
  const quiet = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(who, fc.constantFrom(...items), fc.boolean()).map((given) => answer(...given)) },
      { weight: 3, arbitrary: who.map(send) },
      { weight: 3, arbitrary: fc.tuple(fc.nat(9), fc.boolean()).map((given) => deliver(...given)) },
      { weight: 3, arbitrary: fc.tuple(fc.nat(9), fc.boolean()).map((given) => receive(...given)) },
      { weight: 1, arbitrary: who.map(restart) },
    ),
    { maxLength: 80, size: 'max' },
  )
  fc.assert(
    fc.property(quiet, (some) => {
      const { log, recorded } = played('worksheet', some)
      const last: Record<string, SittingEvent> = {}
      for (const event of recorded.values()) {
        const other = last[event.item]
        if (!other || event.seq > other.seq || (event.seq === other.seq && event.device > other.device))
          last[event.item] = event
      }
      expect(ids('worksheet', log)).toEqual(
        Object.fromEntries(Object.entries(last).map(([item, { id }]) => [item, id])),
      )
    }),
    { numRuns: 300 },
  )
})

/** Of what each device wrote last of an item what was given last by its corrected clock; several that were given at once. */
const givenLast = ({ recorded }: World): Record<string, string[]> => {
  const byDevice = new Map([...recorded.values()].map((event) => [`${event.item} ${event.device}`, event]))
  return Object.fromEntries(
    items.flatMap((item) => {
      const lasts = [...byDevice.values()].filter((event) => event.item === item)
      const moment = Math.max(...lasts.map(({ clientAt }) => clientAt))
      const ids = lasts.filter(({ clientAt }) => clientAt === moment).map(({ id }) => id)
      return ids.length > 0 ? [[item, ids]] : []
    }),
  )
}

test('D21 protocol 5: of two devices that write one item the answer given last by the corrected clock counts, and stands on each screen that has heard of it', () => {
  // a pause longer than the longest trip that a clock is set by: the clocks stay true
  const pause = fc.integer({ min: 10_001, max: 60_000 }).map(pass)
  const apart = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(who, fc.constantFrom(...items), fc.boolean()).map((given) => answer(...given)) },
      { weight: 3, arbitrary: pause },
      { weight: 3, arbitrary: who.map(send) },
      { weight: 3, arbitrary: fc.tuple(fc.nat(9), fc.boolean()).map((given) => deliver(...given)) },
      { weight: 3, arbitrary: fc.tuple(fc.nat(9), fc.boolean()).map((given) => receive(...given)) },
      { weight: 1, arbitrary: who.map(restart) },
    ),
    { maxLength: 80, size: 'max' },
  )
  fc.assert(
    fc.property(apart, (some) => {
      const world = played('worksheet', [withoutTime, ...some])
      const counts = effective('worksheet', world.log)
      const last = givenLast(world)
      expect([...counts.keys()].sort()).toEqual(Object.keys(last).sort())
      for (const [item, line] of counts) {
        expect(last[item]).toContain(line.response)
        for (const { screen, heard } of world.clients)
          if (world.log.indexOf(line) < (heard.get(item) ?? 0)) expect(screen.get(item)).toBe(line.response)
      }
    }),
    { numRuns: 300 },
  )
})
