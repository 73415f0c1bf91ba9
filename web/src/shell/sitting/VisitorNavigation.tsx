import { sittingTexts } from './texts.ts'
import css from './VisitorNavigation.module.css'

const loginPath = '/auth'
const registerPath = '/RegisterStudent'

/**
 * The ways of a visitor (C-053 to C-056, C-058): the provider's home, without one the landing page, which is an entry of its
 * own; login and registration. From the landing page the server sends a signed-in person home.
 */
export function VisitorNavigation({ signedIn, home = '/' }: { signedIn: boolean; home?: string }) {
  return (
    <nav className={css.navigation} aria-label={sittingTexts.navigation}>
      <a className={css.link} href={home}>
        {sittingTexts.home}
      </a>
      {!signedIn && (
        <>
          <Way to={loginPath}>{sittingTexts.login}</Way>
          <Way to={registerPath}>{sittingTexts.register}</Way>
        </>
      )}
    </nav>
  )
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <a className={css.link} href={to} aria-current={location.pathname === to ? 'page' : undefined}>
      {children}
    </a>
  )
}
