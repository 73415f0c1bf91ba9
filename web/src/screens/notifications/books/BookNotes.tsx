import { formatDateTime } from '@phuong/domain/format/dates'
import { contentMarkup } from '@phuong/domain/rich-text/document'
import { beginningOf } from '@phuong/domain/rich-text/plain'
import { Button } from '@phuong/ui/Button'
import { Card } from '@phuong/ui/Card'
import { Dialog } from '@phuong/ui/Dialog'
import { ListState } from '@phuong/ui/ListState'
import { useQuery } from '@tanstack/react-query'
import { useAddressQuery } from '../../../widgets/link/use-address-query.ts'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { RichText } from '../../../widgets/rich-text/RichText.tsx'
import { useSurroundings } from '../../../widgets/surroundings.ts'
import { useBackCloses } from '../../../widgets/use-back-closes.ts'
import { pageOf, withPage } from '../address.ts'
import css from '../Notifications.module.css'
import { Pages } from '../Pages.tsx'
import { excerptLetters } from '../Parts.tsx'
import { noticesPageSize } from '../queries.ts'
import { texts } from '../texts.ts'
import { useIsTable } from '../use-is-table.ts'
import { type BookNote, bookNotesQuery } from './queries.ts'
import { bookTexts } from './texts.ts'

type NumberedNote = BookNote & { readonly place: number }
type ListProps = { rows: readonly NumberedNote[]; onDetail: (id: string) => void }

/** What the digital-book service tells a pupil: the columns and the modal of the notifications (A-286, A-288, A-297, B-336). */
export function BookNotes() {
  const { me } = useSurroundings()
  const [query] = useAddressQuery()
  const page = pageOf(query)
  const notes = useQuery(bookNotesQuery(me.id, page))
  const detail = useBackCloses<string>('book-note')
  const isWide = useIsTable()
  const rows = (notes.data ?? []).map((row, at) => ({ ...row, place: (page - 1) * noticesPageSize + at + 1 }))
  const opened = rows.find(({ id }) => id === detail.opened)
  const List = isWide ? Table : Cards
  return (
    <>
      <Card flush className={css.list}>
        <ListState {...listStateOf(notes, hasNone)} empty={{ title: bookTexts.none, text: bookTexts.noneText }}>
          <List rows={rows} onDetail={detail.open} />
          <Pages
            page={page}
            pages={Math.ceil((rows[0]?.totalRows ?? 0) / noticesPageSize)}
            href={(to) => `?${withPage(query, to)}`}
          />
        </ListState>
      </Card>
      <Dialog open={opened !== undefined} onClose={detail.close} title={texts.title} read>
        {opened && (
          <>
            <h3 className={css.detailTitle}>{opened.title}</h3>
            <p className={css.by}>
              <Created note={opened} />
            </p>
            <RichText markup={contentMarkup(opened.content)} />
          </>
        )}
      </Dialog>
    </>
  )
}

const Created = ({ note }: { note: BookNote }) => <time className="num">{formatDateTime(note.CreatedDate)}</time>

const excerptOf = ({ content }: BookNote): string => beginningOf(contentMarkup(content), excerptLetters)

const DetailButton = ({ note, onDetail }: { note: BookNote } & Pick<ListProps, 'onDetail'>) => (
  <Button size="sm" aria-label={texts.detailsOf(note.title)} onClick={() => onDetail(note.id)}>
    {texts.details}
  </Button>
)

const Table = ({ rows, onDetail }: ListProps) => (
  <table className={css.table} aria-label={bookTexts.list}>
    <thead>
      <tr>
        <th scope="col">{texts.number}</th>
        <th scope="col">{texts.name}</th>
        <th scope="col">{texts.content}</th>
        <th scope="col">{texts.date}</th>
        <th scope="col">{texts.acts}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id} className={css.row}>
          <td className="num">{row.place}</td>
          <td className={css.wide}>{row.title}</td>
          <td className={css.excerpt}>{excerptOf(row)}</td>
          <td className={css.moment}>
            <Created note={row} />
          </td>
          <td className={css.moment}>
            <DetailButton note={row} onDetail={onDetail} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Cards = ({ rows, onDetail }: ListProps) => (
  <ol aria-label={bookTexts.list}>
    {rows.map((row) => (
      <li key={row.id} className={css.row}>
        <h2 className={css.noteTitle}>{row.title}</h2>
        <p className={css.excerpt}>{excerptOf(row)}</p>
        <p className={css.facts}>
          <Created note={row} />
          <DetailButton note={row} onDetail={onDetail} />
        </p>
      </li>
    ))}
  </ol>
)
