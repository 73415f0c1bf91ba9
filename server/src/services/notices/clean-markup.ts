import { MAX_RICH_NESTING, RICH_LINK, RICH_LINK_FACTS, RICH_TAGS } from '@phuong/domain/rich-text/allowed'
import sanitize from 'sanitize-html'

/** What begins a line of its own where it is not allowed itself: the cells of a table, the blocks of pages. */
const lineTags = [
  ...['div', 'section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'figure', 'form', 'center', 'hr'],
  ...['table', 'td', 'th', 'dt', 'dd'],
]
/** What is a paragraph of its own where it is not allowed itself. */
const paragraphTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'caption', 'figcaption', 'address']

/** Other names of what is allowed. */
const sameAs = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' } as const

/**
 * Markup as it may be kept (A-261, B-373): the tags of rich text without any attribute but where a link leads, everything
 * else as its words, in lines. What comes in may be anything; what was cleaned is cleaned to itself.
 */
export const cleanMarkup = (markup: string): string =>
  sanitize(markup, {
    allowedTags: [...RICH_TAGS],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: MAX_RICH_NESTING,
    // what the browser would run or style is no text of anybody
    nonTextTags: ['script', 'style'],
    transformTags: {
      ...sameAs,
      ...Object.fromEntries(lineTags.map((tag) => [tag, 'br'])),
      ...Object.fromEntries(paragraphTags.map((tag) => [tag, 'p'])),
      a: (_, { href = '' }) =>
        RICH_LINK.test(href) ? { tagName: 'a', attribs: { href, ...RICH_LINK_FACTS } } : { tagName: 'a', attribs: {} },
    },
  })
    .replace(/<br \/>/g, '<br>')
    .replace(/(?:<br>\s*){3,}/g, '<br><br>')
    .replace(/^(?:\s|<br>)+/, '')
    .trimEnd()
