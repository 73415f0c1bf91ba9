import { Button } from '@phuong/ui/Button'
import { PrinterIcon } from '@phuong/ui/desk-icons'
import { HelpIcon } from '@phuong/ui/work-icons'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { printPage } from '../../browser/print.ts'
import { usePageTitle } from '../../widgets/page-title.ts'
import { Answers } from './Answers.tsx'
import { Help } from './Help.tsx'
import css from './Print.module.css'
import type { PrintedExam } from './queries.ts'
import { texts } from './texts.ts'

/**
 * An exam as it stands on paper, and how it is printed (C-596 to C-604). What is seen is what is printed, also by the
 * browser's own menu: a button first shows its version and then prints it.
 */
export function Exam({ exam }: { exam: PrintedExam }) {
  const { quizTitle, code, classLevel, totalQuestion, duration, questions } = exam
  const whose = texts.whose(classLevel, code)
  const [withAnswers, setWithAnswers] = useState(true)
  const [helping, setHelping] = useState(false)
  usePageTitle(quizTitle)
  const print = (answers: boolean) => {
    // the page that is printed is the one that is drawn at that moment
    flushSync(() => setWithAnswers(answers))
    void printPage()
  }
  return (
    <>
      <div className={css.tools}>
        <Button variant="primary" icon={<PrinterIcon />} onClick={() => print(true)}>
          {texts.printWith}
        </Button>
        <Button icon={<PrinterIcon />} onClick={() => print(false)}>
          {texts.printWithout}
        </Button>
        <Button variant="quiet" icon={<HelpIcon />} onClick={() => setHelping(true)}>
          {texts.openHelp}
        </Button>
        <p className={css.version} role="status">
          {texts.shown(withAnswers)}
        </p>
      </div>
      <article className={css.sheet}>
        <header className={css.head}>
          <h1 id="page-title" tabIndex={-1}>
            {quizTitle}
          </h1>
          {whose && <p>{whose}</p>}
          <p>{texts.facts(totalQuestion, duration)}</p>
          {!withAnswers && (
            <p className={css.pupil}>
              <span className={css.name}>{texts.name}:</span>
              <span className={css.className}>{texts.className}:</span>
            </p>
          )}
        </header>
        <ol className={css.questions}>
          {questions.map(({ id, Print, whole }, index) => (
            <li key={id} className={css.question}>
              <span className={css.number}>{texts.question(index + 1)}</span>
              <Print question={whole as never} withAnswers={withAnswers} />
            </li>
          ))}
        </ol>
        {withAnswers && <Answers questions={questions} />}
      </article>
      <Help open={helping} onClose={() => setHelping(false)} />
    </>
  )
}
