import { Picture } from '../../parts/Picture.tsx'
import { Sound } from '../../parts/Sound.tsx'
import css from './Player.module.css'
import type { Left } from './schema.ts'
import { texts } from './texts.ts'

/** What stays at the left of a row, counted from 1. */
export function RowLeft({ left: { text, imageUrl, audioUrl }, row }: { left: Left; row: number }) {
  return (
    <div className={css.left}>
      {imageUrl !== '' && (
        <Picture className={css.picture} src={imageUrl} alt={text === '' ? texts.picture(String(row)) : ''} />
      )}
      {text !== '' && <span lang="en">{text}</span>}
      {audioUrl !== '' && <Sound className={css.sound} src={audioUrl} label={texts.listen(row)} />}
    </div>
  )
}
