import { worksheetEditor } from '@phuong/exercises/screens'
import { editorStore, startEditor, type WorksheetDocument } from '@phuong/exercises/worksheet'
import { Button } from '@phuong/ui/Button'
import { confirm } from '@phuong/ui/confirm'
import page from '@phuong/ui/drawings/squared-sheet.svg?no-inline'
import { pageTitleId } from '@phuong/ui/PageHead'
import { Skeleton } from '@phuong/ui/Skeleton'
import { texts as uiTexts } from '@phuong/ui/texts'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { lazy, Suspense, useState } from 'react'
import { newUuid } from '../../../browser/chance.ts'
import css from './Demos.module.css'
import { texts } from './texts.ts'

const Editor = lazy(async () => ({ default: (await worksheetEditor()).Editor }))

const newIds = () => [newUuid(), newUuid()] as const

/** One sheet of ruled paper in the shape of A4, without a zone. */
const blank: WorksheetDocument = { revision: 0, pages: [{ url: page, url2x: page, height: 1612 }], zones: [] }
const newStore = () => editorStore(startEditor(blank))

/** /lms/CanvasToolPage: the worksheet editor on a scratch canvas, of which nothing leaves the page (B-074, B-076). */
export function CanvasTool() {
  const [{ store, sheet }, setSheet] = useState(() => ({ store: newStore(), sheet: 1 }))
  const begin = async () => {
    const isEmpty = store.get().history.present.length === 0
    if (isEmpty || (await confirm({ title: texts.blankTitle, text: texts.blankText, confirmLabel: texts.blankYes })))
      setSheet({ store: newStore(), sheet: sheet + 1 })
  }
  return (
    <div className={css.canvas}>
      <header className={css.head}>
        <h1 className={css.title} id={pageTitleId} tabIndex={-1}>
          {texts.canvas}
        </h1>
        <p className={css.note}>{texts.canvasNote}</p>
      </header>
      <Suspense
        fallback={
          <div className={css.waiting}>
            <VisuallyHidden role="status">{uiTexts.loading}</VisuallyHidden>
            <Skeleton width="long" />
            <Skeleton shape="block" />
          </div>
        }
      >
        <Editor key={sheet} store={store} newIds={newIds} asked={0}>
          <Button size="sm" onClick={() => void begin()}>
            {texts.blank}
          </Button>
        </Editor>
      </Suspense>
    </div>
  )
}
