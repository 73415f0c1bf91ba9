import { expect, test } from 'vitest'
import type { LiveEars } from '../../api/live-socket.ts'
import { keepLive, type LivePlace } from './keep-live.ts'

/** A page whose time, chance and line the test holds. */
const aPage = (chance = 0.5) => {
  let at = 0
  let isHidden = false
  let seen: () => void = () => {}
  let aside: () => void = () => {}
  const timers = new Set<{ due: number; act: () => void }>()
  const lines: { ears: LiveEars; isOpen: boolean }[] = []
  const looks: number[] = []
  const place: LivePlace = {
    isHidden: () => isHidden,
    onSeen: (act) => {
      seen = act
      return () => {
        seen = () => {}
      }
    },
    onAside: (act) => {
      aside = act
      return () => {
        aside = () => {}
      }
    },
    after: (milliseconds, act) => {
      const timer = { due: at + milliseconds, act }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    chance: () => chance,
    listen: (ears) => {
      const line = { ears, isOpen: true }
      lines.push(line)
      return () => {
        line.isOpen = false
      }
    },
  }
  const pass = (milliseconds: number): void => {
    at += milliseconds
    for (const timer of [...timers]) if (timer.due <= at && timers.delete(timer)) timer.act()
  }
  const show = (hidden: boolean): void => {
    isHidden = hidden
    seen()
  }
  const leave = keepLive(() => looks.push(at), place)
  return {
    pass,
    show,
    putAside: () => aside(),
    leave,
    looks,
    lines,
    open: () => lines.filter((line) => line.isOpen).length,
    say: (withinMs: number) => lines.at(-1)?.ears.onMessage({ type: 'bell', withinMs }),
  }
}

test('a page that is told looks at a moment of its own within the time that it is given, once for all that comes meanwhile', () => {
  const page = aPage(0.25)
  page.say(4_000)
  page.say(4_000)
  page.pass(999)
  expect(page.looks).toEqual([])
  page.pass(1)
  expect(page.looks).toEqual([1_000])
  page.say(0)
  page.pass(0)
  expect(page.looks).toEqual([1_000, 1_000])
})

test('what is said of something else is none of it', () => {
  const page = aPage()
  page.lines[0]?.ears.onMessage({ type: 'query', roomId: 'class_x', withinMs: 0 })
  page.pass(60_000)
  expect(page.looks).toEqual([])
})

test('a hidden page looks at nothing, closes its line after a minute and opens one when it is seen', () => {
  const page = aPage()
  page.say(1_000)
  page.show(true)
  page.pass(59_999)
  expect([page.looks.length, page.open()]).toEqual([0, 1])
  page.pass(1)
  expect(page.open()).toBe(0)
  page.show(false)
  expect([page.open(), page.lines.length]).toEqual([1, 2])
  // a short look elsewhere keeps the line
  page.show(true)
  page.pass(30_000)
  page.show(false)
  page.pass(60_000)
  expect([page.open(), page.lines.length]).toEqual([1, 2])
})

test('a line that comes back may have missed something; one that ended is opened when the page is seen again', () => {
  const page = aPage(0.5)
  page.lines[0]?.ears.onReturn()
  page.pass(2_500)
  expect(page.looks).toEqual([2_500])
  page.lines[0]?.ears.onEnd()
  expect(page.open()).toBe(0)
  page.show(false)
  expect(page.open()).toBe(1)
})

test('a page that is put aside or left listens no more', () => {
  const page = aPage()
  page.say(5_000)
  page.putAside()
  expect(page.open()).toBe(0)
  page.show(false)
  page.leave()
  page.pass(60_000)
  page.show(true)
  page.show(false)
  expect([page.open(), page.looks.length]).toEqual([0, 0])
})
