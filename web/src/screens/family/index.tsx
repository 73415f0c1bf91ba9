import { isMonday } from '@phuong/domain/family/weeks'
import { Button } from '@phuong/ui/Button'
import { BrokenPencil } from '@phuong/ui/drawings/BrokenPencil'
import { LostNotebook } from '@phuong/ui/drawings/LostNotebook'
import { RefreshIcon } from '@phuong/ui/icons'
import { Waiting } from '@phuong/ui/ListState'
import { Skeleton } from '@phuong/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { useAddressQuery } from '../../widgets/link/use-address-query.ts'
import { useHeldLetters } from '../../widgets/use-held-letters.ts'
import css from './Family.module.css'
import { familyWeekQuery } from './queries.ts'
import { texts } from './texts.ts'
import { Week } from './Week.tsx'

/**
 * /family/:token, where the link and the QR code of a family lead (D59): the week of one pupil to be read, with the weeks
 * before it. Nobody is signed in by it, and nothing is written on the device; it opens nothing beside itself, so it works
 * within the browsers of chats.
 */
export function FamilyPage() {
  const { token = '' } = useParams()
  const [query] = useAddressQuery()
  const monday = query.get('week') ?? ''
  const week = useQuery(familyWeekQuery(token, isMonday(monday) ? monday : null))
  const code = isCallError(week.error) ? week.error.code : null
  // also while the page lies open: what it showed is told no more
  if (code === 'NOT_FOUND') return <Told drawing={<LostNotebook />} title={texts.closedTitle} text={texts.closedText} />
  if (week.data) return <Week row={week.data} turning={week.isPlaceholderData} />
  if (!week.isError) return <Coming />
  const again = (
    <Button icon={<RefreshIcon />} onClick={() => void week.refetch()}>
      {texts.again}
    </Button>
  )
  const words =
    code === 'TOO_MANY_OPENINGS' || code === 'TOO_MANY_CHANGES'
      ? { title: texts.tooManyTitle, text: texts.tooManyText }
      : { title: texts.failedTitle, text: texts.failedText }
  return <Told drawing={<BrokenPencil />} {...words} way={again} />
}

/** A page that has only this to say. */
function Told({ drawing, title, text, way }: { drawing: ReactNode; title: string; text: string; way?: ReactNode }) {
  return (
    <div className={`oly ${css.told}`}>
      <div className={css.drawing}>{drawing}</div>
      <h1 className={css.toldTitle} id="page-title" tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      {way}
    </div>
  )
}

/** The shape of what is on its way. */
function Coming() {
  useHeldLetters()
  return (
    <Waiting>
      <div className={`oly ${css.head}`}>
        <div className={css.headInner}>
          <div className={css.coming}>
            <Skeleton width="long" />
            <Skeleton width="medium" />
            <Skeleton width="medium" />
          </div>
          <Skeleton shape="block" className={css.comingWeeks} />
        </div>
      </div>
      <div className={css.page} aria-hidden="true">
        <div className={css.column}>
          <Skeleton shape="block" className={css.comingSentence} />
          <Skeleton shape="block" className={css.comingChart} />
        </div>
        <div className={css.column}>
          <Skeleton shape="block" className={css.comingChart} />
        </div>
      </div>
    </Waiting>
  )
}
