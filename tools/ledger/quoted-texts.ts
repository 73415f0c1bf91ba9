/** The texts in '…' of a line, in order; an apostrophe inside or after a word is none. */
export const quotedTexts = (line: string): string[] =>
  [...line.matchAll(/(?<![\p{L}\p{N}])'([^']+)'(?![\p{L}\p{N}])/gu)].map((match) => match[1] as string)
