import { canBeHandedIn, screensOf, unknownQuestion } from '@phuong/exercises/screens'

type Screens = typeof unknownQuestion

/** The rules and the Player of a type of question, as they are loaded on demand. */
export type LoadedType = {
  readonly rules: Awaited<ReturnType<Screens['rules']>>
  readonly Player: Awaited<ReturnType<Screens['player']>>['Player']
}

/** A question that this product can draw. */
export type LoadedQuestion = {
  readonly id: string
  readonly title: string
  /** false: its words are shown, and there is nothing to answer (C-385, C-496) */
  readonly answerable: boolean
  /** false: it is answered and never right or wrong (D56) */
  readonly marked: boolean
  /** the question with its key, as its own schema reads it */
  readonly whole: unknown
  readonly type: LoadedType
}

/** A question as somebody receives it who has not answered it: without its key, which only the server has (D20). */
export type GivenQuestion = Omit<LoadedQuestion, 'whole'> & { readonly given: unknown }

/** A question as a sitting shows it. */
export type SatQuestion = LoadedQuestion | GivenQuestion

/** What of a question stands before it is answered. */
export const givenOf = (question: SatQuestion): unknown =>
  'given' in question ? question.given : question.type.rules.toPublic(question.whole)

const load = async (screens: Screens, questions?: readonly unknown[]): Promise<LoadedType> => {
  const [rules, { Player }] = await Promise.all([screens.rules(questions), screens.player(questions)])
  return { rules, Player }
}

/**
 * Rules and Player of the type with this stored name (C-494), with all that stands inside these questions of it (C-390);
 * null for a type that nobody knows.
 */
export const loadType = async (name: string, questions?: readonly unknown[]): Promise<LoadedType | null> => {
  const screens = screensOf(name)
  return screens === undefined ? null : load(screens, questions)
}

/** What draws a question of a type that nobody knows, or one that its type cannot read. */
export const loadStandIn = (): Promise<LoadedType> => load(unknownQuestion)

const textOf = (question: object, field: 'id' | 'title'): string => {
  const value = (question as { id?: unknown; title?: unknown })[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A stored question of a type; null for what the type cannot read. */
export const readQuestion = (stored: unknown, type: LoadedType | null | undefined): LoadedQuestion | null => {
  const read = type?.rules.schema.question.safeParse(stored)
  if (!type || !read?.success || typeof stored !== 'object' || stored === null) return null
  const { rules } = type
  const whole = read.data
  const answerable = canBeHandedIn(rules, whole)
  return { id: textOf(stored, 'id'), title: textOf(stored, 'title'), answerable, marked: rules.marked, whole, type }
}

/** A question without its key, as the server gives it; null for what its type cannot begin with. */
export const readGiven = (given: unknown, type: LoadedType | null | undefined): GivenQuestion | null => {
  if (!type || typeof given !== 'object' || given === null || 'shownOnly' in given) return null
  try {
    type.rules.isReady(given, type.rules.emptyResponse(given))
  } catch {
    return null
  }
  const { marked } = type.rules
  return { id: textOf(given, 'id'), title: textOf(given, 'title'), answerable: true, marked, given, type }
}

/** A question that could not be read, with its key or without it: its words (C-385, C-496). */
export const standInFor = (question: object, type: LoadedType, withKey: boolean): SatQuestion => {
  const shown = { id: textOf(question, 'id'), title: textOf(question, 'title'), answerable: false, marked: true, type }
  const read = type.rules.schema.question.safeParse(question)
  const whole = read.success ? read.data : {}
  return withKey ? { ...shown, whole } : { ...shown, given: type.rules.toPublic(whole) }
}
