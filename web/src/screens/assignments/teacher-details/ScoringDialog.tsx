import { Textarea } from '@mantine/core'
import { formatMark, formatPoints } from '@phuong/domain/format/numbers'
import { MAX_MARK, markOf, onPoints } from '@phuong/domain/scoring/scales'
import { Button } from '@phuong/ui/Button'
import { Dialog } from '@phuong/ui/Dialog'
import { UndoIcon } from '@phuong/ui/desk-icons'
import { IconButton } from '@phuong/ui/IconButton'
import { ListState } from '@phuong/ui/ListState'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { askAnew } from '../../../api/ask-anew.ts'
import type { AssignmentRow } from '../../../widgets/assignments/queries.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { listStateOf } from '../../../widgets/list-state.ts'
import { useTypedWords } from '../../../widgets/typed-words.ts'
import { Attempts } from './AttemptsDialog.tsx'
import { type AnswerRow, attemptsQuery, type PupilRow, saveScoring } from './queries.ts'
import { changeOf, type Held, type ScoreFault, type Scoring, scoreFault } from './scoring.ts'
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
          <Button onClick={onClose}>{texts.cancel}</Button>
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
  const [held] = useState<Held>(() => ({
    type: answer.Type,
    points,
    mark: markOf(answer.Type, answer.Score),
    note: answer.TeacherNoteS ?? '',
  }))
  const [typed, setTyped] = useState<Scoring>({
    score: held.mark === null ? '' : formatMark(onPoints(held.mark, points)),
    note: held.note,
    reason: '',
  })
  const [fault, setFault] = useState<ScoreFault>(null)
  const change = changeOf(typed, held)
  useTypedWords(change !== null)
  const machine = markOf(answer.Type, answer.AutoScore)
  const auto = machine === null ? null : formatMark(onPoints(machine, points))
  const put = (more: Partial<Scoring>) => setTyped({ ...typed, ...more })

  const save = useMutation({
    mutationFn: (saved: Record<string, unknown>) => saveScoring(answer.Id, saved),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: async () => {
      await Promise.all(
        ['pupils', 'attempts'].map((list) => askAnew(client, { queryKey: ['assignments', list, assignmentId] })),
      )
      toast.success(texts.saved(name))
      onSaved()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const found = scoreFault(typed.score, held)
    setFault(found)
    if (found !== null) return
    if (change === null) onSaved()
    else save.mutate(change)
  }
  const failed = formErrorOf(save.error)
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
      {failed !== null && (
        <Notice tone="danger" live="assertive">
          {failed}
        </Notice>
      )}
    </form>
  )
}
