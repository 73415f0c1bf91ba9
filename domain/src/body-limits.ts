/** Deepest nesting that a body may have: a worksheet of 1,000 zones stays well below it (H139). */
export const maxDepth = 32

/**
 * Marks that one letter keeps of a pile: a normal form takes minutes over hundred thousands of them (H141). They are still
 * more than any writing has, so that whoever refuses such a text sees it.
 */
export const maxMarks = 32
