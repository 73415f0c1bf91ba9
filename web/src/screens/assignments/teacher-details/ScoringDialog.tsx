import { Textarea } from '@mantine/core'
import { formatMark } from '@phuong/domain/format/numbers'
import { markOf } from '@phuong/domain/scoring/scales'
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
import { formErrorOf } from '../../../widgets/form-error.ts'
import { listStateOf } from '../../../widgets/list-state.ts'
import { useTypedWords } from '../../../widgets/typed-words.ts'
import { Attempts } from './AttemptsDialog.tsx'
import { type AnswerRow, attemptsQuery, type PupilRow, saveScoring } from './queries.ts'
import { changeOf, type Held, isWrongScore, type Scoring } from './scoring.ts'
import css from './TeacherDetails.module.css'
import { texts } from './texts.ts'

type Props = { assignmentId: string; pupil: PupilRow; onClose: () => void }

/** Longest note and reason, in characters. */
const maxNoteLetters = 2_000
const maxReasonLetters = 200

/** The scoring modal: reads the answer when it opens, then takes a mark and a note (B-140, B-142). */
export function ScoringDialog({ assignmentId, pupil, onClose }: Props) {
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
            name={pupil.fullName}
            answer={answer}
            onBusy={setBusy}
            onSaved={onClose}
          />
        )}
        {answer && <Attempts rows={attempts.data ?? []} />}
      </ListState>
    </Dialog>
  )
}

type FormProps = {
  formId: string
  assignmentId: string
  name: string
  answer: AnswerRow
  onBusy: (busy: boolean) => void
  onSaved: () => void
}

function ScoringForm({ formId, assignmentId, name, answer, onBusy, onSaved }: FormProps) {
  const client = useQueryClient()
  const [held] = useState<Held>(() => ({
    type: answer.Type,
    mark: markOf(answer.Type, answer.Score),
    note: answer.TeacherNoteS ?? '',
  }))
  const [typed, setTyped] = useState<Scoring>({
    score: held.mark === null ? '' : formatMark(held.mark),
    note: held.note,
    reason: '',
  })
  const [wrong, setWrong] = useState(false)
  const change = changeOf(typed, held)
  useTypedWords(change !== null)
  const auto = markOf(answer.Type, answer.AutoScore)
  const put = (more: Partial<Scoring>) => setTyped({ ...typed, ...more })

  const save = useMutation({
    mutationFn: (saved: Record<string, unknown>) => saveScoring(answer.Id, saved),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: async () => {
      await Promise.all(
        ['pupils', 'attempts'].map((list) =>
          client.invalidateQueries({ queryKey: ['assignments', list, assignmentId] }),
        ),
      )
      toast.success(texts.saved(name))
      onSaved()
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const isWrong = isWrongScore(typed.score, held)
    setWrong(isWrong)
    if (isWrong) return
    if (change === null) onSaved()
    else save.mutate(change)
  }
  const fault = formErrorOf(save.error)
  return (
    <form id={formId} className={css.scoring} onSubmit={submit} noValidate>
      <TextField
        label={texts.newScore}
        help={texts.newScoreHelp(auto === null ? null : formatMark(auto))}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={typed.score}
        error={wrong && texts.scoreWrong}
        onChange={(event) => put({ score: event.currentTarget.value })}
        end={
          auto !== null && (
            <IconButton
              size="sm"
              label={texts.takeAuto(formatMark(auto))}
              icon={<UndoIcon />}
              disabled={typed.score === formatMark(auto)}
              onClick={() => put({ score: formatMark(auto) })}
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
      {fault !== null && (
        <Notice tone="danger" live="assertive">
          {fault}
        </Notice>
      )}
    </form>
  )
}
