import { Button } from '@phuong/ui/Button'
import { PrinterIcon } from '@phuong/ui/desk-icons'
import { TextField } from '@phuong/ui/TextField'
import { HelpIcon } from '@phuong/ui/work-icons'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { printPage } from '../../browser/print.ts'
import { usePageTitle } from '../../widgets/page-title.ts'
import { Answers } from './Answers.tsx'
import { Head } from './Head.tsx'
import { Help } from './Help.tsx'
import type { Heading } from './heading.ts'
import css from './Print.module.css'
import type { PrintedExam } from './queries.ts'
import { texts } from './texts.ts'

/** Characters of a line of the head: two rows of its column. */
const maxLine = 80

/**
 * An exam as it stands on paper, and how it is printed (C-596 to C-604). What is seen is what is printed, also by the
 * browser's own menu: a button first shows its version and then prints it. What a class receives comes first.
 * @param ownSchool whose exam it is, until somebody writes another one; '' where that is not known
 */
export function Exam({ exam, ownSchool }: { exam: PrintedExam; ownSchool: string }) {
  const { quizTitle, questions } = exam
  const [withAnswers, setWithAnswers] = useState(false)
  const [heading, setHeading] = useState<Heading>({ department: '', school: ownSchool })
  const [helping, setHelping] = useState(false)
  usePageTitle(quizTitle)
  const print = (answers: boolean) => {
    // the page that is printed is the one that is drawn at that moment
    flushSync(() => setWithAnswers(answers))
    void printPage()
  }
  const line = (of: 'department' | 'school') => (
    <TextField
      label={texts[of]}
      value={heading[of]}
      maxLength={maxLine}
      className={css.line}
      onChange={({ target }) => setHeading({ ...heading, [of]: target.value.normalize('NFC') })}
    />
  )
  return (
    <>
      <div className={css.tools}>
        <Button variant="primary" icon={<PrinterIcon />} onClick={() => print(false)}>
          {texts.printWithout}
        </Button>
        <Button icon={<PrinterIcon />} onClick={() => print(true)}>
          {texts.printWith}
        </Button>
        <Button variant="quiet" icon={<HelpIcon />} onClick={() => setHelping(true)}>
          {texts.openHelp}
        </Button>
        <p className={css.version} role="status">
          {texts.shown(withAnswers)}
        </p>
        <div className={css.heading}>
          {line('department')}
          {line('school')}
          <p className={css.version}>{texts.headHelp}</p>
        </div>
      </div>
      <article className={css.sheet}>
        <Head exam={exam} heading={heading} withAnswers={withAnswers} />
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
