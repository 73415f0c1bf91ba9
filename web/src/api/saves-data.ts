/** What some browsers know of the line; the others say nothing of it. */
type Line = { readonly connection?: { readonly saveData?: boolean } }

/** Whether the person has asked the browser to load as little as it can. */
export const savesData = (): boolean => (navigator as Line).connection?.saveData === true
