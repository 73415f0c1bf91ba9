/** One question as each exchange format holds it; whole files are split into these and put together from them (gift.ts). */

/** What a question may be given in. */
export type InterchangeItems = {
  /** text: no pictures and no sounds, one of a few ways to answer */
  readonly gift: GiftItem
  /** a `question` of Moodle XML; its files stand within it by their names */
  readonly moodle: XmlElement
  /** an `assessmentItem` of QTI 2 or 3; its files stand beside it in the package by their names */
  readonly qti: XmlElement
  /** what stands between two questions of a Word document */
  readonly word: readonly WordBlock[]
}

export type XmlElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

/** Looks that authors use to mark a right answer. */
type WordRun = {
  readonly text: string
  readonly bold: boolean
  readonly underlined: boolean
  /** RRGGBB; null for the colour of the text around it */
  readonly colour: string | null
}
type WordPicture = { readonly picture: string }

export type WordBlock =
  | { readonly kind: 'paragraph'; readonly runs: readonly (WordRun | WordPicture)[] }
  /** what stands in each cell, row by row */
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly WordBlock[])[])[] }

export type GiftAnswer = {
  /** '=' is right, '~' is wrong or right by its weight */
  readonly sign: '=' | '~'
  readonly text: string
  /** what it is matched with: '=cat -> con mèo'; null for an answer that stands alone */
  readonly match: string | null
  /** in per cent, from -100 to 100; null where it says none */
  readonly weight: number | null
  readonly feedback: string
}

export type GiftItem = {
  /** '' for none */
  readonly title: string
  /** the words before the answers and, where these stand in the sentence, behind them; no mark is read */
  readonly text: string
  readonly tail: string
  /** `numbers` as they are written: '3:2' or '1..5' */
  readonly asks:
    | { readonly kind: 'answers'; readonly answers: readonly GiftAnswer[] }
    | { readonly kind: 'truth'; readonly truth: boolean }
    | { readonly kind: 'numbers'; readonly numbers: string }
    | { readonly kind: 'essay' }
  /** what is said whatever was answered */
  readonly feedback: string
}
