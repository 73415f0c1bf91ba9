import { schoolYearOf } from '@phuong/domain/catalogue/school-year'
import { now } from '../../browser/clock.ts'
import css from './Head.module.css'
import type { Heading } from './heading.ts'
import type { PrintedExam } from './queries.ts'
import { texts } from './texts.ts'

type HeadProps = {
  exam: PrintedExam
  heading: Heading
  /** the version for staff has no room for what a pupil writes */
  withAnswers: boolean
}

/** The head of an exam as schools here use it: who gives it, what it is, and where the pupil and the teacher write (C-596, C-613). */
export function Head({ exam, heading, withAnswers }: HeadProps) {
  const { quizTitle, code, classLevel, totalQuestion, duration } = exam
  return (
    <header>
      <div className={css.head}>
        <div className={css.from}>
          <p className={css.department}>{heading.department || <Line of={texts.department} />}</p>
          <p className={css.school}>{heading.school || <Line of={texts.school} />}</p>
          {code !== null && <p className={css.code}>{texts.code(code)}</p>}
        </div>
        <div className={css.what}>
          <h1 id="page-title" tabIndex={-1}>
            {quizTitle}
          </h1>
          <p>{texts.year(schoolYearOf(now()).name)}</p>
          <p className={css.subject}>{texts.subject(classLevel)}</p>
          <p>{texts.facts(totalQuestion, duration)}</p>
        </div>
      </div>
      {!withAnswers && (
        <div className={css.form}>
          <p className={css.pupil}>
            <span className={css.wide}>{texts.name}:</span>
            <span>{texts.className}:</span>
            <span>{texts.candidate}:</span>
          </p>
          <div className={css.marks}>
            <p>{texts.mark}</p>
            <p>{texts.remark}</p>
          </div>
        </div>
      )}
    </header>
  )
}

/** What is written by hand where nothing was filled in. */
function Line({ of }: { of: string }) {
  return <span className={css.line}>{of}:</span>
}
