import { ChevronUpIcon } from '@phuong/ui/desk-icons'
import { IconButton } from '@phuong/ui/IconButton'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '@phuong/ui/work-icons'
import {
  type KeyboardEvent as KeyPress,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { mostZones } from '../document/document.ts'
import { groupsOf } from '../document/groups.ts'
import { pageAt } from '../document/place.ts'
import { zoneModes } from '../zones/modes.ts'
import css from './Editor.module.css'
import { Unfinished, unfinishedId, ZoneList } from './Lists.tsx'
import type { NewIds } from './new-zones.ts'
import { type Listed, overviewOf } from './overview.ts'
import { PageStrip } from './PageStrip.tsx'
import { Properties } from './Properties.tsx'
import { Surface } from './Surface.tsx'
import type { EditorStore } from './store.ts'
import { Toolbar, Zoom } from './Toolbar.tsx'
import { texts } from './texts.ts'
import { useEditor } from './use-editor.tsx'
import { addedAt } from './use-pointer.tsx'
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

/** How far an arrow key moves or resizes a zone, in page units; with Ctrl by one. */
const keyStep = 5
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A modal that lies over the page takes the keys. */
const isCovered = () => document.querySelector('dialog:modal') !== null

/**
 * The worksheet editor over the pure machine: modes, pages, zones, their properties, and what is not finished (B-152 to
 * B-175, B-183). It keeps nothing but the view: the worksheet stands in the store, which its owner loads and saves.
 */
export function Editor({ store, newIds, asked, children }: EditorProps) {
  const zones = useEditor(store, (state) => state.history.present)
  const pages = useEditor(store, (state) => state.pages)
  const selected = useEditor(store, (state) => state.selected)
  const listed = useMemo(() => overviewOf(zones, pages), [zones, pages])
  const view = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { zoom, ready, step, fit, middle, reveal, show } = useZoom(view)
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const [page, setPage] = useState(1)
  const index = listed.findIndex(({ zone }) => zone.id === selected)
  const chosen = listed[index]
  const unfinished = useMemo(() => {
    const counts = new Map<number, number>()
    for (const one of listed) if (one.reason !== null) counts.set(one.page, (counts.get(one.page) ?? 0) + 1)
    return counts
  }, [listed])

  const focusZone = (id: string) =>
    view.current?.querySelector<HTMLElement>(`[data-zone="${id}"]`)?.focus({ preventScroll: true })
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

  const remove = () => {
    if (!chosen) return
    setSaid(texts.deleted(chosen.number))
    store.send({ type: 'delete', id: chosen.zone.id })
    view.current?.focus({ preventScroll: true })
  }
  const add = () => {
    const { mode, history } = store.get()
    if (mode === null) return
    store.send(addedAt(mode, middle(), newIds()))
    const added = store.get()
    if (added.history === history || added.selected === null) {
      if (zones.length >= mostZones) setSaid(texts.full)
      return
    }
    const id = added.selected
    setSaid(texts.added(overviewOf(added.history.present, pages).findIndex(({ zone }) => zone.id === id) + 1))
    // when it is drawn
    requestAnimationFrame(() => focusZone(id))
  }
  /** A fault that a group has together goes when all of it is set aside. */
  const putAside = ({ zone, number }: Listed) => {
    const together = zoneModes[zone.mode].unfinished.per === 'group'
    const group = together ? groupsOf(zones).find(({ id }) => id === zone.id) : undefined
    store.send({ type: 'setAside', ids: (group?.zones ?? [zone]).map(({ id }) => id), aside: true })
    setSaid(texts.wasPutAside(number))
    document.getElementById(unfinishedId)?.focus({ preventScroll: true })
  }
  /** Opens the sheet of a narrow window, and does the rest when it stands. */
  const whenOpen = useRef<(() => void) | null>(null)
  const unfold = (then: () => void) => {
    whenOpen.current = then
    if (open) goOn()
    else setOpen(true)
  }
  const goOn = () => {
    if (chosen) reveal(chosen.zone)
    whenOpen.current?.()
    whenOpen.current = null
  }
  const onOpen = useEffectEvent(goOn)
  useLayoutEffect(() => {
    if (open) onOpen()
  }, [open])
  const toProperties = () => unfold(() => panel.current?.querySelector<HTMLElement>('input')?.focus())
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

  const onKey = (event: KeyPress) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.zone === undefined || !chosen) return
    const { zone } = chosen
    const arrow = arrows[event.key]
    const by = event.ctrlKey ? 1 : keyStep
    const done = (): true => {
      if (arrow) {
        const [dx, dy] = [arrow[0] * by, arrow[1] * by]
        if (event.shiftKey)
          store.send({ type: 'setPlace', id: zone.id, place: { width: zone.width + dx, height: zone.height + dy } })
        else store.send({ type: 'nudge', dx, dy })
      } else if (event.key === 'PageDown') goBeside(1)
      else if (event.key === 'PageUp') goBeside(-1)
      else if (event.key === 'Home') go(listed[0]?.zone.id)
      else if (event.key === 'End') go(listed.at(-1)?.zone.id)
      else if (event.key === 'Enter') toProperties()
      else if (event.key === ' ') store.send({ type: 'toggle', id: zone.id })
      else {
        const neighbour = listed[index + 1] ?? listed[index - 1]
        remove()
        go(neighbour?.zone.id)
      }
      return true
    }
    if (arrow || ['PageDown', 'PageUp', 'Home', 'End', 'Enter', ' ', 'Delete', 'Backspace'].includes(event.key))
      if (done()) event.preventDefault()
  }

  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isCovered()) return
    const key = event.key.toLowerCase()
    if ((event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y')) {
      event.preventDefault()
      store.send({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
    } else if (key === 'escape') {
      const { gesture, selected: held } = store.get()
      if (gesture.state === 'idle' && held !== null && panel.current?.contains(document.activeElement)) focusZone(held)
      else store.send({ type: 'escape' })
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onShortcut(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  const onScroll = useEffectEvent(() => setPage(pageAt(pages, middle().y).index + 1))
  useEffect(() => {
    const scrolled = view.current
    let request = 0
    const listen = () => {
      if (request === 0)
        request = requestAnimationFrame(() => {
          request = 0
          onScroll()
        })
    }
    scrolled?.addEventListener('scroll', listen, { passive: true })
    return () => {
      scrolled?.removeEventListener('scroll', listen)
      cancelAnimationFrame(request)
    }
  }, [])
  const toPage = (number: number) => {
    show(pages.slice(0, number - 1).reduce((top, { height }) => top + height, 0))
    setPage(number)
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
            onTouched={(id) => {
              const zone = zones.find((one) => one.id === id)
              if (zone) reveal(zone, zoomForFinger(zoom, zone))
            }}
            onDelete={remove}
          />
          <Zoom zoom={zoom} onZoom={step} onFit={fit} />
        </div>
        <aside className={css.panel} aria-label={texts.panel} data-open={open || undefined}>
          <div className={css.walk}>
            <IconButton
              label={texts.previous}
              icon={<ChevronLeftIcon />}
              disabled={index <= 0}
              onClick={() => goBeside(-1)}
            />
            <span className={css.where}>
              {chosen ? texts.short(chosen.number, listed.length) : texts.none(listed.length)}
            </span>
            <IconButton
              label={texts.next}
              icon={<ChevronRightIcon />}
              disabled={index >= listed.length - 1}
              onClick={() => goBeside(1)}
            />
            <IconButton
              className={css.fold}
              label={open ? texts.hidePanel : texts.showPanel}
              icon={open ? <ChevronDownIcon /> : <ChevronUpIcon />}
              aria-expanded={open}
              onClick={() => (open ? setOpen(false) : unfold(() => {}))}
            />
          </div>
          <div ref={panel} className={css.sections}>
            {chosen ? (
              <Properties store={store} chosen={chosen} listed={listed} />
            ) : (
              <p className={css.nothing}>{texts.nothingChosen}</p>
            )}
            <Unfinished listed={listed} onGo={goFromList} onAside={putAside} />
            <ZoneList listed={listed} selected={selected} onGo={goFromList} />
          </div>
        </aside>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
