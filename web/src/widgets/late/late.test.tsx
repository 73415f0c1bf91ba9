import { act, type ComponentType, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lateDialog, latePlace } from './late.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

type Props = { onClose: () => void }
const Whole = () => <p>whole</p>

/** Code that does not come as often as is said, and comes then. */
const comesAfter = (failures: number): (() => Promise<ComponentType<Props>>) => {
  let left = failures
  return async () => {
    left -= 1
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return Whole
  }
}

/** Draws a part on a page with something typed, and waits until it has come or failed. */
const drawn = async (Part: ComponentType<Props>, onClose = () => {}) => {
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page, { onCaughtError: () => {} })
  await act(async () =>
    root.render(
      <>
        <input defaultValue="typed" />
        <Suspense>
          <Part onClose={onClose} />
        </Suspense>
      </>,
    ),
  )
  const leave = () =>
    act(async () => {
      root.unmount()
      page.remove()
    })
  return {
    leave,
    typed: () => page.querySelector('input')?.value,
    text: () => page.textContent ?? '',
    press: () => act(async () => page.querySelector('button')?.click()),
  }
}

test('H165 a place whose code did not come says so, leaves the page and asks again at a press', async () => {
  const { leave, press, typed, text } = await drawn(latePlace(comesAfter(1)))
  expect(text()).toContain('Không kết nối được với máy chủ')
  expect(typed()).toBe('typed')
  await press()
  expect(text()).toBe('whole')
  await leave()
})

test('a place whose code did not come asks again by itself when the line is back', async () => {
  const { leave, text } = await drawn(latePlace(comesAfter(1)))
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(text()).toBe('whole')
  await leave()
})

test('H165 a dialog whose code did not come counts as closed, leaves the page, and opens the next time', async () => {
  const Dialog = lateDialog(comesAfter(1))
  const onClose = vi.fn()
  const { leave, typed } = await drawn(Dialog, onClose)
  expect(onClose).toHaveBeenCalledOnce()
  expect(typed()).toBe('typed')
  await leave()
  const next = await drawn(Dialog, onClose)
  expect(next.text()).toBe('whole')
  expect(onClose).toHaveBeenCalledOnce()
  await next.leave()
})
