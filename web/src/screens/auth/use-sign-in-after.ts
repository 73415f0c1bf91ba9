import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { Credentials } from '../../api/login.ts'
import { loginAfterRegistration } from '../../api/registration.ts'
import { applyAuth } from '../../api/session-query.ts'

/** What /auth is told of a registration whose sign-in failed (C-148). */
export type RegisteredState = { readonly registered?: string } | null

/**
 * The sign-in that follows a registration (C-145, C-165); the guard of the page leads on. Where it fails, the message of
 * success stays, and the sign-in form stands there with the e-mail (C-148).
 * @param text says that the registration was a success
 * @param waitMs how long before the sign-in, milliseconds
 */
export const useSignInAfter = (text: string, waitMs = 0) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  return async (credentials: Credentials): Promise<void> => {
    toast.success(text, waitMs > 0 ? { durationMs: waitMs } : {})
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    const user = await loginAfterRegistration(credentials, applyAuth(client))
    const state: RegisteredState = { registered: credentials.email }
    if (user === null) await navigate(`/auth${search}`, { replace: true, state })
  }
}
