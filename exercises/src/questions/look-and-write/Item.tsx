import type { ReactNode } from 'react'
import { GapText } from '../../parts/english-box/GapText.tsx'
import { MarkedText } from '../../parts/MarkedText.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { Sound } from '../../parts/Sound.tsx'
import { pictureName } from '../../shared/picture-name.ts'
import css from './Player.module.css'
import { hasPlace } from './prompt.ts'
import type { Seen } from './schema.ts'
import { texts } from './texts.ts'

type ItemProps = {
  item: Seen
  /** from 1 */
  number: number
  /** whether there are several */
  counted: boolean
  promptId: string
  /** the box, in a text with the signs that end it */
  box(signs?: string): ReactNode
}

/** A picture with its words, and the box in the blank of the words or below them. */
export function Item({ item: { question, imageUrl, imageAlt, audioUrl }, number, counted, promptId, box }: ItemProps) {
  const inPlace = hasPlace(question)
  return (
    <>
      {imageUrl !== '' && (
        <Picture
          plate
          className={css.picture}
          src={imageUrl}
          alt={pictureName(texts.picture(number), imageAlt)}
          width={240}
          height={180}
        />
      )}
      <div className={css.writing}>
        {counted && (
          <span className={css.number} aria-hidden="true">
            {number}
          </span>
        )}
        <div className={css.words}>
          {question !== '' && (
            <p id={promptId}>
              {inPlace ? <GapText text={question} blank={(_, signs) => box(signs)} /> : <MarkedText text={question} />}
            </p>
          )}
          {!inPlace && box()}
        </div>
      </div>
      {audioUrl !== '' && <Sound src={audioUrl} label={texts.listen(number)} />}
    </>
  )
}
