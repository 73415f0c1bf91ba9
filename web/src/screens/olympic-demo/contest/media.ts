/** Where the product serves the media of its exercises; an address of another site stays as it is. */
const ownMedia = /^\/(?:sounds|pictures|clips)\//

/**
 * A question whose sounds, pictures and clips come from the media host (C-521, C-526).
 * @param value a question as its type reads it, or a part of one
 * @param host origin of the host, null where the product serves its media itself
 */
export const withMediaFrom = (host: string | null, value: unknown): unknown => {
  if (host === null) return value
  if (typeof value === 'string') return ownMedia.test(value) ? `${host}${value}` : value
  if (Array.isArray(value)) return value.map((item) => withMediaFrom(host, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withMediaFrom(host, item)]))
}
