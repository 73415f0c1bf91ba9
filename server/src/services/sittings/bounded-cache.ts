/**
 * Values by key, of which the most recently used stay: for what never changes and is costly to read. Who asks for one that
 * is being made waits for it, so that a class that begins together has its paper read once.
 */
export const boundedCache = <Value>(max: number) => {
  const held = new Map<string, Value>()
  const underWay = new Map<string, Promise<Value>>()

  const find = (key: string): Value | undefined => {
    const value = held.get(key)
    if (value !== undefined) {
      held.delete(key)
      held.set(key, value)
    }
    return value
  }
  const made = async (key: string, make: () => Promise<Value>): Promise<Value> => {
    try {
      const value = await make()
      held.set(key, value)
      const oldest = held.size > max ? held.keys().next().value : undefined
      if (oldest !== undefined) held.delete(oldest)
      return value
    } finally {
      underWay.delete(key)
    }
  }

  return {
    /** The value under the key, as far as it is there. */
    find,
    /** Keeps nothing of what there is. */
    clear(): void {
      held.clear()
      underWay.clear()
    },
    /**
     * The value under the key, made when it is not there; what cannot be made is not kept. `make` must not wait for anything
     * that its callers may hold, such as a place in a pool.
     */
    async get(key: string, make: () => Promise<Value>): Promise<Value> {
      const known = find(key)
      if (known !== undefined) return known
      // who makes it may fail for a reason that nobody else has, such as a line that is cut
      const other = underWay.get(key)?.catch(make)
      if (other !== undefined) return other
      const value = made(key, make)
      underWay.set(key, value)
      return value
    },
  }
}
