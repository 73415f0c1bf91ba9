import css from './PrintBank.module.css'

type PrintBankProps = {
  words: readonly string[]
  /** what stands between two of them */
  between: string
}

/** The words to choose from, framed on paper; nothing where there are none. */
export function PrintBank({ words, between }: PrintBankProps) {
  if (words.length === 0) return null
  return (
    <p className={css.words} lang="en">
      {words.join(between)}
    </p>
  )
}
