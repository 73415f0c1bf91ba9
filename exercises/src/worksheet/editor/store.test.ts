import { expect, test } from 'vitest'
import type { WorksheetDocument, Zone } from '../document/document.ts'
import { startEditor } from './machine.ts'
import { editorStore } from './store.ts'

const zone = (index: number): Zone => ({
  id: `z${index}`,
  mode: 'Write',
  left: (index % 10) * 100,
  top: Math.floor(index / 10) * 40,
  width: 80,
  height: 30,
  angle: 0,
  fill: '',
  text: '',
  groupName: '',
  image: '',
  audio: null,
  countMatch: 1,
  aside: false,
})
const document: WorksheetDocument = {
  revision: 1,
  pages: [{ url: '/1', url2x: '/2', height: 2000 }],
  zones: Array.from({ length: 300 }, (_, index) => zone(index)),
}

test('P12 a step of a gesture changes nothing that the components of 300 zones are drawn from', () => {
  const store = editorStore(startEditor(document))
  store.send({ type: 'pointerDown', at: { x: 10, y: 10 }, on: { id: 'z0', handle: null } })
  const before = store.get()
  let told = 0
  let others = 0
  store.watch(() => {
    told += 1
    const { gesture: _, ...rest } = store.get()
    for (const [name, value] of Object.entries(rest)) if (value !== before[name as keyof typeof rest]) others += 1
  })
  for (let step = 1; step <= 60; step++) store.send({ type: 'pointerMove', at: { x: 10 + step, y: 10 + step } })
  expect([told, others]).toEqual([60, 0])
  store.send({ type: 'pointerUp', at: { x: 70, y: 70 }, ids: ['a', 'b'] })
  const changed = store.get().history.present.filter((one, index) => one !== document.zones[index])
  expect(changed.map(({ id, left, top }) => [id, left, top])).toEqual([['z0', 60, 60]])
})

test('an event that changes nothing is not told, and who stopped listening hears nothing', () => {
  const store = editorStore(startEditor(document))
  let told = 0
  const stop = store.watch(() => {
    told += 1
  })
  store.send({ type: 'pointerMove', at: { x: 1, y: 1 } })
  expect(told).toBe(0)
  store.send({ type: 'pickMode', mode: 'Write' })
  stop()
  store.send({ type: 'done' })
  expect(told).toBe(1)
})
