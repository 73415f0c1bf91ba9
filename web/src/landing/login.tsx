import { enterDialog } from '@phuong/ui/dialog-stack'
import { hydrateRoot } from 'react-dom/client'
import { leaveTo } from '../browser/history.ts'
import { safeProductPath } from '../shell/return-path.ts'
import { returnParameter } from '../widgets/link/login-address.ts'
import { LoginRoot } from './LoginRoot.tsx'

const home = '/lms/home'

/** Where a sign-in leads: back to where the person wanted to go, else home (C-084, H111). */
const goOn = () => {
  const wanted = new URLSearchParams(location.search).get(returnParameter)
  leaveTo((safeProductPath(wanted) ?? home) as `/${string}`)
}

/** Brings the drawn form to life. What was typed before stays in its fields. Resolves when it answers. */
export const enliven = (form: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    hydrateRoot(form, <LoginRoot onReady={resolve} onSignedIn={goOn} />)
  })

/** While the window is open its toasts stand in it, and Escape closes it. Returns the way out of this. */
export const enterWindow = (dialog: HTMLDialogElement): (() => void) => enterDialog(dialog, () => dialog.close())
