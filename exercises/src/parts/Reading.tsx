import { cx } from '@phuong/ui/cx'
import { languageOf } from './language.ts'
import { Passage } from './Passage.tsx'
import css from './Reading.module.css'
import { Sound } from './Sound.tsx'
import { texts } from './texts.ts'

type ReadingProps = {
  /** what is read, each text once; none where there is only a sound */
  passages: readonly string[]
  /** the address of what is heard to it, over it; '' for none */
  audioUrl: string
}

/** What questions are about, a text and the sound to it or one of them: it stays in sight while they pass by (C-493). */
export function Reading({ passages, audioUrl }: ReadingProps) {
  const sound = audioUrl !== '' && (
    <div className={css.heard} data-heard>
      <Sound key={audioUrl} src={audioUrl} label={texts.listen} />
    </div>
  )
  if (passages.length === 0) return sound
  return (
    <div className={cx(css.stays, sound && css.both)}>
      {sound}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: a long text scrolls, and keys scroll what has the focus; a section is a part of the page */}
      <div className={css.read} role="region" aria-label={texts.read} tabIndex={0}>
        {passages.map((passage) => (
          <Passage key={passage} text={passage} lang={languageOf(passage)} />
        ))}
      </div>
    </div>
  )
}
