import { papersPerClass } from '@phuong/domain/catalogue/olympic-papers'
import { type NextPaper, nextPaper, type Progress } from '../../../widgets/practice/progress.ts'

/** What a pupil practises next. */
export type PracticeStep =
  | { readonly kind: 'paper'; readonly paper: NextPaper }
  /** the papers of the level that is nearest to a class which has none */
  | { readonly kind: 'otherClass'; readonly level: number }
  /** what is left where every paper was handed in, and where nobody practises papers */
  | { readonly kind: 'lesson' }

/** What a pupil does next: given work, else what is practised. */
export type NextStep = { readonly kind: 'work'; readonly count: number } | PracticeStep

type PupilState = {
  /** given works that wait */
  readonly due: number
  /** whether this pupil practises papers here: on this host, at this kind of school */
  readonly practises: boolean
  /** the nearest level of a class without papers of its own; null for every other */
  readonly nearest: number | null
  /** of the papers of the own class; null while it is on its way */
  readonly progress: Progress | null
}

/** What a pupil practises, whatever work waits; null while the sat papers are on their way. */
export const practiceStep = ({ practises, nearest, progress }: Omit<PupilState, 'due'>): PracticeStep | null => {
  if (!practises) return { kind: 'lesson' }
  if (nearest !== null) return { kind: 'otherClass', level: nearest }
  if (progress === null) return null
  const paper = nextPaper(progress, papersPerClass)
  return paper === null ? { kind: 'lesson' } : { kind: 'paper', paper }
}

/** The one next step that the home names at its head; null while it is not known. */
export const nextStep = ({ due, ...practice }: PupilState): NextStep | null =>
  due > 0 ? { kind: 'work', count: due } : practiceStep(practice)
