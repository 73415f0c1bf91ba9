import { RICH_LINK, RICH_TAGS } from '@phuong/domain/rich-text/allowed'
import DOMPurify from 'dompurify'

/** What becomes a line of its own: the cells of a table, and what other programs lay a page out with. */
const lines = [
  'td',
  'th',
  'dt',
  'dd',
  'caption',
  'div',
  'section',
  'article',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]
/** Other names of what the editor knows. */
const others = ['b', 'i', 'del', 'strike', 'ins']

/** Google's documents stand in a bold tag that is not bold. */
const notBold = /<b\b[^<>]{0,400}font-weight:\s{0,4}(?:normal|400)[^<>]{0,400}>/gi

/** Markup out of another program as the editor may read it: rich text, its words in their lines, and nothing beside them. */
export const cleanPasted = (html: string): string => {
  const nodes = DOMPurify.sanitize(html.replace(notBold, '<span>'), {
    ALLOWED_TAGS: [...RICH_TAGS, ...others, ...lines],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: RICH_LINK,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const block of nodes.querySelectorAll(lines.join())) {
    const line = block.ownerDocument.createElement('div')
    line.append(...block.childNodes)
    block.replaceWith(line)
  }
  const sheet = document.createElement('div')
  sheet.append(nodes)
  return sheet.innerHTML
}
