import { ButtonLink } from '@phuong/ui/Button'
import lesson from '@phuong/ui/drawings/lesson.svg?no-inline'
import { ShieldIcon } from '@phuong/ui/lms-icons'
import { ArrowRightIcon } from '@phuong/ui/work-icons'
import { Heading } from './Heading.tsx'
import { Lead } from './Section.tsx'
import css from './TryIt.module.css'
import { tryTexts } from './texts.ts'

/** Where the sample pages begin. */
const samplesPath = '/olympicsgk/dashboard'

/** Trying it without an account. */
export function TryIt() {
  return (
    <section className={css.band} aria-labelledby="try">
      <div className={css.inner}>
        <div className={css.card}>
          <div className={css.words}>
            <Heading id="try" className={css.title} pieces={tryTexts.title} />
            <Lead>{tryTexts.lead}</Lead>
            <ButtonLink className={css.go} href={samplesPath} variant="primary" size="lg" iconEnd={<ArrowRightIcon />}>
              {tryTexts.go}
            </ButtonLink>
            <p className={css.under}>
              <ShieldIcon />
              <span>{tryTexts.under}</span>
            </p>
          </div>
          <img className={css.picture} src={lesson} width={480} height={344} alt={tryTexts.lesson} loading="lazy" />
        </div>
      </div>
    </section>
  )
}
