import { Radio } from '@mantine/core'
import { formatNumber } from '@phuong/domain/format/numbers'
import { classCodeFault, classCodeIn } from '@phuong/domain/forms/class'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { ListState } from '@phuong/ui/ListState'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { execute } from '../../../api/execute.ts'
import { classOfCodeQuery } from '../../../widgets/classes/code-query.ts'
import { managedClassesQuery } from '../../../widgets/classes/queries.ts'
import { listStateOf } from '../../../widgets/list-state.ts'
import { useFocusOnFault } from '../../../widgets/use-focus-on-fault.ts'
import css from './Enrolment.module.css'
import { refusalText } from './refusal.ts'
import { texts } from './texts.ts'
import { type Named, useClassesAnew } from './use-enrolment.ts'

/** How long a move can be undone by its toast, in ms. */
const undoMs = 10_000
/** The choice of a colleague's class, beside the ids of the own ones. */
const byCode = 'code'

type Props = {
  pupil: Named
  from: { id: string; className: string }
  onClose: () => void
  /** the pupil is in the other class now */
  onMoved?: () => void
}

/** Moves a pupil to another class of the teacher, or to a colleague's by its code, of which is told whose it is before. */
export function MovePupil({ pupil, from, onClose, onMoved }: Props) {
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const classes = useQuery(managedClassesQuery)
  const own = (classes.data ?? []).filter(({ id, mayEnrol }) => mayEnrol && id !== from.id)
  const [choice, setChoice] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState<string | null>(null)
  const [fault, setFault] = useState<{ choice?: string; code?: string }>({})
  const lookup = useQuery(classOfCodeQuery(choice === byCode ? wanted : null))
  const move = useMove(pupil, from, () => {
    onClose()
    onMoved?.()
  })
  const codeFault = fault.code ?? (lookup.isFetching ? null : refusalText(lookup.error))
  const faults = { ...fault, ...(codeFault != null && { code: codeFault }) }
  useFocusOnFault(element, faults)
  const target = choice === byCode ? lookup.data : own.find(({ id }) => id === choice)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (choice === null) return setFault({ choice: texts.chooseClass })
    if (choice !== byCode) return move.mutate({ toClassId: choice })
    if (lookup.data?.classId === from.id) return setFault({ code: texts.sameClass })
    if (lookup.data !== undefined && wanted !== null) return move.mutate({ code: wanted })
    const code = classCodeIn(typed)
    if (code === null)
      return setFault({ code: typed.trim() === '' ? texts.codeMissing : (classCodeFault(typed) ?? '') })
    if (code === wanted) void lookup.refetch()
    else setWanted(code)
  }
  const choose = (value: string) => {
    setChoice(value)
    setFault({})
    move.reset()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.moveTitle(pupil.fullName)}
      size="sm"
      footer={
        <>
          <CancelButton>{texts.cancel}</CancelButton>
          <Button type="submit" form={formId} variant="primary" loading={move.isPending || lookup.isFetching}>
            {choice === byCode && target === undefined ? texts.next : texts.moveNow}
          </Button>
        </>
      }
    >
      <ListState {...listStateOf(classes, () => false)} empty={{ title: '' }}>
        <form ref={element} id={formId} className={css.form} onSubmit={submit} noValidate>
          <Radio.Group
            label={texts.moveTo}
            value={choice}
            onChange={choose}
            error={fault.choice}
            name="choice"
            classNames={{ error: css.error }}
          >
            {own.map(({ id, className, schoolYear, totalStudents }) => (
              <Radio
                key={id}
                className={css.choice}
                value={id}
                aria-invalid={fault.choice !== undefined}
                label={texts.ownClass(className, schoolYear, formatNumber(totalStudents))}
              />
            ))}
            <Radio
              className={css.choice}
              value={byCode}
              aria-invalid={fault.choice !== undefined}
              label={texts.otherClass}
            />
          </Radio.Group>
          {choice === byCode && (
            <TextField
              label={texts.code}
              name="code"
              help={texts.codeHelp}
              error={codeFault}
              required
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                setWanted(null)
                setFault({})
              }}
            />
          )}
          {choice === byCode && lookup.data !== undefined && (
            <Notice live="polite">{texts.found(lookup.data.className, lookup.data.teacherName)}</Notice>
          )}
          {target !== undefined && <p className="muted small">{texts.whatMoves}</p>}
          {refusalText(move.error) !== null && (
            <Notice tone="danger" live="assertive">
              {refusalText(move.error)}
            </Notice>
          )}
        </form>
      </ListState>
    </Dialog>
  )
}

/** The act, its toast, and the way back from an own class: out of a colleague's nobody is taken by an undo. */
const useMove = ({ studentId, fullName }: Named, from: Props['from'], onDone: () => void) => {
  const anew = useClassesAnew(from.id)
  const back = async (toClassId: string) => {
    try {
      await execute('CLASSES_Pupil_Move', { classId: toClassId, studentId, toClassId: from.id })
      toast.success(texts.movedBack(fullName, from.className))
    } catch (error) {
      const text = refusalText(error)
      if (text !== null) toast.error(text)
    }
    await anew()
  }
  return useMutation({
    mutationFn: (to: { toClassId: string } | { code: string }) =>
      execute('CLASSES_Pupil_Move', { classId: from.id, studentId, ...to }),
    onSuccess: async ({ row }, to) => {
      toast.success(texts.moved(fullName, row?.className ?? ''), {
        durationMs: undoMs,
        ...('toClassId' in to && { action: { label: texts.undo, onPress: () => void back(to.toClassId) } }),
      })
      onDone()
      await anew(studentId)
    },
  })
}
