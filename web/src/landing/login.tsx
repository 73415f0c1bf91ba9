import { enterDialog } from '@phuong/ui/dialog-stack'
import { hydrateRoot } from 'react-dom/client'
import type { Me } from '../api/auth-state.ts'
import { entryPerson, leaveTo } from '../browser/history.ts'
import { safeProductPath } from '../shell/return-path.ts'
import { returnParameter } from '../widgets/link/login-address.ts'
import { LoginRoot } from './LoginRoot.tsx'

const home = '/lms/home'

/**
 * Where a sign-in leads: back to where the person wanted to go, else home (C-084, H111). The way back to a page that was
 * somebody's is that person's alone (H158).
 */
const goOn = ({ id }: Me) => {
  const isOwn = [null, id].includes(entryPerson())
  const wanted = isOwn ? new URLSearchParams(location.search).get(returnParameter) : null
  leaveTo((safeProductPath(wanted) ?? home) as `/${string}`)
}

/** Brings the drawn form to life. What was typed before stays in its fields. Resolves when it answers. */
export const enliven = (form: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    hydrateRoot(form, <LoginRoot onReady={resolve} onSignedIn={goOn} />)
  })

/** While the window is open its toasts stand in it, and Escape closes it. Returns the way out of this. */
export const enterWindow = (dialog: HTMLDialogElement): (() => void) => enterDialog(dialog, () => dialog.close())
