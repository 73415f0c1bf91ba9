import { classCodeFault, classCodeIn } from '@phuong/domain/forms/class'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { CoverCard, CoverSheet } from '@phuong/ui/CoverCard'
import { Dialog } from '@phuong/ui/Dialog'
import { UserIcon } from '@phuong/ui/lms-icons'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { askAnew } from '../../../api/ask-anew.ts'
import type { Row } from '../../../api/call.ts'
import { execute } from '../../../api/execute.ts'
import { classOfCodeQuery } from '../../../widgets/classes/code-query.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { formErrorOf } from '../../../widgets/form-error.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { useFocusOnFault } from '../../../widgets/use-focus-on-fault.ts'
import css from './JoinClass.module.css'

import { texts } from './texts.ts'

/**
 * A pupil comes into a class: types its code, sees whose class it is, and enters it (B-095).
 * @param linked the code of the link by which the page was opened; '' without one
 */
export function JoinClass({ linked, onClose }: { linked: string; onClose: () => void }) {
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(linked)
  const [wanted, setWanted] = useState(classCodeIn(linked))
  const [fault, setFault] = useState(linked === '' ? null : classCodeFault(linked))
  const lookup = useQuery(classOfCodeQuery(wanted))
  const refused = lookup.isFetching ? null : formErrorOf(lookup.error)
  const error = fault ?? refused
  useFocusOnFault(element, error === null ? {} : { code: error })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const code = classCodeIn(typed)
    setFault(classCodeFault(typed))
    if (code !== null && code === wanted) void lookup.refetch()
    else setWanted(code)
  }
  if (lookup.data !== undefined && wanted !== null)
    return (
      <FoundClass
        code={wanted}
        row={lookup.data}
        isLinked={linked !== ''}
        onClose={onClose}
        onOther={() => {
          setTyped('')
          setWanted(null)
        }}
      />
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.join}
      size="sm"
      footer={
        <>
          <CancelButton>{texts.cancel}</CancelButton>
          <Button type="submit" form={formId} variant="primary" loading={lookup.isFetching}>
            {texts.next}
          </Button>
        </>
      }
    >
      <form ref={element} id={formId} onSubmit={submit} noValidate>
        <TextField
          label={texts.code}
          help={texts.codeHelp}
          error={error}
          required
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          className={css.code}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setFault(null)
            setWanted(null)
          }}
        />
      </form>
    </Dialog>
  )
}

type FoundProps = {
  code: string
  row: Row<'CLASSES_Code_Find'>
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
      await askAnew(client, { predicate: ({ queryKey }) => queryKey[0] !== 'class-code' })
      toast.success(texts.joined(className))
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
            {texts.enter}
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
