import type { ReactNode } from 'react'

type OpenerProps = { className?: string | undefined; children: ReactNode }

/** Opens the login's window when the script is there; without it a plain way to /auth. */
export function LoginOpener({ className, children }: OpenerProps) {
  return (
    <form className={className} action="/auth" data-login="">
      {children}
    </form>
  )
}

/** Opens the window of a forgotten password, without a window its way over /auth (C-062). */
export function ForgotOpener({ className, children }: OpenerProps) {
  return (
    <form className={className} action="/auth#forgot" data-forgot="">
      {children}
    </form>
  )
}

/** The same for the registration of pupils, and without a window a plain way to its page. */
export function RegisterOpener({ className, children }: OpenerProps) {
  return (
    <form className={className} action="/RegisterStudent" data-register="">
      {children}
    </form>
  )
}
