/** One line of the table of a letter: what it is, and its value. */
export type Fact = { readonly label: string; readonly value: string }

/**
 * What a template makes of its data: plain text. Nothing in it is markup, and blanks of any kind are one space (H133), but in
 * the value of `password`, which stands as it is.
 */
export type Letter = {
  readonly subject: string
  readonly greeting: string
  /** what the mail says, before its facts */
  readonly paragraphs: readonly string[]
  readonly facts?: readonly Fact[]
  /** a password to be typed, drawn large with its letters apart, and what is to be known of it */
  readonly password?: Fact & { readonly notes: readonly string[] }
  /** the one thing to do: a place of the product by its path, and the sentence that stands there where no address is known */
  readonly act?: { readonly label: string; readonly path: string; readonly otherwise: string }
  /** what the mail says after what is to be done */
  readonly closing?: readonly string[]
}

/** In whose name letters are written, and where their links lead: the host of PUBLIC_URL; null draws no link. */
export type Letterhead = { readonly organisation: string; readonly publicUrl: string | null }

/** The two shapes of one letter. */
export type LaidOut = { readonly subject: string; readonly text: string; readonly html: string }
