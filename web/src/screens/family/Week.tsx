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
import { type ReactNode, useId } from 'react'
import { Link } from '../../widgets/link/Link.tsx'
import { usePageTitle } from '../../widgets/page-title.ts'
import { Chart } from './Chart.tsx'
import css from './Family.module.css'
import type { FamilyWeek } from './queries.ts'
import { changeOf, sentenceOf } from './sentence.ts'
import { texts } from './texts.ts'
import { DoneWorks, MissingWorks } from './Works.tsx'

/** The week of a pupil as the family sees it. @param turning whether another week is on its way */
export function Week({ row, turning }: { row: FamilyWeek; turning: boolean }) {
  usePageTitle(texts.title(row.givenName))
  return (
    <>
      <Head row={row} />
      <div className={css.page} aria-busy={turning}>
        <div className={css.column}>
          <Sentence row={row} />
          {row.averages.some(({ average }) => average !== null) && (
            <Part title={texts.chart} card>
              <p className={css.lead}>{row.after === null ? texts.chartText : texts.chartTextThen}</p>
              <Chart averages={row.averages} week={row.week} />
            </Part>
          )}
        </div>
        <div className={css.column}>
          {row.done.length > 0 && (
            <Part title={texts.done}>
              <DoneWorks works={row.done} />
            </Part>
          )}
          {row.missing.length > 0 && (
            <Part title={texts.missing}>
              <MissingWorks works={row.missing} now={row.now ?? ''} />
            </Part>
          )}
        </div>
        <Foot row={row} />
      </div>
    </>
  )
}

function Head({ row }: { row: FamilyWeek }) {
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
          <Turn week={before} label={texts.weekBefore} />
          <p className={`num ${css.days}`} aria-live="polite">
            {texts.week(from, formatDate(last))}
          </p>
          <Turn week={after} label={texts.weekAfter} forth />
        </nav>
      </div>
    </div>
  )
}

/** The way to the week beside; drawn and without a way where there is none. */
function Turn({ week, label, forth = false }: { week: string | null; label: string; forth?: boolean }) {
  const icon = <ArrowLeftIcon size={20} className={forth ? css.forth : undefined} />
  if (week === null) return <IconButton className={css.turn} label={label} icon={icon} disabled />
  return <IconButtonLink as={Link} to={`?week=${week}`} className={css.turn} label={label} icon={icon} />
}

function Sentence({ row: { givenName, figures, after } }: { row: FamilyWeek }) {
  const isNow = after === null
  const change = changeOf(figures)
  if (figures.total === 0)
    return (
      <Card className={css.none}>
        <EmptyNotebook className={css.drawing} />
        <p className={css.sentence}>{sentenceOf(givenName, figures, isNow).map(({ text }) => text)}</p>
        <p className="muted">{isNow ? texts.noWorkText : texts.thatWeekNoWorkText}</p>
      </Card>
    )
  return (
    <Card>
      <p className={css.sentence}>
        {sentenceOf(givenName, figures, isNow).map(({ text, strong }) =>
          strong ? (
            <strong key={text} className={cx(css.strong, css.whole)}>
              {text}
            </strong>
          ) : (
            text
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
  return card ? <Card>{body}</Card> : body
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
