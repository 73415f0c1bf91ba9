import { formatDateTime } from '@phuong/domain/format/dates'
import { formatMark } from '@phuong/domain/format/numbers'
import type { AnswerType } from '@phuong/domain/scoring/answer-types'
import { markOf, onPoints } from '@phuong/domain/scoring/scales'
import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { ListState } from '@phuong/ui/ListState'
import { useQuery } from '@tanstack/react-query'
import type { AssignmentRow } from '../../../widgets/assignments/queries.ts'
import { unitAttemptsQuery } from '../../../widgets/assignments/unit-attempts.ts'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { LateChip } from '../../../widgets/marks/LateChip.tsx'
import { Mark } from '../../../widgets/marks/Mark.tsx'
import { Stars } from '../../../widgets/marks/Stars.tsx'
import { zoneKinds } from '../../../widgets/zone-kinds/texts.ts'
import { type AnswerRow, attemptsQuery, type PupilRow, type ResultColumn, type ScoreChange } from './queries.ts'
import css from './TeacherDetails.module.css'
import { texts } from './texts.ts'
import { UnitAttempts } from './UnitAttempts.tsx'

type Props = { assignment: AssignmentRow; pupil: PupilRow; onClose: () => void }

/** The details modal: every attempt of a pupil, read when it opens (B-139, B-141, D22). */
export function AttemptsDialog({ assignment: { id, examId, points }, pupil, onClose }: Props) {
  const isUnit = examId !== null
  const attempts = useQuery({ ...attemptsQuery(id, pupil.studentId), enabled: !isUnit })
  const sat = useQuery(unitAttemptsQuery(isUnit ? id : null, pupil.studentId))
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.detailsTitle(pupil.fullName)}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <ListState {...listStateOf(isUnit ? sat : attempts, hasNone)} empty={{ title: texts.nothing }}>
        {isUnit ? (
          <UnitAttempts given={{ examId, assignmentId: id }} points={points} rows={sat.data ?? []} />
        ) : (
          <Attempts rows={attempts.data ?? []} points={points} />
        )}
      </ListState>
    </Dialog>
  )
}

/** The reason that the server writes down itself. */
const lateSync = 'LATE_SYNC'

/** A mark before or after a change, as it is shown. */
const markWords = (type: AnswerType, points: number | null, stored: number | null): string => {
  const mark = markOf(type, stored)
  return mark === null ? texts.noMark : formatMark(onPoints(mark, points))
}

/** What a change of a mark was, by whom, when and why (D25). */
const changeWords = (
  type: AnswerType,
  points: number | null,
  { before, after, at, by, reason }: ScoreChange,
): string => {
  const [was, becomes] = [before, after].map((stored) => markWords(type, points, stored))
  return texts.changed(
    `${was} → ${becomes}`,
    by,
    formatDateTime(new Date(at)),
    reason === lateSync ? texts.lateSync : reason,
  )
}

const resultColumns = Object.keys(zoneKinds) as ResultColumn[]

/** The attempts, newest first: the mark that counts, what the machine gave, and the results of each kind of zone. */
export function Attempts({ rows, points }: { rows: readonly AnswerRow[]; points: number | null }) {
  return (
    <ol className={css.attempts}>
      {rows.map((row) => {
        const mark = markOf(row.Type, row.Score)
        const auto = markOf(row.Type, row.AutoScore)
        const results = resultColumns.filter((column) => row[column])
        return (
          <li key={row.Id}>
            <div className={css.attemptHead}>
              <b>{texts.attempt(row.Attempt)}</b>
              <span className="muted small num">{formatDateTime(row.CreatedDate)}</span>
              {row.Late && <LateChip />}
              <span className={css.attemptMark}>
                {row.Star !== null && <Stars count={row.Star} size={16} />}
                <Mark value={mark} points={points} />
              </span>
            </div>
            <p className={css.attemptFacts}>
              {row.TotalQuestion > 0 && <span>{texts.answered(row.PassedQuestion, row.TotalQuestion)}</span>}
              {auto !== null && auto !== mark && <span>{texts.autoScore(formatMark(onPoints(auto, points)))}</span>}
            </p>
            {results.length > 0 && (
              <dl className={css.results}>
                {results.map((column) => (
                  <div key={column}>
                    <dt>{zoneKinds[column]}</dt>
                    <dd className="num">{row[column]}</dd>
                  </div>
                ))}
              </dl>
            )}
            {row.Changes.length > 0 && (
              <ul className={css.changes} aria-label={texts.changes}>
                {row.Changes.map((change) => (
                  <li key={change.at}>{changeWords(row.Type, points, change)}</li>
                ))}
              </ul>
            )}
            {row.TeacherNoteS && <p className={css.attemptNote}>{row.TeacherNoteS}</p>}
          </li>
        )
      })}
    </ol>
  )
}
