export type ProgressStatus = 'success' | 'neutral' | 'exception'

/** The status of a progress bar: from 80 success, from 50 neutral, below exception. Per cent, 0 to 100. */
export function progressStatus(percent: number): ProgressStatus {
  if (percent >= 80) return 'success'
  return percent >= 50 ? 'neutral' : 'exception'
}
