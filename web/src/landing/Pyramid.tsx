import pyramid from '@phuong/ui/drawings/pyramid.svg?no-inline'
import css from './Pyramid.module.css'
import { Lead, Section } from './Section.tsx'
import { pyramidTexts } from './texts.ts'

/** The learning pyramid (C-045, C-046): a pile of books, from listening down to telling it to others. No figures: there are none. */
export function Pyramid() {
  return (
    <Section
      id="pyramid"
      title={pyramidTexts.title}
      className={css.inner}
      lead={
        <>
          <Lead>{pyramidTexts.lead}</Lead>
          <ul className={css.legend}>
            {[pyramidTexts.takingIn, pyramidTexts.doing].map(([name, levels]) => (
              <li key={name}>
                <span>
                  <strong>{name}</strong> {levels}
                </span>
              </li>
            ))}
          </ul>
          <p className={css.practice}>{pyramidTexts.practice}</p>
        </>
      }
    >
      <div className={css.room}>
        <div className={css.pile}>
          <img src={pyramid} width={560} height={436} alt="" loading="lazy" />
          <ol className={css.levels}>
            {pyramidTexts.levels.map((level) => (
              <li key={level}>{level}</li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
