import { GRADES, gradeLabel } from '@phuong/domain/catalogue/grades'
import { Chip } from '@phuong/ui/Chip'
import { cx } from '@phuong/ui/cx'
import { ListState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../widgets/link/Link.tsx'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { CardsSkeleton } from '../Cards.tsx'
import { unitsPath } from '../paths.ts'
import { openUnitsQuery } from '../queries.ts'
import css from '../SampleTests.module.css'
import { texts } from '../texts.ts'

/** School begins with grade 1; a preschool has no tests. */
const grades = GRADES.filter((grade) => grade > 0)

/** /lms/sampleTests: the class levels, each with how many of its units are open (B-323, B-327). */
export function SampleTestClasses() {
  const { me } = useSurroundings()
  const open = useQuery(openUnitsQuery)
  const count = (grade: number) => open.data?.filter((unit) => unit.grade === grade).length ?? 0
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={css.body}>
        <ListState
          {...listStateOf(open, hasNone)}
          skeleton={<CardsSkeleton count={grades.length} />}
          empty={{ title: texts.noneTitle, text: texts.noneText }}
        >
          <ul className={css.cards} aria-label={texts.classes}>
            {grades.map((grade) => {
              const units = count(grade)
              const own = me.role === 'student' && me.classId === grade
              return (
                <li key={grade} className={cx(css.card, css.opens, own && css.own, units === 0 && css.without)}>
                  <Link to={unitsPath(grade)} className={css.link}>
                    {gradeLabel(grade)}
                  </Link>
                  <span className={css.small}>{texts.openUnits(units)}</span>
                  {own && (
                    <Chip tone="flame" size="sm">
                      {texts.ownClass}
                    </Chip>
                  )}
                </li>
              )
            })}
          </ul>
        </ListState>
      </div>
    </>
  )
}
