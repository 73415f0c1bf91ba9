import { expect, test } from 'vitest'
import { type ChangedFields, merge, stillAs } from './merge.ts'

type Row = { title: string; dueDate: string; points: number }
type Draft = { title: string; day: string; time: string; points: string }

const draftOf = ({ title, dueDate, points }: Row): Draft => {
  const [day = '', time = ''] = dueDate.split(' ')
  return { title, day, time, points: String(points) }
}
const fields: ChangedFields<Draft> = {
  title: { label: 'Tên', typed: ['title'], words: ({ title }) => title },
  dueDate: { label: 'Hạn', typed: ['day', 'time'], words: ({ day, time }) => `${day} ${time}` },
  points: { label: 'Điểm', typed: ['points'], words: ({ points }) => points },
}
const seen: Row = { title: 'Bài 1', dueDate: '2026-12-01 20:00', points: 10 }
const merged = (draft: Partial<Draft>, newer: Partial<Row>) =>
  merge({ draft: { ...draftOf(seen), ...draft }, seen, newer, draftOf, fields })

test('H160 what was not touched here follows what somebody else has saved', () => {
  expect(merged({ points: '8' }, { title: 'Bài một', dueDate: '2026-12-03 20:00' })).toEqual({
    open: [],
    seen: { title: 'Bài một', dueDate: '2026-12-03 20:00', points: 10 },
    adopted: { title: 'Bài một', day: '2026-12-03', time: '20:00' },
  })
})

test('H160 what both have changed is asked about, and is not yet seen', () => {
  expect(merged({ title: 'Bài số 1', points: '8' }, { title: 'Bài một', points: 9 })).toEqual({
    open: ['title', 'points'],
    seen,
    adopted: {},
  })
  // one part of what is typed is enough
  expect(merged({ time: '21:00' }, { dueDate: '2026-12-03 20:00', title: 'Bài một' })).toEqual({
    open: ['dueDate'],
    seen: { ...seen, title: 'Bài một' },
    adopted: { title: 'Bài một' },
  })
})

test('H160 what both have changed to the same is no question', () => {
  expect(merged({ title: 'Bài một' }, { title: 'Bài một' })).toMatchObject({ open: [], seen: { title: 'Bài một' } })
})

test('a field that the form does not show follows', () => {
  expect(merged({ title: 'Bài số 1' }, { color: '#fff' } as Partial<Row>)).toEqual({
    open: [],
    seen: { ...seen, color: '#fff' },
    adopted: {},
  })
})

test('H160 what is typed while a save is on its way is not overwritten by what somebody else has saved', () => {
  const sent = draftOf(seen)
  const adopted = { title: 'Bài một', points: '9' }
  expect(stillAs(sent, { ...sent, title: 'Bài mới' }, adopted)).toEqual({ points: '9' })
  expect(stillAs(sent, sent, adopted)).toEqual(adopted)
})
