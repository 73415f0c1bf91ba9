/** Where an exam stands in the product, and what it is called: what an olympic paper and a unit exercise differ in (C-360). */
export type ExamPlace = {
  /** names it in its state (C-381) */
  readonly code: string
  readonly title: string
  /** one quiet line below the title */
  readonly about: string
  /** C-267, C-268 */
  questionPath(index: number): `/${string}`
  /** C-321, C-322 */
  resultPath(sittingId: string): `/${string}`
  /** the result page in the table of routes */
  readonly resultRoute: `/${string}`
  /** where the way out leads */
  readonly leavePath: `/${string}`
}

/** What stands in the history about an exam: its lower entry, which back leads to, and the one above it that shows. */
export type ExamEntry = { exam: 'below' | 'above' } | null

/** What a list says that leads to an exam: there may be work in it, and then it asks (D23). */
export type ChosenEntry = { chosen: true } | null

/** What the result page is told by the exam that has just ended. */
export type EndedEntry = { ended: true } | null
