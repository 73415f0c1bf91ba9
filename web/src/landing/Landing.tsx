import { placeOf } from '@phuong/domain/site/front-page'
import { Button } from '@phuong/ui/Button'
import { Schoolyard } from '@phuong/ui/drawings/Schoolyard'
import { LoginIcon, ShieldIcon } from '@phuong/ui/lms-icons'
import { SkipLink } from '@phuong/ui/SkipLink'
import { forgotTexts } from '../widgets/forgot-password/texts.ts'
import { SiteFooter } from '../widgets/site-footer/SiteFooter.tsx'
import { Devices } from './Devices.tsx'
import { Families } from './Families.tsx'
import { Features } from './Features.tsx'
import { FormWindow } from './FormWindow.tsx'
import { Keeping } from './Keeping.tsx'
import css from './Landing.module.css'
import { Machines } from './Machines.tsx'
import { LoginOpener, RegisterOpener } from './Openers.tsx'
import { Part } from './Part.tsx'
import { Pyramid } from './Pyramid.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { TryIt } from './TryIt.tsx'
import { landingTexts, windowTexts } from './texts.ts'

/**
 * The landing page (C-025, C-032 to C-051), drawn once at build time; what depends on the host and the settings stands in
 * parts (decision 0052). `login`, `register` and `forgot` are the markup of the forms in
 * their windows.
 */
export function Landing({ login, register, forgot }: Record<'login' | 'register' | 'forgot', string>) {
  return (
    <div className="pupil">
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <section className={`oly ${css.hero}`}>
          <div className={css.heroInner}>
            <div className={css.words}>
              <h1 className={css.headline}>
                {landingTexts.headline[0]} {landingTexts.headline[1]} <em>{landingTexts.headline[2]}</em>
              </h1>
              <p className={css.lead}>{landingTexts.lead}</p>
              <div className={css.enter}>
                <LoginOpener className={css.opener}>
                  <Button type="submit" variant="primary" size="lg" icon={<LoginIcon />}>
                    {landingTexts.login}
                  </Button>
                </LoginOpener>
                <RegisterOpener className={css.opener}>
                  <Button type="submit" size="lg">
                    {landingTexts.register}
                  </Button>
                </RegisterOpener>
              </div>
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
        <Devices />
        <Pyramid />
        <Keeping />
        <Machines />
        <Families />
        <Part name="samples">
          <TryIt />
        </Part>
      </main>
      <SiteFooter
        contact={{ address: placeOf('address'), phone: placeOf('phone'), dialled: placeOf('dialled') }}
        around={(name, content) => <Part name={name}>{content}</Part>}
      />
      <FormWindow name="login" title={landingTexts.login} form={login} notLoaded={windowTexts.loginNotLoaded} />
      <FormWindow
        name="register"
        title={landingTexts.register}
        form={register}
        notLoaded={windowTexts.registerNotLoaded}
      />
      <FormWindow name="forgot" title={forgotTexts.title} form={forgot} notLoaded={windowTexts.forgotNotLoaded} />
    </div>
  )
}
