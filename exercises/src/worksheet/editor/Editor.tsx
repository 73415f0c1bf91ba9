import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import {
  type KeyboardEvent as KeyPress,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import css from './Editor.module.css'
import { keyedOn, type Way } from './keys.ts'
import { unfinishedId } from './Lists.tsx'
import type { NewIds } from './new-zones.ts'
import { overviewOf, unfinishedByPage } from './overview.ts'
import { PageStrip } from './PageStrip.tsx'
import { Panel } from './Panel.tsx'
import { Surface } from './Surface.tsx'
import type { EditorStore } from './store.ts'
import { Toolbar, Zoom } from './Toolbar.tsx'
import { useActs } from './use-acts.tsx'
import { useEditor } from './use-editor.tsx'
import { useFold } from './use-fold.tsx'
import { usePage } from './use-page.tsx'
import { useShortcuts } from './use-shortcuts.tsx'
import { useZoom } from './use-zoom.tsx'
import { zoomForFinger } from './view.ts'

export type EditorProps = {
  store: EditorStore
  /** two ids for the zones that one drawing makes */
  newIds(): NewIds
  /** how often the owner asked to see what is not finished */
  asked: number
  /** stands below the small pages */
  children: ReactNode
}

/**
 * The worksheet editor over the pure machine: modes, pages, zones, their properties, and what is not finished (B-152 to
 * B-175, B-183). It keeps nothing but the view: the worksheet stands in the store, which its owner loads and saves.
 */
export function Editor({ store, newIds, asked, children }: EditorProps) {
  const zones = useEditor(store, (state) => state.history.present)
  const pages = useEditor(store, (state) => state.pages)
  const selected = useEditor(store, (state) => state.selected)
  const listed = useMemo(() => overviewOf(zones, pages), [zones, pages])
  const unfinished = useMemo(() => unfinishedByPage(listed), [listed])
  const view = useRef<HTMLDivElement>(null)
  const sections = useRef<HTMLDivElement>(null)
  const { zoom, ready, step, fit, middle, reveal, show } = useZoom(view)
  const { page, toPage } = usePage({ view, pages, middle, show })
  const index = listed.findIndex(({ zone }) => zone.id === selected)
  const chosen = listed[index]
  const { open, fold, unfold } = useFold(() => chosen && reveal(chosen.zone))

  const focusZone = (id: string) =>
    view.current?.querySelector<HTMLElement>(`[data-zone="${id}"]`)?.focus({ preventScroll: true })
  useShortcuts({ store, panel: sections, onLeavePanel: focusZone })
  const { said, remove, add, putAside } = useActs({ store, newIds, view, middle, focusZone })
  const go = (id: string | undefined) => {
    const zone = zones.find((one) => one.id === id)
    if (!zone) return
    store.send({ type: 'select', id: zone.id })
    reveal(zone)
    focusZone(zone.id)
  }
  const goBeside = (by: 1 | -1) => go(listed[Math.min(listed.length - 1, Math.max(0, index + by))]?.zone.id)
  // the rows of the list are drawn once, so what they are given stays the same
  const latestGo = useRef(go)
  useEffect(() => {
    latestGo.current = go
  })
  const [goFromList] = useState(() => (id: string) => latestGo.current(id))

  const toUnfinished = useEffectEvent(() =>
    unfold(() => {
      const list = document.getElementById(unfinishedId)
      list?.scrollIntoView({ block: 'nearest' })
      list?.focus({ preventScroll: true })
    }),
  )
  useEffect(() => {
    if (asked > 0) toUnfinished()
  }, [asked])

  const ways: Readonly<Record<Way, () => void>> = {
    next: () => goBeside(1),
    previous: () => goBeside(-1),
    first: () => go(listed[0]?.zone.id),
    last: () => go(listed.at(-1)?.zone.id),
    properties: () => unfold(() => sections.current?.querySelector<HTMLElement>('input')?.focus()),
    remove: () => {
      const neighbour = listed[index + 1] ?? listed[index - 1]
      if (chosen) remove(chosen)
      go(neighbour?.zone.id)
    },
  }
  const onKey = (event: KeyPress) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.zone === undefined || !chosen) return
    const asks = keyedOn(chosen.zone, event)
    if (asks === undefined) return
    event.preventDefault()
    if (typeof asks === 'string') ways[asks]()
    else store.send(asks)
  }
  const onTouched = (id: string) => {
    const zone = zones.find((one) => one.id === id)
    if (zone) reveal(zone, zoomForFinger(zoom, zone))
  }

  return (
    <div className={css.editor}>
      <div className={css.bar}>
        <Toolbar store={store} onAdd={add} />
      </div>
      <div className={css.body} data-ready={ready || undefined}>
        <PageStrip pages={pages} unfinished={unfinished} current={page} onPage={toPage}>
          {children}
        </PageStrip>
        <div className={css.desk}>
          <Surface
            store={store}
            listed={listed}
            zoom={zoom}
            newIds={newIds}
            view={view}
            onKey={onKey}
            onTouched={onTouched}
            onDelete={() => chosen && remove(chosen)}
          />
          <Zoom zoom={zoom} onZoom={step} onFit={fit} />
        </div>
        <Panel
          store={store}
          listed={listed}
          index={index}
          open={open}
          sections={sections}
          onFold={fold}
          onUnfold={() => unfold(() => {})}
          onBeside={goBeside}
          onGo={goFromList}
          onAside={putAside}
        />
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
