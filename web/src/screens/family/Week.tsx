import { daysLater } from '@phuong/domain/family/weeks'
import { formatDate, formatDateTime, formatDayOfYear } from '@phuong/domain/format/dates'
import { Card } from '@phuong/ui/Card'
import { Chip } from '@phuong/ui/Chip'
import { cx } from '@phuong/ui/cx'
import { BlossomCluster } from '@phuong/ui/drawings/BlossomCluster'
import { EmptyNotebook } from '@phuong/ui/drawings/EmptyNotebook'
import { FlameTree } from '@phuong/ui/drawings/FlameTree'
import { IconButton, IconButtonLink } from '@phuong/ui/IconButton'
import { ArrowLeftIcon, LockIcon } from '@phuong/ui/icons'
import { Notice } from '@phuong/ui/Notice'
import { type ReactNode, useId } from 'react'
import { Link } from '../../widgets/link/Link.tsx'
import { usePageTitle } from '../../widgets/page-title.ts'
import { Again } from './Again.tsx'
import { Chart } from './Chart.tsx'
import css from './Family.module.css'
import type { FamilyWeek } from './queries.ts'
import { changeOf, sentenceOf } from './sentence.ts'
import { texts } from './texts.ts'
import { ComingWorks, DoneWorks, MissingWorks } from './Works.tsx'

/** Another week that did not come: what is said of it, and how it is asked for again. */
export type Failure = { title: string; text: string; week: string | null; again: () => void }

type WeekProps = {
  row: FamilyWeek
  /** another week is on its way */
  turning: boolean
  failure: Failure | null
}

/** The week of a pupil as the family sees it. What is not done yet comes first. */
export function Week({ row, turning, failure }: WeekProps) {
  usePageTitle(texts.title(row.givenName))
  return (
    <>
      <Head row={row} failure={failure} />
      {failure && (
        <div className={css.notice}>
          <Notice tone="warning" live="assertive" title={failure.title} action={<Again onClick={failure.again} />}>
            {failure.text}
          </Notice>
        </div>
      )}
      <div className={css.page} aria-busy={turning}>
        <div className={css.column}>
          <Sentence row={row} />
          {row.missing.length > 0 && (
            <Part title={texts.missing}>
              <MissingWorks works={row.missing} now={row.now ?? ''} />
            </Part>
          )}
          {row.coming.length > 0 && (
            <Part title={texts.coming}>
              <ComingWorks works={row.coming} now={row.now ?? ''} />
            </Part>
          )}
        </div>
        <div className={css.column}>
          {row.averages.some(({ average }) => average !== null) && (
            <Part title={texts.chart} card>
              <p className={css.lead}>{row.after === null ? texts.chartText : texts.chartTextThen}</p>
              <Chart averages={row.averages} week={row.week} />
            </Part>
          )}
          {row.done.length > 0 && (
            <Part title={texts.done}>
              <DoneWorks works={row.done} />
            </Part>
          )}
        </div>
        <Foot row={row} />
      </div>
    </>
  )
}

function Head({ row, failure }: Pick<WeekProps, 'row' | 'failure'>) {
  const { fullName, givenName, className, schoolName, week, before, after } = row
  const last = daysLater(week, 6)
  const from = week.slice(0, 4) === last.slice(0, 4) ? formatDayOfYear(week) : formatDate(week)
  return (
    <div className={`oly ${css.head}`}>
      <BlossomCluster className={css.blossoms} />
      <div className={css.headInner}>
        <div>
          <h1 className={css.title} id="page-title" tabIndex={-1}>
            {texts.title(givenName)}
          </h1>
          <p className={css.who}>{texts.pupil(fullName, className)}</p>
          {schoolName !== null && <p className={css.who}>{schoolName}</p>}
        </div>
        <nav className={css.weeks} aria-label={texts.weeks}>
          <Turn week={before} failure={failure} label={texts.weekBefore} />
          <p className={`num ${css.days}`} aria-live="polite">
            {texts.week(from, formatDate(last))}
          </p>
          <Turn week={after} failure={failure} label={texts.weekAfter} forth />
        </nav>
      </div>
    </div>
  )
}

type TurnProps = { week: string | null; failure: Failure | null; label: string; forth?: boolean }

/** The way to the week beside; drawn and without a way where there is none. The one that failed is asked for again. */
function Turn({ week, failure, label, forth = false }: TurnProps) {
  const icon = <ArrowLeftIcon size={20} className={forth ? css.forth : undefined} />
  if (week === null) return <IconButton className={css.turn} label={label} icon={icon} disabled />
  const again = failure?.week === week ? failure.again : undefined
  return (
    <IconButtonLink as={Link} to={`?week=${week}`} className={css.turn} label={label} icon={icon} onClick={again} />
  )
}

function Sentence({ row: { givenName, figures, after, coming } }: { row: FamilyWeek }) {
  const isNow = after === null
  const noWorkText = isNow ? texts.noWorkText : texts.thatWeekNoWorkText
  const change = changeOf(figures)
  if (figures.total === 0)
    return (
      <Card className={css.none}>
        {coming.length === 0 && <EmptyNotebook className={css.drawing} />}
        <p className={css.sentence}>{sentenceOf(givenName, figures, isNow).map(({ text }) => text)}</p>
        <p className="muted">{coming.length > 0 ? texts.comingWorkText : noWorkText}</p>
      </Card>
    )
  return (
    <Card>
      <p className={css.sentence}>
        {sentenceOf(givenName, figures, isNow).map(({ text, tone }) =>
          tone === 'plain' ? (
            text
          ) : (
            <strong key={text} className={cx(css.strong, css.whole, tone === 'bright' && css.bright)}>
              {text}
            </strong>
          ),
        )}
      </p>
      {change && (
        <p className={css.chips}>
          <Chip
            tone={change.isMore ? 'leaf' : 'neutral'}
            icon={change.isMore && <ArrowLeftIcon size={16} className={css.up} />}
          >
            {change.text}
          </Chip>
        </p>
      )}
    </Card>
  )
}

function Part({ title, card = false, children }: { title: string; card?: boolean; children: ReactNode }) {
  const id = useId()
  const body = (
    <section className={css.part} aria-labelledby={id}>
      <h2 className={css.heading} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
  return card ? <Card className={css.card}>{body}</Card> : body
}

function Foot({ row: { givenName, expiresOn, now } }: { row: FamilyWeek }) {
  return (
    <div className={css.foot}>
      <section className={css.calm} aria-labelledby="nothing-to-do">
        <FlameTree tier="perfect" className={css.tree} />
        <div>
          <h2 className={css.calmTitle} id="nothing-to-do">
            {texts.nothingToDo}
          </h2>
          <p>{texts.nothingToDoText}</p>
        </div>
      </section>
      <p className={css.small}>
        <LockIcon size={20} />
        <span>
          {texts.foot(givenName)} {texts.expires(formatDate(expiresOn))}{' '}
          <span className={css.whole}>{texts.updated(formatDateTime(now))}</span>
        </span>
      </p>
    </div>
  )
}
