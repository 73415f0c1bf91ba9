import type { Shown } from './attempts.ts'

/**
 * In which capacity somebody looks at a pupil's work (docs/decisions/0020-who-sees-what.md): the pupil; a parent, who reads
 * the results of one pupil (D59); whoever teaches or looks after the pupil; anybody else.
 */
export type View = 'own' | 'guardian' | 'staff' | 'none'

/** What a view tells of work. */
export type Rights = {
  /** score, colours and right answers: at all times, or once the pupil sees them */
  readonly results: 'always' | 'asPupil' | 'never'
  /** work that is not over */
  readonly unfinished: boolean
  /** what arrived too late to count (H010, H012) */
  readonly late: boolean
  /** what the pupil has noted on the work (B-232) */
  readonly notes: boolean
  /** what the pupil has said in answer to a question (D51) */
  readonly recordings: boolean
  /** who changed a mark, when and why (D25) */
  readonly changes: boolean
}

/** A new view is a row here: what it does not name does not compile, and what no view gives nobody sees. */
export const rightsOf: Readonly<Record<View, Rights>> = {
  own: { results: 'asPupil', unfinished: true, late: true, notes: true, recordings: true, changes: false },
  guardian: { results: 'asPupil', unfinished: false, late: false, notes: false, recordings: false, changes: false },
  staff: { results: 'always', unfinished: true, late: true, notes: true, recordings: true, changes: true },
  none: { results: 'never', unfinished: false, late: false, notes: false, recordings: false, changes: false },
}

/** What a view shows of work of which its pupil sees `toPupil`. */
export const shownIn = (view: View, toPupil: Shown): Shown => {
  const { results } = rightsOf[view]
  return results === 'asPupil' ? toPupil : { score: results === 'always', solutions: results === 'always' }
}
