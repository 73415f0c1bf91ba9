import { ToastRegion } from '@phuong/ui/ToastRegion'
import { useEffect, useReducer } from 'react'
import { authAfter, initialAuth, type Me } from '../api/auth-state.ts'
import { LoginForm } from '../widgets/login/LoginForm.tsx'

/** The form in the landing's window, with the slice 'auth' of this page: it begins anew each time the page opens (C-028, C-029). */
export function LoginRoot({ onReady, onSignedIn }: { onReady?: () => void; onSignedIn?: (user: Me) => void }) {
  const [auth, apply] = useReducer(authAfter, initialAuth)
  useEffect(() => onReady?.(), [onReady])
  return (
    <>
      <LoginForm auth={auth} apply={apply} onSignedIn={onSignedIn} />
      <ToastRegion />
    </>
  )
}
