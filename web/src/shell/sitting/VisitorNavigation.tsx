import { sittingTexts } from './texts.ts'
import css from './VisitorNavigation.module.css'

const loginPath = '/auth'

/** The way of a visitor: the landing page, which is an entry of its own, and the login. From there the server sends a signed-in person home. */
export function VisitorNavigation({ signedIn }: { signedIn: boolean }) {
  return (
    <nav className={css.navigation} aria-label={sittingTexts.navigation}>
      <a className={css.link} href="/">
        {sittingTexts.home}
      </a>
      {!signedIn && (
        <a className={css.link} href={loginPath} aria-current={location.pathname === loginPath ? 'page' : undefined}>
          {sittingTexts.login}
        </a>
      )}
    </nav>
  )
}
