/** How many bytes may be under way under one name at the same time. */
export type Bound = { readonly name: string; readonly maxBytes: number }

/** Bytes of bodies that are under way, counted under the names that bound them; a name without any is forgotten. */
export const bodyRoom = () => {
  const held = new Map<string, number>()
  const add = (name: string, bytes: number): void => {
    const now = (held.get(name) ?? 0) + bytes
    if (now > 0) held.set(name, now)
    else held.delete(name)
  }
  return {
    /** @returns gives the bytes back, however often it is called; null where one of the bounds has no room for them */
    take: (bytes: number, bounds: readonly Bound[]): (() => void) | null => {
      if (bounds.some(({ name, maxBytes }) => (held.get(name) ?? 0) + bytes > maxBytes)) return null
      for (const { name } of bounds) add(name, bytes)
      let isBack = false
      return () => {
        if (isBack) return
        isBack = true
        for (const { name } of bounds) add(name, -bytes)
      }
    },
    /** how many names are counted under now */
    names: (): number => held.size,
  }
}
