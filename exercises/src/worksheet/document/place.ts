/** Where things stand on a worksheet, in page units: every page is 1140 wide, the pages stand under one another. */

/** Width of a page in page units (B-153). */
export const pageWidth = 1140

/** The least size of a zone in page units (B-167, B-168, D36). */
export const minWidth = 20
export const minHeight = 16

/** A rectangle in page units; top counts from the top of the first page on. */
export type Place = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

type Tall = { readonly height: number }

/** The top and the height of a page. */
type Span = { readonly top: number; readonly height: number }

/** The value, or the nearer end of the range; where the range is empty its lower end. */
export const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high))

/** The page on which a height lies; above the first it is the first, below the last the last. Index from 0. */
export const pageAt = (pages: readonly Tall[], y: number): Span & { readonly index: number } => {
  let top = 0
  for (const [index, { height }] of pages.entries()) {
    if (y < top + height || index === pages.length - 1) return { index, top, height }
    top += height
  }
  return { index: 0, top: 0, height: 0 }
}

/**
 * The place in whole units, no smaller than a zone may be, moved into the page on which its middle lies. Pages are whole
 * units high, so what is inside once stays as it is.
 */
export const insidePage = (place: Place, pages: readonly Tall[]): Place => {
  const page = pageAt(pages, place.top + place.height / 2)
  const width = between(minWidth, Math.round(place.width), pageWidth)
  const height = between(minHeight, Math.round(place.height), page.height)
  return {
    left: between(0, Math.round(place.left), pageWidth - width),
    top: between(page.top, Math.round(place.top), page.top + page.height - height),
    width,
    height,
  }
}
