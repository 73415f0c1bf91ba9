import { escapeHtml } from '../format/escape-html.ts'
import { MAX_RICH_NESTING, RICH_LINK } from './allowed.ts'

/** Rich text as a tree, by the names that the editor has for its parts. */
export type RichMark = { type: string; attrs?: { href?: string } }
export type RichNode = { type: string; text?: string; marks?: RichMark[]; content?: RichNode[] }

/** The parts of a document, and the tags that they are (RICH_TAGS). */
export const RICH_BLOCKS = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
} as const
export const RICH_MARKS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const

const tagOf = (tags: Readonly<Record<string, string>>, type: unknown): string | undefined =>
  typeof type === 'string' && Object.hasOwn(tags, type) ? tags[type] : undefined

const partsOf = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((part) => typeof part === 'object' && part !== null) : []

const marked = (words: string, marks: unknown): string =>
  partsOf(marks).reduce((inner, { type, attrs }) => {
    const tag = tagOf(RICH_MARKS, type)
    if (tag !== undefined) return `<${tag}>${inner}</${tag}>`
    const href = type === 'link' ? (attrs as { href?: unknown } | null | undefined)?.href : undefined
    return typeof href === 'string' && RICH_LINK.test(href) ? `<a href="${escapeHtml(href)}">${inner}</a>` : inner
  }, words)

/** How deep parts stand in each other: as tags may, with words in a paragraph of their own. */
const deepest = MAX_RICH_NESTING + 1

const nodeMarkup = (node: Record<string, unknown>, depth: number): string => {
  if (depth > deepest) return ''
  if (node.type === 'text') return typeof node.text === 'string' ? marked(escapeHtml(node.text), node.marks) : ''
  if (node.type === 'hardBreak') return '<br>'
  const inner = partsOf(node.content)
    .map((part) => nodeMarkup(part, depth + 1))
    .join('')
  const tag = tagOf(RICH_BLOCKS, node.type)
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`
}

const documentIn = (content: string): Record<string, unknown> | null => {
  if (!content.startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(content)
    const [document] = partsOf([value])
    return document?.type === 'doc' && Array.isArray(document.content) ? document : null
  } catch {
    return null
  }
}

/**
 * A content that is rich-text JSON or plain text as markup of the allowed tags: nothing of what comes in is markup
 * itself. What is no document is plain text; parts of a document that are not known are what stands in them. It is cleaned
 * once more where it is drawn.
 */
export const contentMarkup = (content: string): string => {
  const document = documentIn(content)
  return document === null
    ? escapeHtml(content).replace(/\r\n|\r|\n/g, '<br>')
    : partsOf(document.content)
        .map((part) => nodeMarkup(part, 0))
        .join('')
}
