import { partsOf } from '../../shared/key-words.ts'
import { normaliseWords } from '../../shared/normalise-words.ts'
import { once } from '../../shared/once.ts'
import { type Alt, altOf } from '../../shared/question.ts'
import type { Item, PublicImage, Question } from './schema.ts'

/** A picture with its choices and the words that are right for it. */
export type Image = PublicImage & {
  readonly variants: readonly string[]
  /** whether the choices are its own and not the words of all pictures */
  readonly own: boolean
}

/** Words, each once however it is written, and sorted, so that their order tells nothing. */
const sorted = (words: readonly string[]): string[] => {
  const known = new Map<string, string>()
  for (const word of words.toSorted()) {
    const same = normaliseWords(word)
    if (!known.has(same)) known.set(same, word)
  }
  return [...known.values()].sort()
}

/** The address of a picture file, which has no space and a known ending. */
const pictureAddress = /^\S+\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]\S*)?$/i

type Keyed = Pick<Question, 'answers' | 'words' | 'settings'>

type Read = { picture: string; alt: Alt; audioUrl: string; variants: string[]; own: string[] }

/** C-402, C-428: which text of an item is its picture, which its word, and which are its own choices. */
const readItem = (item: Item, imageAnswers: boolean): Read => {
  const { imageUrl, audioUrl, answer, text, question } = item
  const alt = altOf(item)
  const choices = sorted(partsOf(question))
  const own = choices.length > 1 ? choices : []
  const words = own.length > 0 ? text : text || question
  if (imageUrl !== '') return { picture: imageUrl, alt, audioUrl, variants: partsOf(answer || words), own }
  const isPicture = pictureAddress.test(answer) || (imageAnswers && words !== '')
  return {
    picture: isPicture ? answer : '',
    alt,
    audioUrl,
    variants: partsOf(isPicture ? words : answer || words),
    own,
  }
}

/**
 * The pictures of a question. A picture without choices of its own offers the words of all such pictures, the words that
 * stand without a picture, and those of the question. The words are the same whichever picture they belong to.
 */
export const imagesOf = once(({ answers, words, settings }: Keyed): Image[] => {
  const items = answers.map((each) => readItem(each, settings.answers.imageAnswers))
  const bank = sorted([...items.flatMap(({ own, variants }) => (own.length > 0 ? [] : variants)), ...partsOf(words)])
  return items
    .filter(({ picture }) => picture !== '')
    .map(({ picture, alt, audioUrl, variants, own }) => ({
      imageUrl: picture,
      ...alt,
      audioUrl,
      choices: own.length > 0 ? own : bank,
      variants,
      own: own.length > 0,
    }))
})

/** The choice that a text means: itself or, where just one is compared alike, that one; '' means none. */
export const choiceOf = (choices: readonly string[], text: string): string | undefined => {
  if (text === '' || choices.includes(text)) return text || undefined
  const alike = choices.filter((choice) => normaliseWords(choice) === normaliseWords(text))
  return alike.length === 1 ? alike[0] : undefined
}

/** Whether no two pictures have a word in common, as it is compared. */
export const isOnce = (question: Keyed): boolean => {
  const variants = imagesOf(question).map((image) => [...new Set(image.variants.map(normaliseWords))])
  return new Set(variants.flat()).size === variants.flat().length
}

/** The right choices of each picture; none where the key names no word that can be chosen. */
export const rightChoices = once((question: Keyed): string[][] =>
  imagesOf(question).map(({ choices, variants }) =>
    variants.map((variant) => choiceOf(choices, variant)).filter((choice) => choice !== undefined),
  ),
)
