/** Marks that an author may have meant and that nobody will see: what cleaning (markup.ts) makes of a text, told beforehand. */

/** Elements whose words are shown and whose look is not. */
const dropped = new Set(['strong', 'span', 'font', 'div', 'sub', 'sup', 'em', 'b', 'i', 's', 'p'])

const tags = /<(?<close>\/?)(?<name>[a-z][a-z0-9-]*)(?<attributes>\s[^<>]*)?>|<!/gi

export type StrayMarks = {
  /** elements of which only the words are left, and attributes that go: '<b>', '<span …>' */
  readonly dropped: readonly string[]
  /** what looks like HTML and would stand in the text as it is written: '</script>', '<img …>', '<!' */
  readonly shown: readonly string[]
}

/**
 * What cleaning changes in a text (C-391, C-392). `<...>` and `<u>...</u>` are underlined parts, `<br>` a new line and three
 * underscores a blank (C-393, C-394): these are no stray marks.
 */
export const strayMarks = (text: string): StrayMarks => {
  const found = { dropped: new Set<string>(), shown: new Set<string>() }
  const open = new Set<string>()
  const lower = text.toLowerCase()
  // looked up once a name: a text of nothing but tags would otherwise be read as often as it has tags
  const lastClose = new Map<string, number>()
  const closedAfter = (name: string, at: number): boolean => {
    const last = lastClose.get(name) ?? lower.lastIndexOf(`</${name}>`)
    lastClose.set(name, last)
    return last > at
  }
  for (const match of text.matchAll(tags)) {
    const { close, name: written, attributes = '' } = match.groups ?? {}
    const name = written?.toLowerCase()
    if (name === undefined) found.shown.add(match[0])
    else if (close) {
      if (!open.has(name)) found.shown.add(`</${name}>`)
    } else if (name === 'u' || dropped.has(name)) {
      const isElement = attributes.includes('=') || closedAfter(name, match.index)
      if (!isElement) continue
      open.add(name)
      if (dropped.has(name) || attributes.trim() !== '')
        found.dropped.add(attributes.trim() ? `<${name} …>` : `<${name}>`)
    } else if (attributes.includes('=') || (name === 'br' && !/^\s*\/?$/.test(attributes)))
      found.shown.add(`<${name} …>`)
  }
  return { dropped: [...found.dropped], shown: [...found.shown] }
}
