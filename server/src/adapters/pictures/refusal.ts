export const pictureRefusalCodes = [
  'ENCRYPTED',
  'BROKEN',
  'EMPTY',
  'TOO_MANY_PAGES',
  'TOO_MANY_PIXELS',
  'TOO_TALL',
  'TOO_HARD',
] as const
type PictureRefusalCode = (typeof pictureRefusalCodes)[number]

/** A file that no picture is made of: what is wrong with it, for whoever words it. */
export class PictureRefusal extends Error {
  readonly code: PictureRefusalCode

  constructor(code: PictureRefusalCode) {
    super(`no picture is made of this file: ${code}`)
    this.name = 'PictureRefusal'
    this.code = code
  }
}
