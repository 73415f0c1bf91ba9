import { mockContestReducer } from '@phuong/exercises/session'
import { cx } from '@phuong/ui/cx'
import { ErrorState } from '@phuong/ui/ErrorState'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { hidden } from '@phuong/ui/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { settingsQuery } from '../../../api/session-query.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import css from './Contest.module.css'
import { keepContest, type OpenedContest } from './opening.ts'
import { contestQuery } from './queries.ts'
import { SidePanel } from './SidePanel.tsx'
import { Success } from './Success.tsx'
import { type ContestScore, contestScore } from './score.ts'
import { Task } from './Task.tsx'
import { texts } from './texts.ts'

/** /olympicsgk/mock-contest: a contest for practice, kept in this browser alone (C-498 to C-529). */
export function Contest() {
  usePageTitle(texts.title)
  const [attempt, setAttempt] = useState(1)
  const { data: site } = useQuery(settingsQuery)
  const { data, isError, refetch } = useQuery(contestQuery(site?.mediaHost ?? null, attempt))
  return (
    <div className={css.page}>
      {/* on a phone the bar says it already */}
      <h1 className={cx(hidden, css.pageTitle)} id="page-title" tabIndex={-1}>
        {texts.title}
      </h1>
      {data ? (
        <Sat key={attempt} opened={data} again={attempt > 1} onAgain={() => setAttempt(attempt + 1)} />
      ) : isError ? (
        <ErrorState title={texts.failed} text={texts.failedText} onRetry={() => void refetch()} />
      ) : (
        <div className={css.opening}>
          <p role="status">{texts.loading}</p>
          <SkeletonRows />
        </div>
      )}
    </div>
  )
}

type SatProps = {
  opened: OpenedContest
  /** It follows another one on the same screen. */
  again: boolean
  onAgain(): void
}

function Sat({ opened: { questions, contest: begun }, again, onAgain }: SatProps) {
  const [contest, dispatch] = useReducer(mockContestReducer, begun)
  /** reckoned at the end, which takes the answers away (C-512) */
  const [score, setScore] = useState<ContestScore | null>(null)
  const kept = useRef(begun)
  useEffect(() => {
    if (kept.current !== contest) keepContest(contest)
    kept.current = contest
  }, [contest])
  const { shown, answers, finished } = contest
  const question = questions[shown - 1]
  if (finished && score !== null) return <Success score={score} onAgain={onAgain} />
  return (
    <div className={css.contest}>
      <SidePanel
        contest={contest}
        onShow={(number) => dispatch({ type: 'show', number })}
        onFinish={() => {
          setScore(contestScore(questions, answers))
          dispatch({ type: 'finish' })
        }}
      />
      {question && (
        <Task
          key={question.id}
          question={question}
          number={shown}
          entered={again || contest !== begun}
          given={answers.find(({ id }) => id === question.id)?.response}
          onSubmit={(response) => dispatch({ type: 'submit', id: question.id, response })}
        />
      )}
    </div>
  )
}
