import { Textarea } from '@mantine/core'
import { formatMark, formatPoints } from '@phuong/domain/format/numbers'
import { MAX_MARK, markOf, onPoints } from '@phuong/domain/scoring/scales'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { UndoIcon } from '@phuong/ui/desk-icons'
import { IconButton } from '@phuong/ui/IconButton'
import { ListState } from '@phuong/ui/ListState'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { askAnew } from '../../../api/ask-anew.ts'
import type { AssignmentRow } from '../../../widgets/assignments/queries.ts'
import { NewerQuestion } from '../../../widgets/change/NewerQuestion.tsx'
import { useChange } from '../../../widgets/change/use-change.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { listStateOf } from '../../../widgets/list-state.ts'
import { useUnsavedWords } from '../../../widgets/unsaved/use-unsaved-words.ts'
import { Attempts } from './AttemptsDialog.tsx'
import { type AnswerRow, attemptsQuery, type PupilRow, saveScoring } from './queries.ts'
import { changeOf, type Held, type Marked, type ScoreFault, scoreFault, scoringFields, scoringOf } from './scoring.ts'
import css from './TeacherDetails.module.css'
import { texts } from './texts.ts'

type Props = { assignment: AssignmentRow; pupil: PupilRow; onClose: () => void }

/** Longest note and reason, in characters. */
const maxNoteLetters = 2_000
const maxReasonLetters = 200

/** The scoring modal: reads the answer when it opens, then takes a mark and a note (B-140, B-142). */
export function ScoringDialog({ assignment: { id: assignmentId, points }, pupil, onClose }: Props) {
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const attempts = useQuery(attemptsQuery(assignmentId, pupil.studentId))
  const answer = attempts.data?.find(({ Id }) => Id === pupil.answerId)
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.scoreTitle(pupil.fullName)}
      footer={
        <>
          <CancelButton>{texts.cancel}</CancelButton>
          <Button type="submit" form={formId} variant="primary" loading={busy} disabled={answer === undefined}>
            {texts.save}
          </Button>
        </>
      }
    >
      <ListState {...listStateOf(attempts, () => answer === undefined)} empty={{ title: texts.nothing }}>
        {answer && (
          <ScoringForm
            // a mark that somebody else changed meanwhile does not overwrite what is typed here
            key={answer.Id}
            formId={formId}
            assignmentId={assignmentId}
            points={points}
            name={pupil.fullName}
            answer={answer}
            onBusy={setBusy}
            onSaved={onClose}
          />
        )}
        {answer && <Attempts rows={attempts.data ?? []} points={points} />}
      </ListState>
    </Dialog>
  )
}

type FormProps = {
  formId: string
  assignmentId: string
  points: number | null
  name: string
  answer: AnswerRow
  onBusy: (busy: boolean) => void
  onSaved: () => void
}

function ScoringForm({ formId, assignmentId, points, name, answer, onBusy, onSaved }: FormProps) {
  const client = useQueryClient()
  const [fault, setFault] = useState<ScoreFault>(null)
  const heldOf = ({ Score, TeacherNoteS }: Marked): Held => ({
    type: answer.Type,
    points,
    mark: markOf(answer.Type, Score),
    note: TeacherNoteS ?? '',
  })
  const form = useChange({
    row: { Score: answer.Score, TeacherNoteS: answer.TeacherNoteS },
    draftOf: (row: Marked) => scoringOf(heldOf(row)),
    fields: scoringFields,
    send: async (draft, seen) => {
      const change = changeOf(draft, heldOf(seen))
      if (change !== null) await saveScoring(answer.Id, change, seen)
    },
    refresh: () =>
      Promise.all(
        ['pupils', 'attempts'].map((list) => askAnew(client, { queryKey: ['assignments', list, assignmentId] })),
      ),
    onSaved: () => {
      toast.success(texts.saved(name))
      onSaved()
    },
  })
  const { draft: typed, put, question } = form
  const before = heldOf(form.seen)
  const change = changeOf(typed, before)
  useUnsavedWords(change !== null)
  useEffect(() => onBusy(form.isPending), [form.isPending, onBusy])
  const machine = markOf(answer.Type, answer.AutoScore)
  const auto = machine === null ? null : formatMark(onPoints(machine, points))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (form.isPending) return
    const wrong = scoreFault(typed.score, before)
    setFault(wrong)
    if (wrong !== null) return
    if (change === null) onSaved()
    else form.save()
  }
  const failed = formErrorOf(form.error)
  return (
    <form id={formId} className={css.scoring} onSubmit={submit} noValidate>
      <TextField
        label={texts.newScore}
        help={texts.newScoreHelp(formatPoints(points ?? MAX_MARK), auto)}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={typed.score}
        error={fault !== null && texts.scoreWrong[fault](formatPoints(points ?? MAX_MARK))}
        onChange={(event) => put({ score: event.currentTarget.value })}
        end={
          auto !== null && (
            <IconButton
              size="sm"
              label={texts.takeAuto(auto)}
              icon={<UndoIcon />}
              disabled={typed.score === auto}
              onClick={() => put({ score: auto })}
            />
          )
        }
      />
      <Textarea
        label={texts.note}
        description={texts.noteHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={maxNoteLetters}
        value={typed.note}
        onChange={(event) => put({ note: event.currentTarget.value })}
      />
      {change?.Score !== undefined && (
        <TextField
          label={texts.reason}
          help={texts.reasonHelp}
          maxLength={maxReasonLetters}
          autoComplete="off"
          value={typed.reason}
          onChange={(event) => put({ reason: event.currentTarget.value })}
        />
      )}
      {answer.Notes && (
        <p className="small">
          <b>{texts.pupilNote}:</b> {answer.Notes}
        </p>
      )}
      {question !== null && <NewerQuestion {...question} />}
      {failed !== null && (
        <Notice tone="danger" live="assertive">
          {failed}
        </Notice>
      )}
    </form>
  )
}
