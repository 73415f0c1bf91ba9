import css from './PrintGap.module.css'

/** A line to write on or, where answers are asked for, the answer on it. */
export function PrintGap({ answer }: { answer: string | undefined }) {
  return answer === undefined ? <span className={css.gap} /> : <strong className={css.answer}>{answer}</strong>
}

/** A place for one letter, or the letter in it. */
export function PrintLetter({ answer }: { answer: string | undefined }) {
  return answer === undefined ? <span className={css.letter} /> : <strong className={css.answer}>{answer}</strong>
}
