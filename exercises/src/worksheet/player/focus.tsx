/**
 * What the surface asks the page about places and focus; everything is found by `data-zone`, which each box carries.
 */

const boxOf = (root: HTMLElement | null, zone: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-zone="${zone}"]`) ?? null

/** The zone in which an element stands. */
export const zoneIdOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-zone]')?.dataset.zone : undefined

/** The control of the first of some zones; where one of them is ticked, that of the ticked one. */
export const controlIn = (root: HTMLElement | null, zones: readonly string[]): HTMLElement | null => {
  const controls = zones.flatMap(
    (zone) => boxOf(root, zone)?.querySelector<HTMLElement>('input, select, textarea, button, [data-stop]') ?? [],
  )
  return controls.find((control) => control.matches(':checked')) ?? controls[0] ?? null
}

const still = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Brings a zone to the middle of what is seen. */
export const centre = (root: HTMLElement | null, zone: string): void =>
  boxOf(root, zone)?.scrollIntoView({ block: 'center', inline: 'center', behavior: still() ? 'auto' : 'smooth' })

/**
 * Remembers which point of the worksheet is in the middle of the screen; the answer brings it back there after a
 * change.
 */
export const holdMiddle = (surface: HTMLElement, desk: HTMLElement): (() => void) => {
  const { clientWidth, clientHeight } = window.document.documentElement
  const before = surface.getBoundingClientRect()
  const across = (clientWidth / 2 - before.left) / before.width
  const down = Math.min(1, Math.max(0, (clientHeight / 2 - before.top) / before.height))
  const high = before.top + down * before.height
  return () => {
    const after = surface.getBoundingClientRect()
    desk.scrollLeft += after.left + across * after.width - clientWidth / 2
    window.scrollBy(0, after.top + down * after.height - high)
  }
}
