import { screensOf, zoneAnswerKind } from '@phuong/exercises/screens'

/** What an item asks: the name of its kind as the mapping of answer types knows it (B-305 to B-308), and how many answers are right. */
export type Asked = { readonly kind: string; readonly rightAnswers: number }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])
const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** A question as a pupil receives it, by what its type says of it. */
const ofQuestion = async (question: Fields): Promise<Asked | null> => {
  const rules = await screensOf(String(question.type))?.rules([question])
  return rules?.kind(question) ?? null
}

/** A zone as a pupil receives it, by what its mode says of it; what is picked counts its right answers. */
const ofZone = async ({ mode, pick }: Fields): Promise<Asked | null> => {
  const kind = await zoneAnswerKind(String(mode))
  return kind === null ? null : { kind, rightAnswers: pick === undefined ? 1 : countOf(pick) }
}

/**
 * What the items ask of what this device keeps of a sitting: the questions of a paper, or the zones of a worksheet, whose
 * answers stand under their own id or that of their group. An item that the mapping does not have is left out; of what is
 * none of both nothing is known. Rejects only where the rules of a type or of the zones
 * cannot be loaded.
 */
export const askedIn = async (kept: unknown): Promise<ReadonlyMap<string, Asked>> => {
  const { rows, ExerciseData } = isFields(kept) ? kept : {}
  const questions = fieldsIn(rows).map(async (row) => [[row.id], await ofQuestion(row)] as const)
  const zones = fieldsIn(ExerciseData).map(async (zone) => [[zone.id, zone.group], await ofZone(zone)] as const)
  const asked = await Promise.all([...questions, ...zones])
  return new Map(
    asked.flatMap(([ids, item]) =>
      item === null ? [] : ids.filter((id) => typeof id === 'string').map((id) => [id, item] as const),
    ),
  )
}
