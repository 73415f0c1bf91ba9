import { useLocation } from 'react-router'
import { Link } from '../../widgets/link/Link.tsx'
import css from '../../widgets/registration/Registration.module.css'
import { registrationTexts as texts } from '../../widgets/registration/texts.ts'

/** Below a registration: who has an account already signs in, who teaches registers elsewhere; both keep the way back. */
export function OtherWays({ question, teacher = false }: { question: string; teacher?: boolean }) {
  const { search } = useLocation()
  return (
    <div className={css.ways}>
      <p>
        {question} <Link to={`/auth${search}`}>{texts.login}</Link>
      </p>
      {teacher && <Link to={`/auth/register-teacher${search}`}>{texts.isTeacher}</Link>}
    </div>
  )
}
