import { loadable } from '../../widgets/late/loadable.ts'

const parts = () => import('./VisitorParts.tsx')

/** What stands around the pages of visitors, in a file of its own. */
export const visitorBar = loadable(async () => (await parts()).VisitorBar)
export const visitorFooter = loadable(async () => (await parts()).VisitorFooter)
