import { act, createRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchSelect, type SearchSelectProps } from './SearchSelect.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const cities = [
  { id: 1, name: 'Hà Nội' },
  { id: 31, name: 'Hải Phòng' },
  { id: 56, name: 'Khánh Hòa' },
  { id: 79, name: 'Hồ Chí Minh' },
]
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').toLowerCase()

type OwnerProps = Partial<SearchSelectProps> & { chosen: (number | null)[] }

/** Holds what was chosen, as a form does. */
function Owner({ chosen, ...more }: OwnerProps) {
  const [value, setValue] = useState(more.value ?? null)
  const onChange = (id: number | null) => {
    chosen.push(id)
    setValue(id)
  }
  return <SearchSelect label="Tỉnh" options={cities} fold={fold} name="cityId" {...more} {...{ value, onChange }} />
}

const drawn = (more: Partial<SearchSelectProps> = {}) => {
  const chosen: (number | null)[] = []
  const ref = createRef<HTMLInputElement>()
  const place = document.body.appendChild(document.createElement('div'))
  act(() => createRoot(place).render(<Owner {...more} {...{ chosen, ref }} />))
  const input = place.querySelector('[role=combobox]') as HTMLInputElement
  const options = () => [...place.querySelectorAll<HTMLElement>('[role=option]')]
  const names = () => options().map((option) => option.textContent)
  const type = (text: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  /** @returns whether somebody around the field hears of the key */
  const press = (key: string): boolean => {
    let heard = false
    const listen = () => {
      heard = true
    }
    place.parentElement?.addEventListener('keydown', listen)
    act(() => void input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
    place.parentElement?.removeEventListener('keydown', listen)
    return heard
  }
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null
  return { place, input, ref, chosen, options, names, type, press, active }
}

test('typing filters without marks, first what begins a word, and says how many are left', () => {
  const { input, names, type, place } = drawn()
  expect(input.getAttribute('aria-expanded')).toBe('false')
  type('ha')
  expect(input.getAttribute('aria-expanded')).toBe('true')
  expect(names()).toEqual(['Hà Nội', 'Hải Phòng', 'Khánh Hòa'])
  expect(place.querySelector('[role=status]')?.textContent).toBe('3 lựa chọn')
  type('hoa')
  expect(names()).toEqual(['Khánh Hòa'])
  type('zz')
  expect(names()).toEqual([])
  expect(place.textContent).toContain('Không tìm thấy lựa chọn phù hợp.')
})

test('arrows, Home and End go through the list, Enter chooses and shows the name', () => {
  const { input, press, active, chosen, place } = drawn()
  press('ArrowDown')
  expect(active()).toBe('Hà Nội')
  press('ArrowDown')
  expect(active()).toBe('Hải Phòng')
  press('End')
  expect(active()).toBe('Hồ Chí Minh')
  press('ArrowDown')
  expect(active()).toBe('Hồ Chí Minh')
  press('Home')
  expect(active()).toBe('Hà Nội')
  press('ArrowUp')
  press('Enter')
  expect(chosen).toEqual([1])
  expect(input.value).toBe('Hà Nội')
  expect(input.getAttribute('aria-expanded')).toBe('false')
  expect(place.querySelector<HTMLInputElement>('input[name=cityId]')?.value).toBe('1')
})

test('Enter takes the first of what was typed; in a closed field it is the form’s', () => {
  const { type, press, chosen } = drawn()
  type('hai')
  expect(press('Enter')).toBe(false)
  expect(chosen).toEqual([31])
  expect(press('Enter')).toBe(true)
})

test('Escape leaves the choice as it was, and only a second one is heard around the field', () => {
  const { input, type, press, chosen } = drawn({ value: 31 })
  type('ho')
  expect(press('Escape')).toBe(false)
  expect(input.value).toBe('Hải Phòng')
  expect(chosen).toEqual([])
  expect(press('Escape')).toBe(true)
})

test('who leaves the field has chosen what alone is left, and nothing where it was emptied', () => {
  const { input, type, chosen } = drawn()
  const leave = () =>
    act(() => {
      input.focus()
      input.blur()
    })
  act(() => input.focus())
  type('ho chi')
  leave()
  expect(chosen).toEqual([79])
  type('h')
  leave()
  expect([chosen, input.value]).toEqual([[79], 'Hồ Chí Minh'])
  type('')
  leave()
  expect(chosen).toEqual([79, null])
})

test('a press on an option chooses it, the button clears it, and the field can be focused by its ref', () => {
  const { input, options, chosen, place, ref } = drawn()
  act(() => input.click())
  act(() => options()[1]?.click())
  expect(chosen).toEqual([31])
  act(() => place.querySelector('button')?.click())
  expect([chosen, input.value]).toEqual([[31, null], ''])
  act(() => ref.current?.focus())
  expect(document.activeElement).toBe(input)
})

test('of three thousand a hundred are drawn, and the list says how many more there are', () => {
  const options = Array.from({ length: 3_321 }, (_, at) => ({ id: at + 1, name: `Xã ${at + 1}` }))
  const { input, names, type, place } = drawn({ options })
  act(() => input.click())
  expect(names()).toHaveLength(100)
  expect(place.textContent).toContain('Còn 3221 lựa chọn nữa.')
  type('xa 3321')
  expect(names()).toEqual(['Xã 3321'])
})

test('what stands for all others stays in the list whatever is typed, and is never chosen by leaving', () => {
  const options = [...cities, { id: 0, name: 'Trường khác', always: true }]
  const { input, names, type, chosen } = drawn({ options })
  act(() => input.focus())
  type('zz')
  expect(names()).toEqual(['Trường khác'])
  act(() => input.blur())
  expect(chosen).toEqual([])
})

test('A-255 a disabled field neither opens nor clears', () => {
  const { input, names, press, place } = drawn({ disabled: true, value: 1 })
  act(() => input.click())
  press('ArrowDown')
  expect([input.disabled, names(), place.querySelector('button')]).toEqual([true, [], null])
})

test('label, help and fault are tied to the field for a screen reader', () => {
  const { input, place } = drawn({ help: 'Nơi em sống', error: 'Vui lòng chọn', required: true })
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Vui lòng chọn', 'Nơi em sống'])
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-required')]).toEqual(['true', 'true'])
  expect(place.querySelector('label')?.htmlFor).toBe(input.id)
  const list = input.getAttribute('aria-controls')
  act(() => input.click())
  expect(place.querySelector('[role=listbox]')?.id).toBe(list)
})

test('the list closes again where a browser answers its scrolling with a promise', () => {
  const before = Element.prototype.scrollIntoView
  Element.prototype.scrollIntoView = (() => Promise.resolve()) as unknown as typeof before
  try {
    const { input, press, names } = drawn()
    act(() => input.click())
    press('ArrowDown')
    press('Enter')
    expect(names()).toEqual([])
  } finally {
    Element.prototype.scrollIntoView = before
  }
})
