import { MonitorWith, PhoneWith } from './Device.tsx'
import css from './Devices.module.css'
import desk from './pictures/class.webp'
import deskClose from './pictures/class-close.webp'
import question from './pictures/question.webp'
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
            wide={{ src: desk, width: 1360, height: 850 }}
            close={{ src: deskClose, width: 720, height: 450 }}
            alt={deviceTexts.desk}
          />
        </div>
        <PhoneWith className={css.hand} picture={{ src: question, width: 540, height: 1110 }} alt={deviceTexts.phone} />
        <p className={css.source}>{deviceTexts.source}</p>
      </div>
    </Section>
  )
}
