import { papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import { type BookClass, bookClasses } from '../../../widgets/demo-pages/book-classes.ts'
import { type NextPaper, nextPaper, type Progress } from '../../../widgets/practice/progress.ts'

/** What a pupil practises next. */
export type PracticeStep =
  | { readonly kind: 'paper'; readonly paper: NextPaper }
  /** the papers of the level that is nearest to a class which has none */
  | { readonly kind: 'otherClass'; readonly level: number }
  /** every paper was handed in: the exercises of the class's book */
  | { readonly kind: 'lesson'; readonly book: BookClass }

/** What a pupil does next: given work, else what is practised; where nobody practises, to come into a class, or to wait. */
export type NextStep =
  | { readonly kind: 'work'; readonly count: number }
  | PracticeStep
  | { readonly kind: 'join' }
  | { readonly kind: 'wait' }

type Practice = {
  /** the level whose papers are practised; null for a class that has none */
  readonly level: number | null
  /** the nearest level of such a class; null for every other */
  readonly nearest: number | null
  /** of the papers of the level; null while it is on its way */
  readonly progress: Progress | null
}

type PupilState = {
  /** given works that wait */
  readonly due: number
  readonly inClass: boolean
  /** null where nobody practises papers: on this host, at this kind of school */
  readonly practice: Practice | null
}

/** What a pupil practises, whatever work waits; null while the sat papers are on their way. */
export const practiceStep = ({ level, nearest, progress }: Practice): PracticeStep | null => {
  if (nearest !== null) return { kind: 'otherClass', level: nearest }
  if (progress === null || level === null) return null
  const paper = nextPaper(progress, papersPerClass)
  if (paper !== null) return { kind: 'paper', paper }
  return { kind: 'lesson', book: bookClasses.findLast((book) => book <= level) ?? bookClasses[0] }
}

/** The one next step that the home names at its head; null while it is not known. */
export const nextStep = ({ due, inClass, practice }: PupilState): NextStep | null => {
  if (due > 0) return { kind: 'work', count: due }
  if (practice !== null) return practiceStep(practice)
  return { kind: inClass ? 'wait' : 'join' }
}
