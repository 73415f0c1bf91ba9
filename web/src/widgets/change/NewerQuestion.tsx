import { Button } from '@phuong/ui/Button'
import { Notice } from '@phuong/ui/Notice'
import { useEffect, useId, useRef } from 'react'
import css from './NewerQuestion.module.css'
import { texts } from './texts.ts'
import type { NewerQuestionOf } from './use-seen.ts'

/** What is said to whoever is not staff in place of the usual words. */
type Words = Partial<Record<'help' | 'own' | 'keepOwn', string>>

/** Both states of what two people have changed, and which of them is to stay (H160). */
export function NewerQuestion({ rows, takeTheirs, keepOwn, words = {} }: NewerQuestionOf & { words?: Words }) {
  const box = useRef<HTMLElement>(null)
  const title = useId()
  // it stands below what is typed, and nothing goes on before it is answered
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} aria-labelledby={title} tabIndex={-1} className={css.question}>
      <Notice tone="warning" live="assertive" title={<span id={title}>{texts.title}</span>}>
        {words.help ?? texts.help}
      </Notice>
      {rows.map(({ label, theirs, own }) => (
        <dl key={label} className={css.field} aria-label={label}>
          <div className={css.state}>
            <dt>
              {label}: {texts.theirs}
            </dt>
            <dd>{theirs || texts.nothing}</dd>
          </div>
          <div className={css.state}>
            <dt>
              {label}: {words.own ?? texts.own}
            </dt>
            <dd>{own || texts.nothing}</dd>
          </div>
        </dl>
      ))}
      <div className={css.ways}>
        <Button variant="primary" onClick={takeTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button onClick={keepOwn}>{words.keepOwn ?? texts.keepOwn}</Button>
      </div>
    </section>
  )
}
