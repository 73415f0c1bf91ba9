import { markupPieces } from '../../shared/markup.ts'

/** Whether the words beside a picture have one blank (C-393): then the box stands in it, otherwise below them. */
export const hasPlace = (words: string): boolean =>
  markupPieces(words).filter(({ kind }) => kind === 'blank').length === 1
