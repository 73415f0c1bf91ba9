import { Button } from '@phuong/ui/Button'
import { ErrorState } from '@phuong/ui/ErrorState'
import { IconButtonLink } from '@phuong/ui/IconButton'
import { CloseIcon } from '@phuong/ui/icons'
import { Notice } from '@phuong/ui/Notice'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isCallError, messageOf } from '../api/call-error.ts'
import type { Sitting } from '../sitting/use-sitting.ts'
import { Link } from '../widgets/link/Link.tsx'
import { SittingBar } from '../widgets/sitting-bar/SittingBar.tsx'
import { useHeldLetters } from '../widgets/use-held-letters.ts'
import css from './Exam.module.css'
import type { ExamPlace } from './place.ts'
import { texts } from './texts.ts'

type Props = {
  place: Pick<ExamPlace, 'title' | 'about' | 'leavePath'>
  sitting: Pick<Sitting, 'problem' | 'retry'>
  /** What the questions wait for; one that has failed is said. */
  asked: readonly Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>[]
}

/** What stands in the place of an exam before its first question: that it is on its way, or why it cannot begin. */
export function Gate({ place: { title, about, leavePath }, sitting, asked }: Props) {
  return (
    <>
      <SittingBar title={title} about={about} save={null}>
        <IconButtonLink as={Link} to={leavePath} replace label={texts.exit} icon={<CloseIcon size={24} />} />
      </SittingBar>
      <div className={css.gate}>
        <div className={css.waiting}>{reasonOf(sitting, asked)}</div>
      </div>
    </>
  )
}

const reasonOf = ({ problem, retry }: Props['sitting'], asked: Props['asked']): ReactNode => {
  if (problem !== null)
    return (
      <Notice
        tone="warning"
        live="assertive"
        title={texts.problemTitle}
        action={<Button onClick={() => void retry()}>{texts.retry}</Button>}
      >
        <p>{problem.text}</p>
        <p>{texts.problemText}</p>
      </Notice>
    )
  const failure = asked.find(({ isError }) => isError)
  if (failure !== undefined)
    return (
      <ErrorState
        title={texts.paperFailed}
        text={
          isCallError(failure.error) && failure.error.code === 'OFFLINE' ? texts.waitingPaper : messageOf(failure.error)
        }
        onRetry={() => void failure.refetch()}
      />
    )
  return <Soon />
}

/** The place of the first question. */
function Soon() {
  useHeldLetters()
  return (
    <>
      <p role="status">{texts.loadingPaper}</p>
      <SkeletonRows />
    </>
  )
}
