import { z } from 'zod'

const value = z.unknown().optional()

/**
 * A question as it travels, key and all: the fields of C-383, C-386 and C-388 and those that single types add, as they are
 * stored (C-384). What is not named here, such as the notes of its authors, stays on the server.
 */
export const questionRow = z.object({
  id: z.string(),
  type: z.string(),
  /** of the paper */
  revision: z.int(),
  title: value,
  subTitle: value,
  question: value,
  questionText: value,
  questionSub: value,
  answers: value,
  settings: value,
  audioUrl: value,
  imageUrl: value,
  /** what kind of thing the picture shows, for who does not see it (decision 0036) */
  imageAlt: value,
  imageSvg: value,
  videoUrl: value,
  focusedWords: value,
  explainText: value,
  words: value,
  optionType: value,
  option: value,
  componentType: value,
  gradeCode: value,
  gradeName: value,
  skills: value,
  unit: value,
  questions: value,
  filterVowels: value,
  /** Conjugation: what the forms are called */
  forms: value,
  /** PuzzleWords: the letters, where they are stored */
  grid: value,
  /** Unscramble: the stored text and its pieces */
  answer: value,
  pieces: value,
})
export type QuestionRow = z.output<typeof questionRow>
