import { dealPieces } from '@phuong/exercises/rules'
import { pieceIds } from './ids.ts'
import { shownPicture } from './pictures.ts'
import { soundOf } from './sounds.ts'
import { spellTask, type Task, tasks } from './tasks.ts'

/** A question as it is stored (C-383): these fields, and what its type adds. */
export type StoredQuestion = {
  readonly type: string
  readonly title: string
  readonly explainText: { readonly text: string }
  readonly [field: string]: unknown
}

/** A question of a paper before it has a place in it; `name` is what the ids of its pieces are made from. */
export type Draft = (name: string) => StoredQuestion

/** What all drafts may say: another task line than that of their type, a recorded word, and why the answer is so. */
export type Words = {
  readonly task?: Task
  /** the word that is spoken */
  readonly sound?: string
  /** the address of a picture */
  readonly picture?: string
  /** a line under the task: a sentence in Vietnamese that says which answer is meant */
  readonly below?: string
  readonly why: string
}

export const common = ({ task, sound, picture, below, why }: Words, usual: Task) => ({
  title: tasks[task ?? usual],
  ...(below === undefined ? {} : { subTitle: below }),
  ...(sound === undefined ? {} : { audioUrl: soundOf(sound) }),
  ...(picture === undefined ? {} : shownPicture(picture)),
  explainText: { ...(sound === undefined ? {} : { audioScript: sound }), text: why },
})

const manyWords = (option: string): boolean => option.includes(' ')

/** One of several: the first text is the right one, the others are wrong (C-435, C-436). */
export const oneChoice =
  (words: Words & { readonly ask?: string; readonly right: string; readonly wrong: readonly string[] }): Draft =>
  (name) => {
    const texts = [words.right, ...words.wrong]
    const ids = pieceIds(name, texts.length)
    return {
      type: 'OneChoice',
      ...common(words, 'choose'),
      ...(words.ask === undefined ? {} : { question: words.ask }),
      ...(texts.some(manyWords) ? { option: 'SENTENCES' } : {}),
      answers: texts.map((answer, at) => ({ id: ids[at], answer, isCorrect: at === 0 })),
    }
  }

/** Every way to take one variant for each blank, as a complete solution 'a|b' (C-455). */
const solutionsOf = (blanks: readonly string[]): string[] =>
  blanks
    .map((variants) => variants.split('|').map((variant) => variant.trim()))
    .reduce<string[][]>((ways, variants) => ways.flatMap((way) => variants.map((variant) => [...way, variant])), [[]])
    .map((way) => way.join('|'))

type Gaps = Words & { readonly text: string; readonly blanks: readonly [string, ...string[]] }

const gaps = (words: Gaps, usual: Task) => ({
  type: 'FillInTheBlank' as const,
  ...common(words, usual),
  questionText: words.text,
  answers: solutionsOf(words.blanks).map((answer) => ({ answer })),
})

/** Words to be typed into `___`, variants of a blank separated by a bar (C-408, C-453). */
export const fillIn =
  (words: Gaps): Draft =>
  () =>
    gaps(words, words.sound === undefined ? 'fill' : 'dictation')

/** As fillIn, with a bank of the answers and the words `beside` them to choose from (C-410). */
export const wordBank =
  (words: Gaps & { readonly beside: readonly string[] }): Draft =>
  () => {
    const { answers, ...question } = gaps(words, 'bank')
    return {
      ...question,
      optionType: 'FILLINTHEBLANK_CHOOSEWORD',
      answers: [...answers, ...words.beside.map((answer) => ({ answer, isCorrect: false }))],
    }
  }

/** As fillIn; behind each blank stands in brackets the word that is to be put right (C-397). */
export const rightForm =
  (words: Gaps): Draft =>
  () => ({ ...gaps(words, 'form'), optionType: 'FILLINTHEBLANK_USECORRECT' })

/** A short text, and sentences about it that are true or not (C-397). */
export const yesOrNo =
  (words: Words & { readonly text: string; readonly says: readonly (readonly [string, 'Yes' | 'No'])[] }): Draft =>
  () => ({
    type: 'FillInTheBlank',
    ...common(words, 'yesNo'),
    optionType: 'FILLINTHEBLANK_LOOKANREADYES/NO',
    question: words.text,
    questionText: words.says.map(([sentence]) => `${sentence} ___`).join('<br>'),
    answers: [{ answer: words.says.map(([, truth]) => truth).join('|') }],
  })

const pieces = (answer: string, split: Parameters<typeof dealPieces>[1], name: string) => {
  const count = dealtCount(answer, split.option === 'CHARACTER')
  return { ...split, answer, pieces: dealPieces(answer, split, pieceIds(name, count)) }
}

const dealtCount = (answer: string, inLetters: boolean): number => answer.split(inLetters ? '' : /[ ]/).length

/** The words of a sentence, to be put into order (C-443, C-444). */
export const sentence =
  (answer: string, words: Words): Draft =>
  (name) => ({
    type: 'Unscramble',
    ...common(words, 'order'),
    ...pieces(answer, { option: 'SENTENCES', optionType: 'MAKESENTENCE' }, name),
  })

/** The letters of a word whose meaning is told, to be put into order (C-445). */
export const spelling =
  (answer: string, meaning: string, words: Words): Draft =>
  (name) => ({
    type: 'Unscramble',
    ...common(words, 'order'),
    title: spellTask(meaning),
    ...pieces(answer, { option: 'CHARACTER', optionType: 'UNSCRAMBLEWORDS' }, name),
  })

/** Two columns; each pair belongs together (C-404, C-477). */
export const matching =
  (pairs: readonly (readonly [left: string, right: string])[], words: Words): Draft =>
  (name) => {
    const ids = pieceIds(name, pairs.length * 3)
    return {
      type: 'MatchingTwoColumn',
      ...common(words, 'match'),
      answers: pairs.map(([textLeft, textRight], at) => ({
        id: ids[at * 3],
        leftId: ids[at * 3 + 1],
        rightId: ids[at * 3 + 2],
        textLeft,
        textRight,
      })),
    }
  }
