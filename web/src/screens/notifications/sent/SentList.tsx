import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
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
import { receiverTexts } from '../receivers/texts.ts'
import css from './Sent.module.css'
import { sentTexts as texts } from './texts.ts'

type SentRow = Row<'ThongBao_DaGui_DanhSach'>

/** Rows of a page. */
const sentPageSize = 10

/** What was sent, the newest first. What asks for the bell anew asks for it too. @param page from 1 */
const sentQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [...bellKey(userId), 'sent', page],
    queryFn: ({ signal }) => call('ThongBao_DaGui_DanhSach', { PageNum: page, PageSize: sentPageSize }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What people wrote to many, from whom and to how many; an administrator takes it back (B-373). */
export function SentList() {
  const { me } = useSurroundings()
  const client = useQueryClient()
  const [query] = useAddressQuery()
  const page = pageOf(query)
  const sent = useQuery(sentQuery(me.id, page))
  const rows = sent.data ?? []
  const withdraw = async ({ thongBaoId }: SentRow) => {
    const question = {
      title: texts.question,
      text: texts.questionText,
      confirmLabel: texts.withdraw,
      cancelLabel: texts.stay,
    }
    if (!(await confirm(question))) return
    try {
      await executeAgain('ThongBao_ThuHoi', { ThongBaoId: thongBaoId })
      toast.success(texts.done)
    } catch (error) {
      if (!isSessionGone(error)) toast.error(texts.failed)
    }
    await askAnew(client, { queryKey: bellKey(me.id) })
  }
  return (
    <Card flush>
      <ListState {...listStateOf(sent, hasNone)} empty={{ title: texts.none, text: texts.noneText }}>
        <ol className={css.list} aria-label={texts.list}>
          {rows.map((row) => (
            <li key={row.thongBaoId}>
              <SentCard row={row} onWithdraw={() => void withdraw(row)} />
            </li>
          ))}
        </ol>
        <Pages
          page={page}
          pages={Math.ceil((rows[0]?.totalRows ?? 0) / sentPageSize)}
          href={(to) => `?${withPage(query, to)}`}
        />
      </ListState>
    </Card>
  )
}

const SentCard = ({ row, onWithdraw }: { row: SentRow; onWithdraw: () => void }) => (
  <>
    <div className={css.head}>
      <h2 className={css.title}>{row.title}</h2>
      {row.isWithdrawn ? (
        <Chip>{texts.withdrawn}</Chip>
      ) : (
        <Button size="sm" aria-label={texts.withdrawOf(row.title)} onClick={onWithdraw}>
          {texts.withdraw}
        </Button>
      )}
    </div>
    <p className={css.facts}>{texts.by(row.sender ?? '', formatDateTime(row.createDate))}</p>
    <p className={css.facts}>{texts.to(receiverTexts[row.typeData], formatNumber(row.receivers))}</p>
    <p className={css.lead}>{row.lead}</p>
  </>
)
