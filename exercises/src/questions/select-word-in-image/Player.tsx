import { cx } from '@phuong/ui/cx'
import type { PlayerProps } from '../../drawing.tsx'
import { Exercise } from '../../parts/Exercise.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { Sound } from '../../parts/Sound.tsx'
import { WordSelect } from '../../parts/word-select/WordSelect.tsx'
import { pictureName } from '../../shared/picture-name.ts'
import { shuffled } from '../../shared/shuffle.ts'
import { choiceOf, rightChoices } from './images.ts'
import css from './Player.module.css'
import type { PublicQuestion, Question, Response } from './schema.ts'
import { texts } from './texts.ts'

/** A question as it is drawn; only a review brings the key. */
type Shown = PublicQuestion & Partial<Pick<Question, 'answers' | 'words'>>

/** Pictures in two or three columns (C-415), each with a dropdown; its choices stand in the order of the seed. */
export function Player({ question, response, mode, seed, verdict, onChange }: PlayerProps<Shown, Response>) {
  const { images, settings, once, answers, words } = question
  const { choices } = response
  const open = mode === 'answer'
  const known = !open && answers !== undefined && words !== undefined
  const right = known ? rightChoices({ answers, words, settings }) : []
  const chosen = images.map((image, at) => choiceOf(image.choices, choices[at] ?? '') ?? null)
  /** A word goes to one picture, where none is right for two. */
  const isFree = (word: string, at: number): boolean => !once || chosen[at] === word || !chosen.includes(word)
  return (
    <Exercise question={question}>
      <ol className={cx(css.images, settings.answers.columnImageAnswers === 3 ? css.columns3 : css.columns2)}>
        {images.map(({ imageUrl, imageAlt, audioUrl, choices: offered }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pictures of a question stay as they are
          <li key={at} className={css.image}>
            <span className={css.number} aria-hidden="true">
              {at + 1}
            </span>
            <Picture plate className={css.picture} src={imageUrl} alt={pictureName(texts.image(at + 1), imageAlt)} />
            {audioUrl !== '' && <Sound src={audioUrl} label={texts.listen(at + 1)} />}
            <WordSelect
              wide
              name={texts.choice(at + 1)}
              // one order for all pictures that offer the same words
              choices={shuffled(offered, seed).filter((word) => isFree(word, at))}
              chosen={chosen[at] ?? null}
              open={open}
              right={open ? undefined : verdict?.parts[String(at)]}
              answer={right[at]?.join(' / ') ?? ''}
              onChoose={(word) =>
                onChange({ choices: images.map((_, other) => (other === at ? word : (choices[other] ?? null))) })
              }
            />
          </li>
        ))}
      </ol>
    </Exercise>
  )
}
