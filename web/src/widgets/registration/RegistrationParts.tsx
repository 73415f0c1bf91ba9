import { Button } from '@phuong/ui/Button'
import { CheckField } from '@phuong/ui/CheckField'
import { Notice } from '@phuong/ui/Notice'
import type { ComponentProps, ReactNode } from 'react'
import { failureOf } from './faults.ts'
import css from './Registration.module.css'
import { registrationTexts as texts } from './texts.ts'

/** A part of a long form, under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  )
}

/** What parents should know before they agree, and the one box of the consent, which is never ticked beforehand (D14). */
export function PupilConsent({ text, ...box }: { text: string } & Omit<ComponentProps<typeof CheckField>, 'label'>) {
  return (
    <section className={css.consent}>
      <h2 className={css.heading}>{texts.forParents}</h2>
      <ul className={css.facts}>
        {texts.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <CheckField label={text} {...box} />
    </section>
  )
}

type FootProps = { failure: unknown; isSending: boolean; teacher?: boolean }

/** The foot of a registration: what went wrong as a whole, and the one button. */
export function Foot({ failure, isSending, teacher = false }: FootProps) {
  const words = failure === null ? null : failureOf(failure, teacher)
  return (
    <>
      {words !== null && (
        <Notice tone="danger" title={words.title} live="assertive">
          {words.text}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="lg" block loading={isSending}>
        {texts.submit}
      </Button>
    </>
  )
}
