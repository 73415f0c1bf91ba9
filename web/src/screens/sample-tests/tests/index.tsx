import { gradeLabel } from '@phuong/domain/catalogue/grades'
import { sampleUnitLabel } from '@phuong/domain/catalogue/sample-units'
import { examPrinters } from '@phuong/domain/people/exam-printers'
import { decideAccess } from '@phuong/domain/people/route-access'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { Chip } from '@phuong/ui/Chip'
import { Dialog } from '@phuong/ui/Dialog'
import { ListState } from '@phuong/ui/ListState'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { PrintLink } from '../../../widgets/exam-print/PrintLink.tsx'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { Missing } from '../Missing.tsx'
import { classesPath, gradeIn, unitIn, unitsPath } from '../paths.ts'
import { testsQuery } from '../queries.ts'
import css from '../SampleTests.module.css'
import { texts } from '../texts.ts'

/** /lms/sampleTest/:classId/Unit/:unitId/tests: the tests of a unit in their order (B-325, B-333). */
export function SampleTests() {
  const { classId, unitId } = useParams()
  const grade = gradeIn(classId)
  const unit = unitIn(unitId)
  const found = useQuery(testsQuery(grade, unit))
  const { me } = useSurroundings()
  const prints = decideAccess({ allow: examPrinters }, me) === 'granted'
  const [opened, setOpened] = useState<string | null>(null)
  usePageTitle(unit === null ? undefined : sampleUnitLabel(unit))
  if (grade === null || unit === null) return <Missing />
  const back = (
    <ButtonLink as={Link} to={unitsPath(grade)}>
      {texts.toUnits}
    </ButtonLink>
  )
  // where no unit is open, only another class helps
  const lockedWords = found.data?.hasOpen
    ? { text: texts.lockedText, action: back }
    : {
        text: texts.noneOpenText,
        action: (
          <span className={css.ways}>
            <ButtonLink as={Link} to={classesPath} variant="primary">
              {texts.toClasses}
            </ButtonLink>
            {back}
          </span>
        ),
      }
  return (
    <>
      <PageHead
        title={sampleUnitLabel(unit)}
        lead={prints ? texts.soonTextOfStaff : texts.soonText}
        crumbs={
          <Crumbs
            items={[
              { label: texts.title, link: <Link to={classesPath}>{texts.title}</Link> },
              { label: gradeLabel(grade), link: <Link to={unitsPath(grade)}>{gradeLabel(grade)}</Link> },
              { label: sampleUnitLabel(unit) },
            ]}
          />
        }
      />
      <div className={css.body}>
        <ListState
          {...listStateOf(found, (data) => !data?.open || data.tests.length === 0)}
          empty={
            found.data?.open === false
              ? { title: texts.lockedTitle, ...lockedWords }
              : { title: texts.noTests, action: back }
          }
        >
          <ol className={css.tests} aria-label={texts.tests}>
            {found.data?.tests.map(({ id, title, duration }) => (
              <li key={id} className={css.row}>
                <button type="button" className={css.test} onClick={() => setOpened(title)}>
                  <span className={css.testTitle}>{title}</span>
                  {duration !== null && <span className={css.small}>{texts.minutes(duration)}</span>}
                  <Chip tone="sun" size="sm">
                    {texts.soon}
                  </Chip>
                </button>
                {prints && <PrintLink exam={{ id }} />}
              </li>
            ))}
          </ol>
        </ListState>
      </div>
      <Dialog
        open={opened !== null}
        size="sm"
        title={opened ?? ''}
        onClose={() => setOpened(null)}
        footer={
          <Button variant="primary" onClick={() => setOpened(null)}>
            {texts.close}
          </Button>
        }
      >
        <p>{texts.comingSoon}</p>
      </Dialog>
    </>
  )
}
