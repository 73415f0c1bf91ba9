/** How many tokens a bucket holds when it is full, and how many come back into it each second. */
type BucketSize = { readonly maxTokens: number; readonly perSecond: number }

/**
 * Buckets by name, each full at first; one that has filled again is forgotten, so that as many are kept as names were
 * used lately. Moments are milliseconds since 1970 UTC.
 */
export const buckets = ({ maxTokens, perSecond }: BucketSize) => {
  const kept = new Map<string, { left: number; at: number }>()
  let sweptAt = 0
  const leftAt = (name: string, now: number): number => {
    const bucket = kept.get(name)
    // a clock that was put back gives nothing
    return bucket === undefined
      ? maxTokens
      : Math.min(maxTokens, bucket.left + (Math.max(0, now - bucket.at) / 1_000) * perSecond)
  }
  const sweep = (now: number): void => {
    if (Math.abs(now - sweptAt) < (maxTokens / perSecond) * 1_000) return
    sweptAt = now
    for (const name of kept.keys()) if (leftAt(name, now) >= maxTokens) kept.delete(name)
  }
  return {
    /**
     * Takes so much, at most what a full one holds.
     * @returns 0 when it was taken; otherwise the whole seconds until it will be there, and nothing is taken
     */
    take: (name: string, amount: number, now: number): number => {
      sweep(now)
      const left = leftAt(name, now)
      if (amount > left) return Math.max(1, Math.ceil((amount - left) / perSecond))
      kept.set(name, { left: left - amount, at: now })
      return 0
    },
    /** how many buckets are kept now */
    count: (): number => kept.size,
  }
}
