import type { PictureRefusal } from './refusal.ts'
import type { PageWidth } from './sizes.ts'

/** What the server asks of the drawing process; the file follows, `bytes` long (null: the PDF that is open there). */
export type Asked =
  /** the pages of a PDF, which is then open under its key */
  | { work: 'count'; key: string; bytes: number }
  | { work: 'draw'; kind: 'pdf'; key: string; page: number; sharp: boolean; bytes: number | null }
  | { work: 'draw'; kind: 'picture'; sharp: boolean; bytes: number }
  /** a picture anew, its pixels alone; a person's picture */
  | { work: 'rewrite' | 'avatar'; bytes: number }

/** What it answers; pictures follow in their order. */
export type Told =
  /** once, when it has loaded everything */
  | { ready: true }
  | { refused: PictureRefusal['code'] }
  /** another PDF is open, or none */
  | { notOpen: true }
  | { pages: number }
  /** height in page units; pixels and bytes of each picture */
  | { height: number; pictures: { width: PageWidth; bytes: number }[] }
  | { bytes: number }
