import { isMonday } from '@phuong/domain/family/weeks'
import { BrokenPencil } from '@phuong/ui/drawings/BrokenPencil'
import { LostNotebook } from '@phuong/ui/drawings/LostNotebook'
import { Waiting } from '@phuong/ui/ListState'
import { Skeleton } from '@phuong/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { useAddressQuery } from '../../widgets/link/use-address-query.ts'
import { useHeldLetters } from '../../widgets/use-held-letters.ts'
import { Again } from './Again.tsx'
import css from './Family.module.css'
import { type FamilyWeek, familyWeekQuery } from './queries.ts'
import { texts } from './texts.ts'
import { tokenIn } from './token.ts'
import { Week } from './Week.tsx'

/**
 * /family/:token, where the link and the QR code of a family lead (D59): the week of one pupil to be read, with the weeks
 * before it. Nobody is signed in by it, and nothing is written on the device; it opens nothing beside itself, so it works
 * within the browsers of chats.
 */
export function FamilyPage() {
  const { token = '' } = useParams()
  return (
    <>
      <meta name="robots" content="noindex" />
      <Weeks key={token} token={tokenIn(token)} />
    </>
  )
}

/** The weeks of one link. The one that was read last stays until another one is here, also where that does not come. */
function Weeks({ token }: { token: string }) {
  const [query] = useAddressQuery()
  const monday = query.get('week') ?? ''
  const target = isMonday(monday) ? monday : null
  const week = useQuery(familyWeekQuery(token, target))
  const [lastRow, setLastRow] = useState<FamilyWeek | null>(null)
  if (week.data && week.data !== lastRow) setLastRow(week.data)
  const row = week.data ?? lastRow
  const code = isCallError(week.error) ? week.error.code : null
  // also while the page lies open: what it showed is told no more
  if (code === 'NOT_FOUND') return <Told drawing={<LostNotebook />} title={texts.closedTitle} text={texts.closedText} />
  if (row === null && !week.isError) return <Coming />
  const tooMany = code === 'TOO_MANY_OPENINGS' || code === 'TOO_MANY_CHANGES'
  const text = tooMany ? texts.tooManyText : texts.failedText
  const again = () => void week.refetch()
  if (row === null) {
    const title = tooMany ? texts.tooManyTitle : texts.failedTitle
    return <Told drawing={<BrokenPencil />} title={title} text={text} way={<Again onClick={again} />} />
  }
  const title = tooMany ? texts.tooManyTitle : texts.failedWeekTitle
  const failure = week.isLoadingError ? { title, text, week: target, again } : null
  return <Week row={row} turning={week.isPending} failure={failure} />
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
