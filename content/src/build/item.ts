import type { Draft } from '../bank/questions.ts'
import type { Topic } from '../bank/topics.ts'

/** The levels of a question, from the easiest (C-387). */
export const gradeCodes = ['ELEMENTARY', 'PREINTERMEDIATE', 'INTERMEDIATE'] as const
export type GradeCode = (typeof gradeCodes)[number]

/** How hard a way of asking is: 1 to recognise, 2 to put together, 3 to write or to find out. */
export type Effort = 1 | 2 | 3

/** A question that a builder can put into papers of one class. */
export type Item = {
  /** what its id is made from; one key is one question, in whichever paper it stands */
  readonly key: string
  /** the way of asking; a paper takes few of one kind */
  readonly kind: string
  readonly grade: GradeCode
  /** what it is about: a paper takes nothing twice that shares a subject */
  readonly subjects: readonly string[]
  /** the topics of most of what it is about; none where it is about many things */
  readonly topics: readonly Topic[]
  readonly draft: Draft
}

/**
 * The level of a question: how hard its content is for the class (1 to 3) and how hard the way of asking. Written down in
 * content/README.md.
 */
export const gradeOf = (ease: 1 | 2 | 3, effort: Effort): GradeCode => {
  const sum = ease + effort
  return sum <= 3 ? 'ELEMENTARY' : sum === 4 ? 'PREINTERMEDIATE' : 'INTERMEDIATE'
}

/** The topics that at least half of several things have, each thing with its own. */
export const commonTopics = (things: readonly { readonly topic: Topic }[]): Topic[] =>
  [...Map.groupBy(things, ({ topic }) => topic)]
    .filter(([, same]) => same.length * 2 >= things.length)
    .map(([topic]) => topic)
