import { LRUCache } from 'lru-cache'

/**
 * Values by key, of which the most recently used stay: for what never changes and is costly to read. Who asks for one that
 * is being read waits for it, so that a class that begins together has its paper read once.
 * @param max how many stay
 */
export const readOnce = <Value extends object>(max: number) => {
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    max,
    fetchMethod: (_key, _stale, { context: read }) => read(),
  })
  return {
    /** The value under the key, as far as it is there. */
    find: (key: string): Value | undefined => cache.get(key),
    /** Keeps nothing of what there is. */
    clear: (): void => cache.clear(),
    /**
     * The value under the key, read when it is not there; what cannot be read is not kept. `read` must not wait for
     * anything that its callers may hold, such as a place in a pool. Where the reading of somebody else fails, each reads
     * for itself: the reason may be theirs alone, such as a line that is cut.
     */
    get: async (key: string, read: () => Promise<Value>): Promise<Value> =>
      (await cache.fetch(key, { context: read }).catch(() => undefined)) ?? read(),
  }
}
