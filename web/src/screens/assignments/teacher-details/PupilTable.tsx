import { formatDate, formatDateTime } from '@phuong/domain/format/dates'
import { formatMark, formatNumber } from '@phuong/domain/format/numbers'
import { truncate } from '@phuong/domain/format/truncate'
import { onPoints } from '@phuong/domain/scoring/scales'
import { Button } from '@phuong/ui/Button'
import { EditIcon, ListCheckIcon } from '@phuong/ui/desk-icons'
import { EyeIcon } from '@phuong/ui/icons'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Column, RowAction, Sort } from '@phuong/ui/staff/table-types'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pupilWorksheetPath, unitResultPath } from '../../../widgets/assignments/paths.ts'
import type { AssignmentRow } from '../../../widgets/assignments/queries.ts'
import { assignmentTexts } from '../../../widgets/assignments/texts.ts'
import { listStateOf } from '../../../widgets/list-state.ts'
import { LateChip } from '../../../widgets/marks/LateChip.tsx'
import { Mark } from '../../../widgets/marks/Mark.tsx'
import { Stars } from '../../../widgets/marks/Stars.tsx'
import { StateSign } from '../../../widgets/marks/StateSign.tsx'
import { Filters } from '../../../widgets/table-tools/Filters.tsx'
import { TableTools } from '../../../widgets/table-tools/TableTools.tsx'
import { useDenseTables } from '../../../widgets/use-dense-tables.ts'
import { AttemptsDialog } from './AttemptsDialog.tsx'
import { arrange, type Filter, figuresOf, filters, namesakes } from './arrange.ts'
import type { PupilRow } from './queries.ts'
import { ScoringDialog } from './ScoringDialog.tsx'
import { TakeFiles } from './TakeFiles.tsx'
import css from './TeacherDetails.module.css'
import { texts } from './texts.ts'

/** Letters of a note that stand in the table; the whole note is in the tooltip and in the scoring modal. */
const noteLetters = 60

type Props = {
  assignment: AssignmentRow
  pupils: UseQueryResult<PupilRow[]>
  /** whether the reader marks in the class; who only looks has no act that changes something */
  marks: boolean
  /** The pupil whose row is marked. */
  markedId: string | null
}

/** One row per pupil of the class: state, mark, stars, time, note, and what the teacher does with it (B-137). */
export function PupilTable({ assignment, pupils, marks, markedId }: Props) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' })
  const [dense, setDense] = useDenseTables()
  const [scored, setScored] = useState<PupilRow | null>(null)
  const [looked, setLooked] = useState<PupilRow | null>(null)
  const all = pupils.data ?? []
  const rows = arrange(all, typed, filter, sort)
  const { total, done } = figuresOf(all)
  const counts = { all: total, done, undone: total - done }

  /**
   * What a pupil has done of it, where there is something to look at: the worksheet, or the record of a unit exam
   * (C-380).
   */
  const lookAt = ({ studentId, state, answerId, sittingId }: PupilRow): string | null => {
    const { id, attachmentId, examId } = assignment
    if (attachmentId !== null) return state === 'none' ? null : pupilWorksheetPath(attachmentId, studentId, id)
    return examId !== null && answerId !== null ? unitResultPath({ examId, assignmentId: id }, sittingId) : null
  }

  // a plain assignment has no sitting
  const takesFiles = marks && (assignment.attachmentId !== null || assignment.examId !== null)

  const actionsOf = (row: PupilRow): RowAction[] => {
    const work = lookAt(row)
    return [
      ...(marks && row.answerId !== null
        ? [{ label: texts.score, icon: <EditIcon size={18} />, primary: true, onSelect: () => setScored(row) }]
        : []),
      ...(work !== null
        ? [
            {
              label: texts.look,
              icon: <EyeIcon size={18} />,
              primary: true,
              onSelect: () => void navigate(work),
            },
          ]
        : []),
      { label: texts.details, icon: <ListCheckIcon size={18} />, onSelect: () => setLooked(row) },
    ]
  }
  const clear = () => {
    setTyped('')
    setFilter('all')
  }
  return (
    <Panel
      title={texts.table}
      count={pupils.data?.length}
      className={css.table}
      action={takesFiles && <TakeFiles assignmentId={assignment.id} />}
    >
      <DataTable
        caption={texts.table}
        columns={columnsOf(namesakes(all), markedId, assignment.points)}
        rows={rows}
        rowKey={({ studentId }) => studentId}
        rowLabel={({ fullName }) => fullName}
        rowActions={actionsOf}
        {...listStateOf(pupils, () => rows.length === 0)}
        empty={
          all.length === 0
            ? { title: texts.noneTitle, text: texts.noneText }
            : { title: texts.noneFound, action: <Button onClick={clear}>{texts.clear}</Button> }
        }
        dense={dense}
        sort={sort}
        onSort={setSort}
        tools={
          <>
            <TableTools
              search={typed}
              onSearch={setTyped}
              searchLabel={texts.search}
              dense={dense}
              onDense={setDense}
            />
            <Filters
              label={texts.filter}
              filters={filters.map((name) => ({
                name,
                label: texts.filters[name],
                count: pupils.data && counts[name],
              }))}
              value={filter}
              onChange={setFilter}
            />
          </>
        }
      />
      {scored && <ScoringDialog assignment={assignment} pupil={scored} onClose={() => setScored(null)} />}
      {looked && <AttemptsDialog assignment={assignment} pupil={looked} onClose={() => setLooked(null)} />}
    </Panel>
  )
}

