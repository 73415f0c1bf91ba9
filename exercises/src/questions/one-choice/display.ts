/** How the options of a question are shown: what Player and Print both draw, decided from question and seed alone. */
import { shuffled } from '../../shared/shuffle.ts'
import type { PublicQuestion } from './schema.ts'

type Shown = Pick<PublicQuestion, 'optionType' | 'settings'>
type Option = PublicQuestion['answers'][number]

/**
 * C-437: the options in the order that the seed decides. They are sorted first, so that the question with its key and
 * the one without are shown in the same order.
 */
export const shownOptions = <Any extends { readonly id: string }>(answers: readonly Any[], seed: string): Any[] =>
  shuffled(
    answers.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    seed,
  )

/** The label that all options share (C-427, special characters). */
export const bullet = '•'

const letters = 26

/** A to Z, then AA, AB and so on. */
const letterOf = (index: number): string =>
  (index < letters ? '' : letterOf(Math.floor(index / letters) - 1)) + String.fromCharCode(65 + (index % letters))

/** C-438, C-427: the label of the option at `index` (from 0), '' for none. */
export const labelOf = ({ settings }: Shown, index: number): string => {
  switch (settings.answers.bulletType) {
    case 'number':
      return String(index + 1)
    case 'special':
      return bullet
    case 'none':
      return ''
    default:
      return letterOf(index)
  }
}

/** How an option looks; 'plain' for everything that is not known (C-398). */
export type Look = 'plain' | 'word' | 'number' | 'phonetic' | 'sentence'

/** C-400: single words large, numbers in figures of one width, phonetic signs spaced, sentences in lines for reading. */
const looks: Readonly<Record<string, Look>> = {
  MONOPHONIC: 'word',
  POLYPHONIC: 'word',
  NUMBERS: 'number',
  ORDINAL_NUMBERS: 'number',
  PHONETIC: 'phonetic',
  SENTENCES: 'sentence',
}

/** The look of an option value; looks for own keys only, whatever stands in the question. */
export const lookOf = (option: string): Look => {
  const name = option.trim().toUpperCase()
  return Object.hasOwn(looks, name) ? (looks[name] ?? 'plain') : 'plain'
}

/** C-413, C-428: whether the options are pictures, by the setting or by a variant such as ONECHOICE_IMAGE (C-397). */
export const showsPictures = ({ optionType, settings }: Shown): boolean =>
  settings.answers.imageAnswers || /^ONECHOICE.*(IMAGE|PICTURE)/i.test(optionType.trim())

/** C-402: the picture of an option is its imageUrl, with its answer below as words; without one its answer is the address. */
export const pictureOf = (question: Shown, option: Option): { url: string; caption: string } => {
  if (!showsPictures(question)) return { url: '', caption: option.answer }
  return option.imageUrl === '' ? { url: option.answer, caption: '' } : { url: option.imageUrl, caption: option.answer }
}
