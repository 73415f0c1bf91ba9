import { classLinkIn } from '../../widgets/link/class-link.ts'
import { wayBackFrom } from '../../widgets/link/way-back.ts'
import { sittingTexts } from './texts.ts'
import css from './VisitorNavigation.module.css'

const loginPath = '/auth'
const registerPath = '/RegisterStudent'

/**
 * The ways of a visitor (C-053 to C-056, C-058): the provider's home, without one the landing page, which is an entry of its
 * own; login and registration. From the landing page the server sends a signed-in person home. Login and registration keep
 * the way back, and so does the landing page for who came by the link of a class (B-095).
 */
export function VisitorNavigation({ signedIn, home = '/' }: { signedIn: boolean; home?: string }) {
  const back = wayBackFrom(location)
  const fromClass = classLinkIn(back) !== null
  return (
    <nav className={css.navigation} aria-label={sittingTexts.navigation}>
      <a className={css.link} href={home === '/' && fromClass && !signedIn ? `/${back}` : home}>
        {sittingTexts.home}
      </a>
      {!signedIn && (
        <>
          <Way to={loginPath} back={back}>
            {sittingTexts.login}
          </Way>
          <Way to={registerPath} back={back}>
            {sittingTexts.register}
          </Way>
        </>
      )}
    </nav>
  )
}

function Way({ to, back, children }: { to: string; back: string; children: string }) {
  return (
    <a className={css.link} href={`${to}${back}`} aria-current={location.pathname === to ? 'page' : undefined}>
      {children}
    </a>
  )
}
