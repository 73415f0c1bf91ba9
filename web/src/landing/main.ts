import { probe } from '../api/probe.ts'
import { windowTexts } from './texts.ts'

/** C-030. */
const probeAfterMs = 500

const part = <Kind extends HTMLElement>(selector: string): Kind => document.querySelector<Kind>(selector) as Kind
const dialog = part<HTMLDialogElement>('#login')
const field = part<HTMLElement>('#login-form')
const form = part<HTMLFormElement>('#login-form form')
const wait = part('#login-wait')
const openers = document.querySelectorAll<HTMLFormElement>('form[data-login]')

type Login = typeof import('./login.tsx')
let login: Login | undefined
let loading = false
let failures = 0
let submitted = false
let leaveWindow: (() => void) | undefined

/** Escape, toasts: what the script does for an open window, as soon as both are there. */
const enter = () => {
  if (login && dialog.open) leaveWindow ??= login.enterWindow(dialog)
}

const alive = (loaded: Login) => {
  login = loaded
  return loaded.enliven(field).then(() => {
    form.removeEventListener('submit', early)
    wait.textContent = ''
    enter()
    if (submitted) form.requestSubmit()
  })
}

/**
 * Fetches the form's script once. Failing twice for a person who has sent the form, it leaves for /auth, where the browser
 * itself says what is wrong; a failure that nobody waited for costs nobody what is typed.
 */
const load = () => {
  if (loading) return
  loading = true
  import('./login.tsx').then(alive).catch(() => {
    loading = false
    if (submitted) failures += 1
    if (failures > 1) location.assign('/auth')
    wait.textContent = dialog.open ? windowTexts.notLoaded : ''
    submitted = false
  })
}

/** A form that was sent before its script arrived waits for it. */
const early = (event: SubmitEvent) => {
  event.preventDefault()
  submitted = true
  wait.textContent = windowTexts.wait
  load()
}

const open = () => {
  if (dialog.open) return
  dialog.showModal()
  part('#login-email').focus()
  load()
  enter()
}

form.addEventListener('submit', early)
for (const opener of openers) {
  opener.addEventListener('submit', (event) => {
    event.preventDefault()
    open()
  })
  // the person is about to press it
  for (const intent of ['pointerenter', 'touchstart', 'focusin'])
    opener.addEventListener(intent, load, { once: true, passive: true })
}

part('#login-close').addEventListener('click', () => dialog.close())
dialog.addEventListener('close', () => {
  leaveWindow?.()
  leaveWindow = undefined
})

// only a press that began and ended on the veil: marking text and letting go outside must not close
let pressedVeil = false
const isVeil = (event: MouseEvent) => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return event.target === dialog && (x < left || x > right || y < top || y > bottom)
}
dialog.addEventListener('pointerdown', (event) => {
  pressedVeil = isVeil(event)
})
dialog.addEventListener('click', (event) => {
  if (pressedVeil && isVeil(event)) dialog.close()
})

// the entries of a page of the product that has turned into this one (browser/history.ts) are none of this one
addEventListener('popstate', () => {
  if (location.pathname !== '/') location.reload()
})

const asked = new URLSearchParams(location.search)
if (asked.has('login') || asked.has('returnTo')) open()

setTimeout(probe, probeAfterMs)
