import { Button } from '@phuong/ui/Button'
import { cx } from '@phuong/ui/cx'
import { RedoIcon, UndoIcon } from '@phuong/ui/desk-icons'
import { IconButton } from '@phuong/ui/IconButton'
import { CloseIcon } from '@phuong/ui/icons'
import { PlusIcon } from '@phuong/ui/lms-icons'
import { toast } from '@phuong/ui/toast'
import { CheckIcon } from '@phuong/ui/work-icons'
import { FitIcon, ZoomInIcon, ZoomOutIcon } from '@phuong/ui/worksheet-icons'
import colours from './colours.module.css'
import { toolsInOrder } from './editing.tsx'
import { mayPick } from './machine.ts'
import type { EditorStore } from './store.ts'
import css from './Toolbar.module.css'
import { texts } from './texts.ts'
import { useEditor } from './use-editor.tsx'

type ToolbarProps = {
  store: EditorStore
  /** puts a zone into the middle of what is seen, for who does not draw */
  onAdd(): void
}

/** How long it is offered to bring back what 'Hủy' has dropped, in ms. */
const undoMs = 10_000

/** 'Hủy' (B-165) says how many zones went, autosaved ones too, and offers them back until something else is changed. */
const cancel = (store: EditorStore): void => {
  const before = store.get().history
  store.send({ type: 'cancel' })
  const after = store.get().history
  const count = before.present.length - after.present.length
  if (count === 0) return
  const told = toast.info(texts.dropped(count), {
    durationMs: undoMs,
    action: { label: texts.bringBack, onPress: () => store.send({ type: 'undo' }) },
  })
  const stop = store.watch(() => {
    if (store.get().history === after) return
    stop()
    toast.dismiss(told)
  })
}

/** What can be drawn, and the way out of it (B-159 to B-165). */
export function Toolbar({ store, onAdd }: ToolbarProps) {
  const active = useEditor(store, (state) => state.mode)
  const mayUndo = useEditor(store, (state) => state.history.past.length > 0)
  const mayRedo = useEditor(store, (state) => state.history.future.length > 0)
  const tools = toolsInOrder()
  const free = useEditor(store, (state) => tools.every(({ mode }) => mayPick(state, mode)))
  return (
    <div className={css.tools} role="toolbar" aria-label={texts.tools}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons within a toolbar */}
      <div className={css.modes} role="group" aria-label={texts.modesLabel}>
        {tools.map(({ mode, name, Icon, colour }) => (
          <button
            key={mode}
            type="button"
            className={cx(css.mode, colours[colour])}
            aria-pressed={active === mode}
            disabled={!free && active !== mode}
            onClick={() => store.send({ type: 'pickMode', mode })}
          >
            <Icon />
            <span>{name}</span>
          </button>
        ))}
      </div>
      <div className={css.ways}>
        <IconButton
          label={texts.undo}
          icon={<UndoIcon />}
          disabled={!mayUndo}
          aria-keyshortcuts="Control+Z"
          onClick={() => store.send({ type: 'undo' })}
        />
        <IconButton
          label={texts.redo}
          icon={<RedoIcon />}
          disabled={!mayRedo}
          aria-keyshortcuts="Control+Y"
          onClick={() => store.send({ type: 'redo' })}
        />
        {active === null ? (
          <p className={css.hint}>{texts.startHint}</p>
        ) : (
          <>
            <IconButton label={texts.add} icon={<PlusIcon />} onClick={onAdd} />
            <Button icon={<CloseIcon />} onClick={() => cancel(store)}>
              {texts.cancel}
            </Button>
            <Button variant="leaf" icon={<CheckIcon />} onClick={() => store.send({ type: 'done' })}>
              {texts.done}
            </Button>
            <p className={css.hint} role="status">
              {texts.drawHint}
            </p>
          </>
        )}
      </div>
    </div>
  )
}

type ZoomProps = { zoom: number; onZoom(direction: 1 | -1): void; onFit(): void }

/** How large the worksheet is drawn; 100% is one px per page unit. */
export function Zoom({ zoom, onZoom, onFit }: ZoomProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons about one thing
    <div className={css.zoom} role="group" aria-label={texts.zoom}>
      <IconButton label={texts.zoomOut} icon={<ZoomOutIcon />} onClick={() => onZoom(-1)} />
      <output className={css.percent}>{texts.percent(Math.round(zoom * 100))}</output>
      <IconButton label={texts.zoomIn} icon={<ZoomInIcon />} onClick={() => onZoom(1)} />
      <IconButton label={texts.fit} icon={<FitIcon />} onClick={onFit} />
    </div>
  )
}
