import { type Loadable, loadable } from '../widgets/late/loadable.ts'
import type { RouteRow, ShellProps } from './route-row.ts'
import { screenOf } from './screens.ts'

/** The shells beside the light one, by the frame of the row. */
export const shells: Readonly<Partial<Record<RouteRow['frame'], Loadable<ShellProps>>>> = {
  lms: loadable(async () => (await import('./lms/LmsShell.tsx')).LmsShell),
  demo: loadable(async () => (await import('../demo.ts')).loadDemoShell()),
}

/**
 * Brings the code of a page; of the first one ahead.ts has already asked for the files. A page that is drawn when all of it
 * is there shows no fallback, which React would hold for a while. A failure shows when the page is drawn.
 */
export const loadFirst = async (row: RouteRow): Promise<void> => {
  await Promise.allSettled([shells[row.frame]?.load(), screenOf(row.path).load()])
}
