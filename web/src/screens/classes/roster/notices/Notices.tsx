import { confirm } from '@phuong/ui/confirm'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { toast } from '@phuong/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../../api/ask-anew.ts'
import { execute } from '../../../../api/execute.ts'
import { NoticeList } from '../../../../widgets/class-notices/NoticeList.tsx'
import { type NoticeRow, noticesPageSize, noticesQuery } from '../../../../widgets/class-notices/queries.ts'
import { noticeTexts } from '../../../../widgets/class-notices/texts.ts'
import { formErrorOf } from '../../../../widgets/form-error.ts'
import { PageOf } from '../../../../widgets/paged-list/PageOf.tsx'
import { usePagedList } from '../../../../widgets/paged-list/use-paged-list.ts'
import css from '../../Classes.module.css'
import type { KnownClass } from '../../class-query.ts'
import { texts } from './texts.ts'
import { WriteNotice } from './WriteNotice.tsx'

/** What the class was told, and the way to tell it more (B-093, D53). */
export function Notices({ classId, facts }: { classId: string; facts: KnownClass | undefined }) {
  const client = useQueryClient()
  const { rows, count, state, pager } = usePagedList((page) => noticesQuery({ classId, ...page }), noticesPageSize, {})
  const remove = async ({ id, title }: NoticeRow) => {
    const question = { title: texts.removeTitle, text: texts.removeText(title), confirmLabel: texts.remove }
    if (!(await confirm(question))) return
    try {
      await execute('CLASSES_Notice_Remove', { id })
      toast.success(texts.removed)
    } catch (error) {
      const text = formErrorOf(error)
      if (text !== null) toast.error(text)
    }
    await askAnew(client, { queryKey: ['classes', classId, 'notices'] })
  }
  return (
    <div className={css.part}>
      {(facts?.mayGive || facts?.mayEnrol) && <WriteNotice classId={classId} />}
      <Panel title={noticeTexts.title} count={count}>
        <ListState
          {...state}
          empty={{ title: noticeTexts.noneForStaff, text: noticeTexts.noneForStaffText, drawing: false }}
        >
          <NoticeList rows={rows} onRemove={(row) => void remove(row)} />
          <PageOf {...pager} />
        </ListState>
      </Panel>
    </div>
  )
}
