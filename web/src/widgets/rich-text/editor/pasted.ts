import { RICH_LINK, RICH_TAGS } from '@phuong/domain/rich-text/allowed'
import DOMPurify from 'dompurify'
import { fromWord, withoutPlainBold } from './from-word.ts'

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

/** Markup out of another program as the editor may read it: rich text, its words in their lines, and nothing beside them. */
export const cleanPasted = (html: string): string => {
  const nodes = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TAGS, ...others, ...lines, 'span'],
    // class and style say what Word meant, and leave below
    ALLOWED_ATTR: ['href', 'class', 'style'],
    ALLOWED_URI_REGEXP: RICH_LINK,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  withoutPlainBold(nodes)
  fromWord(nodes)
  for (const span of nodes.querySelectorAll('span')) span.replaceWith(...span.childNodes)
  for (const element of nodes.querySelectorAll('[class], [style]')) {
    element.removeAttribute('class')
    element.removeAttribute('style')
  }
  for (const block of nodes.querySelectorAll(lines.join())) {
    const line = block.ownerDocument.createElement('div')
    line.append(...block.childNodes)
    block.replaceWith(line)
  }
  const sheet = document.createElement('div')
  sheet.append(nodes)
  return sheet.innerHTML
}
