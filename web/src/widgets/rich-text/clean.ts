import { RICH_LINK, RICH_LINK_FACTS, RICH_TAGS } from '@phuong/domain/rich-text/allowed'
import DOMPurify from 'dompurify'

/**
 * Rich text as nodes that may stand in the page: the server has cleaned it when it was written, and the page trusts no
 * markup (A-261, H128). What is not allowed becomes its words.
 */
export const cleanNodes = (markup: string): DocumentFragment => {
  const nodes = DOMPurify.sanitize(markup, {
    ALLOWED_TAGS: [...RICH_TAGS],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: RICH_LINK,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of nodes.querySelectorAll('a'))
    if (link.hasAttribute('href'))
      for (const [name, value] of Object.entries(RICH_LINK_FACTS)) link.setAttribute(name, value)
  return nodes
}
