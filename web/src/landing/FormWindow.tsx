import { Brand } from '@phuong/ui/Brand'
import blossoms from '@phuong/ui/drawings/blossom-cluster.svg?no-inline'
import { IconButton } from '@phuong/ui/IconButton'
import { CloseIcon } from '@phuong/ui/icons'
import css from './FormWindow.module.css'
import { landingTexts, windowTexts } from './texts.ts'

type Props = {
  /** by which its openers (`data-<name>`) and its script (windows.ts) know it */
  name: string
  title: string
  /** the form's markup, made at build time */
  form: string
  /** what it says where its script did not come */
  notLoaded: string
}

/**
 * A window of the landing page (C-035, C-036, C-060), drawn with the page, so that a tap shows it at once; its form comes
 * alive when the script behind it has arrived (windows.ts).
 */
export function FormWindow({ name, title, form, notLoaded }: Props) {
  return (
    <dialog className={css.window} id={name} aria-labelledby={`${name}-title`}>
      <div className={`oly ${css.head}`}>
        <img className={css.blossoms} src={blossoms} width={160} height={88} alt="" loading="lazy" />
        <Brand as="span" size="lg" />
        <h2 className={css.title} id={`${name}-title`} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <div className={css.body}>
        <p
          className={css.wait}
          id={`${name}-wait`}
          role="status"
          data-wait={windowTexts.wait}
          data-not-loaded={notLoaded}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the form's own markup, made at build time with what its script needs to take it over */}
        <div id={`${name}-form`} dangerouslySetInnerHTML={{ __html: form }} />
      </div>
      <IconButton className={css.close} id={`${name}-close`} label={landingTexts.close} icon={<CloseIcon />} />
    </dialog>
  )
}
