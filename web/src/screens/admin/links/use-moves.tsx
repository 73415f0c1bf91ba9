import { ChevronUpIcon } from '@phuong/ui/desk-icons'
import { IconButton } from '@phuong/ui/IconButton'
import { toast } from '@phuong/ui/toast'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { ChevronDownIcon } from '@phuong/ui/work-icons'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../api/call-error.ts'
import css from './Links.module.css'
import { texts } from './texts.ts'

type Moved = { id: number; by: -1 | 1 }
type List = {
  rows: readonly { id: number }[]
  nameOf(id: number): string
  /** stores the move */
  send(move: Moved): Promise<unknown>
  refresh(): Promise<unknown>
}

/**
 * Buttons that move a row of a list up or down by one place, by thumb and by keyboard: the focus stays with the row, and where
 * it stands now is told.
 */
export const useMoves = ({ rows, nameOf, send, refresh }: List) => {
  const frame = useRef<HTMLDivElement>(null)
  const [moving, setMoving] = useState(false)
  const [last, setLast] = useState<Moved | null>(null)
  const at = last === null ? -1 : rows.findIndex(({ id }) => id === last.id)
  // a row that was put elsewhere has lost the focus
  useEffect(() => {
    if (last !== null && at >= 0)
      frame.current?.querySelector<HTMLElement>(`[data-move="${last.id} ${last.by}"]`)?.focus()
  }, [last, at])
  const move = async (moved: Moved) => {
    if (moving) return
    setMoving(true)
    try {
      await send(moved)
      setLast(moved)
    } catch (error) {
      toast.error(messageOf(error), { title: texts.moveFailed })
    }
    await refresh()
    setMoving(false)
  }
  const button = (id: number, by: -1 | 1) => {
    const isEnd = rows.at(by < 0 ? 0 : -1)?.id === id
    return (
      <IconButton
        size="sm"
        label={(by < 0 ? texts.up : texts.down)(nameOf(id))}
        icon={by < 0 ? <ChevronUpIcon /> : <ChevronDownIcon />}
        // one that cannot be pressed would lose the focus
        aria-disabled={isEnd || undefined}
        data-move={`${id} ${by}`}
        onClick={() => {
          if (!isEnd) void move({ id, by })
        }}
      />
    )
  }
  return {
    /** for the element around the list */
    frame,
    buttons: (id: number) => (
      <span className={css.order}>
        {button(id, -1)}
        {button(id, 1)}
      </span>
    ),
    status: (
      <VisuallyHidden role="status">
        {last !== null && at >= 0 && texts.moved(nameOf(last.id), at + 1, rows.length)}
      </VisuallyHidden>
    ),
  }
}
