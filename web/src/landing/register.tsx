import { hydrateRoot } from 'react-dom/client'
import { goOn } from './go-on.ts'
import { RegisterRoot } from './RegisterRoot.tsx'

/** What stands in the fields of a drawn form: text and choices under their names, boxes by whether they are ticked. */
const typedIn = (form: HTMLFormElement): Record<string, string | boolean> => {
  const typed: Record<string, string | boolean> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed[name] = value
  for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) typed[box.name] = box.checked
  return typed
}

/** The sign-in stands there with the e-mail, in place of this window (C-148, C-039). */
const openLogin = (email: string) => {
  document.querySelector<HTMLFormElement>('form[data-login]')?.requestSubmit()
  const field = document.querySelector<HTMLInputElement>('#login-email')
  if (field) field.value = email
}

/** Brings the drawn form to life. What was typed before stays in its fields. Resolves when it answers. */
export const enliven = (place: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const typed = typedIn(place.querySelector('form') as HTMLFormElement)
    hydrateRoot(place, <RegisterRoot onReady={resolve} onSignedIn={goOn} onSignInFailed={openLogin} typed={typed} />, {
      identifierPrefix: 'register',
    })
  })

export { enterWindow } from './enter-window.tsx'
