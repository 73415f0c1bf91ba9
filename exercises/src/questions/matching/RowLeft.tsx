import { Picture } from '../../parts/Picture.tsx'
import { Sound } from '../../parts/Sound.tsx'
import { pictureName } from '../../shared/picture-name.ts'
import css from './Player.module.css'
import type { Left } from './schema.ts'
import { texts } from './texts.ts'

/** What stays at the left of a row, counted from 1. */
export function RowLeft({ left: { text, imageUrl, imageAlt, audioUrl }, row }: { left: Left; row: number }) {
  return (
    <div className={css.left}>
      {imageUrl !== '' && (
        <Picture
          className={css.picture}
          src={imageUrl}
          alt={text === '' ? pictureName(texts.picture(String(row)), imageAlt) : ''}
        />
      )}
      {text !== '' && <span lang="en">{text}</span>}
      {audioUrl !== '' && <Sound className={css.sound} src={audioUrl} label={texts.listen(row)} />}
    </div>
  )
}
