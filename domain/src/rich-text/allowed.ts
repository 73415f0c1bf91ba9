/**
 * What rich text is made of: paragraphs, lines, words that stand out, lists, quotes and links. Server, page and editor go
 * by these lists; whatever else is sent or pasted becomes its words.
 */
export const RICH_TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a'] as const

/**
 * The addresses that a link may lead to: never a script, data, an address that only looks like a path, or a page that stands
 * behind the name of another one (`https://school.vn@elsewhere`).
 */
export const RICH_LINK = /^(?:https?:\/\/(?![^/?#]*@)|mailto:)[^\s"'<>\\]+$/i

/** Every link opens beside the product, and tells the other page neither where it came from nor who opened it. */
export const RICH_LINK_FACTS = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const

/** Letters of the longest markup. */
export const MAX_RICH_TEXT = 100_000
/** How deep tags may stand in each other in what is kept; what stands deeper becomes its words. */
export const MAX_RICH_NESTING = 20
/** And in what is sent: no document has more, and deeper markup takes long to read. */
export const MAX_SENT_NESTING = 100

/** What ends by itself where the next one begins, or has no end. */
const endless = new Set([
  'p',
  'li',
  'dd',
  'dt',
  'tr',
  'td',
  'th',
  'option',
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'col',
  'meta',
  'link',
])

/** Whether tags stand deeper in each other than MAX_SENT_NESTING, as far as a look at their names tells. */
export const isTooDeep = (markup: string): boolean => {
  let depth = 0
  for (const [, end, name = ''] of markup.matchAll(/<(\/?)([a-z][^\s/<>]{0,20})/gi)) {
    if (endless.has(name.toLowerCase())) continue
    depth = end === '/' ? Math.max(0, depth - 1) : depth + 1
    if (depth > MAX_SENT_NESTING) return true
  }
  return false
}
