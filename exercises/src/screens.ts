/**
 * Door 2 of this room: the components of every question type by their code, and the worksheet, loaded on demand. For
 * the web.
 */

import type { AnswerKind } from './contract.ts'
import type { QuestionScreens } from './drawing.tsx'
import { typeNames } from './shared/type-names.ts'

/** Where the screen around a question says which of its sounds and clips are here already. */
export { type HeldMedia, HeldMediaContext } from './parts/held-media.tsx'
/** Texts of questions as lists of them show them. */
export { MarkedText } from './parts/MarkedText.tsx'
export { type Recordings, RecordingsContext } from './parts/recordings.tsx'
/** A sound of a question, for the screen around it. */
export { Sound } from './parts/Sound.tsx'
/** Where the screen around a question says what stands under its players, for who cannot hear them. */
export { type Scripts, ScriptsContext } from './parts/scripts.tsx'
export { canBeHandedIn } from './shared/answerable.ts'
/** The same as plain words, for places that hold nothing else. */
export { plainText } from './shared/markup.ts'

/** Questions that stand alone; any of them may stand inside a combined one. */
const singleScreens: Readonly<Record<string, QuestionScreens>> = {
  FillInTheBlank: {
    rules: () => import('./questions/fill-in-the-blank/rules.ts').then((module) => module.fillInTheBlank),
    player: () => import('./questions/fill-in-the-blank/Player.tsx'),
  },
  MatchingTwoColumn: {
    rules: () => import('./questions/matching-two-column/rules.ts').then((module) => module.matchingTwoColumn),
    player: () => import('./questions/matching-two-column/Player.tsx'),
  },
  OneChoice: {
    rules: () => import('./questions/one-choice/rules.ts').then((module) => module.oneChoice),
    player: () => import('./questions/one-choice/Player.tsx'),
  },
  Unscramble: {
    rules: () => import('./questions/unscramble/rules.ts').then((module) => module.unscramble),
    player: () => import('./questions/unscramble/Player.tsx'),
  },
  ErrorCorrection: {
    rules: () => import('./questions/error-correction/rules.ts').then((module) => module.errorCorrection),
    player: () => import('./questions/error-correction/Player.tsx'),
  },
  FillInTheBlankWithHint: {
    rules: () =>
      import('./questions/fill-in-the-blank-with-hint/rules.ts').then((module) => module.fillInTheBlankWithHint),
    player: () => import('./questions/fill-in-the-blank-with-hint/Player.tsx'),
  },
  FillLetterInTheBlank: {
    rules: () => import('./questions/fill-letter-in-the-blank/rules.ts').then((module) => module.fillLetterInTheBlank),
    player: () => import('./questions/fill-letter-in-the-blank/Player.tsx'),
  },
  FillWordInTheBlank: {
    rules: () => import('./questions/fill-word-in-the-blank/rules.ts').then((module) => module.fillWordInTheBlank),
    player: () => import('./questions/fill-word-in-the-blank/Player.tsx'),
  },
  MULTIPLECHOICE: {
    rules: () => import('./questions/multiple-choice/rules.ts').then((module) => module.multipleChoice),
    player: () => import('./questions/multiple-choice/Player.tsx'),
  },
  QUIZ: {
    rules: () => import('./questions/quiz/rules.ts').then((module) => module.quiz),
    player: () => import('./questions/quiz/Player.tsx'),
  },
  TickTF: {
    rules: () => import('./questions/tick-tf/rules.ts').then((module) => module.tickTf),
    player: () => import('./questions/tick-tf/Player.tsx'),
  },
  Underlined: {
    rules: () => import('./questions/underlined/rules.ts').then((module) => module.underlined),
    player: () => import('./questions/underlined/Player.tsx'),
  },
  WordForm: {
    rules: () => import('./questions/word-form/rules.ts').then((module) => module.wordForm),
    player: () => import('./questions/word-form/Player.tsx'),
  },
  Conjugation: {
    rules: () => import('./questions/conjugation/rules.ts').then((module) => module.conjugation),
    player: () => import('./questions/conjugation/Player.tsx'),
  },
  Matching: {
    rules: () => import('./questions/matching/rules.ts').then((module) => module.matching),
    player: () => import('./questions/matching/Player.tsx'),
  },
  SelectWord: {
    rules: () => import('./questions/select-word/rules.ts').then((module) => module.selectWord),
    player: () => import('./questions/select-word/Player.tsx'),
  },
  SelectWordInImage: {
    rules: () => import('./questions/select-word-in-image/rules.ts').then((module) => module.selectWordInImage),
    player: () => import('./questions/select-word-in-image/Player.tsx'),
  },
  SelectWordsInSentence: {
    rules: () => import('./questions/select-words-in-sentence/rules.ts').then((module) => module.selectWordsInSentence),
    player: () => import('./questions/select-words-in-sentence/Player.tsx'),
  },
  ListenAndNumber: {
    rules: () => import('./questions/listen-and-number/rules.ts').then((module) => module.listenAndNumber),
    player: () => import('./questions/listen-and-number/Player.tsx'),
  },
  LookAndWrite: {
    rules: () => import('./questions/look-and-write/rules.ts').then((module) => module.lookAndWrite),
    player: () => import('./questions/look-and-write/Player.tsx'),
  },
  PuzzleWords: {
    rules: () => import('./questions/puzzle-words/rules.ts').then((module) => module.puzzleWords),
    player: () => import('./questions/puzzle-words/Player.tsx'),
  },
  // new question types: above this line
}

const combined = (code: 'COMBINE' | 'COMBINEWITHAUDIO' | 'COMBINEWITHVIDEO'): QuestionScreens => {
  const screens = async () => (await import('./questions/combine/with-children.tsx')).withChildren(code, singleScreens)
  return {
    rules: async (questions) => (await screens()).rules(questions),
    player: async (questions) => (await screens()).player(questions),
  }
}

export const questionScreens: Readonly<Record<string, QuestionScreens>> = {
  ...singleScreens,
  SPEAKING: {
    rules: () => import('./questions/speaking/rules.ts').then((module) => module.speaking),
    player: () => import('./questions/speaking/Player.tsx'),
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
}

/** What a saved answer of a zone is called, by the stored name of its mode (B-305 to B-308); null for none of ours. */
export const zoneAnswerKind = async (mode: string): Promise<AnswerKind['kind'] | null> => {
  const { isMode, zoneModes } = await import('./worksheet/zones/modes.ts')
  return isMode(mode) ? zoneModes[mode].answerKind : null
}

/** What is said in sounds and clips, and how it stands under them: for the few who need it. */
export const loadScript = () => import('./parts/script/Script.tsx')

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
