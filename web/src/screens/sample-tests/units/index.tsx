import { gradeLabel } from '@phuong/domain/catalogue/grades'
import { SAMPLE_UNIT_COUNT, sampleUnitLabel } from '@phuong/domain/catalogue/sample-units'
import { cx } from '@phuong/ui/cx'
import { LockIcon } from '@phuong/ui/icons'
import { ListState } from '@phuong/ui/ListState'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Link } from '../../../widgets/link/Link.tsx'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { CardsSkeleton } from '../Cards.tsx'
import { Missing } from '../Missing.tsx'
import { classesPath, gradeIn, testsPath } from '../paths.ts'
import { unitsQuery } from '../queries.ts'
import css from '../SampleTests.module.css'
import { texts } from '../texts.ts'

/** /lms/sampleTest/:classId/Units: the units of a class level; one without access does not open (B-324, B-329 to B-332). */
export function SampleTestUnits() {
  const { classId } = useParams()
  const grade = gradeIn(classId)
  const units = useQuery(unitsQuery(grade))
  usePageTitle(grade === null ? undefined : `${texts.title} ${gradeLabel(grade).toLowerCase()}`)
  if (grade === null) return <Missing />
  return (
    <>
      <PageHead
        title={gradeLabel(grade)}
        lead={texts.unitsLead}
        crumbs={
          <Crumbs
            items={[
              { label: texts.title, link: <Link to={classesPath}>{texts.title}</Link> },
              { label: gradeLabel(grade) },
            ]}
          />
        }
      />
      <div className={css.body}>
        <ListState
          {...listStateOf(units, hasNone)}
          skeleton={<CardsSkeleton count={SAMPLE_UNIT_COUNT} />}
          empty={{ title: texts.noTests }}
        >
          <ul className={css.cards} aria-label={texts.units}>
            {units.data?.map(({ id, access }) =>
              access ? (
                <li key={id} className={cx(css.card, css.opens)}>
                  <Link to={testsPath(grade, id)} className={css.link}>
                    {sampleUnitLabel(id)}
                  </Link>
                </li>
              ) : (
                <li key={id} className={cx(css.card, css.locked)}>
                  <span className={css.name}>{sampleUnitLabel(id)}</span>
                  <span className={css.lock}>
                    <LockIcon size={18} /> {texts.locked}
                  </span>
                </li>
              ),
            )}
          </ul>
        </ListState>
      </div>
    </>
  )
}
