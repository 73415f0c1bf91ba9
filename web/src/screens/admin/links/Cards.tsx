import type { CardPlace } from '@phuong/domain/links/cards'
import { Chip } from '@phuong/ui/Chip'
import { confirm } from '@phuong/ui/confirm'
import { EditIcon } from '@phuong/ui/desk-icons'
import { Panel } from '@phuong/ui/Panel'
import { DataTable } from '@phuong/ui/staff/DataTable'
import type { Column } from '@phuong/ui/staff/table-types'
import { toast } from '@phuong/ui/toast'
import { TrashIcon } from '@phuong/ui/work-icons'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../../api/call-error.ts'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import { CardForm } from './CardForm.tsx'
import { pictureName } from './drafts.ts'
import css from './Links.module.css'
import { type CardRow, cardsQuery, deleteCard, moveCard, useRefresh } from './queries.ts'
import { texts } from './texts.ts'
import { useMoves } from './use-moves.tsx'

const columnsFor = (buttons: (id: number) => ReactNode): Column<CardRow>[] => [
  {
    id: 'title',
    header: texts.columnCard,
    card: 'title',
    cell: ({ title, text }) => (
      <>
        {title}
        {text !== '' && <span className={css.small}>{text}</span>}
      </>
    ),
  },
  {
    id: 'address',
    header: texts.columnAddress,
    cell: ({ address }) =>
      address === '' ? (
        <Chip size="sm" tone="neutral">
          {texts.soon}
        </Chip>
      ) : (
        <span className={css.address}>{address}</span>
      ),
  },
  { id: 'picture', header: texts.columnPicture, hideBelow: 'wide', text: ({ picture }) => pictureName(picture) },
  { id: 'order', header: texts.columnOrder, cell: ({ id }) => buttons(id) },
]

type CardsProps = { place: CardPlace; titleOf: (place: CardPlace) => string }

/** The cards of one page in their order. */
export function Cards({ place, titleOf }: CardsProps) {
  const cards = useQuery(cardsQuery(place))
  const refresh = useRefresh()
  const [open, setOpen] = useState<CardRow | null>(null)
  const rows = cards.data ?? []
  const ids = rows.map(({ id }) => id)
  const moves = useMoves({
    rows,
    nameOf: (id) => rows.find((row) => row.id === id)?.title ?? '',
    send: ({ id, by }) => moveCard(place, ids, id, by),
    refresh,
  })
  const remove = async ({ id, title }: CardRow) => {
    if (!(await confirm({ text: texts.cardRemoveText(title) }))) return
    try {
      await deleteCard(id)
      toast.success(texts.cardRemoved)
    } catch (error) {
      toast.error(messageOf(error))
    }
    await refresh()
  }
  const { error, ...state } = listStateOf(cards, hasNone)
  return (
    <div ref={moves.frame}>
      <Panel title={titleOf(place)} count={cards.data?.length}>
        <DataTable
          caption={titleOf(place)}
          columns={columnsFor(moves.buttons)}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={({ title }) => title}
          rowActions={(row) => [
            { label: texts.editCard, icon: <EditIcon />, primary: true, onSelect: () => setOpen(row) },
            { label: texts.removeCard, icon: <TrashIcon />, danger: true, onSelect: () => void remove(row) },
          ]}
          {...state}
          error={{ ...error, title: texts.failedTitle }}
          empty={{ title: texts.emptyCardsTitle, text: texts.emptyCardsText }}
        />
      </Panel>
      {moves.status}
      {open !== null && <CardForm card={open} place={place} titleOf={titleOf} onClose={() => setOpen(null)} />}
    </div>
  )
}
