import { formatDate } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { confirm } from '@phuong/ui/confirm'
import { UndoIcon } from '@phuong/ui/desk-icons'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Column, RowAction } from '@phuong/ui/staff/table-types'
import { toast } from '@phuong/ui/toast'
import { TrashIcon } from '@phuong/ui/work-icons'
import { useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { messageOf } from '../../../api/call-error.ts'
import { removeRow } from '../../../api/crud.ts'
import { execute } from '../../../api/execute.ts'
import { classTexts } from '../../../widgets/classes/texts.ts'
import { usePagedList } from '../../../widgets/paged-list/use-paged-list.ts'
import { texts as actTexts } from '../roster/acts/texts.ts'
import { type ArchivedClassRow, archivedClassesQuery } from './queries.ts'
import { texts } from './texts.ts'

const columnsOf = (ofAll: boolean): Column<ArchivedClassRow>[] => [
  {
    id: 'className',
    header: texts.columnClass,
    card: 'title',
    cell: ({ className, classId }) => (
      <>
        <b>{classTexts.name(className)}</b>
        {classId !== null && <span className="muted small"> {classTexts.grade(classId)}</span>}
      </>
    ),
  },
  { id: 'year', header: texts.columnYear, cell: ({ schoolYear }) => <span className="nowrap">{schoolYear}</span> },
  ...(ofAll
    ? [{ id: 'teacher', header: texts.columnTeacher, text: ({ teacherName }: ArchivedClassRow) => teacherName }]
    : []),
  {
    id: 'pupils',
    header: texts.columnPupils,
    align: 'end',
    card: 'aside',
    cell: ({ totalStudents }) => formatNumber(totalStudents),
  },
  {
    id: 'archived',
    header: texts.columnArchived,
    cell: ({ archivedDate }) => <span className="nowrap">{formatDate(archivedDate)}</span>,
  },
]

/** Classes that were put away: they are brought back as they were, or deleted where nothing was answered in them (D22). */
export function ArchivedClasses({ ofAll }: { ofAll: boolean }) {
  const client = useQueryClient()
  const classes = usePagedList(archivedClassesQuery, 20, {})
  const done = async (act: Promise<unknown>, words: string) => {
    try {
      await act
    } catch (error) {
      toast.error(messageOf(error))
      return
    }
    toast.success(words)
    classes.removed()
    await askAnew(client, { queryKey: ['classes'] })
  }
  const remove = async ({ id, className }: ArchivedClassRow) => {
    if (!(await confirm({ text: actTexts.removeText(className) }))) return
    await done(removeRow({ subModuleName: 'CLASSES', entityName: 'Classes' }, id), actTexts.removed(className))
  }
  const actionsOf = (row: ArchivedClassRow): RowAction[] => [
    {
      label: texts.restore,
      icon: <UndoIcon size={18} />,
      primary: true,
      onSelect: () =>
        void done(execute('CLASSES_Classes_Restore', { classId: row.id }), actTexts.restored(row.className)),
    },
    ...(row.deletable
      ? [
          {
            label: actTexts.remove,
            icon: <TrashIcon size={18} />,
            danger: true,
            onSelect: () => void remove(row),
          },
        ]
      : []),
  ]
  return (
    <Panel title={texts.tabArchived} count={classes.count}>
      <DataTable
        caption={texts.tabArchived}
        columns={columnsOf(ofAll)}
        rowKey={({ id }) => id}
        rowLabel={({ className }) => classTexts.name(className)}
        rowActions={actionsOf}
        {...classes.table}
        empty={{ title: texts.archivedNoneTitle, text: texts.archivedNoneText }}
      />
    </Panel>
  )
}
