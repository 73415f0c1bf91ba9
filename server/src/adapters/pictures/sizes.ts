/** Widths of the pictures of a page in pixels: to choose by, to show, and for dense screens (docs/protocol.md 7). */
export const pageWidths = [240, 1140, 2280] as const
export type PageWidth = (typeof pageWidths)[number]
/** Width of a page in page units. */
export const pageUnits = 1140
/** The height of a page in page units: a flatter one gets an empty strip below, a taller one is refused. */
export const shortestPage = 100
export const tallestPage = 8_000
/** The most pages of a PDF (D30). */
export const maxPdfPages = 200

/** Pictures that are taken, by what the library calls them. */
export const rasterFormats = ['jpeg', 'png', 'webp', 'gif'] as const
export type RasterFormat = (typeof rasterFormats)[number]
