import { placeOf } from '@phuong/domain/site/front-page'
import { Brand } from '@phuong/ui/Brand'
import { Button } from '@phuong/ui/Button'
import { HomeIcon } from '@phuong/ui/icons'
import { ExternalIcon } from '@phuong/ui/lms-icons'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { MenuIcon } from '@phuong/ui/work-icons'
import { LoginOpener, RegisterOpener } from './Openers.tsx'
import { Part } from './Part.tsx'
import css from './SiteHeader.module.css'
import { landingTexts } from './texts.ts'

/**
 * The bar of the landing page (C-032 to C-037): home, the partner where there is one, login, registration. Below 1000 px all
 * but the login stand in a menu, which opens without a script.
 */
export function SiteHeader() {
  return (
    <header className={css.head}>
      <div className={css.inner}>
        <Brand className={css.brand} />
        <nav className={css.links} aria-label={landingTexts.navigation}>
          <Ways />
        </nav>
        <LoginOpener>
          <Button type="submit">{landingTexts.login}</Button>
        </LoginOpener>
        <RegisterOpener className={css.register}>
          <Button type="submit" variant="soft">
            {landingTexts.register}
          </Button>
        </RegisterOpener>
        <details className={css.menu} id="menu">
          <summary className={css.toggle} aria-label={landingTexts.menu}>
            <MenuIcon size={24} />
          </summary>
          <div className={css.panel}>
            <nav aria-label={landingTexts.navigation}>
              <Ways />
            </nav>
            <RegisterOpener>
              <Button type="submit" variant="soft" block>
                {landingTexts.register}
              </Button>
            </RegisterOpener>
          </div>
        </details>
      </div>
    </header>
  )
}

function Ways() {
  return (
    <>
      <a className={css.link} href="/" aria-current="page">
        <HomeIcon className={css.homeIcon} />
        {landingTexts.home}
      </a>
      <Part name="partner">
        <a className={css.link} href={placeOf('partnerUrl')} target="_blank" rel="noopener">
          <span className={css.partner}>{placeOf('partnerName')}</span>
          <ExternalIcon size={16} />
          <VisuallyHidden>{landingTexts.newWindow}</VisuallyHidden>
        </a>
      </Part>
    </>
  )
}
