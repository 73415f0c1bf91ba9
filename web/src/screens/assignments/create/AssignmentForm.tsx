import { Textarea } from '@mantine/core'
import { MAX_INSTRUCTION_LETTERS } from '@phuong/domain/forms/assignment'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { SendIcon } from '@phuong/ui/work-icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { now } from '../../../browser/clock.ts'
import { editorPath } from '../../../widgets/assignments/paths.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { useTypedWords } from '../../../widgets/typed-words.ts'
import { useFocusOnFault } from '../../../widgets/use-focus-on-fault.ts'
import { ClassChoice, ColorChoice } from './Choices.tsx'
import css from './Create.module.css'
import { DateField } from './DateField.tsx'
import { type Draft, type DraftFaults, draftFaults, emptyDraft, isTouched } from './draft.ts'
import { type Refused, refusedBy } from './failure.ts'
import { titleOf } from './find-worksheets.ts'
import { GivingStopped, giveToClasses } from './give-to-classes.ts'
import { MoreOptions } from './MoreOptions.tsx'
import { giveTo, worksheetQuery } from './queries.ts'
import { texts } from './texts.ts'
import { WorksheetChoice } from './WorksheetChoice.tsx'

type Props = {
  classId: string
  classes: readonly { id: string; className: string }[]
  /** The worksheet that the address names. */
  attachmentId: string | null
}

/** The form of an assignment (B-106). What is typed stays through every failure (B-127, D24). */
export function AssignmentForm({ classId, classes, attachmentId }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [first] = useState(() => emptyDraft(classId, attachmentId))
  const [typed, setTyped] = useState<Draft>(first)
  /** A title that nobody typed follows the worksheet. */
  const [ownTitle, setOwnTitle] = useState(false)
  const [faults, setFaults] = useState<DraftFaults>({})
  /** The form as it was when it was last found wrong: a fault goes as soon as its field is changed. */
  const [judged, setJudged] = useState<Draft>(first)
  const [refused, setRefused] = useState<Refused | null>(null)
  useTypedWords(isTouched(typed, first))
  useFocusOnFault(form, faults)
  const chosen = useQuery({ ...worksheetQuery(typed.attachmentId ?? ''), enabled: typed.attachmentId !== null })
  const draft = ownTitle || !chosen.data ? typed : { ...typed, title: titleOf(chosen.data.fileName) }
  const change = (more: Partial<Draft>) => setTyped((before) => ({ ...before, ...more }))
  const nameOf = (id: string) => classTexts.name(classes.find((each) => each.id === id)?.className ?? '')

  const give = useMutation({
    mutationFn: async () => {
      setRefused(null)
      try {
        await giveToClasses(draft.classIds, (id) => giveTo(draft, id))
      } catch (error) {
        if (!(error instanceof GivingStopped)) throw error
        // those that have it are not given it again
        change({ classIds: error.left })
        setRefused(refusedBy(error.cause, error.given.map(nameOf), error.left.map(nameOf)))
        if (error.given.length > 0) void client.invalidateQueries({ queryKey: ['assignments'] })
        throw error.cause
      }
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['assignments'] })
      toast.success(texts.given)
      navigate(`/lms/teacher/classes/${classId}`)
    },
    onError: (error) => {
      if (formErrorOf(error) !== null) toast.error(texts.failed, { id: 'give' })
    },
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (give.isPending) return
    const found = draftFaults(draft, now())
    setFaults(found)
    setJudged(draft)
    if (found.classIds) toast.warning(found.classIds, { id: 'give' })
    if (Object.keys(found).length === 0) give.mutate()
  }
  const faultOf = (field: keyof DraftFaults) =>
    draft[field] === judged[field] ? (faults[field] ?? refused?.fields[field]) : undefined

  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate aria-label={texts.title}>
      <Card className={css.main}>
        <WorksheetChoice
          chosen={draft.attachmentId === null ? null : chosen.data}
          error={faultOf('attachmentId')}
          onChoose={(row) => {
            client.setQueryData(worksheetQuery(row.id).queryKey, row)
            change({ attachmentId: row.id })
          }}
        />
        <TextField
          label={texts.name}
          required
          autoComplete="off"
          value={draft.title}
          error={faultOf('title')}
          onChange={(event) => {
            setOwnTitle(true)
            change({ title: event.currentTarget.value })
          }}
        />
        <Textarea
          label={texts.instructions}
          description={texts.instructionsHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={MAX_INSTRUCTION_LETTERS}
          value={draft.instructions}
          onChange={(event) => change({ instructions: event.currentTarget.value })}
        />
        <ClassChoice
          classes={classes}
          value={draft.classIds}
          error={faultOf('classIds')}
          onChange={(classIds) => change({ classIds })}
        />
        <div className={css.pair}>
          <DateField value={draft.dueDate} error={faultOf('dueDate')} onChange={(dueDate) => change({ dueDate })} />
          <TextField
            label={texts.points}
            help={texts.pointsHelp}
            inputMode="decimal"
            autoComplete="off"
            value={draft.points}
            error={faultOf('points')}
            onChange={(event) => change({ points: event.currentTarget.value })}
          />
        </div>
        <ColorChoice value={draft.color} onChange={(color) => change({ color })} />
        <MoreOptions draft={draft} change={change} />
        {refused && (
          <Notice
            tone="danger"
            live="assertive"
            title={refused.title}
            action={
              refused.unfinished &&
              chosen.data && (
                <ButtonLink as={Link} to={editorPath(chosen.data)}>
                  {texts.toEditor}
                </ButtonLink>
              )
            }
          >
            {refused.text}
          </Notice>
        )}
        <div className={css.buttons}>
          <ButtonLink as={Link} to={`/lms/teacher/classes/${classId}`} variant="quiet">
            {texts.cancel}
          </ButtonLink>
          <Button type="submit" variant="primary" icon={<SendIcon />} loading={give.isPending}>
            {texts.give}
          </Button>
        </div>
      </Card>
    </form>
  )
}
