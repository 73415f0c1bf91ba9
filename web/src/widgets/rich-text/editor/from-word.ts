/** What Word says of an element in its style, such as 'l0 level2 lfo1' of `mso-list`; '' where it says nothing. */
const styleValue = (element: Element, name: string): string => {
  for (const part of (element.getAttribute('style') ?? '').split(';')) {
    const [property = '', ...value] = part.split(':')
    if (property.trim().toLowerCase() === name) return value.join(':').trim()
  }
  return ''
}

const within = (root: ParentNode, name: string, value: RegExp): Element[] =>
  [...root.querySelectorAll('[style]')].filter((element) => value.test(styleValue(element, name)))

/** A line of a list as Word writes it: a paragraph that begins with the text of its sign. */
type Item = {
  readonly line: Element
  /** 1 is the outermost */
  readonly level: number
  /** which of the lists of the document */
  readonly name: string
  readonly signs: readonly Element[]
  /** null of a bullet, NaN of a letter, a Roman number or another sign that says an order */
  readonly number: number | null
}

const numberOf = (sign: string): number | null => {
  if (!/^\(?[\p{L}\d.]{1,8}[.)]/u.test(sign)) return null
  return Number(/^(\d{1,3})[.)]$/.exec(sign)?.[1] ?? Number.NaN)
}

const itemOf = (line: Element): Item | null => {
  const list = styleValue(line, 'mso-list')
  const level = /\blevel(\d)\b/.exec(list)?.[1]
  if (level === undefined) return null
  const signs = within(line, 'mso-list', /^ignore$/i)
  const number = numberOf(signs[0]?.textContent?.trim() ?? '')
  return { line, level: Number(level), name: list.replace(/\blevel\d\b/, ''), signs, number }
}

/** Whether a list that counts from 1 by itself says the same numbers: 'câu b' or a list that goes on would be called otherwise. */
const isCountedFromOne = (items: readonly Item[]): boolean => {
  const last: { level: number; name: string; number: number | null }[] = []
  return items.every(({ level, name, number }) => {
    while ((last.at(-1)?.level ?? 0) > level) last.pop()
    const before = last.at(-1)?.level === level ? last.pop() : undefined
    last.push({ level, name, number })
    return number === null || number === (before?.name === name ? (before.number ?? 0) + 1 : 1)
  })
}

/** Makes lists of lines that follow each other; a deeper line stands in the item before it. */
const gather = (items: readonly Item[]): void => {
  if (!isCountedFromOne(items)) return
  const open: { list: Element; level: number; name: string }[] = []
  for (const { line, level, name, signs, number } of items) {
    const page = line.ownerDocument
    const tag = number === null ? 'ul' : 'ol'
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
    let around = open.at(-1)
    const isDeeper = around !== undefined && level > around.level
    if (around === undefined || isDeeper || around.list.localName !== tag || around.name !== name) {
      const list = page.createElement(tag)
      if (around === undefined) line.before(list)
      else if (isDeeper) around.list.lastElementChild?.append(list)
      else {
        around.list.after(list)
        open.pop()
      }
      around = { list, level, name }
      open.push(around)
    }
    for (const sign of signs) sign.remove()
    const words = page.createElement('p')
    words.append(...line.childNodes)
    const entry = page.createElement('li')
    entry.append(words)
    around.list.append(entry)
    line.remove()
  }
}

/**
 * Makes of what Word puts on the clipboard what was seen in Word: what colleagues have commented at its edge goes, with the
 * marks that lead there, and lines that only look like a list become one. Works in place; markup of others stays as it is.
 */
export const fromWord = (nodes: ParentNode): void => {
  for (const aside of within(nodes, 'mso-element', /^comment(?:-list)?$/i)) aside.remove()
  for (const mark of nodes.querySelectorAll('.MsoCommentReference, .msocomanchor')) mark.remove()
  let run: Item[] = []
  let last: Element | null = null
  for (const line of [...nodes.querySelectorAll('p')]) {
    const item = itemOf(line)
    if (item === null || line.previousElementSibling !== last) {
      gather(run)
      run = []
    }
    if (item !== null) run.push(item)
    last = line
  }
  gather(run)
}

/** Takes the bold from a tag that says itself that it is not bold: Google's documents stand in one. */
export const withoutPlainBold = (nodes: ParentNode): void => {
  for (const element of within(nodes, 'font-weight', /^(?:normal|400)$/i))
    if (element.localName === 'b') element.replaceWith(...element.childNodes)
}
