/** Most characters of an address to which a card or a link of the sidebar leads. */
export const longestAddress = 500

/**
 * Whether a card or a link of the sidebar may lead there: a path of the product, or an address of http or https without a
 * name in it. Nothing that a browser would run, and nothing that looks like a path and is another site (A-072, B-068).
 */
export const isLinkAddress = (text: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(text) ||
  /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(text)
