import { paperClasses, papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import type { NamedList } from '@phuong/domain/people/account-lists'
import { hasRole, isPupil } from '@phuong/domain/people/roles'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { EmptyState } from '@phuong/ui/ListState'
import { Notice } from '@phuong/ui/Notice'
import { PageHead } from '@phuong/ui/PageHead'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { hidden } from '@phuong/ui/VisuallyHidden'
import type { ChosenEntry } from '../../../exam/place.ts'
import { contestPath } from '../../../widgets/demo-pages/paths.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { examCount, nearestLevel } from '../../../widgets/practice/class-level.ts'
import { levelIn, practiceOf, questionPath } from '../../../widgets/practice/paths.ts'
import { nextPaper } from '../../../widgets/practice/progress.ts'
import { useClassLevel } from '../../../widgets/practice/use-class-level.ts'
import { useProgress } from '../../../widgets/practice/use-progress.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { History } from '../history/History.tsx'
import { texts } from '../texts.ts'
import { ClassExams } from './ClassExams.tsx'
import { SignWords } from './PaperSign.tsx'
import css from './Practice.module.css'
import { Tens } from './Tens.tsx'

/** Who is on this list of accounts has the class-aware home, everybody else the one with all papers (C-234 to C-236). */
const classAwareList = 'class-aware-practice' satisfies NamedList

/** Names of the two histories in the address: the own one, and that of the own pupils. */
const historyView = 'history'
const pupilsView = 'pupils'

/** /lms/olympic/practice: the papers of the own class by number, and what was done before (C-232, C-243 to C-261, C-323). */
export function OlympicPractice() {
  const [search, setSearch] = useAddressQuery()
  const named = levelIn(search)
  const { level, choose } = useClassLevel(named)
  const { me } = useSurroundings()
  const nearest = nearestLevel(me)
  const isClassAware = me.flags.includes(classAwareList)
  const views = [
    { name: null, label: texts.papers },
    { name: historyView, label: texts.history },
    ...(hasRole(me, 'teacher') ? [{ name: pupilsView, label: texts.pupilsHistory }] : []),
  ]
  const view = views.find(({ name }) => name === search.get('view'))?.name ?? null
  return (
    <>
      <PageHead
        title={texts.practiceTitle}
        lead={isPupil(me) ? texts.pupilsPracticeLead : texts.practiceLead}
        {...(level !== null && { eyebrow: texts.className(level) })}
      />
      <div className={css.body}>
        {nearest !== null && level !== null && view === null && (
          <Notice>
            {texts.otherClass(level)}
            {level !== nearest && (
              <>
                {' '}
                <Link to={practiceOf(nearest)}>{texts.practiseLevel(nearest)}</Link>
              </>
            )}
          </Notice>
        )}
        <div className={css.tools}>
          <fieldset className={css.views}>
            <legend className={hidden}>{texts.views}</legend>
            {views.map(({ name, label }) => (
              <Button
                key={label}
                variant={name === view ? 'soft' : 'line'}
                aria-pressed={name === view}
                onClick={() => setSearch(new URLSearchParams(name === null ? {} : { view: name }))}
              >
                {label}
              </Button>
            ))}
          </fieldset>
          {choose && level !== null && view === null && !isClassAware && (
            <label className={css.choice}>
              {texts.chooseClass}
              <select
                value={level}
                onChange={(event) => {
                  choose(Number(event.currentTarget.value))
                  if (named !== null) setSearch(new URLSearchParams(), { replace: true })
                }}
              >
                {paperClasses.map((one) => (
                  <option key={one} value={one}>
                    {texts.classOption(one)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        {view !== null ? (
          <History key={view} pupils={view === pupilsView} />
        ) : level === null ? (
          <NoPapers nearest={nearest} />
        ) : (
          <Home key={level} level={level} named={named} isClassAware={isClassAware} />
        )}
      </div>
    </>
  )
}

/** A paper that is under way is gone on with or begun anew, as from the list of papers (D23). */
const chosen = { chosen: true } satisfies ChosenEntry

/** A class without papers of its own is told so, and offered those of the nearest class (C-250, C-251). */
function NoPapers({ nearest }: { nearest: number | null }) {
  return (
    <EmptyState
      title={texts.noPapers}
      text={texts.noPapersText}
      action={
        nearest !== null && (
          <ButtonLink as={Link} to={practiceOf(nearest)} variant="primary">
            {texts.practiseLevel(nearest)}
          </ButtonLink>
        )
      }
    />
  )
}

type HomeProps = {
  level: number
  /** The level that the address names; null where the level in use is meant. */
  named: number | null
  isClassAware: boolean
}

/** The papers of a level with what was done of them, and the way into the one to be done now. */
function Home({ level, named, isClassAware }: HomeProps) {
  const progress = useProgress(level)
  const next = progress && nextPaper(progress, isClassAware ? examCount : papersPerClass)
  const List = isClassAware ? ClassExams : Tens
  return (
    <>
      {/* its place is kept while nothing is known, so that the papers stay where they are */}
      <div className={css.next}>
        {next && (
          <ButtonLink as={Link} to={questionPath(next.code, 1, level)} state={chosen} variant="primary">
            {(next.begun ? texts.goOnWith : texts.beginWith)(next.code)}
          </ButtonLink>
        )}
      </div>
      <p>
        <ButtonLink as={Link} to={contestPath}>
          {texts.mockContest}
        </ButtonLink>
      </p>
      {progress ? <List level={level} named={named} progress={progress} /> : <SkeletonRows rows={8} />}
      <SignWords />
    </>
  )
}
