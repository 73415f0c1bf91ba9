import { expect, test } from 'vitest'
import { currentToasts, placeToasts, toast } from './toast.ts'
import { defaultToastMs, maxToasts, type Toast, withToast } from './toast-list.ts'

const one = (id: string, place: Toast['place'] = 'top-right'): Toast => ({
  id,
  tone: 'info',
  text: id,
  place,
  durationMs: 1,
})

test('A-395 A-396 a toast stands top right for 3 s when nothing else is said', () => {
  const id = toast.success('Lưu dữ liệu thành công!', { title: 'Thành công' })
  expect(currentToasts()).toEqual([
    { id, tone: 'success', title: 'Thành công', text: 'Lưu dữ liệu thành công!', place: 'top-right', durationMs: 3000 },
  ])
  expect(defaultToastMs).toBe(3000)
  toast.dismiss(id)
  expect(currentToasts()).toEqual([])
})

test('A-397 a toast takes the place of its route, unless it names its own, and keeps it when the route changes', () => {
  placeToasts('top-center')
  const first = toast.info('một')
  const second = toast.info('hai', { place: 'bottom-right', durationMs: 750 })
  placeToasts('top-right')
  expect(currentToasts().map(({ place, durationMs }) => [place, durationMs])).toEqual([
    ['top-center', 3000],
    ['bottom-right', 750],
  ])
  toast.dismiss(first)
  toast.dismiss(second)
})

test('a toast with the id of a standing one takes its place', () => {
  const list = withToast([one('a'), one('b')], { ...one('a'), text: 'anew' })
  expect(list.map(({ text }) => text)).toEqual(['anew', 'b'])
})

test('a full place lets its oldest toast go, and leaves the other places alone', () => {
  const full = Array.from({ length: maxToasts }, (_, index) => one(`${index}`))
  const list = withToast([one('far', 'bottom-right'), ...full], one('new'))
  expect(list.map(({ id }) => id)).toEqual(['far', ...full.slice(1).map(({ id }) => id), 'new'])
})

test('the same words again stand once, for their whole time; what can be undone stays beside the other', () => {
  const saved = (id: string, more: Partial<Toast> = {}): Toast => ({
    ...one(id),
    text: 'Cập nhật thành công !',
    ...more,
  })
  const list = withToast(withToast([one('a')], saved('first')), saved('second'))
  expect(list.map(({ id }) => id)).toEqual(['a', 'second'])
  const undone = { action: { label: 'Hoàn tác', onPress: () => {} } }
  expect(withToast([saved('first', undone)], saved('second', undone))).toHaveLength(2)
  expect(withToast([saved('first')], saved('second', { tone: 'danger' }))).toHaveLength(2)
})
