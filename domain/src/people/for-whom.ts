/** The header in which a call says for whom its page was opened: the id of the person, or `visitor` (docs/protocol.md 4). */
export const forWhomHeader = 'for-whom'

/** What a page says that was opened for nobody who is signed in. */
export const visitor = 'visitor'
