import { plainText } from '../../shared/markup.ts'
import { scriptsIn } from '../../shared/scripts.ts'
import css from './Script.module.css'
import { texts } from './texts.ts'

export { scriptsIn }

/** What is said in a sound or a clip, under its player: open at once, and folded by who has read it. */
export function Script({ text }: { text: string }) {
  return (
    <details className={css.script} open>
      <summary>{texts.script}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and keys scroll what has the focus */}
      <p lang="en" tabIndex={0}>
        {plainText(text)}
      </p>
    </details>
  )
}
