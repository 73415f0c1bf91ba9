import { useEffect } from 'react'
import { ForgotPasswordForm } from '../widgets/forgot-password/ForgotPasswordForm.tsx'

/** The forgotten password in the landing's window (C-062, C-175). */
export function ForgotRoot({ onReady, email }: { onReady?: () => void; email?: string }) {
  useEffect(() => onReady?.(), [onReady])
  return <ForgotPasswordForm email={email} />
}
