import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { applyAuth, authQuery } from '../../../api/session-query.ts'
import { takeFragment } from '../../../browser/history.ts'
import { LoginForm } from '../../../widgets/login/LoginForm.tsx'
import { loginTexts } from '../../../widgets/login/texts.ts'
import { AuthCard } from '../AuthCard.tsx'

/**
 * /auth (C-052 to C-059): the same form as in the landing's window. Who is signed in is led on by the guard (C-057, C-084).
 * The link of an installation's first start brings user name and one-time code behind #.
 */
export function Login() {
  const client = useQueryClient()
  const { data: auth } = useSuspenseQuery(authQuery)
  const [given, setGiven] = useState<{ email: string; password: string } | undefined>()
  useEffect(() => {
    const fragment = takeFragment()
    const [email, password] = [fragment.get('user'), fragment.get('code')]
    if (email && password) setGiven({ email, password })
  }, [])
  return (
    <AuthCard title={loginTexts.submit}>
      <LoginForm key={given?.email} auth={auth} apply={applyAuth(client)} given={given} />
    </AuthCard>
  )
}
