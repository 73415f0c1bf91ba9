import { expect, test } from 'vitest'
import { isOwnPress } from './own-press.ts'

/** A thing of 44 px, so many px from the left. */
const thingAt = (left: number): Element => {
  const thing = document.createElement('button')
  thing.getBoundingClientRect = () => new DOMRect(left, 100, 44, 44)
  return thing
}
const [letter, neighbour] = [thingAt(20), thingAt(68)]
/** What has come into the place of the letter. */
const slid = thingAt(20)

type Tap = readonly [thing: Element, detail: number, x: number]
/** Which of the taps count. */
const own = (...taps: readonly Tap[]): boolean[] =>
  taps.map(([currentTarget, detail, x]) =>
    isOwnPress({ currentTarget, nativeEvent: new MouseEvent('click', { detail, clientX: x, clientY: 120 }) }),
  )

test('H169 a double tap is one press, and so is a triple one; a later tap is another', () => {
  expect(own([letter, 1, 40], [letter, 2, 45], [letter, 3, 38], [letter, 1, 40])).toEqual([true, false, false, true])
})

test('H169 the keyboard presses as often as it is pressed', () => {
  expect(own([letter, 0, 0], [letter, 0, 0])).toEqual([true, true])
})

test('H169 what comes under the finger is not pressed by a double tap, and is by who goes on tapping', () => {
  expect(own([letter, 1, 40], [slid, 2, 40], [slid, 3, 40], [thingAt(20), 4, 40])).toEqual([true, false, true, true])
})

test('H169 a neighbour is pressed however quickly and closely the finger follows', () => {
  // near the edge between them a browser counts on
  expect(own([letter, 1, 60], [neighbour, 2, 72], [letter, 3, 60])).toEqual([true, true, true])
})

test('H169 what is drawn anew is known by its name', () => {
  const tap = (detail: number) =>
    isOwnPress({ currentTarget: thingAt(20), nativeEvent: new MouseEvent('click', { detail, clientX: 300 }) }, 'c1')
  expect([tap(1), tap(2)]).toEqual([true, false])
})
