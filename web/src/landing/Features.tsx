import { Card } from '@phuong/ui/Card'
import classroom from '@phuong/ui/drawings/classroom.svg?no-inline'
import family from '@phuong/ui/drawings/family.svg?no-inline'
import marking from '@phuong/ui/drawings/marking.svg?no-inline'
import { Fragment } from 'react'
import css from './Features.module.css'
import { landingTexts } from './texts.ts'

const features = [
  { picture: marking, title: landingTexts.marking, text: landingTexts.markingText },
  { picture: classroom, title: landingTexts.classroom, text: landingTexts.classroomText },
  { picture: family, title: landingTexts.family, text: landingTexts.familyText },
] as const

/** The three feature cards (C-040 to C-044, D59). */
export function Features() {
  return (
    <section className={css.band} aria-labelledby="together">
      <div className={css.inner}>
        <h2 className={css.title} id="together">
          {landingTexts.together}
        </h2>
        <p className={css.lead}>{landingTexts.togetherLead}</p>
        <ul className={css.features}>
          {features.map(({ picture, title, text }) => (
            <Card as="li" flush className={css.feature} key={text}>
              <img className={css.picture} src={picture} width={400} height={200} alt="" loading="lazy" />
              <div className={css.words}>
                <h3>
                  {title.map((piece, index) => (
                    <Fragment key={piece}>
                      {index > 0 && ' '}
                      <span className={css.piece}>{piece}</span>
                    </Fragment>
                  ))}
                </h3>
                <p>{text}</p>
              </div>
            </Card>
          ))}
        </ul>
      </div>
    </section>
  )
}
