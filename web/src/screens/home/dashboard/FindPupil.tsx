import { formatDate } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { searchFold } from '@phuong/domain/names/search-fold'
import { Avatar } from '@phuong/ui/Avatar'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { SearchField } from '@phuong/ui/staff/SearchField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClassRow } from '../../../widgets/classes/queries.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { listStateOf } from '../../../widgets/list-state.ts'
import css from './Dashboard.module.css'
import { type PupilRow, pupilsOfQuery } from './queries.ts'
import { texts } from './texts.ts'

/** Names that are shown at once; whoever wants another types a letter more. */
const maxFound = 8

/** Names that several pupils bear: their birthdays tell them apart. */
const namesakes = (rows: readonly PupilRow[]): ReadonlySet<string> => {
  const names = rows.map(({ fullName }) => fullName)
  return new Set(names.filter((name, index) => names.indexOf(name) !== index))
}

/** One pupil among all classes of the teacher, by a part of the name, without marks. */
export function FindPupil({ classes, pupils: total }: { classes: readonly ClassRow[]; pupils: number | undefined }) {
  const [typed, setTyped] = useState('')
  const wanted = searchFold(typed)
  const pupils = useQuery({
    ...pupilsOfQuery(classes.map(({ id }) => id)),
    enabled: wanted !== '' && total !== undefined,
  })
  const found = (rows: readonly PupilRow[]) =>
    rows.filter(({ fullName, callingName }) => searchFold(`${fullName} ${callingName ?? ''}`).includes(wanted))
  const rows = found(pupils.data ?? [])
  const sameName = namesakes(rows)
  return (
    <Panel title={texts.findPupil}>
      <div className={css.find}>
        <SearchField
          value={typed}
          onChange={setTyped}
          label={texts.findPupilLabel}
          placeholder={texts.findPupilPlaceholder}
        />
        {wanted === '' && (
          <p className="hint small">
            {total === undefined ? texts.findPupilSoon : texts.findPupilHint(formatNumber(total))}
          </p>
        )}
      </div>
      {wanted !== '' && (
        <ListState
          {...listStateOf(pupils, (all) => found(all).length === 0)}
          empty={{ title: texts.findPupilNone, drawing: false }}
        >
          <ul className={css.found}>
            {rows.slice(0, maxFound).map(({ studentId, classId, className, fullName, dateofBirth }) => (
              <li key={`${classId} ${studentId}`}>
                <Link
                  to={`/lms/teacher/classes/${classId}?${new URLSearchParams({ tab: 'students', q: fullName })}`}
                  className={css.foundLink}
                >
                  <Avatar size="sm" name={fullName} tone="sky" />
                  <span className={css.foundName}>
                    {fullName}
                    {dateofBirth !== null && sameName.has(fullName) && (
                      <span className={css.foundBirth}>{texts.findPupilBorn(formatDate(dateofBirth))}</span>
                    )}
                  </span>
                  <span className="muted small">{classTexts.name(className)}</span>
                </Link>
              </li>
            ))}
          </ul>
          {rows.length > maxFound && (
            <p className={css.foundMore}>{texts.findPupilMore(formatNumber(rows.length - maxFound))}</p>
          )}
        </ListState>
      )}
    </Panel>
  )
}
