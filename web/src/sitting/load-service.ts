import { codeOf } from '../browser/code.ts'

/** What keeps and sends the answers of this browser, for pages that only ask whether there are any. */
export const loadService = codeOf(() => import('./current.ts'))
