import { cx } from '@phuong/ui/cx'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { OutcomeIcon, outcomeWord } from '../../parts/Outcome.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { Sound } from '../../parts/Sound.tsx'
import { texts as partTexts } from '../../parts/texts.ts'
import { pictureName } from '../../shared/picture-name.ts'
import css from './Clues.module.css'
import type { Clue } from './schema.ts'
import { texts } from './texts.ts'

type CluesProps = {
  words: readonly Clue[]
  /** by the id of the word; undefined while it has not been marked */
  rightOf(id: string): boolean | undefined
  /** the word itself; '' where it may not be shown */
  wordOf(id: string): string
}

/** What points to each word. A picture without words is named by the number of its word. */
export function Clues({ words, rightOf, wordOf }: CluesProps) {
  return (
    <ol className={css.clues} aria-label={texts.words}>
      {words.map(({ id, question, imageUrl, imageAlt, audioUrl, letters }, index) => {
        const right = rightOf(id)
        const number = index + 1
        return (
          <li key={id} className={cx(css.clue, right === true && css.right, right === false && css.wrong)}>
            {imageUrl !== '' && (
              <Picture
                className={css.picture}
                src={imageUrl}
                alt={question === '' ? pictureName(texts.word(number), imageAlt) : (imageAlt ?? '')}
                width={120}
                height={90}
              />
            )}
            <div className={css.words}>
              {question === '' ? (
                imageUrl === '' && <p>{texts.word(number)}</p>
              ) : (
                <p lang="en">
                  <MarkedText text={question} />
                </p>
              )}
              {right === undefined ? (
                <p className={css.letters}>{texts.letters(letters)}</p>
              ) : (
                <p className={css.mark}>
                  <OutcomeIcon correct={right} />
                  {outcomeWord(right)}
                  {wordOf(id) !== '' && (
                    <span>
                      {!right && `${partTexts.answer}: `}
                      <strong lang="en">{wordOf(id)}</strong>
                    </span>
                  )}
                </p>
              )}
            </div>
            {audioUrl !== '' && <Sound src={audioUrl} label={texts.listen(number)} />}
          </li>
        )
      })}
    </ol>
  )
}
