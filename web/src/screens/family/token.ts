/** The token of a link without what a chat takes along at its end: a dot, a bracket, a blank, an ellipsis. */
export const tokenIn = (text: string): string => text.replace(/[^\w-]+$/, '')
