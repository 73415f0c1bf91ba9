import { hydrateRoot } from 'react-dom/client'
import { ForgotRoot } from './ForgotRoot.tsx'

/** Brings the drawn form to life, with what was typed in it or in the sign-in before. Resolves when it answers. */
export const enliven = (place: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const own = place.querySelector<HTMLInputElement>('[name="email"]')?.value
    const email = own || document.querySelector<HTMLInputElement>('#login-email')?.value || ''
    hydrateRoot(place, <ForgotRoot onReady={resolve} email={email} />, { identifierPrefix: 'forgot' })
  })

export { enterWindow } from './enter-window.tsx'
