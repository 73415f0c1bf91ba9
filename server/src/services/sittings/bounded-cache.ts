/** Values by key, of which the most recently used stay: for what never changes and is costly to read. */
export const boundedCache = <Value>(most: number) => {
  const held = new Map<string, Value>()
  return {
    /** The value under the key, made when it is not there; what cannot be made is not kept. */
    async get(key: string, make: () => Promise<Value>): Promise<Value> {
      const known = held.get(key)
      const value = known ?? (await make())
      held.delete(key)
      held.set(key, value)
      const oldest = held.size > most ? held.keys().next().value : undefined
      if (oldest !== undefined) held.delete(oldest)
      return value
    },
  }
}
