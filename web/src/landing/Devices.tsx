import { MonitorWith, PhoneWith } from './Device.tsx'
import css from './Devices.module.css'
import desk from './pictures/class-1x.avif'
import deskTwice from './pictures/class-2x.avif'
import close from './pictures/class-close-1x.avif'
import closeTwice from './pictures/class-close-2x.avif'
import question from './pictures/question-1x.avif'
import questionTwice from './pictures/question-2x.avif'
import { Lead, Points, Section } from './Section.tsx'
import { deviceTexts } from './texts.ts'

/** The product on a desk and on a phone, as it is (`npm run pictures`). */
export function Devices() {
  return (
    <Section
      id="devices"
      title={deviceTexts.title}
      squared
      className={css.inner}
      lead={
        <div className={css.beside}>
          <Lead>{deviceTexts.lead}</Lead>
          <Points className={css.points} points={deviceTexts.points} />
        </div>
      }
    >
      <div className={css.scene}>
        <div className={css.desk}>
          <MonitorWith
            wide={{ once: desk, twice: deskTwice, width: 720, height: 450 }}
            close={{ once: close, twice: closeTwice, width: 320, height: 200 }}
            alt={deviceTexts.desk}
          />
        </div>
        <PhoneWith
          className={css.hand}
          picture={{ once: question, twice: questionTwice, width: 240, height: 493 }}
          alt={deviceTexts.phone}
        />
        <p className={css.source}>{deviceTexts.source}</p>
      </div>
    </Section>
  )
}
