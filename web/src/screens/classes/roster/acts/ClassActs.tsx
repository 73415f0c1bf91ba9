import { confirm } from '@phuong/ui/confirm'
import { ArchiveIcon, EditIcon } from '@phuong/ui/desk-icons'
import { RefreshIcon } from '@phuong/ui/icons'
import { UsersGroupIcon } from '@phuong/ui/lms-icons'
import { RowActions } from '@phuong/ui/staff/RowActions'
import { toast } from '@phuong/ui/toast'
import { TrashIcon } from '@phuong/ui/work-icons'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { askAnew } from '../../../../api/ask-anew.ts'
import { messageOf } from '../../../../api/call-error.ts'
import { removeRow } from '../../../../api/crud.ts'
import { execute } from '../../../../api/execute.ts'
import { newerOf } from '../../../../api/newer.ts'
import { lateDialog } from '../../../../widgets/late/late.tsx'
import type { ClassFacts } from '../../class-query.ts'
import { texts as teacherTexts } from '../teachers/texts.ts'
import { texts } from './texts.ts'

/** The form is fetched when somebody changes something. */
const EditClass = lateDialog(async () => (await import('./EditClass.tsx')).EditClass)
/** So is the list of teachers. */
const TeachersDialog = lateDialog(async () => (await import('../teachers/TeachersDialog.tsx')).TeachersDialog)

/** How long it can be undone that a class was put away, in ms. */
const undoMs = 10_000
const list = '/lms/teacher/classes'

/** What a teacher does with a class: looks after its teachers, changes it, gives it another code, puts it away, deletes it (B-094, D22). */
export function ClassActs({ facts }: { facts: ClassFacts }) {
  const { id, className, code, mayEnrol, mayKeep, deletable } = facts
  const client = useQueryClient()
  const navigate = useNavigate()
  const [edited, setEdited] = useState(false)
  const [teachers, setTeachers] = useState(false)
  const anew = () => askAnew(client, { queryKey: ['classes'] })
  /** Whether it was done; why not is told. */
  const done = (act: Promise<unknown>): Promise<boolean> =>
    act.then(
      () => true,
      (error: unknown) => {
        toast.error(messageOf(error))
        return false
      },
    )
  /** Leaves the class, about which nobody asks any more, and reads the lists anew. */
  const leave = async () => {
    await navigate(list)
    await askAnew(client, { queryKey: ['classes'], predicate: ({ queryKey }) => !queryKey.includes(id) })
  }
  const renew = async () => {
    const question = { title: texts.renewTitle, text: texts.renewText(code), confirmLabel: texts.renew } as const
    if (!(await confirm({ ...question, tone: 'primary' }))) return
    try {
      const { row } = await execute('CLASSES_Code_Renew', { classId: id, code })
      toast.success(texts.renewed(row?.code ?? ''))
    } catch (error) {
      const newer = newerOf(error)?.code
      if (typeof newer === 'string') toast.warning(texts.renewedElsewhere(newer))
      else toast.error(messageOf(error))
    }
    await anew()
  }
  const restore = async () => {
    if (!(await done(execute('CLASSES_Classes_Restore', { classId: id })))) return
    toast.success(texts.restored(className))
    await anew()
  }
  const archive = async (title: string, text: string) => {
    if (!(await confirm({ title, text, confirmLabel: texts.archive, tone: 'primary' }))) return
    if (!(await done(execute('CLASSES_Classes_Archive', { classId: id })))) return
    toast.success(texts.archived(className), {
      durationMs: undoMs,
      action: { label: texts.undo, onPress: () => void restore() },
    })
    await leave()
  }
  const remove = async () => {
    if (!deletable) return archive(texts.keepTitle, texts.keepText(className))
    if (!(await confirm({ text: texts.removeText(className) }))) return
    if (!(await done(removeRow({ subModuleName: 'CLASSES', entityName: 'Classes' }, id)))) return
    toast.success(texts.removed(className))
    await leave()
  }
  const actions = [
    { label: teacherTexts.title, icon: <UsersGroupIcon size={18} />, onSelect: () => setTeachers(true) },
    ...(mayKeep ? [{ label: texts.edit, icon: <EditIcon size={18} />, onSelect: () => setEdited(true) }] : []),
    ...(mayEnrol ? [{ label: texts.renew, icon: <RefreshIcon size={18} />, onSelect: () => void renew() }] : []),
    ...(mayKeep
      ? [
          {
            label: texts.archive,
            icon: <ArchiveIcon size={18} />,
            onSelect: () => void archive(texts.archiveTitle(className), texts.archiveText),
          },
          { label: texts.remove, icon: <TrashIcon size={18} />, danger: true, onSelect: () => void remove() },
        ]
      : []),
  ]
  return (
    <>
      <RowActions compact rowLabel="" actions={actions} />
      {edited && (
        <Suspense>
          <EditClass facts={facts} onClose={() => setEdited(false)} />
        </Suspense>
      )}
      {teachers && (
        <Suspense>
          <TeachersDialog facts={facts} onClose={() => setTeachers(false)} onLeft={() => void leave()} />
        </Suspense>
      )}
    </>
  )
}
