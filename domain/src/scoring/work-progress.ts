/** How far somebody is with a work: nothing begun, begun, handed in. */
export type WorkStatus = 'none' | 'doing' | 'done'

export type WorkProgress = {
  readonly status: WorkStatus
  /** answered of all there is to answer, 0 to 100, whole */
  readonly completedPercent: number
  /** 0 to 5; null while there are none, or they are not told */
  readonly star: number | null
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * How far somebody is with several works, such as those of a unit (D54): done when all are handed in; the mean of what is
 * answered, which is 100 only where each is; the mean of the stars that are told. Without a work nothing is begun.
 */
export const progressOf = (works: readonly WorkProgress[]): WorkProgress => {
  const stars = works.flatMap(({ star }) => star ?? [])
  const begun = works.filter(({ status }) => status !== 'none')
  return {
    status: begun.length === 0 ? 'none' : works.every(({ status }) => status === 'done') ? 'done' : 'doing',
    completedPercent: works.length === 0 ? 0 : Math.floor(mean(works.map(({ completedPercent }) => completedPercent))),
    star: stars.length === 0 ? null : Math.round(mean(stars)),
  }
}
