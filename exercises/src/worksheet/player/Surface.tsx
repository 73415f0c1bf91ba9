import { type ReactNode, Suspense, useCallback, useMemo, useRef } from 'react'
import type { PlayerMode, ZoneSpot } from '../../drawing.tsx'
import { pageWidth } from '../document/place.ts'
import type { PublicDocument } from '../document/public.ts'
import type { PartState } from '../zones/contract.ts'
import { type AnswerChange, changesOf, progressOf, responseOf, type WorksheetAnswers } from './answers.ts'
import {
  freeHit,
  freeZones,
  inLowerHalf,
  inRightHalf,
  isTall,
  minHit,
  placeStyle,
  roomStyle,
  spareStyles,
  surfaceHeight,
} from './arrange.ts'
import { GroupView } from './GroupView.tsx'
import { drawnGroups, isPlayed, type PlayGroup } from './groups.ts'
import { PagePicture } from './PagePicture.tsx'
import css from './Surface.module.css'
import { ToolBar } from './ToolBar.tsx'
import { texts } from './texts.ts'
import { useWay, useZoom } from './use-surface.tsx'
import { ZoneList } from './ZoneList.tsx'

/** @public what a screen hands to the worksheet; it keeps no answer of its own */
export type SurfaceProps = {
  document: PublicDocument
  answers: WorksheetAnswers
  mode: PlayerMode
  /** how each group is marked, by its id; null while nothing has been marked */
  parts: Readonly<Record<string, PartState>> | null
  /** the right responses by the id of the group (solutionsOf); null where they are not shown */
  solutions: ReadonlyMap<string, unknown> | null
  onAnswer(change: AnswerChange): void
  /** a box was left */
  onLeave?(): void
  /** over the worksheet: the score, a notice */
  head?: ReactNode
  /** under the list: what comes next */
  end: ReactNode
  /** on a phone in the bar at the bottom */
  action?: ReactNode
  /** draws nothing: it fetches for later, once the zones stand there */
  ahead?: ReactNode
}

/** Where each zone is drawn and how large it is for a finger; `scale` is px per page unit. */
const spotsOf = (groups: readonly PlayGroup[], height: number, scale: number): ReadonlyMap<string, ZoneSpot> => {
  const zones = groups.flatMap((group) => group.zones)
  const free = freeZones(zones, scale)
  const spares = spareStyles(zones)
  return new Map(
    zones.map((zone) => [
      zone.id,
      {
        style: { ...placeStyle(zone, height), ...roomStyle(zone, height), ...spares.get(zone.id) },
        hit: free.has(zone.id) ? freeHit : minHit,
        right: inRightHalf(zone),
        low: inLowerHalf(zone, height),
        tall: isTall(zone),
      },
    ]),
  )
}

/**
 * The worksheet as paper (B-209): its pages as pictures, its zones over them, the bar with zoom and the way from answer
 * to answer, and the list of all of them for keyboard, screen reader and overview. A zone too small to read enlarges
 * the worksheet when it is touched (D36).
 */
export function Surface(props: SurfaceProps) {
  const { document, answers, mode, parts, solutions, onAnswer, onLeave, head, end, action, ahead } = props
  const { pages, ExerciseData } = document
  const desk = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { zoom, fitting, step, fit, toRead } = useZoom({ desk, surface })
  const drawn = useMemo(() => drawnGroups({ ExerciseData }), [ExerciseData])
  const groups = useMemo(() => drawn.filter(isPlayed), [drawn])
  const way = useWay({ groups, desk, toRead })
  const spots = useMemo(
    () => spotsOf(drawn, surfaceHeight(pages), (fitting * zoom) / pageWidth),
    [drawn, pages, fitting, zoom],
  )

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
        <section className={css.desk} aria-label={texts.worksheet}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: focus and keys of the boxes inside arrive here */}
          <div
            className={css.window}
            ref={desk}
            onFocus={({ target }) => way.focused(target)}
            onBlur={onLeave}
            onPointerDown={way.pressBegins}
            onPointerCancel={way.pressEnds}
            onClick={way.pressEnds}
            onKeyDown={way.typed}
          >
            <div className={css.paper} ref={surface} style={{ width: `${zoom * 100}%` }}>
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
                  {ahead}
                </Suspense>
              </div>
            </div>
          </div>
          <ToolBar
            zoom={zoom}
            progress={texts.progress(answered, total)}
            hasPrevious={way.has(-1)}
            hasNext={way.has(1)}
            onZoom={step}
            onFit={fit}
            onStep={way.step}
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
        current={way.current}
        headingRef={heading}
        onGo={(group) => way.goTo(group.zones[0])}
        end={end}
      />
    </div>
  )
}
