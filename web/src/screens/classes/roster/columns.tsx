import { formatDate } from '@phuong/domain/format/dates'
import { formatPhone } from '@phuong/domain/format/phone'
import { GENDER_LABELS } from '@phuong/domain/people/texts'
import { Chip } from '@phuong/ui/Chip'
import type { Column } from '@phuong/ui/staff/table-types'
import type { ReactNode } from 'react'
import { pupilPath } from '../../../widgets/classes/paths.ts'
import { progressColumns, type WithProgress } from '../../../widgets/classes/progress-columns.tsx'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import css from '../Classes.module.css'
import type { RosterRow } from './queries.ts'
import { texts } from './texts.ts'

/** A line below what a cell says first; nothing where it is empty. */
function Under({ children }: { children: ReactNode }) {
  return children ? <span className={css.under}>{children}</span> : null
}

/** Columns of a pupil: what belongs together shares one, so that a desk of 1366 px shows all without scrolling aside. */
export const columnsOf = (classId: string): Column<RosterRow & WithProgress>[] => [
  {
    id: 'name',
    header: texts.columnName,
    sortable: true,
    card: 'title',
    cell: ({ studentId, fullName, readsScripts }) => (
      <>
        <Link to={pupilPath(classId, studentId)} className={css.pupilName}>
          {fullName}
        </Link>
        {readsScripts && (
          <>
            {' '}
            <Chip size="sm" tone="sky">
              {texts.readsScripts}
            </Chip>
          </>
        )}
      </>
    ),
  },
  {
    id: 'birthday',
    header: texts.columnBirthday,
    sortable: true,
    cell: ({ dateofBirth, sex }) => (
      <>
        <span className="nowrap">{formatDate(dateofBirth) || classTexts.unknown}</span>
        <Under>{sex !== null && (sex ? GENDER_LABELS.male : GENDER_LABELS.female)}</Under>
      </>
    ),
  },
  ...progressColumns,
  {
    id: 'sign-in',
    header: texts.columnSignIn,
    text: ({ email, userName }) => email ?? userName,
    under: ({ phone, progress }) => (
      <>
        <Under>{phone && formatPhone(phone)}</Under>
        <Under>{progress && classTexts.lastSeen(formatDate(progress.lastSeenDate))}</Under>
      </>
    ),
  },
]
