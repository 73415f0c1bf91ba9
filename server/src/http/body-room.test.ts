import { expect, test } from 'vitest'
import { bodyRoom } from './body-room.ts'

const of = (name: string, maxBytes: number) => ({ name, maxBytes })

test('bytes that are under way are counted under each of their names, and refused where one has no room', () => {
  const room = bodyRoom()
  const first = room.take(60, [of('all', 100), of('a', 60)])
  expect(first).not.toBeNull()
  expect(room.take(1, [of('all', 100), of('a', 60)])).toBeNull()
  expect(room.take(41, [of('all', 100), of('b', 60)])).toBeNull()
  // what is refused takes nothing
  expect(room.take(40, [of('all', 100), of('b', 60)])).not.toBeNull()
  expect(room.take(1, [of('all', 100), of('c', 60)])).toBeNull()
  first?.()
  expect(room.take(60, [of('all', 100), of('a', 60)])).not.toBeNull()
})

test('what is given back twice counts once, and a name without bytes is forgotten', () => {
  const room = bodyRoom()
  const [one, two] = [room.take(10, [of('all', 20)]), room.take(10, [of('all', 20)])]
  one?.()
  one?.()
  expect(room.take(11, [of('all', 20)])).toBeNull()
  two?.()
  expect(room.names()).toBe(0)
})
