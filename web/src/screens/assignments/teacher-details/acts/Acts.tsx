import { parseMoment } from '@phuong/domain/format/dates'
import { Button } from '@phuong/ui/Button'
import { confirm } from '@phuong/ui/confirm'
import { EditIcon } from '@phuong/ui/desk-icons'
import { RowActions } from '@phuong/ui/staff/RowActions'
import { toast } from '@phuong/ui/toast'
import { ClockIcon, TrashIcon } from '@phuong/ui/work-icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { askAnew } from '../../../../api/ask-anew.ts'
import { messageOf } from '../../../../api/call-error.ts'
import { execute } from '../../../../api/execute.ts'
import { now } from '../../../../browser/clock.ts'
import type { AssignmentRow } from '../../../../widgets/assignments/queries.ts'
import { lateDialog } from '../../../../widgets/late/late.tsx'
import { useAskedOnce } from '../../../../widgets/link/use-asked-once.ts'
import { texts } from './texts.ts'

/** The form is fetched when somebody changes something. */
const EditDialog = lateDialog(async () => (await import('./EditDialog.tsx')).EditDialog)

/** How long it can be undone that work was taken back, in ms. */
const undoMs = 10_000

type Props = { assignment: AssignmentRow; classPath: string }

/** What a teacher does with work that is given: changes it, ends its time, takes it back (B-133 to B-136, D63). */
export function Acts({ assignment, classPath }: Props) {
  const { id, title, dueDate } = assignment
  const client = useQueryClient()
  const navigate = useNavigate()
  const [edited, setEdited] = useState(useAskedOnce('edit'))
  const due = parseMoment(dueDate)
  const anew = () => askAnew(client, { queryKey: ['assignments'] })
  const { mutateAsync } = useMutation({
    mutationFn: (verb: 'End' | 'Delete' | 'Restore') => execute(`CLASSWORK_Assignments_${verb}`, { id }),
    onError: (error) => toast.error(messageOf(error)),
  })
  /** Whether it was done; why not is told. */
  const act = (verb: Parameters<typeof mutateAsync>[0]): Promise<boolean> =>
    mutateAsync(verb).then(
      () => true,
      () => false,
    )
  const end = async () => {
    const sure = await confirm({
      title: texts.endTitle,
      text: texts.endText,
      confirmLabel: texts.endYes,
      tone: 'primary',
    })
    if (!sure || !(await act('End'))) return
    toast.success(texts.ended)
    await anew()
  }
  const restore = async () => {
    if (!(await act('Restore'))) return
    toast.success(texts.restored(title))
    await anew()
  }
  const remove = async () => {
    if (!(await confirm({ text: texts.removeText(title) })) || !(await act('Delete'))) return
    toast.success(texts.removed(title), {
      durationMs: undoMs,
      action: { label: texts.undo, onPress: () => void restore() },
    })
    await navigate(classPath)
    // nothing asks any more for what was taken back
    await askAnew(client, { queryKey: ['assignments'], predicate: ({ queryKey }) => !queryKey.includes(id) })
  }
  return (
    <>
      <Button icon={<EditIcon size={18} />} onClick={() => setEdited(true)}>
        {texts.edit}
      </Button>
      <RowActions
        compact
        rowLabel=""
        actions={[
          ...(due === null || due > now()
            ? [{ label: texts.end, icon: <ClockIcon size={18} />, onSelect: () => void end() }]
            : []),
          { label: texts.remove, icon: <TrashIcon size={18} />, danger: true, onSelect: () => void remove() },
        ]}
      />
      {edited && (
        <Suspense>
          <EditDialog assignment={assignment} onClose={() => setEdited(false)} />
        </Suspense>
      )}
    </>
  )
}
