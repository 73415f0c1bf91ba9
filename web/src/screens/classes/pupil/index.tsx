import { formatDate } from '@phuong/domain/format/dates'
import { formatMark, formatNumber } from '@phuong/domain/format/numbers'
import { formatPhone } from '@phuong/domain/format/phone'
import { GENDER_LABELS } from '@phuong/domain/people/texts'
import { ButtonLink } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { LostNotebook } from '@phuong/ui/drawings/LostNotebook'
import { ErrorState } from '@phuong/ui/ErrorState'
import { EmptyState } from '@phuong/ui/ListState'
import { Crumbs, PageHead } from '@phuong/ui/PageHead'
import { SkeletonRows } from '@phuong/ui/Skeleton'
import { RowActions } from '@phuong/ui/staff/RowActions'
import { staffScreen } from '@phuong/ui/staff/staff-screen'
import { texts as uiTexts } from '@phuong/ui/texts'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { isCallError } from '../../../api/call-error.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { Figures, figureOf } from '../../../widgets/figures/Figures.tsx'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import { usePageTitle } from '../../../widgets/page-title.ts'
import classCss from '../Classes.module.css'
import { isWhole, useClass } from '../class-query.ts'
import { useCorrection } from '../correction/use-correction.tsx'
import { usePupilActs } from '../enrolment/use-pupil-acts.tsx'
import { useRenewal } from '../first-password/use-renewal.tsx'
import { useFamilyLink } from '../roster/family/use-family-link.tsx'
import { Kinds } from './Kinds.tsx'
import { Marks } from './Marks.tsx'
import css from './Pupil.module.css'
import { type PupilFacts, pupilQuery } from './queries.ts'
import { texts } from './texts.ts'
import { Work } from './Work.tsx'

const figuresOf = (facts: PupilFacts | undefined) => {
  const mark = (average: number | null) => (average === null ? null : formatMark(average))
  return [
    {
      label: texts.figureHandedIn,
      count: figureOf(facts, ({ handedIn, given }) => texts.ofAll(formatNumber(handedIn), formatNumber(given))),
    },
    { label: texts.figureLate, count: figureOf(facts, ({ late }) => late) },
    { label: texts.figureAverage, count: figureOf(facts, ({ average }) => mark(average)) },
    { label: texts.figureClass, count: figureOf(facts, ({ classAverage }) => mark(classAverage)) },
  ]
}

/** Answers that stay: no such pupil in this class, a class of others, and what is no id. */
const final: ReadonlySet<string> = new Set(['FORBIDDEN', 'NOT_FOUND', 'BAD_PARAMETERS'])

/** /lms/teacher/classes/:classId/students/:studentId: a pupil with marks, lateness, trend and what is hard. */
export const ClassPupil = staffScreen(function ClassPupil() {
  const { classId = '', studentId = '' } = useParams()
  const navigate = useNavigate()
  const room = useClass(classId)
  const query = useQuery(pupilQuery(classId, studentId))
  const facts = query.data
  const listPath = `/lms/teacher/classes/${classId}?tab=students` as const
  const className = facts?.className ?? room.data?.className ?? ''
  const family = useFamilyLink(classId)
  const renewal = useRenewal(classId, room.data ?? undefined)
  const correction = useCorrection(classId)
  const enrolment = usePupilActs({ id: classId, className }, () => void navigate(listPath, { replace: true }))
  const mayEnrol = room.data != null && isWhole(room.data) && room.data.mayEnrol
  usePageTitle(facts?.fullName)
  const isGone = isCallError(query.error) && final.has(query.error.code)
  return (
    <>
      <PageHead
        title={facts?.fullName ?? texts.pupil}
        crumbs={
          <Crumbs
            items={[
              { label: texts.classes, link: <Link to="/lms/teacher/classes">{texts.classes}</Link> },
              ...(className === ''
                ? []
                : [
                    {
                      label: classTexts.name(className),
                      link: <Link to={listPath}>{classTexts.name(className)}</Link>,
                    },
                  ]),
              { label: facts?.fullName ?? texts.pupil },
            ]}
          />
        }
        actions={
          facts &&
          mayEnrol && (
            <RowActions
              compact
              rowLabel={facts.fullName}
              actions={[
                family.action(facts),
                ...correction.actionsOf(facts),
                ...renewal.actionsOf(facts),
                ...enrolment.actionsOf(facts),
              ]}
            />
          )
        }
      >
        {facts && <Facts facts={facts} />}
      </PageHead>
      <div className={classCss.body}>
        {query.isError && !facts ? (
          <Card>
            {isGone ? (
              <EmptyState
                title={texts.goneTitle}
                text={texts.goneText}
                drawing={<LostNotebook />}
                action={
                  <ButtonLink as={Link} to={listPath} variant="primary">
                    {texts.toClass}
                  </ButtonLink>
                }
              />
            ) : (
              <ErrorState {...listStateOf(query, () => false).error} onRetry={() => void query.refetch()} />
            )}
          </Card>
        ) : (
          <>
            <Figures figures={figuresOf(facts)} />
            {facts ? (
              <div className={css.split}>
                <Marks classId={classId} studentId={studentId} trend={facts.trend} />
                <Kinds kinds={facts.kinds} counted={facts.counted} />
              </div>
            ) : (
              <Card>
                <VisuallyHidden role="status">{uiTexts.loading}</VisuallyHidden>
                <SkeletonRows />
              </Card>
            )}
            <Work key={studentId} classId={classId} studentId={studentId} />
          </>
        )}
      </div>
      {family.dialog}
      {correction.dialog}
      {renewal.dialog}
      {enrolment.dialog}
    </>
  )
})

/** Who the pupil is: what tells namesakes apart, how the child signs in, and when it was last here. */
function Facts({ facts }: { facts: PupilFacts }) {
  const { dateofBirth, sex, email, userName, phone, joinedDate, lastSeenDate } = facts
  const lines = [
    dateofBirth && texts.born(formatDate(dateofBirth)),
    sex !== null && (sex ? GENDER_LABELS.male : GENDER_LABELS.female),
    email ?? userName,
    phone && formatPhone(phone),
    joinedDate && texts.joined(formatDate(joinedDate)),
    classTexts.lastSeen(formatDate(lastSeenDate)),
  ].filter((line) => typeof line === 'string')
  return (
    <ul className={classCss.facts}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
