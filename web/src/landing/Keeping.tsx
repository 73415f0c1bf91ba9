import drawers from '@phuong/ui/drawings/drawers.svg?no-inline'
import css from './Keeping.module.css'
import { Lead, Section } from './Section.tsx'
import { keepingTexts } from './texts.ts'

/** How the data of pupils is kept: what the product does, and nothing that only an office could promise. */
export function Keeping() {
  return (
    <Section
      id="keeping"
      title={keepingTexts.title}
      squared
      className={css.inner}
      lead={
        <>
          <Lead>{keepingTexts.lead}</Lead>
          <img className={css.drawing} src={drawers} width={320} height={268} alt="" loading="lazy" />
        </>
      }
    >
      <ol className={css.facts}>
        {keepingTexts.facts.map(({ title, text }, index) => (
          <li key={title}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={css.fact}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
