/** The longest text that is taken as an answer, in UTF-16 units: as long as the longest text of a zone. */
const longestTyped = 2_000

/** Whether a text may have been typed or chosen as an answer, by its length alone (H021). */
export const isTypedText = (text: string): boolean => text.length <= longestTyped
