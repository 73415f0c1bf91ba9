import { hydrateRoot } from 'react-dom/client'
import { goOn } from './go-on.ts'
import { LoginRoot } from './LoginRoot.tsx'

/** Brings the drawn form to life. What was typed before stays in its fields. Resolves when it answers. */
export const enliven = (form: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    hydrateRoot(form, <LoginRoot onReady={resolve} onSignedIn={goOn} />)
  })

export { enterWindow } from './enter-window.tsx'
