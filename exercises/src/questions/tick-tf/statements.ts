/** What both the rules and the drawing of a question say about its statements. */

import { plainText } from '../../shared/markup.ts'
import { pictureOf } from '../../shared/picture-answers.ts'
import { pictureName } from '../../shared/picture-name.ts'
import type { DisplayStyle, PublicQuestion } from './schema.ts'
import { texts } from './texts.ts'

type Statement = PublicQuestion['answers'][number]

/** What a style is written as: letters alone, and without an 'or' between its two words. */
const spelled = new Map<string, DisplayStyle>([
  ['truefalse', 'true-false'],
  ['tf', 't-f'],
  ['yesno', 'yes-no'],
  ['tickcross', 'tick-cross'],
])

const bare = (written: string): string =>
  written
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^(true|t|yes|tick)or/, '$1')

/** B-313, C-398: the style of the settings, otherwise that of the variant; True/False for everything that is not known. */
export const styleOf = ({ optionType, settings }: Pick<PublicQuestion, 'optionType' | 'settings'>): DisplayStyle => {
  const variant = optionType.trim().split('_').at(-1) ?? ''
  return spelled.get(bare(settings.answers.displayStyle)) ?? spelled.get(bare(variant)) ?? 'true-false'
}

/** Whether the statement is marked true or false; undefined while it is not. */
export const markOf = (marks: Readonly<Record<string, boolean>>, id: string): boolean | undefined =>
  Object.hasOwn(marks, id) ? marks[id] : undefined

/** How many of the statements are marked. */
export const countMarked = (
  { answers }: { readonly answers: readonly { readonly id: string }[] },
  marks: Readonly<Record<string, boolean>>,
): number => answers.filter(({ id }) => markOf(marks, id) !== undefined).length

/** C-402: a statement in words, a picture with or without words beside it. The picture says whether the words are true, so it always has a name. */
export const shownStatement = (
  shown: Pick<PublicQuestion, 'optionType' | 'settings'>,
  statement: Statement,
  index: number,
): { url: string; words: string; alt: string } => {
  const { url, caption } = pictureOf(shown, statement)
  const known = plainText(statement.question)
  const alt = url === '' ? '' : pictureName(texts.picture(index + 1), statement.imageAlt)
  if (url !== '' && statement.imageUrl === '') return { url, words: '', alt: known || alt }
  return { url, words: caption || statement.question, alt }
}
