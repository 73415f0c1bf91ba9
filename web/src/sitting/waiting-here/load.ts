import { codeOf } from '../../browser/code.ts'

/** What says that answers wait here; the page that leaves work brings it while there is a line. */
export const waitingHere = codeOf(async () => (await import('./WaitingHere.tsx')).WaitingHere)
