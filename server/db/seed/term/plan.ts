import { seededChance } from '@phuong/domain/chance/seeded-chance'

/** A term of unit exams as data. Days count from the day of the laying out, times are of Vietnam. */

/** How one pupil sat an exam. */
export type PlannedSitting = {
  readonly pupil: string
  readonly days: number
  /** HH:mm:ss */
  readonly time: string
  readonly minutes: number
  /** numbers of the questions that went wrong, from 1 */
  readonly wrong: readonly number[]
}

export type PlannedExam = {
  /** the unit of the catalogue that is asked, and which of its tests */
  readonly label: string
  readonly test: number
  readonly created: number
  readonly due: number
  readonly sat: readonly PlannedSitting[]
}

/** What is given in a term, the oldest first: units in their order, three weeks apart, each due after a week. */
const given = [
  { label: '1', test: 2, created: -66 },
  { label: '2', test: 1, created: -45 },
  { label: '3', test: 1, created: -24 },
  { label: '4', test: 1, created: -3 },
] as const
const dueAfter = 7
const questions = 20
/** Hours of the evening in which children work at home. */
const firstHour = 17
const hours = 4

/** The share of a class that hands in after the due date, and the share that does not hand in at all. */
const lateShare = 0.06
const missingShare = 0.05
/** The share that has handed in what is not due yet. */
const begunShare = 0.55

/** A child in school: which share goes right at the start of the term, and how much that changes from exam to exam. */
const childOf = (chance: () => number) => {
  const kind = chance()
  const begins = kind < 0.15 ? 0.35 + 0.15 * chance() : kind < 0.75 ? 0.6 + 0.2 * chance() : 0.85 + 0.15 * chance()
  // most stay as they are, some catch up, a few fall back
  const turn = chance()
  const change = turn < 0.25 ? 0.08 : turn > 0.92 ? -0.06 : 0.01
  return { begins, change }
}

const twoDigits = (number: number): string => String(Math.floor(number)).padStart(2, '0')

/**
 * The term of one class, the same at every laying out.
 * @param seed of the class
 * @param pupils addresses, in the order of the class
 * @param firstDay the day on which the class began, as days before now (below 0): what lies before it was not given
 */
export const termOf = (seed: number, pupils: readonly string[], firstDay: number): PlannedExam[] => {
  const chance = seededChance(seed)
  const children = pupils.map((pupil) => ({ pupil, ...childOf(chance) }))
  return given
    .map(({ label, test, created }, at) => {
      const due = created + dueAfter
      const sat = children.flatMap(({ pupil, begins, change }): PlannedSitting[] => {
        const [share, when, hour, minute, length] = [chance(), chance(), chance(), chance(), chance()]
        const skill = Math.min(1, Math.max(0.2, begins + change * at))
        const wrong = Array.from({ length: questions }, (_, question) => question + 1).filter(() => chance() > skill)
        const isOver = due < 0
        if (share < missingShare || (!isOver && share > begunShare)) return []
        const isLate = isOver && share > 1 - lateShare
        const days = isLate
          ? due + 1 + Math.floor(when * 2)
          : created + 1 + Math.floor(when * (Math.min(due, -1) - created))
        const time = `${twoDigits(firstHour + hour * hours)}:${twoDigits(minute * 60)}:00`
        return [{ pupil, days: Math.min(days, -1), time, minutes: 9 + Math.floor(length * 18), wrong }]
      })
      return { label, test, created, due, sat }
    })
    .filter(({ created }) => created > firstDay)
}
