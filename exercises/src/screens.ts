/**
 * Door 2 of this room: the components of every question type by their code, and the worksheet, loaded on demand. For
 * the web.
 */

import type { AnswerKind } from './contract.ts'
import type { QuestionScreens } from './drawing.tsx'
import type { printedAnswer as Answer } from './printed-answer.ts'
import { typeNames } from './shared/type-names.ts'

/** Where the screen around a question says which of its sounds and clips are here already. */
export { type HeldMedia, HeldMediaContext } from './parts/held-media.tsx'
/** Texts of questions as lists of them show them. */
export { MarkedText } from './parts/MarkedText.tsx'
export { type Recordings, RecordingsContext } from './parts/recordings.tsx'
export { canBeHandedIn } from './shared/answerable.ts'
/** The same as plain words, for places that hold nothing else. */
export { plainText } from './shared/markup.ts'

/** The list of answers under a printed exam; no sitting carries it. */
export const printedAnswer: typeof Answer = async (...given) =>
  (await import('./printed-answer.ts')).printedAnswer(...given)

/** Questions that stand alone; any of them may stand inside a combined one. */
const singleScreens: Readonly<Record<string, QuestionScreens>> = {
  FillInTheBlank: {
    rules: () => import('./questions/fill-in-the-blank/rules.ts').then((module) => module.fillInTheBlank),
    player: () => import('./questions/fill-in-the-blank/Player.tsx'),
    print: () => import('./questions/fill-in-the-blank/Print.tsx'),
  },
  MatchingTwoColumn: {
    rules: () => import('./questions/matching-two-column/rules.ts').then((module) => module.matchingTwoColumn),
    player: () => import('./questions/matching-two-column/Player.tsx'),
    print: () => import('./questions/matching-two-column/Print.tsx'),
  },
  OneChoice: {
    rules: () => import('./questions/one-choice/rules.ts').then((module) => module.oneChoice),
    player: () => import('./questions/one-choice/Player.tsx'),
    print: () => import('./questions/one-choice/Print.tsx'),
  },
  Unscramble: {
    rules: () => import('./questions/unscramble/rules.ts').then((module) => module.unscramble),
    player: () => import('./questions/unscramble/Player.tsx'),
    print: () => import('./questions/unscramble/Print.tsx'),
  },
  ErrorCorrection: {
    rules: () => import('./questions/error-correction/rules.ts').then((module) => module.errorCorrection),
    player: () => import('./questions/error-correction/Player.tsx'),
    print: () => import('./questions/error-correction/Print.tsx'),
  },
  FillInTheBlankWithHint: {
    rules: () =>
      import('./questions/fill-in-the-blank-with-hint/rules.ts').then((module) => module.fillInTheBlankWithHint),
    player: () => import('./questions/fill-in-the-blank-with-hint/Player.tsx'),
    print: () => import('./questions/fill-in-the-blank-with-hint/Print.tsx'),
  },
  FillLetterInTheBlank: {
    rules: () => import('./questions/fill-letter-in-the-blank/rules.ts').then((module) => module.fillLetterInTheBlank),
    player: () => import('./questions/fill-letter-in-the-blank/Player.tsx'),
    print: () => import('./questions/fill-letter-in-the-blank/Print.tsx'),
  },
  FillWordInTheBlank: {
    rules: () => import('./questions/fill-word-in-the-blank/rules.ts').then((module) => module.fillWordInTheBlank),
    player: () => import('./questions/fill-word-in-the-blank/Player.tsx'),
    print: () => import('./questions/fill-word-in-the-blank/Print.tsx'),
  },
  MULTIPLECHOICE: {
    rules: () => import('./questions/multiple-choice/rules.ts').then((module) => module.multipleChoice),
    player: () => import('./questions/multiple-choice/Player.tsx'),
    print: () => import('./questions/multiple-choice/Print.tsx'),
  },
  QUIZ: {
    rules: () => import('./questions/quiz/rules.ts').then((module) => module.quiz),
    player: () => import('./questions/quiz/Player.tsx'),
    print: () => import('./questions/quiz/Print.tsx'),
  },
  TickTF: {
    rules: () => import('./questions/tick-tf/rules.ts').then((module) => module.tickTf),
    player: () => import('./questions/tick-tf/Player.tsx'),
    print: () => import('./questions/tick-tf/Print.tsx'),
  },
  Underlined: {
    rules: () => import('./questions/underlined/rules.ts').then((module) => module.underlined),
    player: () => import('./questions/underlined/Player.tsx'),
    print: () => import('./questions/underlined/Print.tsx'),
  },
  WordForm: {
    rules: () => import('./questions/word-form/rules.ts').then((module) => module.wordForm),
    player: () => import('./questions/word-form/Player.tsx'),
    print: () => import('./questions/word-form/Print.tsx'),
  },
  Conjugation: {
    rules: () => import('./questions/conjugation/rules.ts').then((module) => module.conjugation),
    player: () => import('./questions/conjugation/Player.tsx'),
    print: () => import('./questions/conjugation/Print.tsx'),
  },
  Matching: {
    rules: () => import('./questions/matching/rules.ts').then((module) => module.matching),
    player: () => import('./questions/matching/Player.tsx'),
    print: () => import('./questions/matching/Print.tsx'),
  },
  SelectWord: {
    rules: () => import('./questions/select-word/rules.ts').then((module) => module.selectWord),
    player: () => import('./questions/select-word/Player.tsx'),
    print: () => import('./questions/select-word/Print.tsx'),
  },
  SelectWordInImage: {
    rules: () => import('./questions/select-word-in-image/rules.ts').then((module) => module.selectWordInImage),
    player: () => import('./questions/select-word-in-image/Player.tsx'),
    print: () => import('./questions/select-word-in-image/Print.tsx'),
  },
  SelectWordsInSentence: {
    rules: () => import('./questions/select-words-in-sentence/rules.ts').then((module) => module.selectWordsInSentence),
    player: () => import('./questions/select-words-in-sentence/Player.tsx'),
    print: () => import('./questions/select-words-in-sentence/Print.tsx'),
  },
  ListenAndNumber: {
    rules: () => import('./questions/listen-and-number/rules.ts').then((module) => module.listenAndNumber),
    player: () => import('./questions/listen-and-number/Player.tsx'),
    print: () => import('./questions/listen-and-number/Print.tsx'),
  },
  LookAndWrite: {
    rules: () => import('./questions/look-and-write/rules.ts').then((module) => module.lookAndWrite),
    player: () => import('./questions/look-and-write/Player.tsx'),
    print: () => import('./questions/look-and-write/Print.tsx'),
  },
  PuzzleWords: {
    rules: () => import('./questions/puzzle-words/rules.ts').then((module) => module.puzzleWords),
    player: () => import('./questions/puzzle-words/Player.tsx'),
    print: () => import('./questions/puzzle-words/Print.tsx'),
  },
  // new question types: above this line
}

