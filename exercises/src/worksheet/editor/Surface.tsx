import { cx } from '@phuong/ui/cx'
import { VisuallyHidden } from '@phuong/ui/VisuallyHidden'
import { type KeyboardEvent, memo, type RefObject, useId, useRef } from 'react'
import type { Page } from '../document/document.ts'
import { pageWidth } from '../document/place.ts'
import { Frame } from './Frame.tsx'
import type { NewIds } from './new-zones.ts'
import { type Listed, surfaceHeight } from './overview.ts'
import css from './Surface.module.css'
import type { EditorStore } from './store.ts'
import { texts } from './texts.ts'
import { useEditor } from './use-editor.tsx'
import { useGestureDrawing } from './use-gesture-drawing.tsx'
import { usePointer } from './use-pointer.tsx'
import { ZoneBox } from './ZoneBox.tsx'

type SurfaceProps = {
  store: EditorStore
  listed: readonly Listed[]
  /** px per page unit */
  zoom: number
  newIds(): NewIds
  view: RefObject<HTMLDivElement | null>
  onKey(event: KeyboardEvent): void
  onTouched(id: string): void
  onDelete(): void
}

/** The pages and the zones on them, in a view that scrolls (B-152, B-153). */
export function Surface({ store, listed, zoom, newIds, view, onKey, onTouched, onDelete }: SurfaceProps) {
  const pages = useEditor(store, (state) => state.pages)
  const mode = useEditor(store, (state) => state.mode)
  const selected = useEditor(store, (state) => state.selected)
  const helpId = useId()
  const surface = useRef<HTMLDivElement>(null)
  const rectangle = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const height = surfaceHeight(pages)
  useGestureDrawing(store, height, { surface, rectangle, frame })
  const pointer = usePointer({ store, newIds, surface, view, onTouched })
  const chosen = listed.find(({ zone }) => zone.id === selected)
  const reachable = selected ?? listed[0]?.zone.id
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section that scrolls, and is named as one
    <div
      ref={view}
      className={css.view}
      role="region"
      aria-label={texts.worksheet}
      // without a zone to stop at, the keyboard scrolls the pages from here
      tabIndex={listed.length === 0 ? 0 : -1}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the zones in it are buttons; it hears what happens to them */}
      <div
        ref={surface}
        className={cx(css.surface, mode !== null && css.drawing)}
        style={{ width: zoom * pageWidth, '--unit': `${zoom}px` } as Record<string, string | number>}
        onKeyDown={onKey}
        onFocus={({ target }) => {
          const id = target.dataset.zone
          if (id !== undefined && store.get().selected !== id) store.send({ type: 'select', id })
        }}
        {...pointer}
      >
        <Pages pages={pages} sizes={`${Math.round(zoom * pageWidth)}px`} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would lay the zones out */}
        <div className={css.zones} role="group" aria-label={texts.zones}>
          {listed.map(({ zone, number, reason }) => (
            <ZoneBox
              key={zone.id}
              zone={zone}
              number={number}
              selected={zone.id === selected}
              reachable={zone.id === reachable}
              unfinished={reason !== null}
              surfaceHeight={height}
              helpId={helpId}
            />
          ))}
        </div>
        {chosen && (
          <Frame ref={frame} zone={chosen.zone} number={chosen.number} surfaceHeight={height} onDelete={onDelete} />
        )}
        <div ref={rectangle} className={css.rectangle} hidden />
      </div>
      <VisuallyHidden>
        <span id={helpId}>{texts.zonesHelp}</span>
      </VisuallyHidden>
    </div>
  )
}

/** The pictures of the pages, under one another without a gap: zones count through all of them. */
const Pages = memo(function Pages({ pages, sizes }: { pages: readonly Page[]; sizes: string }) {
  return pages.map(({ url, url2x, height }, index) => (
    <div key={url} className={css.page} data-page={index + 1} style={{ aspectRatio: `${pageWidth} / ${height}` }}>
      <img
        src={url}
        srcSet={`${url} 1140w, ${url2x} 2280w`}
        sizes={sizes}
        alt={texts.pagePicture(index + 1)}
        draggable={false}
        loading={index === 0 ? 'eager' : 'lazy'}
        decoding="async"
      />
    </div>
  ))
})
