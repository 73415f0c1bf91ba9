/**
 * Everything that this product keeps in a browser, each key with its shape, its owner and its end (A-099, C-097: nothing
 * of a password, a hash or a token is ever among it; the session is an httpOnly cookie). Add a key here before it is used.
 */
const read = {
  flag: (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null),
  /** A practice level from 1 to 5 (C-247). */
  level: (value: unknown): number | null =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5 ? value : null,
}

type Key<Value> = {
  /** The key in localStorage. */
  name: `phuong.${string}`
  /** The part of the product that reads and writes it. */
  owner: string
  /** Answers null for what is not of this shape: an older build or another hand wrote it. */
  shape: (value: unknown) => Value | null
  /** When it goes; logout clears every key. */
  cleared: 'logout'
}

export const storageKeys = {
  /** C-249. */
  classLevel: { name: 'phuong.classLevel', owner: 'screens/olympic', shape: read.level, cleared: 'logout' },
  soundOff: { name: 'phuong.soundOff', owner: 'browser/sound.ts', shape: read.flag, cleared: 'logout' },
  denseTables: { name: 'phuong.denseTables', owner: 'widgets with a staff table', shape: read.flag, cleared: 'logout' },
} as const satisfies Record<string, Key<unknown>>

type Keys = typeof storageKeys
export type StorageKey = keyof Keys
export type StoredValue<Name extends StorageKey> = NonNullable<ReturnType<Keys[Name]['shape']>>

/** What is stored under a key; null when there is nothing, or nothing of its shape, or the browser keeps nothing. */
export const readStored = <Name extends StorageKey>(key: Name): StoredValue<Name> | null => {
  const { name, shape } = storageKeys[key]
  try {
    const text = localStorage.getItem(name)
    return text === null ? null : (shape(JSON.parse(text)) as StoredValue<Name> | null)
  } catch {
    return null
  }
}

/** Stores a value. A browser that is full or keeps nothing loses a convenience, never work, so that is no error. */
export const writeStored = <Name extends StorageKey>(key: Name, value: StoredValue<Name>): void => {
  try {
    localStorage.setItem(storageKeys[key].name, JSON.stringify(value))
  } catch {
    // nothing to do: the value holds until the page is left
  }
}

/** The database of worksheet-cache.ts: changes of a worksheet that are not saved yet; owner screens/worksheet-editor, cleared at logout. */
export const worksheetDatabase = 'phuong-worksheets'

/** Empties what the browser keeps for this product, whoever wrote it. */
export const clearAtLogout = (): void => {
  for (const kept of [() => localStorage, () => sessionStorage]) {
    try {
      kept().clear()
    } catch {
      // a browser that refuses its storage has nothing in it
    }
  }
  try {
    indexedDB.deleteDatabase(worksheetDatabase)
  } catch {
    // likewise
  }
}
