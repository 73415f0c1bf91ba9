import { Textarea } from '@mantine/core'
import { MAX_INSTRUCTION_LETTERS } from '@phuong/domain/forms/assignment'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { SendIcon } from '@phuong/ui/work-icons'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { editorPath } from '../../../widgets/assignments/paths.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { ClassChoice, ColorChoice } from './Choices.tsx'
import css from './Create.module.css'
import { DateField } from './DateField.tsx'
import { MoreOptions } from './MoreOptions.tsx'
import { worksheetQuery } from './queries.ts'
import { texts } from './texts.ts'
import { type GivenTo, useGiving } from './use-giving.ts'
import { WorksheetChoice } from './WorksheetChoice.tsx'

/** The form of an assignment (B-106). What is typed stays through every failure (B-127, D24). */
export function AssignmentForm(given: GivenTo) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const { draft, change, nameIt, enterTitle, leaveTitle, chosen, refused, faultOf, submit, isPending } = useGiving(
    given,
    form,
  )
  const { classId, classes } = given

  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate aria-label={texts.title}>
      <Card className={css.main}>
        <WorksheetChoice
          chosen={chosen}
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
          onFocus={enterTitle}
          onBlur={leaveTitle}
          onChange={(event) => nameIt(event.currentTarget.value)}
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
          <DateField value={draft} error={faultOf('dueDate')} timeError={faultOf('dueTime')} onChange={change} />
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
              chosen && (
                <ButtonLink as={Link} to={editorPath(chosen)}>
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
          <Button type="submit" variant="primary" icon={<SendIcon />} loading={isPending}>
            {texts.give}
          </Button>
        </div>
      </Card>
    </form>
  )
}