const combined = (code: 'COMBINE' | 'COMBINEWITHAUDIO' | 'COMBINEWITHVIDEO'): QuestionScreens => {
  const screens = async () => (await import('./questions/combine/with-children.tsx')).withChildren(code, singleScreens)
  return {
    rules: async (questions) => (await screens()).rules(questions),
    player: async (questions) => (await screens()).player(questions),
    print: async (questions) => (await screens()).print(questions),
  }
}

export const questionScreens: Readonly<Record<string, QuestionScreens>> = {
  ...singleScreens,
  SPEAKING: {
    rules: () => import('./questions/speaking/rules.ts').then((module) => module.speaking),
    player: () => import('./questions/speaking/Player.tsx'),
    print: () => import('./questions/speaking/Print.tsx'),
  },
  COMBINE: combined('COMBINE'),
  COMBINEWITHAUDIO: combined('COMBINEWITHAUDIO'),
  COMBINEWITHVIDEO: combined('COMBINEWITHVIDEO'),
}

const typeOf = typeNames(Object.keys(questionScreens))

/** The screens of a type by its stored name (C-494); undefined for a type that nobody knows. */
export const screensOf = (type: string): QuestionScreens | undefined => questionScreens[typeOf(type) ?? '']

/** What stands in for a question of an unknown type and for one that its type cannot read (C-385, C-496). */
export const unknownQuestion: QuestionScreens = {
  rules: () => import('./questions/unknown/rules.ts').then((module) => module.unknown),
  player: () => import('./questions/unknown/Player.tsx'),
  print: () => import('./questions/unknown/Print.tsx'),
}

/** What a saved answer of a zone is called, by the stored name of its mode (B-305 to B-308); null for none of ours. */
export const zoneAnswerKind = async (mode: string): Promise<AnswerKind['kind'] | null> => {
  const { isMode, zoneModes } = await import('./worksheet/zones/modes.ts')
  return isMode(mode) ? zoneModes[mode].answerKind : null
}

/** The worksheet as a pupil meets it, with its pages, its zones and the list of them. */
export const worksheetSurface = () => import('./worksheet/player/Surface.tsx')

/** The worksheet as a teacher makes it, with what edits the zones of each mode. */
export const worksheetEditor = async () => {
  const [editor] = await Promise.all([
    import('./worksheet/editor/Editor.tsx'),
    // asked for beside the editor, so that they do not wait for it on a slow line
    import('./worksheet/editor/editing.tsx').then(({ loadEditing }) => loadEditing()),
  ])
  return editor
}