const columnsOf = (
  sameName: ReadonlySet<string>,
  markedId: string | null,
  points: number | null,
): Column<PupilRow>[] => [
  {
    id: 'name',
    header: texts.columnName,
    sortable: true,
    card: 'title',
    cell: ({ studentId, fullName, dateOfBirth }) => (
      <>
        {studentId === markedId ? <MarkedName name={fullName} /> : fullName}
        {sameName.has(fullName) && dateOfBirth !== null && (
          <span className={css.sub}>{texts.born(formatDate(dateOfBirth))}</span>
        )}
      </>
    ),
  },
  {
    id: 'state',
    header: texts.columnState,
    sortable: true,
    selfEvident: true,
    cell: ({ state, answered, submittedAt, late }) => (
      <span className={css.state}>
        <StateSign state={state} />
        {state === 'doing' && answered > 0 && (
          <span className={css.sub}>{assignmentTexts.answered(formatNumber(answered))}</span>
        )}
        <span className={css.inCard}>
          <HandedInAt submittedAt={submittedAt} late={late} />
        </span>
      </span>
    ),
  },
  {
    id: 'score',
    header: texts.columnScore,
    sortable: true,
    align: 'end',
    card: 'aside',
    cell: ({ score, firstScore, attempts, star }) => (
      <>
        <Mark value={score} points={points} />
        {attempts > 1 && firstScore !== null && firstScore !== score && (
          <span className={css.sub}>{texts.firstScore(formatMark(onPoints(firstScore, points)))}</span>
        )}
        {star !== null && (
          <span className={css.inCard}>
            <Stars count={star} size={14} />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'stars',
    header: texts.columnStars,
    hideBelow: 'wide',
    card: 'hidden',
    cell: ({ star, state }) => state === 'done' && star !== null && <Stars count={star} size={16} />,
  },
  {
    id: 'time',
    header: texts.columnTime,
    sortable: true,
    card: 'hidden',
    cell: ({ submittedAt, late }) => <HandedInAt submittedAt={submittedAt} late={late} />,
  },
  {
    id: 'note',
    header: texts.columnNote,
    hideBelow: 'wide',
    cell: ({ teacherNote }) =>
      teacherNote && (
        <span className={css.note} title={teacherNote}>
          {truncate(teacherNote, noteLetters)}
        </span>
      ),
  },
]

/** When a work was handed in, and that it was late; nothing before. */
function HandedInAt({ submittedAt, late }: Pick<PupilRow, 'submittedAt' | 'late'>) {
  if (submittedAt === null) return null
  return (
    <span className={css.time}>
      <span className="nowrap">{formatDateTime(submittedAt)}</span>
      {late && <LateChip />}
    </span>
  )
}

/** The name in the marked row: the row is brought into view once and looks different as long as it stands. */
function MarkedName({ name }: { name: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <span ref={place} className={css.marked}>
      {name}
      <VisuallyHidden>, {texts.marked}</VisuallyHidden>
    </span>
  )
}
