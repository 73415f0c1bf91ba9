import { formatNumber } from '@phuong/domain/format/numbers'
import { formatPhone } from '@phuong/domain/format/phone'
import { schoolClassPath, schoolTeacherPath } from '@phuong/domain/paths/staff-pages'
import { Chip } from '@phuong/ui/Chip'
import type { Column } from '@phuong/ui/staff/table-types'
import { CheckIcon } from '@phuong/ui/work-icons'
import { Link } from '../../../widgets/link/Link.tsx'
import { Mark } from '../../../widgets/marks/Mark.tsx'
import { VerifyTeacher } from '../../../widgets/verification/VerifyTeacher.tsx'
import type { SchoolClassRow, SchoolTeacherRow } from './queries.ts'
import { schoolTexts as texts } from './texts.ts'

type Work = Pick<SchoolClassRow, 'given' | 'expected' | 'handedIn' | 'late' | 'average'>

/** What was given to classes and what came back of it. */
const workColumns: readonly Column<Work>[] = [
  { id: 'given', header: texts.columnGiven, align: 'end', cell: ({ given }) => formatNumber(given) },
  {
    id: 'handed-in',
    header: texts.columnHandedIn,
    align: 'end',
    cell: ({ handedIn, expected }) => texts.ofAll(formatNumber(handedIn), formatNumber(expected)),
  },
  { id: 'late', header: texts.columnLate, align: 'end', cell: ({ late }) => formatNumber(late) },
  {
    id: 'average',
    header: texts.columnAverage,
    unit: texts.averageUnit,
    align: 'end',
    cell: ({ average }) => <Mark value={average} />,
  },
]

/** A class of the school: it and its teacher lead to their pages. */
export const classColumns: Column<SchoolClassRow>[] = [
  {
    id: 'class',
    header: texts.columnClass,
    card: 'title',
    cell: ({ id, className }) => <Link to={schoolClassPath(id)}>{className}</Link>,
  },
  {
    id: 'teacher',
    header: texts.columnTeacher,
    cell: ({ teacherId, teacherName }) => <Link to={schoolTeacherPath(teacherId)}>{teacherName}</Link>,
  },
  {
    id: 'pupils',
    header: texts.columnPupils,
    align: 'end',
    cell: ({ totalStudents }) => formatNumber(totalStudents),
  },
  ...workColumns,
]

/** A teacher of the school, who leads to a page of the own. */
export const teacherColumns: Column<SchoolTeacherRow>[] = [
  {
    id: 'name',
    header: texts.columnName,
    card: 'title',
    cell: ({ id, fullName }) => <Link to={schoolTeacherPath(id)}>{fullName}</Link>,
  },
  {
    id: 'phone',
    header: texts.columnPhone,
    hideBelow: 'wide',
    cell: ({ phone }) => phone && <span className="nowrap">{formatPhone(phone)}</span>,
  },
  {
    id: 'verified',
    header: texts.columnVerified,
    cell: (teacher) => (teacher.verified ? <VerifiedChip verified /> : <VerifyTeacher teacher={teacher} />),
  },
  { id: 'classes', header: texts.columnClasses, align: 'end', cell: ({ classes }) => formatNumber(classes) },
  ...workColumns,
]

/** Whether somebody has verified the teacher (D05). */
export function VerifiedChip({ verified }: { verified: boolean }) {
  return verified ? (
    <Chip tone="leaf" size="sm" icon={<CheckIcon size={14} />}>
      {texts.verified}
    </Chip>
  ) : (
    <Chip size="sm">{texts.notVerified}</Chip>
  )
}
