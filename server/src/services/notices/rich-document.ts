import { RICH_BLOCKS, RICH_MARKS, type RichMark, type RichNode } from '@phuong/domain/rich-text/document'
import { withoutEntities } from '@phuong/domain/rich-text/plain'

const typesOf = (tags: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(tags).map(([type, tag]) => [tag, type]))
const blockTypes = typesOf(RICH_BLOCKS)
const markTypes = typesOf(RICH_MARKS)

type Block = { type: string; content: RichNode[] }

/** The mark of a tag; none for an address that leads nowhere. */
const markOf = (tag: string, rest: string): RichMark | null => {
  if (tag !== 'a') return { type: markTypes.get(tag) ?? tag }
  const href = / href="([^"]*)"/.exec(rest)?.[1]
  return href === undefined ? null : { type: 'link', attrs: { href: withoutEntities(href) } }
}

/** Markup that was cleaned (clean-markup.ts), whose tags therefore all end, as the document that it is. */
export const documentOf = (cleaned: string): RichNode => {
  const document: Block = { type: 'doc', content: [] }
  const blocks = [document]
  const marks: (RichMark | null)[] = []
  // words outside of a paragraph get one, up to the next block
  let loose: Block | null = null
  const around = (): Block => blocks.at(-1) ?? document
  const put = (node: RichNode): void => {
    if (around().type !== 'paragraph' && loose === null) {
      loose = { type: 'paragraph', content: [] }
      around().content.push(loose)
    }
    const { content } = loose ?? around()
    content.push(node)
  }
  const putWords = (text: string): void => {
    if (text.trim() === '' && loose === null && around().type !== 'paragraph') return
    const own = marks.filter((mark) => mark !== null)
    put({ type: 'text', text, ...(own.length > 0 && { marks: own }) })
  }
  for (const [, end, tag = '', rest = '', words] of cleaned.matchAll(/<(\/?)([a-z]+)([^<>]*)>|([^<]+)/g)) {
    const type = blockTypes.get(tag)
    if (words !== undefined) putWords(withoutEntities(words))
    else if (tag === 'br') put({ type: 'hardBreak' })
    else if (type === undefined) end === '/' ? marks.pop() : marks.push(markOf(tag, rest))
    else {
      loose = null
      if (end === '/') blocks.pop()
      else {
        const block: Block = { type, content: [] }
        around().content.push(block)
        blocks.push(block)
      }
    }
  }
  return document
}

/** Whether cleaned markup is nothing but lines and paragraphs: its words say all of it. */
export const isLinesAlone = (cleaned: string): boolean => !/<(?!\/?(?:p|br)>)/.test(cleaned)
