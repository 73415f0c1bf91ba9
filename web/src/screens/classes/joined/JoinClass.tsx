import { type ClassCode, classCodeForm } from '@phuong/domain/forms/class-code'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { CoverCard, CoverSheet } from '@phuong/ui/CoverCard'
import { Dialog } from '@phuong/ui/Dialog'
import { UserIcon } from '@phuong/ui/lms-icons'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { CancelledError, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { askAnew } from '../../../api/ask-anew.ts'
import type { Row } from '../../../api/call.ts'
import { execute } from '../../../api/execute.ts'
import { classCodeKey, classOfCodeQuery } from '../../../widgets/classes/code-query.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { useForm } from '../../../widgets/form/use-form.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { invitationTexts } from '../../../widgets/invitations/texts.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import css from './JoinClass.module.css'
import { texts } from './texts.ts'

type Found = { code: string; row: Row<'CLASSES_Code_Find'> }

/**
 * A pupil comes into a class: types its code, sees whose class it is, and enters it (B-095).
 * @param linked the code of the link by which the page was opened; '' without one
 */
export function JoinClass({ linked, onClose }: { linked: string; onClose: () => void }) {
  const [entered, setEntered] = useState(linked)
  const [found, setFound] = useState<Found | null>(null)
  if (found === null) return <CodeForm entered={entered} onFound={setFound} onClose={onClose} />
  return (
    <FoundClass
      {...found}
      isLinked={linked !== ''}
      onClose={onClose}
      onOther={() => {
        setEntered('')
        setFound(null)
      }}
    />
  )
}

/** What is wrong with a code is told at its field; who goes on typing has called the look-up off. */
const codeFaults = (error: unknown): { code?: string } => {
  const text = error instanceof CancelledError ? null : formErrorOf(error)
  return text === null ? {} : { code: text }
}

type CodeProps = {
  /** the code that is looked up without a press; '' for none */
  entered: string
  onFound: (found: Found) => void
  onClose: () => void
}

/** The code, typed or out of a link, and the look-up of its class. */
function CodeForm({ entered, onFound, onClose }: CodeProps) {
  const client = useQueryClient()
  const formId = useId()
  const form = useForm({
    schema: classCodeForm,
    values: { code: entered },
    send: ({ code }: ClassCode) => client.fetchQuery(classOfCodeQuery(code)),
    onSent: (row, { code }) => onFound({ code, row }),
    faultsOf: codeFaults,
  })
  const submitEntered = useEffectEvent(() => {
    if (entered !== '') void form.submit()
  })
  useEffect(() => submitEntered(), [])
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.join}
      size="sm"
      footer={
        <>
          <CancelButton>{texts.cancel}</CancelButton>
          <Button type="submit" form={formId} variant="primary" loading={form.isSending}>
            {texts.next}
          </Button>
        </>
      }
    >
      <form {...form.form} id={formId}>
        <TextField
          {...form.field('code', () => void client.cancelQueries({ queryKey: classCodeKey }))}
          label={texts.code}
          help={texts.codeHelp}
          required
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          className={css.code}
        />
      </form>
    </Dialog>
  )
}

type FoundProps = Found & {
  /** the page was opened by the link of the class: the way back does not ask once more */
  isLinked: boolean
  onClose: () => void
  onOther: () => void
}

/** Whose class it is, before the pupil enters it. */
function FoundClass({ code, row, isLinked, onClose, onOther }: FoundProps) {
  const { me } = useSurroundings()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { classId, className, teacherName, schoolName, joined } = row
  const enter = () => navigate(`/lms/student/classes/${classId}`, { replace: isLinked })
  const join = useMutation({
    mutationFn: () => execute('CLASSES_Join', { code }),
    onSuccess: async () => {
      // the grade of the person may be that of the class now
      await askAnew(client, {})
      toast.success(invitationTexts.joined(className))
      await enter()
    },
  })
  const fault = formErrorOf(join.error)
  return (
    <Dialog
      open
      onClose={onClose}
      title={joined ? texts.already : texts.found}
      size="sm"
      footer={
        <>
          <Button onClick={onOther}>{texts.another}</Button>
          <Button
            variant="primary"
            data-autofocus
            loading={join.isPending}
            onClick={() => (joined ? void enter() : join.mutate())}
          >
            {invitationTexts.enter}
          </Button>
        </>
      }
    >
      <div className={css.found}>
        <CoverCard cover={<CoverSheet>{className}</CoverSheet>}>
          <h3 className={css.name}>{classTexts.name(className)}</h3>
          <p className={css.line}>
            <UserIcon /> {classTexts.teacher(teacherName)}
          </p>
          {schoolName !== null && <p>{schoolName}</p>}
        </CoverCard>
        {!joined && <p className="muted small">{texts.who(me.fullName)}</p>}
        {fault !== null && (
          <Notice tone="danger" live="assertive">
            {fault}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
