/** How the options of a question are shown: what Player and Print both draw, decided from question and seed alone. */
import { shuffled } from '../../shared/shuffle.ts'
import type { PublicQuestion } from './schema.ts'

type Shown = Pick<PublicQuestion, 'optionType' | 'settings'>
type Option = PublicQuestion['answers'][number]

/**
 * C-437: the options in the order that the seed decides. They are sorted first, so that the question with its key and
 * the one without are shown in the same order.
 */
export const inShownOrder = <Any extends { readonly id: string }>(answers: readonly Any[], seed: string): Any[] =>
  shuffled(
    answers.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    seed,
  )

/** C-413, C-428: whether the options are pictures, by the setting or by a variant such as ONECHOICE_IMAGE (C-397). */
export const showsPictures = ({ optionType, settings }: Shown): boolean =>
  settings.answers.imageAnswers || /^ONECHOICE.*(IMAGE|PICTURE)/i.test(optionType.trim())

/** C-402: the picture of an option is its imageUrl, with its answer below as words; without one its answer is the address. */
export const pictureOf = (question: Shown, option: Option): { url: string; caption: string } => {
  if (!showsPictures(question)) return { url: '', caption: option.answer }
  return option.imageUrl === '' ? { url: option.answer, caption: '' } : { url: option.imageUrl, caption: option.answer }
}
