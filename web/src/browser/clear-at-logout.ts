/** The database of worksheet-cache.ts: changes of a worksheet that are not saved yet; owner screens/worksheet-editor, cleared at logout. */
export const worksheetDatabase = 'phuong-worksheets'

/**
 * Empties what the browser keeps for this product, whoever wrote it. Apart from storage.ts, because every
 * page can lead to the end of a session and few read what is kept.
 */
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
