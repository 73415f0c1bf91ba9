/** Rows of the two lists of the teacher's home, about as high as each other; the class pages have them all. */
const maxHandedIn = 6
const maxDue = 3

type Given = { dueDate: string | null; newestAt: string | null }

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The assignments in which somebody handed in, the newest first. Wire moments stand in their order as texts do. */
export const newestHandedIn = <Row extends Given>(rows: readonly Row[]): Row[] =>
  rows
    .filter(({ newestAt }) => newestAt !== null)
    .sort((a, b) => byText(b.newestAt ?? '', a.newestAt ?? ''))
    .slice(0, maxHandedIn)

/** The assignments that are not due yet, the nearest first. */
export const dueNext = <Row extends Given>(rows: readonly Row[], now: string): Row[] =>
  rows
    .filter(({ dueDate }) => dueDate !== null && dueDate >= now)
    .sort((a, b) => byText(a.dueDate ?? '', b.dueDate ?? ''))
    .slice(0, maxDue)
