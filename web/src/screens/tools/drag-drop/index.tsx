import { Button } from '@phuong/ui/Button'
import { indexAt, movedBy } from '@phuong/ui/drag'
import { PageHead } from '@phuong/ui/PageHead'
import { areasOf, useDrag } from '@phuong/ui/use-drag'
import { type MouseEvent, useRef, useState } from 'react'
import { pictures } from '../../../widgets/card-pictures/pictures.tsx'
import { pictureTexts } from '../../../widgets/card-pictures/texts.ts'
import { firstBoard, type PictureName, swapped } from './board.ts'
import css from './DragDrop.module.css'
import { texts } from './texts.ts'

function Picture({ name }: { name: PictureName }) {
  const Drawn = pictures[name]
  return <Drawn className={css.picture} title={pictureTexts[name]} />
}

/** /lms/drag-drop-demo: three tiles to drag, three to drop on, which swap their pictures. */
export function DragDropDemo() {
  const [board, setBoard] = useState(firstBoard)
  const [chosen, setChosen] = useState<number | null>(null)
  const [message, setMessage] = useState('')
  const swap = (from: number, to: number) => {
    const [one, other] = [board.drag[from], board.drop[to]]
    if (one === undefined || other === undefined) return
    setBoard(swapped(board, from, to))
    setChosen(null)
    setMessage(texts.swapped(pictureTexts[one], pictureTexts[other]))
  }
  const tiles = useRef<HTMLDivElement>(null)
  const { drag, handlers, endsDrag } = useDrag<number, number>({
    placeAt: (_, at) => indexAt(areasOf(tiles.current, 'drop'), at),
    onDrop: swap,
  })
  const choose = (event: MouseEvent, from: number, name: PictureName) => {
    if (endsDrag(event)) return
    setChosen(chosen === from ? null : from)
    setMessage(chosen === from ? texts.letGo : texts.chosen(pictureTexts[name]))
  }
  const lifted = drag?.item ?? chosen
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div ref={tiles} className={css.board}>
        <section aria-labelledby="drag-tiles">
          <h2 id="drag-tiles">{texts.drag}</h2>
          <ul className={css.tiles}>
            {board.drag.map((name, from) => (
              // tiles stay where they are: a place is all that one has of its own
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={from}>
                <button
                  type="button"
                  className={css.tile}
                  data-lifted={lifted === from || undefined}
                  aria-pressed={chosen === from}
                  data-grip=""
                  style={movedBy(drag?.item === from ? drag.by : null)}
                  onClick={(event) => choose(event, from, name)}
                  {...handlers(from)}
                >
                  <Picture name={name} />
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="drop-tiles">
          <h2 id="drop-tiles">{texts.drop}</h2>
          <ul className={css.tiles}>
            {board.drop.map((name, to) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={to}>
                <button
                  type="button"
                  className={css.drop}
                  data-place="drop"
                  data-glows={lifted !== null || undefined}
                  data-over={drag?.over === to || undefined}
                  onClick={() => chosen !== null && swap(chosen, to)}
                >
                  <Picture name={name} />
                </button>
              </li>
            ))}
          </ul>
        </section>
        <p role="status" className={css.message}>
          {message}
        </p>
        <Button
          onClick={() => {
            setBoard(firstBoard)
            setChosen(null)
            setMessage('')
          }}
        >
          {texts.again}
        </Button>
      </div>
    </>
  )
}
