import { Window } from 'happy-dom'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

/* Two windows as FormWindow.tsx draws them, with openers on the page and one inside of the other. */

const drawn = (name: string, inside = '') =>
  `<dialog id="${name}"><p id="${name}-wait" data-wait="Đợi" data-not-loaded="Chưa tải"></p>` +
  `<div id="${name}-form"><form><input><button type="submit">Gửi</button></form>${inside}</div><button id="${name}-close">x</button></dialog>`
const opener = (name: string, id: string) =>
  `<form id="${id}" action="/${name}" data-${name}=""><button type="submit">${name}</button></form>`

const page = new Window({ url: 'http://phuong.test/' })
const loaded: string[] = []
const script = (name: string) => async () => {
  loaded.push(name)
  return { enliven: async () => {}, enterWindow: () => () => {} }
}
const open = () => [...page.document.querySelectorAll('dialog')].filter((each) => each.open).map(({ id }) => id)
const press = (id: string) => (page.document.getElementById(id) as unknown as HTMLFormElement).requestSubmit()
let openWindow: (name: string) => void
/** What a browser has in its history behind the page. */
const entries: string[] = []

beforeAll(async () => {
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('Element', page.Element)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('history', {
    state: null,
    pushState: () => entries.push('window'),
    back: () => {
      entries.pop()
      page.dispatchEvent(new page.Event('popstate'))
    },
  })
  page.document.body.innerHTML =
    opener('login', 'in') + opener('register', 'new') + drawn('login', opener('register', 'inside')) + drawn('register')
  const windows = await import('./windows.ts')
  openWindow = windows.openWindow
  windows.takeUp('login', script('login'))
  windows.takeUp('register', script('register'))
  windows.listen()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await page.happyDOM.close()
})
beforeEach(() => {
  for (const dialog of page.document.querySelectorAll('dialog')) dialog.close()
})

test('C-035 C-036 each opener opens the window of its name, and no other', () => {
  press('in')
  expect(open()).toEqual(['login'])
  for (const dialog of page.document.querySelectorAll('dialog')) dialog.close()
  press('new')
  expect(open()).toEqual(['register'])
})

test('C-038 C-039 opening another one takes the place of the one that is open, also from inside of it', () => {
  press('in')
  press('inside')
  expect(open()).toEqual(['register'])
  openWindow('login')
  expect(open()).toEqual(['login'])
})

test('C-039 closing clears the name: the same opener opens it again', () => {
  press('in')
  const close = page.document.getElementById('login-close') as unknown as HTMLElement
  close.click()
  expect(open()).toEqual([])
  press('in')
  expect(open()).toEqual(['login'])
})

test('back closes the window and leaves the page where it is; a window that closes otherwise leaves no entry', () => {
  press('in')
  press('inside')
  expect(entries).toEqual(['window'])
  history.back()
  expect([open(), entries]).toEqual([[], []])
  press('in')
  expect([open(), entries]).toEqual([['login'], ['window']])
  ;(page.document.getElementById('login-close') as unknown as HTMLElement).click()
  expect([open(), entries]).toEqual([[], []])
})

test('a name that has no window does nothing; the script of each comes once', () => {
  openWindow('forgot')
  expect(open()).toEqual([])
  press('in')
  press('new')
  expect([...loaded].sort()).toEqual(['login', 'register'])
})
