import { Radio } from '@mantine/core'
import { formatNumber } from '@phuong/domain/format/numbers'
import { byCode, movePupilForm, type PupilMove } from '@phuong/domain/forms/move-pupil'
import { Button } from '@phuong/ui/Button'
import { CancelButton } from '@phuong/ui/CancelButton'
import { Dialog } from '@phuong/ui/Dialog'
import { ListState } from '@phuong/ui/ListState'
import { Notice } from '@phuong/ui/Notice'
import { TextField } from '@phuong/ui/TextField'
import { toast } from '@phuong/ui/toast'
import { CancelledError, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Row } from '../../../api/call.ts'
import { execute } from '../../../api/execute.ts'
import { classCodeKey, classOfCodeQuery } from '../../../widgets/classes/code-query.ts'
import { managedClassesQuery } from '../../../widgets/classes/queries.ts'
import { useActForm } from '../../../widgets/form/use-act-form.ts'
import { listStateOf } from '../../../widgets/list-state.ts'
import css from './Enrolment.module.css'
import { refusalText } from './refusal.ts'
import { texts } from './texts.ts'
import { type Named, useClassesAnew } from './use-enrolment.ts'

/** How long a move can be undone by its toast, in ms. */
const undoMs = 10_000

/** A class to which a code leads. */
type Found = Row<'CLASSES_Code_Find'>

/** A code that leads to no class to which the pupil may go; its message says why. */
class CodeRefused extends Error {}

const codeFaults = (error: unknown): { code?: string } => (error instanceof CodeRefused ? { code: error.message } : {})

type Props = {
  pupil: Named
  from: { id: string; className: string }
  onClose: () => void
  /** the pupil is in the other class now */
  onMoved?: () => void
}

/** Moves a pupil to another class of the teacher, or to a colleague's by its code, of which is told whose it is before. */
export function MovePupil({ pupil, from, onClose, onMoved }: Props) {
  const client = useQueryClient()
  const formId = useId()
  const classes = useQuery(managedClassesQuery)
  const own = (classes.data ?? []).filter(({ id, mayEnrol }) => mayEnrol && id !== from.id)
  const [found, setFound] = useState<Found | null>(null)
  const move = useMove(pupil, from)
  /** @throws CodeRefused; CancelledError for who has typed on */
  const find = async (code: string): Promise<Found> => {
    try {
      return await client.fetchQuery(classOfCodeQuery(code))
    } catch (error) {
      const text = error instanceof CancelledError ? null : refusalText(error)
      throw text === null ? error : new CodeRefused(text)
    }
  }
  const form = useActForm({
    schema: movePupilForm,
    values: { choice: '', code: '' },
    send: async (to: PupilMove) => {
      if (to.code !== undefined && found === null) return { found: await find(to.code) }
      if (to.code !== undefined && found?.classId === from.id) throw new CodeRefused(texts.sameClass)
      return { found: null, className: await move.send(to) }
    },
    onSent: async (answer, to) => {
      if (answer.found !== null) {
        setFound(answer.found)
        return
      }
      move.tell(answer.className, to)
      onClose()
      onMoved?.()
      await move.anew()
    },
    faultsOf: codeFaults,
  })
  const choice = useWatch({ control: form.control, name: 'choice' })
  const choiceFault = form.errorOf('choice')
  const target = choice === byCode ? found : own.find(({ id }) => id === choice)
  const failed = form.failure instanceof CancelledError ? null : refusalText(form.failure)
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.moveTitle(pupil.fullName)}
      size="sm"
      footer={
        <>
          <CancelButton>{texts.cancel}</CancelButton>
          <Button type="submit" form={formId} variant="primary" loading={form.isSending}>
            {choice === byCode && found === null ? texts.next : texts.moveNow}
          </Button>
        </>
      }
    >
      <ListState {...listStateOf(classes, () => false)} empty={{ title: '' }}>
        <form {...form.form} id={formId} className={css.form}>
          <Radio.Group
            label={texts.moveTo}
            value={choice}
            onChange={(chosen) => {
              form.put({ choice: chosen })
              form.forgetFailure()
            }}
            error={choiceFault}
            name="choice"
            classNames={{ error: css.error }}
          >
            {own.map(({ id, className, schoolYear, totalStudents }) => (
              <Radio
                key={id}
                className={css.choice}
                value={id}
                aria-invalid={choiceFault !== undefined}
                label={texts.ownClass(className, schoolYear, formatNumber(totalStudents))}
              />
            ))}
            <Radio
              className={css.choice}
              value={byCode}
              aria-invalid={choiceFault !== undefined}
              label={texts.otherClass}
            />
          </Radio.Group>
          {choice === byCode && (
            <TextField
              {...form.field('code', () => {
                void client.cancelQueries({ queryKey: classCodeKey })
                setFound(null)
                form.forgetFailure()
              })}
              label={texts.code}
              help={texts.codeHelp}
              required
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
            />
          )}
          {choice === byCode && found !== null && (
            <Notice live="polite">{texts.found(found.className, found.teacherName)}</Notice>
          )}
          {target != null && <p className="muted small">{texts.whatMoves}</p>}
          {failed !== null && (
            <Notice tone="danger" live="assertive">
              {failed}
            </Notice>
          )}
        </form>
      </ListState>
    </Dialog>
  )
}

/** The act, its toast, and the way back from an own class: out of a colleague's nobody is taken by an undo. */
const useMove = ({ studentId, fullName }: Named, from: Props['from']) => {
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
  return {
    /** @returns the name of the class in which the pupil is now */
    send: async (to: PupilMove): Promise<string> => {
      const { row } = await execute('CLASSES_Pupil_Move', { classId: from.id, studentId, ...to })
      return row?.className ?? ''
    },
    tell: (className: string, { toClassId }: PupilMove) =>
      toast.success(texts.moved(fullName, className), {
        durationMs: undoMs,
        ...(toClassId !== undefined && { action: { label: texts.undo, onPress: () => void back(toClassId) } }),
      }),
    anew: () => anew(studentId),
  }
}
