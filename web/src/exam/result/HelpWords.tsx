import { plainText } from '@phuong/exercises/screens'
import css from './ExamResult.module.css'
import { texts } from './texts.ts'

type Props = {
  /** a right response in one line; null where it is not shown, or told above */
  right: string | null
  audioScript: string
  text: string
}

/** What helps to understand an answer, in the words that stand below a question that is marked (C-350 to C-354, C-383). */
export function HelpWords({ right, audioScript, text }: Props) {
  const parts = [
    { heading: texts.rightAnswer, words: right ?? '', lang: 'en' },
    { heading: texts.audioScript, words: plainText(audioScript), lang: 'en' },
    { heading: texts.explanation, words: plainText(text), lang: undefined },
  ]
  return parts
    .filter(({ words }) => words !== '')
    .map(({ heading, words, lang }) => (
      <section key={heading} className={css.help}>
        <h3>{heading}</h3>
        <p lang={lang}>{words}</p>
      </section>
    ))
}
