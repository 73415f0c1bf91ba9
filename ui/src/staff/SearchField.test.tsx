import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A field whose owner answers when the test says so, as an address does that is followed late. */
const field = () => {
  const searched: string[] = []
  const drawn = (value: string) => <SearchField label="Tìm" value={value} onChange={(text) => searched.push(text)} />
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const answer = (value: string) => act(() => root.render(drawn(value)))
  answer('')
  const input = place.querySelector('input') as HTMLInputElement
  const rest = () => act(() => vi.advanceTimersByTime(250))
  const type = (text: string) =>
    act(() => {
      // as the browser sets it, so that React hears of it
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  return { searched, input, rest, type, answer, unmount: () => act(() => root.unmount()) }
}

test('H161 letters that are typed while the search before is on its way stay, and are searched for', () => {
  const { searched, input, rest, type, answer, unmount } = field()
  act(() => input.focus())
  type('la')
  rest()
  type('lan')
  answer('la')
  expect(input.value).toBe('lan')
  rest()
  expect(searched).toEqual(['la', 'lan'])
  answer('lan')
  expect(input.value).toBe('lan')
  unmount()
})

test('H161 whoever leaves the field has searched for what stands in it', () => {
  const { searched, input, type, answer, unmount } = field()
  act(() => input.focus())
  type('lan')
  answer('an earlier one')
  act(() => input.blur())
  expect([input.value, searched]).toEqual(['lan', ['lan']])
  unmount()
})

test('a value that comes from elsewhere is shown where nobody types', () => {
  const { input, answer, unmount } = field()
  answer('hoa')
  expect(input.value).toBe('hoa')
  unmount()
})
