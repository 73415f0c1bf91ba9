import { maxDepth, maxMarks } from '@phuong/domain/body-limits'
import { createScanner, type Node, parseTree } from 'jsonc-parser'
import { paperTexts } from './texts.ts'

/** Where something stands in a text, both counted from 1; a column in UTF-16 units, as editors count. */
export type Place = { readonly line: number; readonly column: number }

/** From the whole inwards: names of fields and, from 0, places in lists. */
export type Path = readonly (string | number)[]

/** Something that is wrong with a text, at its place. */
export type TextFault = Place & { readonly path: Path; readonly text: string }

export type JsonText = {
  readonly value: unknown
  /** Where a value stands, a field by its name; for what is not there the nearest that holds it. */
  at(path: Path): Place
}

/** How many faults are told at once. */
export const maxFaults = 100

const { syntax } = paperTexts
/** By the parser's codes, which have no names at run time. */
const syntaxTexts: readonly string[] = [
  '',
  syntax.symbol,
  syntax.number,
  syntax.name,
  syntax.value,
  syntax.colon,
  syntax.comma,
  syntax.brace,
  syntax.bracket,
  syntax.end,
  syntax.comment,
  syntax.comment,
  syntax.string,
  syntax.number,
  syntax.escape,
  syntax.escape,
  syntax.character,
]

/** Kinds of tokens, as the scanner numbers them. */
const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, end: 17 } as const

/** Beyond what 200 large questions have; a text of nothing but commas would otherwise cost seconds. */
const maxTokens = 300_000

/** Where a text is deeper or has more in it than anything of ours, before a parser walks through it; null where it is not. */
export const tooMuchAt = (text: string): { offset: number; said: string } | null => {
  const scanner = createScanner(text, true)
  let depth = 0
  let tokens = 0
  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    if (kind === token.openBrace || kind === token.openBracket) depth += 1
    if (kind === token.closeBrace || kind === token.closeBracket) depth -= 1
    if (depth > maxDepth) return { offset: scanner.getTokenOffset(), said: paperTexts.tooDeep }
    if (++tokens > maxTokens) return { offset: scanner.getTokenOffset(), said: paperTexts.tooMuch }
  }
  return null
}

const placesIn = (text: string): ((offset: number) => Place) => {
  const starts = [0]
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    // of CR LF the second one ends the line
    if (sign === lineFeed || (sign === carriageReturn && text.charCodeAt(at + 1) !== lineFeed)) starts.push(at + 1)
  }
  return (offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}
const lineFeed = 10
const carriageReturn = 13

/** One fault a line, a hundred at the most: what follows on the same line mostly comes from the first. */
const firstOfLines = (
  errors: readonly { error: number; offset: number }[],
  faultAt: (offset: number, path: Path, said: string) => TextFault,
): TextFault[] => {
  const faults = new Map<number, TextFault>()
  for (const { error, offset } of errors) {
    if (faults.size === maxFaults) break
    const fault = faultAt(offset, [], syntaxTexts[error] || syntax.symbol)
    if (!faults.has(fault.line)) faults.set(fault.line, fault)
  }
  return [...faults.values()]
}

/** As many marks on one letter as are left of a pile (H141). */
const pile = new RegExp(`\\p{M}{${maxMarks}}`, 'u')

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed() && !pile.test(text)

/** The value of a node with every text in NFC; what cannot be stored, and a name that stands twice, is noted. */
const readNode = (node: Node, path: Path, note: (node: Node, path: Path, text: string) => void): unknown => {
  if (node.type === 'string') {
    const text = String(node.value)
    if (isStorable(text)) return text.normalize('NFC')
    note(node, path, paperTexts.badLetters)
    return ''
  }
  if (node.type === 'array') return (node.children ?? []).map((item, at) => readNode(item, [...path, at], note))
  if (node.type !== 'object') return node.value
  const value: Record<string, unknown> = {}
  for (const { children: [named, held] = [] } of node.children ?? []) {
    if (named === undefined || held === undefined) continue
    const written = String(named.value)
    if (!isStorable(written)) {
      note(named, path, paperTexts.badLetters)
      continue
    }
    const name = written.normalize('NFC')
    const inner = [...path, name]
    // a name that every object has would read as something else than it is
    if (name === '__proto__') note(named, inner, paperTexts.forbiddenName(name))
    else if (Object.hasOwn(value, name)) note(named, inner, paperTexts.twice(name))
    else value[name] = readNode(held, inner, note)
  }
  return value
}

const within = ({ type, children = [] }: Node, step: string | number): Node | undefined =>
  type === 'array'
    ? children[Number(step)]
    : children.find(
        ({ children: [named] = [] }) => named !== undefined && String(named.value).normalize('NFC') === step,
      )

/**
 * Reads a text strictly as JSON: no comments, no comma too many, no name twice, no text that cannot be stored; texts come
 * out in NFC. A mark of UTF-8 at the beginning is passed over.
 * @returns the value with the places of its parts, or every fault that makes it none, first to last
 */
export const readJson = (given: string): { json: JsonText } | { faults: readonly TextFault[] } => {
  // the mark counts as no column
  const text = given.replace(/^\ufeff/, '')
  const placeAt = placesIn(text)
  const faultAt = (offset: number, path: Path, said: string): TextFault => ({ ...placeAt(offset), path, text: said })
  if (text.trim() === '') return { faults: [faultAt(0, [], paperTexts.empty)] }
  // what stands where bytes were none of UTF-8
  const unread = text.indexOf('\ufffd')
  if (unread >= 0) return { faults: [faultAt(unread, [], paperTexts.notUtf8)] }
  const much = tooMuchAt(text)
  if (much !== null) return { faults: [faultAt(much.offset, [], much.said)] }

  const errors: { error: number; offset: number }[] = []
  const root = parseTree(text, errors as never, { disallowComments: true })
  const broken = firstOfLines(errors, faultAt)
  if (root === undefined || broken.length > 0)
    return { faults: broken.length > 0 ? broken : [faultAt(0, [], syntax.value)] }

  const faults: TextFault[] = []
  const value = readNode(root, [], (node, path, said) => faults.push(faultAt(node.offset, path, said)))
  if (faults.length > 0) return { faults: faults.slice(0, maxFaults) }
  return {
    json: {
      value,
      at: (path) => {
        let found = root
        let offset = root.offset
        for (const step of path) {
          const next = within(found, step)
          if (next === undefined) break
          offset = next.offset
          const held: Node | undefined = next.type === 'property' ? next.children?.[1] : next
          if (held === undefined) break
          found = held
        }
        return placeAt(offset)
      },
    },
  }
}
