import { plainText } from '@phuong/exercises/screens'
import css from './Exercise.module.css'
import type { LoadedQuestion } from './question.ts'
import { texts } from './texts.ts'

type Explained = {
  readonly explainText?: { readonly audioScript: string; readonly text: string }
  readonly children?: unknown
}

/** What was said in the sound of a marked question, and why its answer is so (C-383); nothing where it brings neither. */
export function Explanation({ question: { whole } }: { question: LoadedQuestion }) {
  const { explainText, children } = whole as Explained
  const text = plainText(explainText?.text ?? '')
  // a combined question shows the script beside what was heard
  const audioScript = children === undefined ? plainText(explainText?.audioScript ?? '') : ''
  if (audioScript === '' && text === '') return null
  return (
    <div className={css.explanation}>
      {audioScript !== '' && (
        <p>
          {texts.script}: <strong lang="en">{audioScript}</strong>
        </p>
      )}
      {text !== '' && (
        <p>
          {texts.explanation}: {text}
        </p>
      )}
    </div>
  )
}
