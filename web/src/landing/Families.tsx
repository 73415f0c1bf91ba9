import { PhoneWith } from './Device.tsx'
import css from './Families.module.css'
import week from './pictures/family-1x.avif'
import weekTwice from './pictures/family-2x.avif'
import { Lead, Points, Section } from './Section.tsx'
import { familyTexts } from './texts.ts'

/** For parents: the page behind a family's link (C-043, D59), as it is. */
export function Families() {
  return (
    <Section
      id="families"
      title={familyTexts.title}
      squared
      className={css.inner}
      lead={
        <>
          <Lead>{familyTexts.lead}</Lead>
          <Points points={familyTexts.points} />
        </>
      }
    >
      <div className={css.stage}>
        <PhoneWith
          className={css.phone}
          picture={{ once: week, twice: weekTwice, width: 240, height: 493 }}
          alt={familyTexts.phone}
        />
      </div>
    </Section>
  )
}
