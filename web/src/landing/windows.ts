/** What stands behind a window: brings its form to life, and does what an open window needs (Escape, toasts) until it is left. */
export type WindowScript = {
  /** resolves when the form answers */
  enliven(form: HTMLElement): Promise<void>
  /** @returns the way out of it */
  enterWindow(dialog: HTMLDialogElement): () => void
}

type FormWindow = { dialog: HTMLDialogElement; load(): void; open(): void }

const windows = new Map<string, FormWindow>()

/** The slice 'settings' of this page (C-038): the name of the window that is open. */
let openName: string | null = null

/** Whether the open window has an entry in the history, so that back closes it in place of leaving the page. */
let hasEntry = false

/** Opens a window by its name, in place of the one that is open (C-039). */
export const openWindow = (name: string): void => {
  const next = windows.get(name)
  if (!next || openName === name) return
  if (openName !== null) windows.get(openName)?.dialog.close()
  openName = name
  if (!hasEntry) history.pushState(history.state, '')
  hasEntry = true
  next.open()
}

/** Back was pressed: the window closes, and what was typed stays in it. */
const onBack = (): void => {
  hasEntry = false
  if (openName !== null) windows.get(openName)?.dialog.close()
}

/** The page that a window's opener leads to without a script, with the way back that this page was given. */
const pageOf = (name: string): URL => {
  const page = new URL(document.querySelector<HTMLFormElement>(`form[data-${name}]`)?.action ?? '/', location.href)
  page.search = location.search
  return page
}

/** The window that a press or a glance on something is about. */
const nameAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? [...windows.keys()].find((name) => target.closest(`form[data-${name}]`)) : undefined

/**
 * Takes up a window that FormWindow.tsx has drawn. Its openers are the forms `data-<name>`, wherever they stand; without this
 * script each is a way to a page of its own.
 * @param bring fetches its script: when somebody is about to press an opener
 */
export const takeUp = (name: string, bring: () => Promise<WindowScript>): void => {
  const part = <Kind extends HTMLElement>(id: string) => document.getElementById(name + id) as Kind
  const dialog = part<HTMLDialogElement>('')
  const field = part('-form')
  const wait = part('-wait')
  const form = field.querySelector('form') as HTMLFormElement
  let script: WindowScript | undefined
  let loading = false
  let failures = 0
  let submitted = false
  let leave: (() => void) | undefined

  const enter = () => {
    if (script && dialog.open) leave ??= script.enterWindow(dialog)
  }
  const alive = (loaded: WindowScript) => {
    script = loaded
    return loaded.enliven(field).then(() => {
      form.removeEventListener('submit', early)
      wait.textContent = ''
      enter()
      if (submitted) form.requestSubmit()
    })
  }
  /**
   * Fetches the script once. Failing twice for a person who has sent the form, it leaves for the page of the opener, where
   * the browser itself says what is wrong; a failure that nobody waited for costs nobody what is typed.
   */
  const load = () => {
    if (loading) return
    loading = true
    bring()
      .then(alive)
      .catch(() => {
        loading = false
        if (submitted) failures += 1
        if (failures > 1) location.assign(pageOf(name))
        wait.textContent = (dialog.open && wait.dataset.notLoaded) || ''
        submitted = false
      })
  }
  /** A form that was sent before its script arrived waits for it. */
  const early = (event: SubmitEvent) => {
    event.preventDefault()
    submitted = true
    wait.textContent = wait.dataset.wait ?? ''
    load()
  }
  form.addEventListener('submit', early)
  part('-close').addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => {
    leave?.()
    leave = undefined
    if (openName !== name) return
    openName = null
    if (hasEntry) history.back()
    hasEntry = false
  })

  // only a press that began and ended on the veil: marking text and letting go outside must not close
  let pressedVeil = false
  const isVeil = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    return target === dialog && (x < left || x > right || y < top || y > bottom)
  }
  dialog.addEventListener('pointerdown', (event) => {
    pressedVeil = isVeil(event)
  })
  dialog.addEventListener('click', (event) => {
    if (pressedVeil && isVeil(event)) dialog.close()
  })

  windows.set(name, {
    dialog,
    load,
    open: () => {
      dialog.showModal()
      form.querySelector('input')?.focus()
      load()
      enter()
    },
  })
}

/** Listens to the openers of all windows, and to back. */
export const listen = (): void => {
  addEventListener('popstate', onBack)
  document.addEventListener('submit', (event) => {
    const name = nameAt(event.target)
    if (name === undefined) return
    event.preventDefault()
    openWindow(name)
  })
  // the person is about to press it
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(intent, ({ target }) => windows.get(nameAt(target) ?? '')?.load(), { passive: true })
}
