import { formatDateTime } from '@phuong/domain/format/dates'
import { Button } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { Chip } from '@phuong/ui/Chip'
import { confirm } from '@phuong/ui/confirm'
import { ListState } from '@phuong/ui/ListState'
import { toast } from '@phuong/ui/toast'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { askAnew } from '../../../api/ask-anew.ts'
import { call, executeAgain, type Row } from '../../../api/call.ts'
import { isSessionGone } from '../../../api/session-gone.ts'
import { bellKey } from '../../../widgets/bell/queries.ts'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { pageOf, withPage } from '../address.ts'
import { Pages } from '../Pages.tsx'
import css from './Sent.module.css'
import { sentTexts as texts } from './texts.ts'

type BookRow = Row<'ThongBao_Sach_DanhSach'>

/** Rows of a page. */
const bookPageSize = 10

/** What was written, the newest first. What asks for the bell anew asks for it too. @param page from 1 */
const booksQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [...bellKey(userId), 'books', page],
    queryFn: ({ signal }) => call('ThongBao_Sach_DanhSach', { PageNum: page, PageSize: bookPageSize }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The notes of the digital-book service with who wrote each; an administrator deletes them. */
export function BookList() {
  const { me } = useSurroundings()
  const client = useQueryClient()
  const [query] = useAddressQuery()
  const page = pageOf(query)
  const written = useQuery(booksQuery(me.id, page))
  const rows = written.data ?? []
  const remove = async ({ id }: BookRow) => {
    const question = {
      title: texts.removeQuestion,
      text: texts.removeText,
      confirmLabel: texts.remove,
      cancelLabel: texts.stay,
    }
    if (!(await confirm(question))) return
    try {
      await executeAgain('ThongBao_Sach_Xoa', { id })
      toast.success(texts.deletedDone)
    } catch (error) {
      if (!isSessionGone(error)) toast.error(texts.notDeleted)
    }
    await askAnew(client, { queryKey: bellKey(me.id) })
  }
  return (
    <Card flush>
      <ListState {...listStateOf(written, hasNone)} empty={{ title: texts.noBooks, text: texts.noBooksText }}>
        <ol className={css.list} aria-label={texts.booksList}>
          {rows.map((row) => (
            <li key={row.id}>
              <div className={css.head}>
                <h2 className={css.title}>{row.title}</h2>
                {row.isDeleted ? (
                  <Chip>{texts.deleted}</Chip>
                ) : (
                  <Button size="sm" aria-label={texts.removeOf(row.title)} onClick={() => void remove(row)}>
                    {texts.remove}
                  </Button>
                )}
              </div>
              <p className={css.facts}>{texts.by(row.sender ?? '', formatDateTime(row.createDate))}</p>
              <p className={css.lead}>{row.lead}</p>
            </li>
          ))}
        </ol>
        <Pages
          page={page}
          pages={Math.ceil((rows[0]?.totalRows ?? 0) / bookPageSize)}
          href={(to) => `?${withPage(query, to)}`}
        />
      </ListState>
    </Card>
  )
}
