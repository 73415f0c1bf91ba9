import { plainText } from '@phuong/exercises/screens'
import { slideQuizReducer, startSlideQuiz } from '@phuong/exercises/session'
import { ButtonLink } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { settingsQuery } from '../../api/session-query.ts'
import { bookClasses } from '../../widgets/demo-pages/book-classes.ts'
import { kindOf } from '../../widgets/demo-pages/layouts.ts'
import { bookPath, contestPath } from '../../widgets/demo-pages/paths.ts'
import { Sample } from '../../widgets/demo-sample/Sample.tsx'
import { Exercise } from '../../widgets/exercise/Exercise.tsx'
import { Link } from '../../widgets/link/Link.tsx'
import { usePageTitle } from '../../widgets/page-title.ts'
import { dashboardSamples } from './dashboard-samples.ts'
import css from './OlympicDemo.module.css'
import { texts } from './texts.ts'

/** /olympicsgk/dashboard: sample questions one at a time, and the ways to the books and to the mock contest (C-525, C-530 to C-539). */
export function Dashboard() {
  usePageTitle(texts.dashboardTitle)
  const { data: site } = useQuery(settingsQuery)
  const [quiz, dispatch] = useReducer(slideQuizReducer, dashboardSamples, startSlideQuiz)
  const { shown, submissions } = quiz
  /** The sample came by itself, after the one before it. */
  const [followed, setFollowed] = useState(false)
  const sheet = useRef<HTMLElement>(null)
  // the sheet is longer than a phone is high
  const showHead = () => sheet.current?.scrollIntoView({ block: 'start' })
  const page = quiz.questions[shown - 1] ?? ''
  const given = submissions.find(({ id }) => id === page)
  return (
    <div className={css.page}>
      <h1 id="page-title" tabIndex={-1}>
        {texts.dashboardTitle}
      </h1>
      <p className={css.lead}>{texts.dashboardLead}</p>
      <p className={css.ways}>
        <ButtonLink as={Link} to={contestPath} variant="primary" size="lg">
          {texts.toContest}
        </ButtonLink>
        {site?.olympicEnglishUrl && (
          <ButtonLink as={Link} to="/olympicTA" size="lg">
            {texts.toOlympicEnglish}
          </ButtonLink>
        )}
      </p>
      <nav aria-labelledby="books">
        <h2 id="books">{texts.books}</h2>
        <ul className={css.books}>
          {bookClasses.map((classLevel) => (
            <li key={classLevel}>
              <Link to={bookPath(classLevel)}>{texts.book(classLevel)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="samples">
        <h2 id="samples">{texts.samples}</h2>
        <fieldset className={css.numbers} aria-labelledby="samples">
          {quiz.questions.map((id, index) => (
            <button
              key={id}
              type="button"
              className={cx(css.pick, index + 1 === shown && css.picked)}
              aria-pressed={index + 1 === shown}
              onClick={() => {
                dispatch({ type: 'show', number: index + 1 })
                setFollowed(false)
                showHead()
              }}
            >
              {texts.question(index + 1)}
            </button>
          ))}
        </fieldset>
        <article className={css.sheet} aria-labelledby="shown" ref={sheet}>
          <Sample key={page} page={page}>
            {(question) => (
              <>
                <div className={css.head}>
                  <div className={css.name}>
                    <Name number={shown} followed={followed} onFollowed={showHead} />
                    <p>{kindOf(page)}</p>
                  </div>
                </div>
                <p className={css.task}>{plainText(question.title)}</p>
                <Exercise
                  question={question}
                  seed={`dashboard ${page}`}
                  given={given?.response}
                  onSubmitted={({ correct }, response) =>
                    dispatch({ type: 'submit', answer: { id: page, response, correct } })
                  }
                  onClosed={() => {
                    dispatch({ type: 'advance', from: shown })
                    setFollowed(true)
                  }}
                />
              </>
            )}
          </Sample>
        </article>
      </section>
    </div>
  )
}

type NameProps = { number: number; followed: boolean; onFollowed(): void }

/** The name of a sample. Where the button of the one before it had the focus, the reading goes on here (C-538). */
function Name({ number, followed, onFollowed }: NameProps) {
  const name = useRef<HTMLHeadingElement>(null)
  const enter = useEffectEvent(() => {
    // who has gone on to something else stays there
    if (!followed || document.activeElement !== document.body) return
    name.current?.focus({ preventScroll: true })
    onFollowed()
  })
  useEffect(() => enter(), [])
  return (
    <h3 className={css.number} id="shown" tabIndex={-1} ref={name}>
      {texts.question(number)}
    </h3>
  )
}
