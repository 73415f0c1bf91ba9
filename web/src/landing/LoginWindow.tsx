import { Brand } from '@phuong/ui/Brand'
import blossoms from '@phuong/ui/drawings/blossom-cluster.svg?no-inline'
import { IconButton } from '@phuong/ui/IconButton'
import { CloseIcon } from '@phuong/ui/icons'
import css from './LoginWindow.module.css'
import { landingTexts } from './texts.ts'

/**
 * The login's window (C-035, C-060), drawn with the page, so that a tap shows it at once; its form comes alive when the
 * script behind it has arrived (open-login.ts, login.tsx).
 */
export function LoginWindow({ form }: { form: string }) {
  return (
    <dialog className={css.window} id="login" aria-labelledby="login-title">
      <div className={`oly ${css.head}`}>
        <img className={css.blossoms} src={blossoms} width={160} height={88} alt="" loading="lazy" />
        <Brand as="span" size="lg" />
        <h2 className={css.title} id="login-title" tabIndex={-1}>
          {landingTexts.login}
        </h2>
      </div>
      <div className={css.body}>
        <p className={css.wait} id="login-wait" role="status" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the form's own markup, made at build time with what its script needs to take it over */}
        <div id="login-form" dangerouslySetInnerHTML={{ __html: form }} />
      </div>
      <IconButton className={css.close} id="login-close" label={landingTexts.close} icon={<CloseIcon />} />
    </dialog>
  )
}
