import { storedDocument, type WorksheetDocument } from '@phuong/exercises/worksheet'
import { expect, test } from 'vitest'
import { cacheDecision } from './cache-decision.ts'

const zone = (text: string): WorksheetDocument['zones'][number] => ({
  id: 'z',
  mode: 'Write',
  left: 0,
  top: 0,
  width: 90,
  height: 40,
  angle: 0,
  fill: '',
  text,
  groupName: '',
  image: '',
  audio: null,
  countMatch: 1,
  aside: false,
})
const worksheet = (revision: number, text: string): WorksheetDocument => ({
  revision,
  pages: [{ url: '/1', url2x: '/2', height: 1000 }],
  zones: [zone(text)],
})
const cached = (revision: number, text: string, at = 2_000) => ({
  revision,
  at,
  document: storedDocument(worksheet(revision, text)),
})

test('B-197 D27 what was changed on the stored revision is offered', () => {
  const decision = cacheDecision(cached(3, 'mine'), worksheet(3, 'stored'), null)
  expect(decision).toMatchObject({ do: 'offer', onOlder: false, at: 2_000, document: { revision: 3 } })
})

test('B-197 what says the same as the stored worksheet, or is none, is dropped; nothing is nothing', () => {
  expect(cacheDecision(cached(3, 'same'), worksheet(4, 'same'), null)).toEqual({ do: 'drop' })
  expect(cacheDecision({ revision: 3, at: 1, document: { version: 7 } }, worksheet(3, 'stored'), null)).toEqual({
    do: 'drop',
  })
  expect(cacheDecision(null, worksheet(3, 'stored'), null)).toEqual({ do: 'nothing' })
})

test('B-197 on an older revision only what is newer than the stored one is offered, and it stays on its revision', () => {
  expect(cacheDecision(cached(2, 'mine'), worksheet(3, 'stored'), 1_000)).toMatchObject({
    do: 'offer',
    onOlder: true,
    document: { revision: 2 },
  })
  expect(cacheDecision(cached(2, 'mine'), worksheet(3, 'stored'), 2_000)).toEqual({ do: 'drop' })
  // where nobody knows when it was stored, nobody's work is thrown away
  expect(cacheDecision(cached(2, 'mine'), worksheet(3, 'stored'), null)).toMatchObject({ do: 'offer', onOlder: true })
})

test('B-197 of a worksheet that was never stored everything is newer', () => {
  expect(cacheDecision(cached(0, 'mine'), null, null)).toMatchObject({ do: 'offer', onOlder: false })
})
