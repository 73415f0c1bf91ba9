import type { HeldMedia } from '@phuong/exercises/screens'

/** Files that are played, held for as long as an exam stands there. */
export type Hold = HeldMedia & {
  keep(address: string, file: Blob): void
  /** Lets all of them go. */
  free(): void
}

/**
 * Holds sounds and clips in memory: not every browser gives its players what its cache keeps (Safari does not). A paper
 * has a few hundred kB of them.
 */
export const openHold = (): Hold => {
  const urls = new Map<string, string>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    find: (src) => {
      const [address = '', part] = src.trim().split('#')
      const here = urls.get(address)
      if (here === undefined) return null
      return part === undefined ? here : `${here}#${part}`
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    keep: (address, file) => {
      // pictures have no way of their own: the cache serves them
      if (!/^(?:audio|video)\//.test(file.type) || urls.has(address)) return
      urls.set(address, URL.createObjectURL(file))
      tell()
    },
    free: () => {
      for (const address of urls.values()) URL.revokeObjectURL(address)
      urls.clear()
      tell()
    },
  }
}
