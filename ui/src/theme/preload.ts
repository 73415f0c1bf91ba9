import latin from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url'
import vietnamese from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url'

/**
 * Addresses of the two font files that each text needs first: each Vietnamese word mixes letters of both.
 * The other weights and Baloo 2 arrive without a jump, because the fallback faces have their measures.
 */
export const preloadFonts: readonly string[] = [latin, vietnamese]
