import { expect, test, vi } from 'vitest'
import type { UploadedFile } from '../../api/upload.ts'
import { type DeskWorld, uploadDesk } from './upload-desk.ts'

const folder = { subModuleName: 'CLASSES', entityName: 'Folders', entityId: 'f1' } as const
const other = { ...folder, entityId: 'f2' }
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })

const house = () => {
  const sent: { name: string; signal: AbortSignal; arrive(): void; fail(error: unknown): void }[] = []
  const heard: string[] = []
  let key = 0
  const world: DeskWorld = {
    send: (file, _target, onProgress, signal) =>
      new Promise((resolve, reject) => {
        onProgress(0.5)
        signal.addEventListener('abort', () => reject(signal.reason))
        sent.push({
          name: file.name,
          signal,
          arrive: () => resolve({ id: file.name } as UploadedFile),
          fail: reject,
        })
      }),
    reasonOf: String,
    newKey: () => String(++key),
    onDone: () => heard.push('done'),
    onUnseen: (failed) => heard.push(`unseen ${failed.map(({ name }) => name)}`),
    onBusy: (busy) => heard.push(busy ? 'busy' : 'free'),
  }
  const desk = uploadDesk(world)
  const stored: string[] = []
  const add = (target: typeof other, ...names: string[]) =>
    desk.add({ target, files: names.map(pdf), onStored: ({ id }) => stored.push(id) })
  const calm = () => vi.waitFor(() => expect(heard.at(-1)).toBe('free'))
  return { desk, sent, heard, stored, add, calm }
}

test('H161 uploads go on one after the other while nobody looks, and the page is held until the last has ended', async () => {
  const { desk, sent, heard, stored, add, calm } = house()
  const leave = desk.look(folder)
  add(folder, 'a.pdf', 'b.pdf')
  add(other, 'c.pdf')
  leave()
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) {
    await vi.waitFor(() => expect(sent.at(-1)?.name).toBe(name))
    sent.at(-1)?.arrive()
  }
  await calm()
  expect(stored).toEqual(['a.pdf', 'b.pdf', 'c.pdf'])
  expect(heard).toEqual(['busy', 'done', 'done', 'free'])
})

test('H161 what fails where nobody looks is told; where somebody looks it stays named in its list', async () => {
  for (const looks of [false, true]) {
    const { desk, sent, heard, add, calm } = house()
    if (looks) desk.look(folder)
    add(folder, 'a.pdf')
    sent[0]?.fail('no line')
    await calm()
    expect(heard).toEqual(looks ? ['busy', 'free'] : ['busy', 'unseen a.pdf', 'free'])
    expect(desk.boxOf(folder)).toMatchObject({ uploads: [], failed: [{ name: 'a.pdf', reason: 'no line' }] })
  }
})

test('B-614 B-615 more than five of a target are none, and a file of another kind is not sent', () => {
  const { desk, sent, add } = house()
  add(folder, '1.pdf', '2.pdf', '3.pdf')
  add(folder, '4.pdf', '5.pdf', '6.pdf')
  expect(desk.boxOf(folder)).toMatchObject({ tooMany: true })
  expect(desk.boxOf(folder).uploads).toHaveLength(3)
  desk.add({ target: other, files: [new File(['x'], 'a.txt')], onStored: () => undefined })
  expect(desk.boxOf(other).failed).toMatchObject([{ name: 'a.txt' }])
  expect(sent.map(({ name }) => name)).toEqual(['1.pdf'])
})

test('H161 what is stopped is given up, with what waits for the same target alone', async () => {
  const { desk, sent, heard, stored, add, calm } = house()
  add(folder, 'a.pdf', 'b.pdf')
  add(other, 'c.pdf')
  desk.stop(folder)
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(desk.boxOf(folder).uploads).toEqual([])
  await vi.waitFor(() => expect(sent.at(-1)?.name).toBe('c.pdf'))
  sent.at(-1)?.arrive()
  await calm()
  expect(stored).toEqual(['c.pdf'])
  expect(heard).toEqual(['busy', 'done', 'free'])
})
