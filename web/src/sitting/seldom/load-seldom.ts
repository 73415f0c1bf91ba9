import { codeOf } from '../../browser/code.ts'

/** What few sittings need, and only where there is a line; an exam brings it behind its first question. */
export const loadSeldom = codeOf(() => import('./seldom.ts'))
