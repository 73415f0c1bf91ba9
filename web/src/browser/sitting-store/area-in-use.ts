import { type Area, broughtTo, type Copy, type Held, memoryArea } from './area.ts'

/** When a device that was closed under the page is tried again, in ms each: a browser that is just clearing refuses for a moment. */
const pauses = [0, 100, 500, 1_500]

type Parts<Row extends Held> = {
  /** Opens what the device keeps; it is told to call `gone` when that is closed under the page. */
  openDevice(gone: () => void): Promise<Area<Row>>
  /** What is to be kept of a row that another tab has put back, and of the same one as this page has seen it. */
  joined(kept: Row, seen: Row): Row
  pause(ms: number): Promise<void>
  /** What this page has seen so far, by person. */
  copies: ReadonlyMap<string, Copy<Row>>
  /** Another database stands in the place of the one before, and has got what was seen. */
  onAnother(): void
  /** What is kept may be another than before. */
  onChange(): void
}

export type AreaInUse<Row extends Held> = {
  /** Runs something in the area that is in use; one that fails is opened anew, and one that fails twice gives way to memory. */
  inArea<Result>(run: (area: Area<Row>) => Promise<Result>): Promise<Result>
  kept(): 'device' | 'memory'
  losses(): number
}

/** The area that a page works with: the device's as long as that keeps anything, and memory behind it (H029). */
export const areaInUse = <Row extends Held>(parts: Parts<Row>): AreaInUse<Row> => {
  const { copies } = parts
  let kept: 'device' | 'memory' = 'device'
  let losses = 0
  let origin: string | null = null

  const noteLoss = () => {
    if ([...copies.values()].some(({ rows }) => rows.length > 0)) losses += 1
  }
  const inMemory = (): Area<Row> => {
    noteLoss()
    return memoryArea(copies)
  }

  /** Opens what the device keeps; another database than the one before gets what this page has seen in that. */
  const ready = async (gone: () => void): Promise<Area<Row>> => {
    const opened = await parts.openDevice(gone)
    if (origin !== null && origin !== opened.origin) {
      await putBack(opened, parts)
      noteLoss()
      parts.onAnother()
    }
    origin = opened.origin
    return opened
  }

  const readyAgain = async (gone: () => void): Promise<Area<Row>> => {
    for (const ms of pauses) {
      if (ms > 0) await parts.pause(ms)
      const opened = await ready(gone).catch(() => null)
      if (opened !== null) return opened
    }
    return inMemory()
  }

  const open = (how: typeof ready): Promise<Area<Row>> => {
    const before = losses
    const opening: Promise<Area<Row>> = how(() => instead(opening)).catch(inMemory)
    void opening.then((opened) => {
      if (area === opening) use(opened)
      if (before !== losses || opened.kept === 'memory') parts.onChange()
    })
    return opening
  }

  /** the area that is in use, once it is known: a change then begins at once, before the screen is drawn anew (H031) */
  let known: Area<Row> | null = null
  const use = (opened: Area<Row>) => {
    known = opened
    kept = opened.kept
  }
  let area: Promise<Area<Row>> = open(ready)

  /** What takes the place of an area that has failed; somebody else may have seen to it while this waited. */
  const instead = (failed: Promise<Area<Row>>): void => {
    if (area !== failed) return
    known = null
    area = open(readyAgain)
  }
  const keepInMemory = (): void => {
    const memory = inMemory()
    area = Promise.resolve(memory)
    use(memory)
    parts.onChange()
  }

  return {
    inArea: async (run) => {
      for (let refusals = 0; ; ) {
        const from = area
        const used = known ?? (await from)
        try {
          return await run(used)
        } catch (error) {
          if (used.kept === 'memory') throw error
          if (area !== from) continue
          refusals += 1
          // browsers close the database of a page that slept; a device that refuses twice keeps nothing
          if (refusals === 1) instead(from)
          else keepInMemory()
        }
      }
    },
    kept: () => kept,
    losses: () => losses,
  }
}

/** Puts what this page has seen into a database that does not have it. */
const putBack = async <Row extends Held>(
  opened: Area<Row>,
  { copies, joined }: Pick<Parts<Row>, 'copies' | 'joined'>,
): Promise<void> => {
  for (const [userId, { rows, papers }] of copies)
    await opened.change(
      userId,
      (stored) => ({
        put: broughtTo(stored, rows, joined),
        papers: Object.fromEntries(papers),
        result: undefined,
      }),
      { strict: true },
    )
}
