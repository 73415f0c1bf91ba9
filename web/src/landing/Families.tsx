import { PhoneWith } from './Device.tsx'
import css from './Families.module.css'
import week from './pictures/family.webp'
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
        <PhoneWith className={css.phone} picture={{ src: week, width: 540, height: 1110 }} alt={familyTexts.phone} />
      </div>
    </Section>
  )
}
