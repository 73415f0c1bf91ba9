import { formatDateTime } from '@phuong/domain/format/dates'
import { formatNumber } from '@phuong/domain/format/numbers'
import { Button, ButtonLink } from '@phuong/ui/Button'
import { PrinterIcon } from '@phuong/ui/desk-icons'
import { ListState } from '@phuong/ui/ListState'
import { Panel } from '@phuong/ui/Panel'
import { useQuery } from '@tanstack/react-query'
import { cardsPath } from '../../../widgets/classes/cards-path.ts'
import { Link } from '../../../widgets/link/Link.tsx'
import { hasNone, listStateOf } from '../../../widgets/list-state.ts'
import css from './AddPupils.module.css'
import { listsQuery } from './queries.ts'
import { texts } from './texts.ts'
import { useUndoList } from './use-undo-list.ts'

/** The lists that were put into the class, each undone with one press until somebody of it has signed in. */
export function RecentLists({ classId, onUndone }: { classId: string; onUndone(listId: string): void }) {
  const lists = useQuery(listsQuery(classId))
  const undo = useUndoList()
  return (
    <Panel
      title={texts.recent}
      count={lists.data?.length}
      action={
        lists.data !== undefined &&
        lists.data.length > 0 && (
          <ButtonLink as={Link} to={cardsPath(classId)} icon={<PrinterIcon />}>
            {texts.print}
          </ButtonLink>
        )
      }
    >
      <ListState
        {...listStateOf(lists, hasNone)}
        empty={{ title: texts.recentNone, text: texts.recentNoneText, drawing: false }}
      >
        <ul className={css.lists} aria-label={texts.recent}>
          {lists.data?.map(({ listId, madeDate, pupils, undoable }) => (
            <li key={listId}>
              <span>
                <b>{texts.pupils(formatNumber(pupils))}</b> <span className="muted">{formatDateTime(madeDate)}</span>
              </span>
              {undoable ? (
                <Button
                  size="sm"
                  onClick={() => void undo(listId, pupils).then((undone) => undone && onUndone(listId))}
                >
                  {texts.undoList}
                </Button>
              ) : (
                <span className="muted small">{texts.inUse}</span>
              )}
            </li>
          ))}
        </ul>
      </ListState>
    </Panel>
  )
}
