import { bringLetters } from './letters.ts'

/** A picture that waits to be scrolled into view would be missing on paper. */
const arrived = (picture: HTMLImageElement): Promise<void> => {
  picture.loading = 'eager'
  return picture.decode()
}

/** Prints the page as it stands, once its fonts and pictures are there; a picture that cannot be had holds nothing up. */
export const printPage = async (): Promise<void> => {
  bringLetters()
  // what letters the page needs is known once it is laid out
  document.body.getBoundingClientRect()
  await Promise.allSettled([document.fonts.ready, ...[...document.images].map(arrived)])
  window.print()
}
