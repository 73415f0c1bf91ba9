import type { JobRow } from './queries.ts'

export type ShownState = 'running' | 'failed' | 'due' | 'idle'

/** What a job is said to do: a run at work first, then what went wrong within the last day. */
export const shownState = ({ runningSince, failures, dueAt }: JobRow): ShownState => {
  if (runningSince !== null) return 'running'
  if (failures > 0) return 'failed'
  return dueAt === null ? 'idle' : 'due'
}
