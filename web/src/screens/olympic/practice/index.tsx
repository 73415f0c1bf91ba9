import { paperClasses, papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import type { NamedList } from '@phuong/domain/people/account-lists'
import { hasRole } from '@phuong/domain/people/roles'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { EmptyState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { hidden } from '@phuong/ui/VisuallyHidden'
import type { ChosenEntry } from '../../../widgets/exam/place.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { examCount } from '../class-level.ts'
import { History } from '../history/History.tsx'
import { questionPath } from '../paths.ts'
import { texts } from '../texts.ts'
import { useClassLevel } from '../use-class-level.ts'
import { ClassExams } from './ClassExams.tsx'
import { PaperSign, SignWords, signWordsId } from './PaperSign.tsx'
import css from './Practice.module.css'
import { nextPaper, noPaperStates, type PaperStates } from './paper-states.ts'
import { useOpenPaper } from './use-open-paper.ts'
import { usePaperStates } from './use-paper-states.ts'

/** Who is on this list of accounts has the class-aware home, everybody else the one with all papers (C-234 to C-236). */
const classAwareList = 'class-aware-practice' satisfies NamedList

/** Names of the two histories in the address: the own one, and that of the own pupils. */
const historyView = 'history'
const pupilsView = 'pupils'

/** /lms/olympic/practice: the papers of the own class by number, and what was done before (C-232, C-243 to C-261, C-323). */
export function OlympicPractice() {
  const [search, setSearch] = useAddressQuery()
  const { level, choose } = useClassLevel()
  const { me } = useSurroundings()
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
        lead={me.role === 'student' ? texts.pupilsPracticeLead : texts.practiceLead}
        {...(level !== null && { eyebrow: texts.className(level) })}
      />
      <div className={css.body}>
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
              <select value={level} onChange={(event) => choose(Number(event.currentTarget.value))}>
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
          <EmptyState title={texts.noPapers} text={texts.noPapersText} />
        ) : (
          <Home level={level} isClassAware={isClassAware} />
        )}
      </div>
    </>
  )
}

/** A paper that is under way is gone on with or begun anew, as from the list of papers (D23). */
const chosen = { chosen: true } satisfies ChosenEntry

/** The papers of a level with what was done of them, and the way into the one to be done now. */
function Home({ level, isClassAware }: { level: number; isClassAware: boolean }) {
  const known = usePaperStates(level)
  const states = known ?? noPaperStates
  const next = known && nextPaper(known, isClassAware ? examCount : papersPerClass)
  const List = isClassAware ? ClassExams : Papers
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
      <List level={level} states={states} />
      <SignWords />
    </>
  )
}

const numbers = Array.from({ length: papersPerClass }, (_, index) => index + 1)

/** C-244: one button for each paper. */
function Papers({ level, states: { byCode } }: { level: number; states: PaperStates }) {
  const { open, opening } = useOpenPaper(level)
  return (
    <ol className={css.papers} aria-label={texts.papers}>
      {numbers.map((number) => {
        const state = byCode.get(String(number))
        return (
          <li key={number}>
            <button
              type="button"
              className={cx(css.paper, state && css[state], opening === number && css.opening)}
              aria-label={texts.paperLabel(number)}
              aria-describedby={state && signWordsId[state]}
              aria-busy={opening === number || undefined}
              onClick={() => void open(number)}
            >
              {number}
              <PaperSign state={state} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}
