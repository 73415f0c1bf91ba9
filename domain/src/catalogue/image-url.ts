/** Longest address that is looked at, in characters. */
const URL_MAX = 2048

/** https, a host, and a path that ends in a picture's extension; nothing that could leave an attribute. */
const IMAGE_URL = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?\/[^\s?#"'<>\\`]*\.(?:jpeg|jpg|gif|png|webp|bmp|svg)$/i

/** Whether a typed address may serve as a picture's (B-716, B-717). */
export const isImageUrl = (text: unknown): boolean =>
  typeof text === 'string' && text.length <= URL_MAX && IMAGE_URL.test(text.trim())
