export const databaseName = 'phuong-sittings'

let used = false
/** Says that this page has opened a sitting, wherever it is kept. */
export const noteUse = (): void => {
  used = true
}

export const isInUse = (): boolean => used

/** Whether a sitting of anybody may be held here; asked before the code that reads it is loaded. */
export const mayHoldSittings = async (): Promise<boolean> => {
  if (used) return true
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === databaseName)
  } catch {
    return true
  }
}
