import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { PlayerMode, ZoneSpot } from '../../drawing.tsx'
import { pageWidth } from '../document/place.ts'
import type { PublicDocument, PublicZone } from '../document/public.ts'
import type { PartState } from '../zones/contract.ts'
import { type AnswerChange, changesOf, progressOf, responseOf, type SheetAnswers } from './answers.ts'
import {
  freeHit,
  freeZones,
  inRightHalf,
  isTall,
  leastHit,
  leastZoom,
  placeStyle,
  sheetHeight,
  zoomStepped,
  zoomToRead,
} from './arrange.ts'
import { centre, controlIn, holdMiddle, zoneIdOf } from './focus.tsx'
import { GroupView } from './GroupView.tsx'
import { drawnGroups, focusedAt, isPlayed, type PlayGroup, stopBeside, stopsOf } from './groups.ts'
import { PagePicture } from './PagePicture.tsx'
import css from './Sheet.module.css'
import { ToolBar } from './ToolBar.tsx'
import { texts } from './texts.ts'
import { useWidth } from './use-width.tsx'
import { ZoneList } from './ZoneList.tsx'

/** @public what a screen hands to the sheet; it keeps no answer of its own */
export type SurfaceProps = {
  document: PublicDocument
  answers: SheetAnswers
  mode: PlayerMode
  /** how each group is marked, by its id; null while nothing has been marked */
  parts: Readonly<Record<string, PartState>> | null
  /** the right responses by the id of the group (solutionsOf); null where they are not shown */
  solutions: ReadonlyMap<string, unknown> | null
  onAnswer(change: AnswerChange): void
  /** a box was left */
  onLeave?(): void
  /** over the sheet: the score, a notice */
  head?: ReactNode
  /** under the list: what comes next */
  end: ReactNode
  /** on a phone in the bar at the bottom */
  action?: ReactNode
}

/** Where each zone is drawn and how large it is for a finger; `scale` is px per page unit. */
const spotsOf = (groups: readonly PlayGroup[], height: number, scale: number): ReadonlyMap<string, ZoneSpot> => {
  const zones = groups.flatMap((group) => group.zones)
  const free = freeZones(zones, scale)
  return new Map(
    zones.map((zone) => [
      zone.id,
      {
        style: placeStyle(zone, height),
        hit: free.has(zone.id) ? freeHit : leastHit,
        right: inRightHalf(zone),
        tall: isTall(zone),
      },
    ]),
  )
}

/**
 * The worksheet as paper (B-209): its pages as pictures, its zones over them, the bar with zoom and the way from answer to
 * answer, and the list of all of them for keyboard, screen reader and overview. A zone too small to read enlarges the
 * sheet when it is touched (D36).
 */
export function Surface(props: SurfaceProps) {
  const { document, answers, mode, parts, solutions, onAnswer, onLeave, head, end, action } = props
  const { pages, ExerciseData } = document
  const desk = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const fitting = useWidth(desk)
  const [zoom, setZoom] = useState<number>(leastZoom)
  const [at, setAt] = useState<PublicZone | null>(null)
  const afterZoom = useRef<(() => void) | null>(null)

  const drawn = useMemo(() => drawnGroups({ ExerciseData }), [ExerciseData])
  const groups = useMemo(() => drawn.filter(isPlayed), [drawn])
  const stops = useMemo(() => stopsOf(groups), [groups])
  const spots = useMemo(
    () => spotsOf(drawn, sheetHeight(pages), (fitting * zoom) / pageWidth),
    [drawn, pages, fitting, zoom],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was to be kept in sight is placed when the zoom has changed
  useLayoutEffect(() => {
    afterZoom.current?.()
    afterZoom.current = null
  }, [zoom])

  const zoomTo = (next: number, then: () => void): void => {
    if (next === zoom) return
    afterZoom.current = then
    setZoom(next)
  }
  const keepMiddle = (next: number): void => {
    if (sheet.current && desk.current) zoomTo(next, holdMiddle(sheet.current, desk.current))
  }
  const touched = (target: EventTarget): void => {
    const id = zoneIdOf(target)
    const zone = ExerciseData.find((one) => one.id === id)
    if (zone === undefined) return
    if (groups.some((group) => group.id === zone.group)) setAt(zone)
    zoomTo(zoomToRead(zone, fitting, zoom), () => centre(desk.current, zone.id))
  }
  const goTo = (zone: PublicZone | undefined): void => {
    const group = groups.find(({ id }) => id === zone?.group)
    if (zone === undefined || group === undefined) return
    controlIn(desk.current, focusedAt(group, zone))?.focus({ preventScroll: true })
    centre(desk.current, zone.id)
  }
  const pressed = (event: KeyboardEvent): void => {
    const { key, target, nativeEvent } = event
    // Enter also ends a word that an input method is still composing
    if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
    event.preventDefault()
    goTo(stopBeside(stops, at, 1)?.zone)
  }

  const latest = useRef(onAnswer)
  latest.current = onAnswer
  const change = useCallback((group: PlayGroup, before: unknown, after: unknown): void => {
    for (const one of changesOf(group, before, after)) latest.current(one)
  }, [])

  const { answered, total } = progressOf(groups, answers)
  return (
    <div className={css.surface}>
      <div className={css.work}>
        {head}
        <section className={css.desk} aria-label={texts.sheet}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: focus and keys of the boxes inside arrive here */}
          <div
            className={css.window}
            ref={desk}
            onFocus={({ target }) => touched(target)}
            onBlur={onLeave}
            onKeyDown={pressed}
          >
            <div className={css.sheet} ref={sheet} style={{ width: `${zoom * 100}%` }}>
              {pages.map((page, index) => (
                <PagePicture
                  key={page.url}
                  page={page}
                  number={index + 1}
                  of={pages.length}
                  shownWidth={Math.round(fitting * zoom)}
                />
              ))}
              <div className={css.zones}>
                <Suspense>
                  {drawn.map((group) => (
                    <GroupView
                      key={group.id}
                      group={group}
                      response={responseOf(group, answers)}
                      mode={mode}
                      state={parts === null ? null : (parts[group.id] ?? 'neutral')}
                      solution={solutions?.get(group.id) ?? null}
                      spots={spots}
                      onChange={change}
                    />
                  ))}
                </Suspense>
              </div>
            </div>
          </div>
          <ToolBar
            zoom={zoom}
            progress={texts.progress(answered, total)}
            hasPrevious={stopBeside(stops, at, -1) !== undefined}
            hasNext={stopBeside(stops, at, 1) !== undefined}
            onZoom={(step) => keepMiddle(zoomStepped(zoom, step))}
            onFit={() => keepMiddle(leastZoom)}
            onStep={(step) => goTo(stopBeside(stops, at, step)?.zone)}
            onList={() => heading.current?.focus()}
            action={action}
          />
        </section>
      </div>
      <ZoneList
        groups={groups}
        answers={answers}
        parts={parts}
        solutions={solutions}
        current={at?.group ?? null}
        headingRef={heading}
        onGo={(group) => goTo(group.zones[0])}
        end={end}
      />
    </div>
  )
}
