import type { ChoiceSettings } from '../../shared/choice-settings.ts'
import { type Bullet, bulletSign, labelOf } from '../../shared/labels.ts'
import { plainText } from '../../shared/markup.ts'
import { pictureName } from '../../shared/picture-name.ts'
import { texts } from './texts.ts'

/** What an option holds (C-402), whether its answer is a text or the address of a picture. */
type Option = {
  readonly id: string
  readonly answer: string
  readonly imageUrl: string
  readonly imageAlt?: string
  readonly audioUrl: string
  /** the words of the picture, for whoever does not see it */
  readonly question: string
}

/** A question whose answers are options to choose from (C-397, C-400, C-411 to C-416). */
export type ChoiceQuestion<More = unknown> = {
  readonly option: string
  readonly optionType: string
  readonly settings: ChoiceSettings
  readonly answers: readonly (Option & More)[]
}

/** An option as it is drawn: everything about it is decided. */
export type ShownOption = {
  readonly id: string
  /** A, 1, • or nothing */
  readonly label: string
  readonly url: string
  readonly caption: string
  /** what the picture shows, where no words stand below it */
  readonly alt: string
  readonly audioUrl: string
  /** what it is called where only words can stand */
  readonly name: string
}

/** The option at `index` (from 0) of the order that is shown. */
export const shownOption = (
  { id, audioUrl, imageAlt, question }: Pick<Option, 'id' | 'audioUrl' | 'imageAlt' | 'question'>,
  { url, caption }: { readonly url: string; readonly caption: string },
  bullet: Bullet,
  index: number,
): ShownOption => {
  const label = labelOf(bullet, index)
  const told = label === '' || label === bulletSign ? String(index + 1) : label
  const known = plainText(question) || pictureName(texts.picture(told), imageAlt)
  return { id, label, url, caption, alt: caption === '' ? known : '', audioUrl, name: told }
}

/** Whether this is a right option. Only the whole question knows, which a paper for practice and a review may bring. */
export const isKey = (option: object): boolean => 'isCorrect' in option && option.isCorrect === true
