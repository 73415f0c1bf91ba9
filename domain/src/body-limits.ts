/** Deepest nesting that a body may have: a worksheet of 1,000 zones stays well below it (H139). */
export const maxDepth = 32

/**
 * Marks that one letter keeps of a pile: a normal form takes minutes over hundred thousands of them (H141). They are still
 * more than any writing has, so that whoever refuses such a text sees it.
 */
export const maxMarks = 32

/**
 * Bytes of the JSON body of a call, where its definition says nothing else (docs/decisions/0032-doors.md): most calls take
 * names, ids and a note, and what nobody needs to be longer is refused before it is read.
 */
export const usualBodyBytes = 65_536
/** The most that a definition may say: a worksheet of 1,000 zones is far below it. */
export const largestBodyBytes = 1_048_576
