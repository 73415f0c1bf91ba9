import { Card } from '@phuong/ui/Card'
import css from './Machines.module.css'
import { Lead, Section } from './Section.tsx'
import { machineTexts } from './texts.ts'

/** Which machine it needs, in figures that were measured. */
export function Machines() {
  return (
    <Section id="machines" title={machineTexts.title} lead={<Lead>{machineTexts.lead}</Lead>}>
      <ul className={css.cards}>
        {machineTexts.cards.map(({ title, rows }) => (
          <Card as="li" key={title} className={css.card}>
            <h3>{title}</h3>
            <dl className={css.rows}>
              {rows.map(([what, figure]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd className="num">{figure}</dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
