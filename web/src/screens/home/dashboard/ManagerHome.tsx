import { unverifiedTeachers } from '@phuong/domain/paths/staff-pages'
import { Card } from '@phuong/ui/Card'
import { EmptyState } from '@phuong/ui/ListState'
import { PageHead } from '@phuong/ui/PageHead'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { now } from '../../../browser/clock.ts'
import { Figures, figureOf } from '../../../widgets/figures/Figures.tsx'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { PageOf } from '../../../widgets/paged-list/PageOf.tsx'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { classColumns } from '../school/columns.tsx'
import { workFigures } from '../school/figures.ts'
import { schoolClassesQuery, schoolPageSize, schoolQuery } from '../school/queries.ts'
import { schoolTexts } from '../school/texts.ts'
import css from './Dashboard.module.css'
import { dayLine, staffGreeting } from './greeting.ts'
import { SchoolTeachers } from './SchoolTeachers.tsx'
import { texts } from './texts.ts'

/** The manager's home: the work, the classes and the teachers of the own school, to be looked at (B-048, B-052, D05). */
export const ManagerHome = staffScreen(function ManagerHome() {
  const { me } = useSurroundings()
  return (
    <>
      <PageHead
        ornament="bough"
        eyebrow={dayLine(now())}
        title={staffGreeting(me)}
        lead={me.schoolName ?? texts.managerLead}
      />
      <div className={css.body}>
        {me.schoolId === null ? (
          <Card>
            <EmptyState title={texts.schoolMissingTitle} text={texts.schoolMissingText} />
          </Card>
        ) : (
          <School />
        )}
      </div>
    </>
  )
})

function School() {
  const { data, isError } = useQuery(schoolQuery)
  const school = data ?? (isError ? null : undefined)
  const classes = usePagedList(schoolClassesQuery, schoolPageSize, {})
  const [query] = useAddressQuery()
  // whoever comes for the teachers who wait sees them first, and they stay there
  const [isAskedFor] = useState(query.has(unverifiedTeachers.name))
  return (
    <>
      <Figures
        figures={[
          { label: schoolTexts.figureClasses, count: figureOf(school, ({ classes }) => classes) },
          { label: schoolTexts.figurePupils, count: figureOf(school, ({ pupils }) => pupils) },
          { label: schoolTexts.figureTeachers, count: figureOf(school, ({ teachers }) => teachers) },
          ...workFigures(school),
        ]}
      />
      {isAskedFor && <SchoolTeachers waiting={school?.unverified} />}
      <Panel title={schoolTexts.classes} count={classes.count}>
        <DataTable
          caption={schoolTexts.classes}
          columns={classColumns}
          rows={classes.rows}
          rowKey={({ id }) => id}
          {...classes.state}
          page={classes.pager}
          empty={{ title: schoolTexts.noClassesTitle }}
        />
        <PageOf {...classes.pager} />
      </Panel>
      {!isAskedFor && <SchoolTeachers waiting={school?.unverified} />}
    </>
  )
}
