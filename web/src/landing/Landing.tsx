import { Brand } from '@phuong/ui/Brand'
import { Button } from '@phuong/ui/Button'
import { Schoolyard } from '@phuong/ui/drawings/Schoolyard'
import { HomeIcon } from '@phuong/ui/icons'
import { LoginIcon, ShieldIcon } from '@phuong/ui/lms-icons'
import { SkipLink } from '@phuong/ui/SkipLink'
import type { ReactNode } from 'react'
import { SiteFooter } from '../widgets/site-footer/SiteFooter.tsx'
import { Features } from './Features.tsx'
import css from './Landing.module.css'
import { LoginWindow } from './LoginWindow.tsx'
import { landingTexts } from './texts.ts'

/** The landing page (C-025, C-032 to C-044), drawn once at build time. `login` is the markup of the form in its window. */
export function Landing({ login }: { login: string }) {
  return (
    <div className="pupil">
      <SkipLink />
      <header className={css.head}>
        <div className={css.headInner}>
          <Brand className={css.brand} />
          <nav aria-label={landingTexts.navigation}>
            <a className={css.home} href="/" aria-label={landingTexts.home} aria-current="page">
              <HomeIcon className={css.homeIcon} />
              <span>{landingTexts.home}</span>
            </a>
          </nav>
          <LoginOpener>
            <Button type="submit">{landingTexts.login}</Button>
          </LoginOpener>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <section className={`oly ${css.hero}`}>
          <div className={css.heroInner}>
            <div className={css.words}>
              <h1 className={css.headline}>
                {landingTexts.headline[0]} {landingTexts.headline[1]} <em>{landingTexts.headline[2]}</em>
              </h1>
              <p className={css.lead}>{landingTexts.lead}</p>
              <LoginOpener className={css.enter}>
                <Button type="submit" variant="primary" size="lg" icon={<LoginIcon />}>
                  {landingTexts.login}
                </Button>
              </LoginOpener>
              <p className={css.under}>
                <ShieldIcon />
                <span>{landingTexts.under}</span>
              </p>
            </div>
            <div className={css.art}>
              <Schoolyard title={landingTexts.schoolyard} />
            </div>
          </div>
        </section>
        <Features />
      </main>
      <SiteFooter />
      <LoginWindow form={login} />
    </div>
  )
}

/** Opens the window when the script is there; without it a plain way to /auth. */
function LoginOpener({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <form className={className} action="/auth" data-login="">
      {children}
    </form>
  )
}
